/**
 * A day of which no time is known, as files of past matches tell it. A log has room for a moment only, so the day is
 * one that no clock gives: a millisecond after 16:00 in UTC, which every zone between Hawaii and New Zealand counts to
 * the same evening. The matches of one day that stand in an order take the milliseconds that follow.
 */
const hour = 16;
const length = 86_400_000;
const within = hour * 3_600_000 + 1;
/** So many places of a day are told apart. Few enough that no match played by the clock is taken for one of them. */
const places = 100;

/** @param month from 1. @returns the day in milliseconds since 1970. */
export const dayOnly = (year: number, month: number, day: number): number =>
	Date.UTC(year, month - 1, day) + within;

/** @param at a day alone. @returns the same day, for the match that has this place in it. */
export const inDay = (at: number, place: number): number => at - placeInDay(at) + Math.min(place, places - 1);

/** @param at a day alone. @returns the place of the match among those of its day, from 0. */
export const placeInDay = (at: number): number => (at % length) - within;

/** Whether a moment stands for a day of which no time is known. It is then written in UTC. */
export const isDayOnly = (at: number): boolean => placeInDay(at) >= 0 && placeInDay(at) < places;

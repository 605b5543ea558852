/**
 * A day of which no time is known, as files of past matches tell it. A log has room for a moment only, so the day is
 * one that no clock gives: a millisecond after 16:00 in UTC, which every zone between Hawaii and New Zealand counts to
 * the same evening.
 */
const hour = 16;
const length = 86_400_000;
const within = hour * 3_600_000 + 1;

/** @param month from 1. @returns the day in milliseconds since 1970. */
export const dayOnly = (year: number, month: number, day: number): number =>
	Date.UTC(year, month - 1, day) + within;

/** Whether a moment stands for a day of which no time is known. It is then written in UTC. */
export const isDayOnly = (at: number): boolean => at % length === within;

/** The seats of the players and the order of their turns (rules: Play goes clockwise). */
import type { Seat } from '../../outcome.ts';
import type { State } from './state.ts';

type Table = Pick<State, 'seats' | 'left'>;

/** @returns the seats of the players who have not left, in the order of the turns from `first`. */
export const seatsFrom = ({ seats, left }: Table, first: Seat): readonly Seat[] =>
	Array.from({ length: seats }, (_, place) => (first + place) % seats).filter((seat) => !left.includes(seat));

/** @returns how many players have not left: P in the formulas. */
export const playersIn = ({ seats, left }: Table): number => seats - left.length;

/** @returns the seat that plays after this one. */
export const nextSeat = (table: Table, seat: Seat): Seat =>
	seatsFrom(table, (seat + 1) % table.seats)[0] ?? seat;

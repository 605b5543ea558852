/** Who sits where and whose turn comes next (rules: Play goes clockwise). */
import type { Seat } from '../../said.ts';
import type { State } from './state.ts';

type Table = Pick<State, 'seats' | 'left'>;

/** @returns the seats still at the table, in the order of the turns, that one first if it is among them. */
export const seatsFrom = ({ seats, left }: Table, first: Seat): readonly Seat[] =>
	Array.from({ length: seats }, (_, place) => (first + place) % seats).filter((seat) => !left.includes(seat));

/** @returns how many still play: the P of the formulas. */
export const playersIn = ({ seats, left }: Table): number => seats - left.length;

/** @returns who plays after a seat. */
export const nextSeat = (table: Table, seat: Seat): Seat =>
	seatsFrom(table, (seat + 1) % table.seats)[0] ?? seat;

/** Moves seats by dragging their handles: what has `data-handle` within the rows that have `data-seat`. */
import type { Attachment } from 'svelte/attachments';
import type { Seat } from '$lib/games/outcome';

/** What is told of a drag. */
interface Dragged {
	/** Somebody is moved from one seat to another, while the finger is still down. */
	readonly onmove: (from: Seat, to: Seat) => void;
	/** The seat that is in the hand; undefined once it is let go. */
	readonly onhold: (seat: Seat | undefined) => void;
}

/** For the element that holds the rows. A press that moved somebody is no tap on the handle. */
export const dragSeats =
	({ onmove, onhold }: Dragged): Attachment<HTMLElement> =>
	(rows) => {
		let held: Seat | undefined;
		let hasMoved = false;

		const seatUnder = (y: number): Seat => {
			const bottoms = [...rows.querySelectorAll('[data-seat]')].map(
				(row) => row.getBoundingClientRect().bottom
			);
			const seat = bottoms.findIndex((bottom) => y < bottom);
			return seat < 0 ? bottoms.length - 1 : seat;
		};
		const press = (event: PointerEvent): void => {
			if (!event.isPrimary) return;
			// After a drag by a finger no click comes that would end it.
			hasMoved = false;
			const handle =
				event.target instanceof Element ? event.target.closest<HTMLElement>('[data-handle]') : null;
			if (!handle) return;
			held = Number(handle.dataset.handle);
			// The handle stays where it is while the names move past it.
			handle.setPointerCapture(event.pointerId);
		};
		const move = (event: PointerEvent): void => {
			if (held === undefined) return;
			const to = seatUnder(event.clientY);
			if (to === held) return;
			onmove(held, to);
			held = to;
			hasMoved = true;
			onhold(to);
		};
		const release = (): void => {
			if (hasMoved) onhold(undefined);
			held = undefined;
		};
		const tap = (event: MouseEvent): void => {
			if (hasMoved) event.stopPropagation();
			hasMoved = false;
		};
		rows.addEventListener('pointerdown', press);
		rows.addEventListener('pointermove', move);
		rows.addEventListener('pointerup', release);
		rows.addEventListener('pointercancel', release);
		rows.addEventListener('click', tap, true);
		return () => {
			rows.removeEventListener('pointerdown', press);
			rows.removeEventListener('pointermove', move);
			rows.removeEventListener('pointerup', release);
			rows.removeEventListener('pointercancel', release);
			rows.removeEventListener('click', tap, true);
		};
	};

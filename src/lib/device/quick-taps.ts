/**
 * A tap with a finger, told to its button as soon as the finger is lifted. A browser waits until it is sure of the
 * gesture and plays a whole mouse first, with a frame in between: a third to a half of what a tap takes. Whatever
 * is not plainly one tap of one finger is left to the browser.
 */
import type { Attachment } from 'svelte/attachments';

/** A finger that moves so many pixels strokes or scrolls. */
const reach = 10;
/** One held longer presses, in milliseconds: the browser may have a menu for it. */
const longest = 500;
/** A finger put down so soon after something scrolled stops it, in milliseconds. */
const stops = 150;

/** The first finger on the glass, as it came down. */
interface Down extends Pick<Touch, 'identifier' | 'clientX' | 'clientY'> {
	readonly at: number;
}

const isMoved = (down: Down, { clientX, clientY }: Touch): boolean =>
	Math.hypot(clientX - down.clientX, clientY - down.clientY) > reach;

/** The one finger of an event, where there is but one. */
const onlyFinger = ({ touches, changedTouches }: TouchEvent, others: number): Touch | undefined =>
	touches.length === others && changedTouches.length === 1 ? changedTouches[0] : undefined;

/** On what holds buttons: each is clicked, as by the browser, when a finger that tapped it is lifted. */
export const quickTaps: Attachment<HTMLElement> = (room) => {
	let down: Down | undefined;
	let scrolledAt = -Infinity;

	const begin = (event: TouchEvent): void => {
		const finger = onlyFinger(event, 1);
		down = undefined;
		// A field that is left by a tap is told so first, with what was put into it.
		const isInField = document.activeElement?.matches('input, textarea, select') === true;
		if (!finger || isInField || event.timeStamp - scrolledAt < stops) return;
		const { identifier, clientX, clientY } = finger;
		down = { identifier, clientX, clientY, at: event.timeStamp };
	};
	const move = ({ changedTouches }: TouchEvent): void => {
		const held = down;
		if (held && [...changedTouches].some((finger) => isMoved(held, finger))) down = undefined;
	};
	const end = (event: TouchEvent): void => {
		const finger = onlyFinger(event, 0);
		const tapped = down;
		down = undefined;
		if (!tapped || finger?.identifier !== tapped.identifier || isMoved(tapped, finger)) return;
		const { target } = event;
		const button = target instanceof Element && target.closest('button');
		if (!button || button.disabled || event.timeStamp - tapped.at > longest || !event.cancelable) return;
		// Else the browser's click comes too, on whatever lies there by then.
		event.preventDefault();
		const { clientX, clientY, screenX, screenY } = finger;
		const place = { clientX, clientY, screenX, screenY };
		target.dispatchEvent(
			new MouseEvent('click', { ...place, bubbles: true, cancelable: true, composed: true, detail: 1 })
		);
	};

	const leaving = new AbortController();
	const { signal } = leaving;
	const passive = { passive: true, signal };
	room.addEventListener('touchstart', begin, passive);
	room.addEventListener('touchmove', move, passive);
	room.addEventListener('touchend', end, { passive: false, signal });
	room.addEventListener('touchcancel', () => (down = undefined), passive);
	document.addEventListener('scroll', ({ timeStamp }) => (scrolledAt = timeStamp), {
		capture: true,
		...passive
	});
	return () => leaving.abort();
};

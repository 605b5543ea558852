/**
 * Clicks a button as soon as the finger that tapped it is lifted. A browser first waits until it is sure of
 * the gesture and emulates mouse events, which takes about a tenth of the time of a tap: 3 to 7 ms on a slow
 * phone (Chromium 156, November 2026). Every gesture other than a short tap with one finger is left to the
 * browser.
 */
import type { Attachment } from 'svelte/attachments';

/** A finger that moves farther than this swipes or scrolls, in pixels. */
const maxMovement = 10;
/** A longer touch is a long press, for which the browser may have a menu. In milliseconds. */
const maxDuration = 500;
/** A finger put down this soon after a scroll event stops the scrolling, and is no tap. In milliseconds. */
const scrollPause = 150;

/** Where and when the only finger touched the screen. */
interface TouchStart extends Pick<Touch, 'identifier' | 'clientX' | 'clientY'> {
	readonly at: number;
}

const isMoved = (start: TouchStart, { clientX, clientY }: Touch): boolean =>
	Math.hypot(clientX - start.clientX, clientY - start.clientY) > maxMovement;

/**
 * @param onScreen how many fingers touch the screen if no other takes part: 1 at the start, 0 at the end.
 * @returns the finger of the event; undefined when others take part.
 */
const onlyFinger = ({ touches, changedTouches }: TouchEvent, onScreen: number): Touch | undefined =>
	touches.length === onScreen && changedTouches.length === 1 ? changedTouches[0] : undefined;

/**
 * An attachment for an element that holds buttons: a button inside gets a `click` event, as from the browser,
 * as soon as a finger that tapped it is lifted.
 */
export const quickTaps: Attachment<HTMLElement> = (container) => {
	let start: TouchStart | undefined;
	let scrolledAt = -Infinity;

	const begin = (event: TouchEvent): void => {
		const finger = onlyFinger(event, 1);
		start = undefined;
		// A tap outside a focused field must blur the field before the click, so that its `change` event comes
		// first. Only the browser's own mouse events do this.
		const isInField = document.activeElement?.matches('input, textarea, select') === true;
		if (!finger || isInField || event.timeStamp - scrolledAt < scrollPause) return;
		const { identifier, clientX, clientY } = finger;
		start = { identifier, clientX, clientY, at: event.timeStamp };
	};
	const move = ({ changedTouches }: TouchEvent): void => {
		const from = start;
		if (from && [...changedTouches].some((finger) => isMoved(from, finger))) start = undefined;
	};
	const end = (event: TouchEvent): void => {
		const finger = onlyFinger(event, 0);
		const tapped = start;
		start = undefined;
		if (!tapped || finger?.identifier !== tapped.identifier || isMoved(tapped, finger)) return;
		const { target } = event;
		const button = target instanceof Element && target.closest('button');
		if (!button || button.disabled || event.timeStamp - tapped.at > maxDuration || !event.cancelable) return;
		// Otherwise the browser sends its own click too, to whatever is at this place by then.
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
	container.addEventListener('touchstart', begin, passive);
	container.addEventListener('touchmove', move, passive);
	container.addEventListener('touchend', end, { passive: false, signal });
	container.addEventListener('touchcancel', () => (start = undefined), passive);
	document.addEventListener('scroll', ({ timeStamp }) => (scrolledAt = timeStamp), {
		capture: true,
		...passive
	});
	return () => leaving.abort();
};

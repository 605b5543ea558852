/**
 * Recognises strokes over the cards of a picker by touch, pen or mouse: which cards of a month a stroke crosses, and
 * on which player's side it ends. Taps stay clicks of the cards' buttons.
 */
import type { Side } from '../../sides.ts';
import type { Attachment } from 'svelte/attachments';
import type { CardId } from '../rules/cards.ts';

interface Point {
	readonly x: number;
	readonly y: number;
}
export type Box = Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>;

/** A finger has to be further from the cards than this, in pixels, to have left them on purpose. */
const margin = 10;
/** The distance in pixels of the points tested between two pointer events, between which a finger may cross a card. */
const step = 6;

const isIn = ({ x, y }: Point, { left, top, right, bottom }: Box): boolean =>
	x >= left && x < right && y >= top && y < bottom;

/** @returns the indexes of the boxes that the line between two points crosses, in that order and each once. */
export const boxesCrossed = (boxes: readonly Box[], from: Point, to: Point): readonly number[] => {
	const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
	const passed = new Set<number>();
	for (let at = 0; at <= steps; at += 1) {
		const point = { x: from.x + ((to.x - from.x) * at) / steps, y: from.y + ((to.y - from.y) * at) / steps };
		const place = boxes.findIndex((box) => isIn(point, box));
		if (place >= 0) passed.add(place);
	}
	return [...passed];
};

/** @returns whether the cards of a month form a column, so that a flick goes to the left or to the right. */
export const isColumn = ([first, second]: readonly Box[]): boolean =>
	first !== undefined && second !== undefined && second.left < first.right - margin;

/**
 * @param boxes - the boxes of a month's cards
 * @param point - where the finger is
 * @returns the player whom a flick to this point chooses: the near one below or left of the cards, the far
 *   one above or right of them; `undefined` if the point is not off the cards in such a direction
 */
export const flickTarget = (boxes: readonly Box[], { x, y }: Point): Side | undefined => {
	const start = isColumn(boxes)
		? Math.min(...boxes.map(({ left }) => left)) - x
		: y - Math.max(...boxes.map(({ bottom }) => bottom));
	const end = isColumn(boxes)
		? x - Math.max(...boxes.map(({ right }) => right))
		: Math.min(...boxes.map(({ top }) => top)) - y;
	if (start > margin) return 0;
	return end > margin ? 1 : undefined;
};

/** A stroke over cards of one month. */
export interface Stroke {
	/** The cards crossed so far, in the order of the month. */
	readonly cards: readonly CardId[];
	/** The player on whose side the finger is off the cards, if it is. */
	readonly to: Side | undefined;
}

/** A press that moves less than this, in pixels, is a tap. */
const minStrokeLength = 12;

interface Gesture {
	readonly pointer: number;
	readonly from: Point;
	readonly cards: readonly CardId[];
	readonly boxes: readonly Box[];
	readonly passed: Set<number>;
	at: Point;
	stroke: Stroke | undefined;
}

const cardOf = (element: HTMLElement): CardId => element.dataset.card as CardId;
const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/**
 * @returns the gesture that begins on a card; the boxes are measured once, since cards do not move during a gesture.
 */
const startGesture = (event: PointerEvent): Gesture | undefined => {
	const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('[data-card]');
	if (!pressed || !event.isPrimary || event.button !== 0) return undefined;
	const buttons = [...(pressed.parentElement?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
	return {
		pointer: event.pointerId,
		from: pointOf(event),
		at: pointOf(event),
		cards: buttons.map(cardOf),
		boxes: buttons.map((button) => button.getBoundingClientRect()),
		passed: new Set([buttons.indexOf(pressed)]),
		stroke: undefined
	};
};

const strokeOf = ({ boxes, cards, passed, from, at, stroke }: Gesture): Stroke | undefined => {
	const to = flickTarget(boxes, at);
	const isMeant = stroke !== undefined || Math.hypot(at.x - from.x, at.y - from.y) >= minStrokeLength;
	if (!isMeant || (passed.size < 2 && to === undefined)) return undefined;
	return { cards: cards.filter((_, place) => passed.has(place)), to };
};

/**
 * An attachment for the element that contains the cards.
 *
 * @param show - called with the stroke whenever it changes, and with `undefined` when it is over
 * @param finish - called with the stroke when the pointer is lifted
 */
export const strokeGestures =
	(show: (stroke: Stroke | undefined) => void, finish: (stroke: Stroke) => void): Attachment<HTMLElement> =>
	(picker) => {
		let gesture: Gesture | undefined;
		/** Set from the start of a stroke until the click that may follow it, which is then suppressed. */
		let isStroke = false;
		const press = (event: PointerEvent): void => {
			if (gesture) return;
			isStroke = false;
			gesture = startGesture(event);
		};
		const move = (event: PointerEvent): void => {
			if (gesture?.pointer !== event.pointerId) return;
			const to = pointOf(event);
			for (const place of boxesCrossed(gesture.boxes, gesture.at, to)) gesture.passed.add(place);
			gesture.at = to;
			const before = gesture.stroke;
			gesture.stroke = strokeOf(gesture);
			if (gesture.stroke && !isStroke) {
				isStroke = true;
				picker.setPointerCapture(event.pointerId);
			}
			const isSame =
				before?.to === gesture.stroke?.to && before?.cards.length === gesture.stroke?.cards.length;
			if (!isSame) show(gesture.stroke);
		};
		const lift = (event: PointerEvent): void => {
			if (gesture?.pointer !== event.pointerId) return;
			const { stroke } = gesture;
			gesture = undefined;
			if (!isStroke) return;
			show(undefined);
			// Browsers fire no click after a touch that moved.
			if (event.pointerType === 'touch') isStroke = false;
			if (stroke && event.type === 'pointerup') finish(stroke);
		};
		const click = (event: MouseEvent): void => {
			// A click by keyboard has a detail of 0 and never follows a stroke.
			if (!isStroke || event.detail === 0) return;
			isStroke = false;
			event.stopPropagation();
		};
		/**
		 * Keeps the browser from treating a stroke as a swipe, since it would take the next tap as the end of the
		 * swipe.
		 */
		const preventScroll = (event: TouchEvent): void => {
			if (isStroke && event.cancelable) event.preventDefault();
		};
		const attached = new AbortController();
		const { signal } = attached;
		picker.addEventListener('touchmove', preventScroll, { passive: false, signal });
		picker.addEventListener('pointerdown', press, { signal });
		picker.addEventListener('pointermove', move, { signal });
		picker.addEventListener('pointerup', lift, { signal });
		picker.addEventListener('pointercancel', lift, { signal });
		picker.addEventListener('click', click, { capture: true, signal });
		return () => attached.abort();
	};

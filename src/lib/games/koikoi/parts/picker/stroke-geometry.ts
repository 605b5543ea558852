/**
 * The geometry of a stroke over the cards of a month: which cards it crosses, and on which player's side it
 * ends.
 */
import type { Side } from '../../../sides.ts';

export interface Point {
	readonly x: number;
	readonly y: number;
}
export type Box = Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>;

/** A finger has to be further from the cards than this, in pixels, to have left them on purpose. */
const margin = 10;
/**
 * The distance in pixels of the points tested between two pointer events, between which a finger may cross a
 * card.
 */
const step = 6;

const isIn = ({ x, y }: Point, { left, top, right, bottom }: Box): boolean =>
	x >= left && x < right && y >= top && y < bottom;

/**
 * @returns the indexes of the boxes that the line between two points crosses, in that order and each once.
 */
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

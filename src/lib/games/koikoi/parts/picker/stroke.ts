/** What a stroke over the cards of a month passes, and toward whose side it leaves them. */
import type { Side } from '../../rules/actions.ts';

export interface Point {
	readonly x: number;
	readonly y: number;
}
export type Box = Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>;

/** A finger wavers by so many pixels before it means to leave. */
const margin = 10;
/** Between two moves a finger may pass a card: the way is looked at in steps. */
const step = 6;

const isIn = ({ x, y }: Point, { left, top, right, bottom }: Box): boolean =>
	x >= left && x < right && y >= top && y < bottom;

/** @returns the places of the boxes that the way from one point to another passes, in its order, each once. */
export const passedOn = (boxes: readonly Box[], from: Point, to: Point): readonly number[] => {
	const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
	const passed = new Set<number>();
	for (let at = 0; at <= steps; at += 1) {
		const point = { x: from.x + ((to.x - from.x) * at) / steps, y: from.y + ((to.y - from.y) * at) / steps };
		const place = boxes.findIndex((box) => isIn(point, box));
		if (place >= 0) passed.add(place);
	}
	return [...passed];
};

/** Whether the cards of a month lie below each other: then a flick goes to the left or the right. */
export const isColumn = ([first, second]: readonly Box[]): boolean =>
	first !== undefined && second !== undefined && second.left < first.right - margin;

/**
 * @param boxes of the cards of the month
 * @returns the side of the player toward whom the point lies off the cards: below or left the near one, above or
 *   right the far one; nothing while it is beside none of them, or only further along them
 */
export const flickedTo = (boxes: readonly Box[], { x, y }: Point): Side | undefined => {
	const start = isColumn(boxes)
		? Math.min(...boxes.map(({ left }) => left)) - x
		: y - Math.max(...boxes.map(({ bottom }) => bottom));
	const end = isColumn(boxes)
		? x - Math.max(...boxes.map(({ right }) => right))
		: Math.min(...boxes.map(({ top }) => top)) - y;
	if (start > margin) return 0;
	return end > margin ? 1 : undefined;
};

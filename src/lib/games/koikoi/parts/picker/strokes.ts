/** Strokes over the cards of a picker: by touch, pen or mouse. A tap stays a click of its button. */
import type { Attachment } from 'svelte/attachments';
import type { Side } from '../../rules/actions.ts';
import type { CardId } from '../../rules/cards.ts';
import { flickedTo, passedOn, type Box, type Point } from './stroke.ts';

/** The cards of one month that a stroke has passed, and toward whom it leaves them. */
export interface Stroke {
	readonly cards: readonly CardId[];
	readonly to: Side | undefined;
}

/** Less than so many pixels is a tap. */
const tapReach = 12;

interface Held {
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

/** What was pressed, with the places of its month's cards: they stay where they are while it lasts. */
const heldBy = (event: PointerEvent): Held | undefined => {
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

const strokeOf = ({ boxes, cards, passed, from, at, stroke }: Held): Stroke | undefined => {
	const to = flickedTo(boxes, at);
	const isMeant = stroke !== undefined || Math.hypot(at.x - from.x, at.y - from.y) >= tapReach;
	if (!isMeant || (passed.size < 2 && to === undefined)) return undefined;
	return { cards: cards.filter((_, place) => passed.has(place)), to };
};

/**
 * On what holds the cards.
 *
 * @param show is told of the stroke as it grows, and of nothing once it is over.
 * @param give takes the stroke when the finger is lifted.
 */
export const strokes =
	(show: (stroke: Stroke | undefined) => void, give: (stroke: Stroke) => void): Attachment<HTMLElement> =>
	(picker) => {
		let held: Held | undefined;
		/** A stroke is no click, whatever the browser makes of it. */
		let isStroke = false;
		const press = (event: PointerEvent): void => {
			if (held) return;
			isStroke = false;
			held = heldBy(event);
		};
		const move = (event: PointerEvent): void => {
			if (held?.pointer !== event.pointerId) return;
			const to = pointOf(event);
			for (const place of passedOn(held.boxes, held.at, to)) held.passed.add(place);
			held.at = to;
			const before = held.stroke;
			held.stroke = strokeOf(held);
			if (held.stroke && !isStroke) {
				isStroke = true;
				picker.setPointerCapture(event.pointerId);
			}
			const isSame = before?.to === held.stroke?.to && before?.cards.length === held.stroke?.cards.length;
			if (!isSame) show(held.stroke);
		};
		const lift = (event: PointerEvent): void => {
			if (held?.pointer !== event.pointerId) return;
			const { stroke } = held;
			held = undefined;
			if (!isStroke) return;
			show(undefined);
			// A finger that moved makes no click.
			if (event.pointerType === 'touch') isStroke = false;
			if (stroke && event.type === 'pointerup') give(stroke);
		};
		const click = (event: MouseEvent): void => {
			// By keyboard there is no stroke before it.
			if (!isStroke || event.detail === 0) return;
			isStroke = false;
			event.stopPropagation();
		};
		/** A stroke is no swipe of the browser's either, which would take the tap after it for its end. */
		const keep = (event: TouchEvent): void => {
			if (isStroke && event.cancelable) event.preventDefault();
		};
		picker.addEventListener('touchmove', keep, { passive: false });
		picker.addEventListener('pointerdown', press);
		picker.addEventListener('pointermove', move);
		picker.addEventListener('pointerup', lift);
		picker.addEventListener('pointercancel', lift);
		picker.addEventListener('click', click, { capture: true });
		return () => {
			picker.removeEventListener('touchmove', keep);
			picker.removeEventListener('pointerdown', press);
			picker.removeEventListener('pointermove', move);
			picker.removeEventListener('pointerup', lift);
			picker.removeEventListener('pointercancel', lift);
			picker.removeEventListener('click', click, { capture: true });
		};
	};

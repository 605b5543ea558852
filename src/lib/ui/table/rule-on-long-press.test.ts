import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LongPress, longPressTime } from './rule-on-long-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** @returns a table with the rules that were opened, whose finger can be pressed and lifted. */
const table = () => {
	const opened: string[] = [];
	const held = new LongPress((rule) => opened.push(rule));
	return { opened, held, at: (x: number, y = 0) => ({ clientX: x, clientY: y }) };
};

it('a finger that rests on something opens its rule, and its click does nothing else', () => {
	const { opened, held, at } = table();
	held.press('gift', at(0));
	vi.advanceTimersByTime(longPressTime);
	held.lift();
	expect(opened).toEqual(['gift']);
	expect(held.takesClick()).toBe(true);
	expect(held.takesClick()).toBe(false);
});

it('a tap is never taken, however many there are', () => {
	const { opened, held, at } = table();
	for (let tap = 0; tap < 5; tap += 1) {
		held.press('gift', at(0));
		vi.advanceTimersByTime(longPressTime - 1);
		held.lift();
		expect(held.takesClick()).toBe(false);
	}
	vi.advanceTimersByTime(longPressTime);
	expect(opened).toEqual([]);
});

it('a finger that moves on strokes or scrolls; one that trembles rests', () => {
	const { opened, held, at } = table();
	held.press('gift', at(0));
	held.move(at(20));
	vi.advanceTimersByTime(longPressTime);
	expect(opened).toEqual([]);
	held.press('gift', at(0));
	held.move(at(3, 3));
	vi.advanceTimersByTime(longPressTime);
	expect(opened).toEqual(['gift']);
});

it('what has no rule opens none', () => {
	const { opened, held, at } = table();
	held.press(undefined, at(0));
	vi.advanceTimersByTime(longPressTime);
	expect(opened).toEqual([]);
});

it('the menu of the browser that comes with a long press opens the rule once, and the click after it is taken', () => {
	const { opened, held, at } = table();
	held.press('gift', at(0));
	expect(held.menu('gift')).toBe(true);
	vi.advanceTimersByTime(longPressTime);
	expect(held.menu('gift')).toBe(true);
	held.lift();
	expect(opened).toEqual(['gift']);
	expect(held.takesClick()).toBe(true);
});

it('the second button of a mouse or the key of the menu opens the rule and takes no click after it', () => {
	const { opened, held } = table();
	expect(held.menu('gift')).toBe(true);
	expect(held.menu(undefined)).toBe(false);
	expect(opened).toEqual(['gift']);
	expect(held.takesClick()).toBe(false);
});

it('a click that never came does not take the next tap', () => {
	const { held, at } = table();
	held.press('gift', at(0));
	vi.advanceTimersByTime(longPressTime);
	held.lift();
	held.press('secret', at(0));
	held.lift();
	expect(held.takesClick()).toBe(false);
});

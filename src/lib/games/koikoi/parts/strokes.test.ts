import { expect, it } from 'vitest';
import { flickTarget, isColumn, boxesCrossed, type Box } from './strokes.ts';

const box = (left: number, top: number): Box => ({ left, top, right: left + 40, bottom: top + 60 });
const row = [box(0, 100), box(40, 100), box(80, 100), box(120, 100)];
const column = [box(100, 0), box(100, 60), box(100, 120), box(100, 180)];

it('passes the cards on the way, however far apart two moves are', () => {
	expect(boxesCrossed(row, { x: 5, y: 130 }, { x: 150, y: 120 })).toEqual([0, 1, 2, 3]);
	expect(boxesCrossed(row, { x: 100, y: 130 }, { x: 50, y: 130 })).toEqual([2, 1]);
	expect(boxesCrossed(row, { x: 10, y: 130 }, { x: 10, y: 130 })).toEqual([0]);
	expect(boxesCrossed(row, { x: 10, y: 10 }, { x: 150, y: 10 })).toEqual([]);
});

it('knows a row from a column', () => {
	expect(isColumn(row)).toBe(false);
	expect(isColumn(column)).toBe(true);
	expect(isColumn([box(0, 0), box(40, 0), box(0, 60), box(40, 60)])).toBe(false);
});

it.each([
	['a row: down is near', row, { x: 60, y: 180 }, 0],
	['a row: up is far', row, { x: 60, y: 80 }, 1],
	['a row: wavering', row, { x: 60, y: 165 }, undefined],
	['a row: further along it', row, { x: 300, y: 130 }, undefined],
	['a column: left is near', column, { x: 80, y: 30 }, 0],
	['a column: right is far', column, { x: 160, y: 30 }, 1],
	['a column: further along it', column, { x: 120, y: 400 }, undefined]
])('%s', (_, boxes, point, side) => {
	expect(flickTarget(boxes, point)).toBe(side);
});

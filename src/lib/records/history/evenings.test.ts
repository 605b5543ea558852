import { expect, it } from 'vitest';
import { endedRow } from '../../../../tests/support/ended-row.ts';
import { eveningsOf } from './evenings.ts';

const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime();
const row = (id: string, changed: number) => ({ ...endedRow, id, changed });

it('each evening is listed once, even if a match moved while the list was read', () => {
	const evenings = eveningsOf([
		row('late', at(12, 1)),
		row('other', at(10, 20)),
		row('early', at(11, 19)),
		row('later-still', at(12, 20))
	]);
	expect(evenings.map(({ rows }) => rows.map(({ id }) => id))).toEqual([
		['late', 'early'],
		['other'],
		['later-still']
	]);
	expect(new Set(evenings.map(({ key }) => key)).size).toBe(evenings.length);
});

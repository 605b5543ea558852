import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eveningOf } from '../evening.ts';
import { spanOf } from './evening-span.ts';

describe('the span of an evening', () => {
	beforeAll(() => vi.stubEnv('TZ', 'Europe/Paris'));
	afterAll(() => vi.unstubAllEnvs());
	const hours = (evening: string): number | undefined => {
		const span = spanOf(evening);
		return span && (span.until - span.from) / 3_600_000;
	};

	it('goes from six to six', () => {
		expect(spanOf('2026-11-21')).toEqual({
			from: Date.parse('2026-11-21T06:00:00+01:00'),
			until: Date.parse('2026-11-22T06:00:00+01:00')
		});
		expect(hours('2026-11-21')).toBe(24);
		expect(hours('2026-12-31')).toBe(24);
	});

	it('has an hour more or less when the clocks change', () => {
		expect(hours('2026-10-24')).toBe(25);
		expect(hours('2026-03-28')).toBe(23);
		// Both moments at which it is half past two in that night belong to the evening.
		for (const at of ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'])
			expect(eveningOf(Date.parse(at))).toBe('2026-10-24');
	});

	it('has the match at a quarter past one, and the one before six, not the one at six', () => {
		const { from, until } = spanOf('2026-11-21') ?? { from: 0, until: 0 };
		const isIn = (at: string): boolean => {
			const moment = Date.parse(at);
			expect(eveningOf(moment) === '2026-11-21').toBe(moment >= from && moment < until);
			return moment >= from && moment < until;
		};
		expect(isIn('2026-11-22T01:15:00+01:00')).toBe(true);
		expect(isIn('2026-11-22T05:59:59+01:00')).toBe(true);
		expect(isIn('2026-11-22T06:00:00+01:00')).toBe(false);
		expect(isIn('2026-11-21T05:59:59+01:00')).toBe(false);
	});

	it.each(['', 'today', '2026-13-01', '2026-06-31', '2026-6-1', '2026-11-21T20:00'])(
		'“%s” has none',
		(text) => {
			expect(spanOf(text)).toBeUndefined();
		}
	);
});

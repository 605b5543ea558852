import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backupName, backupsToRemove, isDue, isOwnBackup, waitUntilCheck } from './auto-backup-plan.ts';

const device = '1f2e3d4c5b6a79880011223344556677';
const [minute, day] = [60_000, 86_400_000];
const noon = new Date(2026, 10, 23, 12).getTime();
const at = (time: number): string => backupName(time, device, []);
const dayOf = (name: string): string => name.slice(12, 22);
const kept = (names: readonly string[], latest: string, now: number): readonly string[] => {
	const removed = backupsToRemove(names, latest, device, now);
	return names.filter((name) => !removed.includes(name));
};

describe('names of backups', () => {
	test('tell day, second and browser', () => {
		expect(at(noon)).toBe('ochaya-auto-2026-11-23-120000-1f2e3d4c.jsonl.gz');
		expect(isOwnBackup(at(noon), device)).toBe(true);
	});
	test('of the same second are told apart', () => {
		expect(backupName(noon, device, [at(noon)])).toBe(at(noon + 1000));
	});
	test.each([
		'ochaya-2026-11-23.jsonl.gz',
		'ochaya-auto-2026-11-23-120000-aaaaaaaa.jsonl.gz',
		'ochaya-auto-2026-11-23-120000-1f2e3d4c.jsonl.gz.crswap',
		'copy of ochaya-auto-2026-11-23-120000-1f2e3d4c.jsonl.gz',
		'ochaya-auto-2026-11-23-1200-1f2e3d4c.jsonl.gz'
	])('others are never touched: %s', (name) => {
		expect(isOwnBackup(name, device)).toBe(false);
		expect(backupsToRemove([name, at(noon)], at(noon), device, noon)).toEqual([]);
	});
});

test('three backups of today stay, and the last one of each day before', () => {
	const today = [0, 20, 40, 60].map((minutes) => at(noon - minutes * minute));
	const before = [1, 2].flatMap((days) => [at(noon - days * day), at(noon - days * day - minute)]);
	expect(backupsToRemove([...today, ...before], today[0] ?? '', device, noon)).toEqual([
		today[3],
		before[1],
		before[3]
	]);
});

test('a month of daily backups leaves ten', () => {
	const names = Array.from({ length: 30 }, (_, days) => at(noon - days * day));
	expect(kept(names, at(noon), noon)).toEqual(names.slice(0, 10));
});

test('with a clock set back, the backup just made stays', () => {
	const ahead = Array.from({ length: 12 }, (_, days) => at(noon + (days + 1) * day));
	const left = kept([...ahead, at(noon), at(noon - day)], at(noon), noon);
	expect(left).toEqual([...ahead.slice(0, 8), at(noon), at(noon - day)]);
	expect(kept([at(noon - minute), at(noon)], at(noon - minute), noon)).toHaveLength(2);
});

const times = fc.array(fc.integer({ min: noon - 40 * day, max: noon + 3 * day }), {
	minLength: 1,
	maxLength: 60
});

test('whatever the clock did: ten at most, the newest among them, three of today, one of another day', () => {
	fc.assert(
		fc.property(times, fc.integer({ min: noon - 40 * day, max: noon + 3 * day }), (made, now) => {
			const names = made.reduce<readonly string[]>(
				(taken, time) => [...taken, backupName(time, device, taken)],
				[]
			);
			const latest = names.at(-1) ?? '';
			const left = kept([...names, 'tax.pdf'], latest, now).filter((name) => name !== 'tax.pdf');
			const today = dayOf(at(now));
			expect(left.length).toBeLessThanOrEqual(10);
			expect(left).toContain(latest);
			const days = left.map(dayOf);
			const ofToday = names.filter((name) => dayOf(name) === today);
			expect(days.filter((one) => one === today)).toHaveLength(Math.min(3, ofToday.length));
			const others = days.filter((one) => one !== today);
			expect(new Set(others).size).toBe(others.length);
			// A backup of another day is the last one of its day, except for the one just made.
			for (const name of left) {
				const sameDay = names.filter((other) => dayOf(other) === dayOf(name)).toSorted();
				if (dayOf(name) !== today && name !== latest) expect(name).toBe(sameDay.at(-1));
			}
			expect(kept(left, latest, now)).toEqual(left);
		})
	);
});

test('the first backup is made at once', () => {
	expect(isDue(noon, undefined)).toBe(true);
});

test('the next backup is made a quarter of an hour after the last', () => {
	expect(isDue(noon, noon - 14 * minute)).toBe(false);
	expect(isDue(noon, noon - 15 * minute)).toBe(true);
	expect(waitUntilCheck(noon, noon - 14.5 * minute)).toBe(0.5 * minute);
});

test('no wait is longer than a minute', () => {
	expect(waitUntilCheck(noon, noon)).toBe(minute);
	expect(waitUntilCheck(noon, noon - 20 * minute)).toBe(minute);
});

test('a clock set back does not delay the next backup', () => {
	expect(isDue(noon, noon + 60 * minute)).toBe(true);
	expect(waitUntilCheck(noon, noon + 60 * minute)).toBe(minute);
});

import { expect, test } from 'vitest';
import {
	changedFields,
	applicableFields,
	isOfPreset,
	isSameValue,
	nearestPreset,
	valueOf,
	valuesOf,
	withValue
} from './option-values.ts';

const options = { limit: 3, points: { goko: 10, kasu: 1 }, sevenPlus: null };

test('an option is read by its key or path', () => {
	expect(valueOf(options, 'limit')).toBe(3);
	expect(valueOf(options, 'points.goko')).toBe(10);
	expect(valueOf(options, 'sevenPlus.factor')).toBeUndefined();
});

test('setting one option changes neither the others nor the given object', () => {
	expect(withValue(options, 'points.goko', 15)).toEqual({ ...options, points: { goko: 15, kasu: 1 } });
	expect(withValue(options, 'limit', null)).toEqual({ ...options, limit: null });
	expect(withValue(options, 'sevenPlus.factor', 2)).toEqual({ ...options, sevenPlus: { factor: 2 } });
	expect(options).toEqual({ limit: 3, points: { goko: 10, kasu: 1 }, sevenPlus: null });
});

test('values are compared by content, not by identity', () => {
	expect(isSameValue({ threshold: 7 }, { threshold: 7 })).toBe(true);
	expect(isSameValue(null, 0)).toBe(false);
});

test('fields that do not apply are left out; the values of a number field are its two ends', () => {
	const limit = { key: 'limit', rule: 'limit', range: { min: 1, max: 5 } };
	const atLimit = { key: 'atLimit', rule: 'limit', values: ['draw'], applies: () => false };
	expect(applicableFields([limit, atLimit], options)).toEqual([limit]);
	expect(valuesOf(limit)).toEqual([1, 5]);
	expect(valuesOf(atLimit)).toEqual(['draw']);
});

test('changes are counted over the fields that apply, and against the nearest preset', () => {
	interface Own {
		readonly limit: number | null;
		readonly atLimit: string;
		readonly goal: number;
	}
	const fields = [
		{ key: 'limit', rule: 'limit', values: [null, 3] },
		{ key: 'atLimit', rule: 'limit', values: ['draw', 'points'], applies: (one: Own) => one.limit !== null },
		{ key: 'goal', rule: 'goal', range: { min: 1, max: 9 } }
	];
	const long: Own = { limit: null, atLimit: 'draw', goal: 5 };
	const short: Own = { limit: 3, atLimit: 'draw', goal: 2 };
	const changesFrom = (original: Own, options: Own) =>
		changedFields(fields, original, options).map(({ key }) => key);
	expect(changesFrom(long, { ...long, atLimit: 'points' })).toEqual([]);
	expect(changesFrom(long, { ...short, atLimit: 'points' })).toEqual(['limit', 'atLimit', 'goal']);
	const choosable = { presets: { long, short }, fields };
	expect(nearestPreset(choosable, { ...short, goal: 4 })).toBe('short');
	expect(nearestPreset(choosable, { ...long, goal: 9 })).toBe('long');
	// What only the box decides outweighs any number of other changes.
	const ofBox = fields.map((field) => (field.key === 'limit' ? { ...field, isOfBox: true } : field));
	const boxes = { presets: { long, short }, fields: ofBox };
	expect(nearestPreset(boxes, { ...long, limit: short.limit, atLimit: 'points' })).toBe('short');
	expect(isOfPreset(boxes, 'long', { ...long, goal: 9 })).toBe(true);
	for (const id of ['short', 'toString']) expect(isOfPreset(boxes, id, long)).toBe(false);
});

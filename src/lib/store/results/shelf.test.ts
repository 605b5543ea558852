import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { looseKey, mergeShelves, shelfCount, shelfOf } from './shelf.ts';

describe('a shelf', () => {
	it('is the same for a match for ever', () => {
		// What is published of FNV-1a: 811c9dc5, e40c292c, bf9cf968; of each, the last seven bits.
		expect(['', 'a', 'foobar'].map(shelfOf)).toEqual([0x45, 0x2c, 0x68]);
		expect(looseKey('5f0c9c3e-1d0a-4b8e-9d52-0a1f6f3f7c11')).toEqual([
			103,
			'5f0c9c3e-1d0a-4b8e-9d52-0a1f6f3f7c11'
		]);
	});

	it('is as full as the others', () => {
		const lying = Array.from({ length: shelfCount }, () => 0);
		for (let index = 0; index < 10_000; index += 1) {
			const shelf = shelfOf(`copy-${String(index).padStart(6, '0')}`);
			lying[shelf] = (lying[shelf] ?? 0) + 1;
		}
		expect(Math.min(...lying)).toBeGreaterThan(30);
		expect(Math.max(...lying)).toBeLessThan(150);
	});

	it('holds for each match what was said last', () => {
		const { results, unread } = mergeShelves([
			'[["a",1],["b",1],["c",1]]',
			'["b"]',
			'["c",2]',
			'["d",2]',
			'["e"]'
		]);
		expect([...results.values()]).toEqual([
			['a', 1],
			['c', 2],
			['d', 2]
		]);
		expect(unread).toBe(0);
	});

	it('leaves out what is none, and counts it', () => {
		const { results, unread } = mergeShelves([
			...[undefined, null, 7, '', '[', '{}', '[]', '7', 'null', ['a', 1]],
			'[["a",1],7,[],[7],null]'
		]);
		expect([...results.keys()]).toEqual(['a']);
		expect(unread).toBe(13);
	});

	it('is read the same, however much of it lies loose', () => {
		const said = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.option(fc.nat(9))), {
			maxLength: 12
		});
		fc.assert(
			fc.property(said, fc.nat(12), (all, place) => {
				const text = ([id, value]: (typeof all)[number]) =>
					JSON.stringify(value === null ? [id] : [id, value]);
				const expected = new Map<string, number>();
				for (const [id, value] of all)
					if (value === null) expected.delete(id);
					else expected.set(id, value);
				const shelf = JSON.stringify([...mergeShelves(all.slice(0, place).map(text)).results.values()]);
				const { results } = mergeShelves([shelf, ...all.slice(place).map(text)]);
				expect(new Map([...results.values()].map(([id, value]) => [id, value]))).toEqual(expected);
			})
		);
	});
});

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { strippedOfKanji } from './without-kanji';

type Read = (data: Uint8ClampedArray, width: number, height: number) => { readonly data: string } | null;

const published = readFileSync('node_modules/jsqr/dist/jsQR.js', 'utf8');

/** @returns what the stripped reader exports. */
const load = (): Read => {
	const module: { exports: unknown } = { exports: {} };
	runInNewContext(strippedOfKanji(published), { module, exports: module.exports });
	return module.exports as Read;
};

/** A code as black and white points, each module four wide. */
const drawn = (text: string): readonly [Uint8ClampedArray, number] => {
	const { data, size } = encode(text, { border: 4 });
	const width = size * 4;
	const points = new Uint8ClampedArray(width * width * 4).fill(255);
	for (let y = 0; y < width; y += 1)
		for (let x = 0; x < width; x += 1)
			if (data[y >> 2]?.[x >> 2]) points.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
	return [points, width];
};

test('it is a third of the published reader', () => {
	expect(strippedOfKanji(published).length).toBeLessThan(published.length / 2);
});

test.each(['https://tea.example/fr/receive/#v1.KoïKoï', '花見小路', '20261122', 'HANABI'])(
	'it reads %s',
	(text) => {
		const [points, width] = drawn(text);
		expect(load()(points, width, width)?.data).toBe(text);
	}
);

test('another version of it is told', () => {
	expect(() => strippedOfKanji('exports.tables = {};')).toThrow('Shift JIS');
});

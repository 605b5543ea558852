import encodeQR from 'qr';
import { expect, test } from 'vitest';
import { partLength, toFrames } from './frames';
import { readCode, type PixelData } from './read-code';

/** A code as black and white pixels, each module four pixels wide. */
const drawn = (text: string): PixelData => {
	const modules = encodeQR(text, 'raw', { ecc: 'low', border: 4 });
	const width = modules.length * 4;
	const points = new Uint8ClampedArray(width * width * 4).fill(255);
	for (let y = 0; y < width; y += 1)
		for (let x = 0; x < width; x += 1)
			if (modules[y >> 2]?.[x >> 2]) points.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
	return { data: points, width, height: width };
};

const [frame = ''] = toFrames('AbCd-_19'.repeat(partLength / 4)) ?? [];

test.each([
	['a link', 'https://tea.example/fr/receive/#v1.KoïKoï'],
	['what is neither Latin nor a link', '花見小路'],
	['digits', '20261122'],
	['capitals', 'HANABI'],
	['one of a sequence of codes', frame]
])('it reads %s', (_, text) => {
	expect(readCode(drawn(text))).toBe(text);
});

test('a picture without a code gives nothing', () => {
	expect(readCode({ data: new Uint8ClampedArray(100 * 100 * 4).fill(90), width: 100, height: 100 })).toBe(
		undefined
	);
});

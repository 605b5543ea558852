/** The fireworks are legible on every background they are drawn on, in both themes and over the night. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colours } from '../rules/cards.ts';

type Tokens = Readonly<Record<string, string>>;

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
/** @returns the custom properties in the first block of the selector. */
const blockOf = (css: string, selector: string): Tokens => {
	const body = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
	return Object.fromEntries(
		[...body.matchAll(/(--[a-z0-9-]+):\s*([^;]+);/g)].map(
			([, name = '', value = '']) => [name, value] as const
		)
	);
};
const [app, art, night] = [read('../../../../app.css'), read('./colours.css'), read('../parts/night.css')];
const dark = ":root[data-theme='dark']";
const light = { ...blockOf(app, ':root'), ...blockOf(art, ':root') };
const darkened = { ...light, ...blockOf(app, dark), ...blockOf(art, dark) };
const themes: Readonly<Record<string, Tokens>> = {
	'light theme': light,
	'dark theme': darkened,
	'night table, light theme': { ...light, ...blockOf(night, '.night') },
	'night table, dark theme': { ...darkened, ...blockOf(night, '.night') }
};

/** @returns the colour of a token as `#rrggbb`. */
const hexOf = (tokens: Tokens, name: string): string => {
	const value = tokens[name] ?? '';
	const inner = /^var\((.+)\)$/.exec(value)?.[1];
	return inner === undefined ? value : hexOf(tokens, inner);
};
const luminanceOf = (hex: string): number => {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (tokens: Tokens, one: string, other: string): number => {
	const [low = 0, high = 0] = [one, other]
		.map((name) => luminanceOf(hexOf(tokens, name)))
		.sort((a, b) => a - b);
	return (high + 0.05) / (low + 0.05);
};

describe.each(Object.entries(themes))('%s', (_, tokens) => {
	it.each(colours)('%s is legible as ink on cards and paper', (colour) => {
		for (const paper of ['--card', '--washi-2'])
			expect(contrast(tokens, `--fire-ink-${colour}`, paper), paper).toBeGreaterThanOrEqual(4.5);
	});
	it.each(colours)('%s is legible on the sky, and so are marks on it', (colour) => {
		for (const sky of ['--sky', '--sky-2', '--sky-3'])
			expect(contrast(tokens, `--fire-${colour}`, sky), sky).toBeGreaterThanOrEqual(4.5);
		expect(contrast(tokens, '--on-fire', `--fire-${colour}`)).toBeGreaterThanOrEqual(4.5);
	});
});

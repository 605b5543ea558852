/** The heading font has every letter of our words: one from another face would stand out in its word. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const texts = (pattern: Record<string, string>): string => Object.values(pattern).join('\n');
const messages = texts(
	import.meta.glob<string>('/src/lib/**/messages/{en,fr}.json', {
		eager: true,
		query: '?raw',
		import: 'default'
	})
);
const headings = texts(
	import.meta.glob<string>('/src/lib/games/*/rulebook/*.md', {
		eager: true,
		query: '?raw',
		import: 'default'
	})
)
	.split('\n')
	.filter((line) => line.startsWith('#'))
	.join('\n');

/** @returns the characters that `unicode-range` gives to the files of the heading font. */
const drawn = (styles: string): ReadonlySet<string> =>
	new Set(
		[...styles.matchAll(/unicode-range:([^;]+);/g)]
			.flatMap(([, range = '']) => range.split(','))
			.flatMap((part) => {
				const [from = NaN, to = from] = part
					.trim()
					.slice(2)
					.split('-')
					.map((code) => parseInt(code, 16));
				return Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place));
			})
	);

it('the heading font has every letter, digit, dash and ellipsis of messages and headings', () => {
	const has = drawn(readFileSync(new URL('../src/app.css', import.meta.url), 'utf8'));
	const used = new Set(`${messages}${headings}`.match(/[\p{L}\p{N}–…]/gu));
	expect([...used].filter((letter) => !has.has(letter))).toEqual([]);
});

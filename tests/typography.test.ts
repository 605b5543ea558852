/** The app's words are set as each language sets them: spaces that do not break, marks, elisions. */
import { describe, expect, it } from 'vitest';
import { broken, visible, type Text } from './support/words/rule';
import { messageTexts, readableParts, readingsOf, rulebookTexts } from './support/words/texts';
import { typography } from './support/words/typography';
import { withUnitSpaces } from './support/words/units';

const messages = messageTexts();
const texts: readonly Text[] = [...messages, ...rulebookTexts()];

it('finds the messages of the app and of the games in all their forms, and the rulebooks', () => {
	expect(messages.filter(({ language }) => language === 'fr').length).toBeGreaterThan(1500);
	expect(new Set(messages.map(({ area }) => area))).toContain('koikoi');
	expect(messages.some(({ place }) => place.endsWith('(count=one)'))).toBe(true);
	expect(texts.some(({ place }) => place.startsWith('hanabi/rulebook/fr.md:'))).toBe(true);
});

it('reads of a rulebook what its readers see', () => {
	expect(readableParts('### The first Oya {#first-oya}')).toEqual(['The first Oya']);
	expect(readableParts('- **4 geishas**: see [the end](#end), after {pays.wins=3 rounds}')).toEqual([
		'4 geishas: see the end, after 3 rounds'
	]);
	expect(readableParts('| January | pine |')).toEqual(['January', 'pine']);
	expect(readableParts('| --- | :---: |')).toEqual([]);
	expect(readableParts('::: drawing yaku')).toEqual([]);
});

it('reads the cases of a rulebook one after the other', () => {
	const line =
		'It ends{when limit=3: , after 3 rounds{when tie=draw: , drawn}{when tie!=draw: , by points}}.';
	expect(readingsOf(line, { limit: 'null', tie: 'draw' })).toEqual([
		'It ends.',
		'It ends, after 3 rounds, drawn.',
		'It ends, after 3 rounds, by points.'
	]);
});

describe('typography', () => {
	it.each(typography)('$language: “$instead”, because $why', ({ pattern, bad, good }) => {
		for (const text of bad) expect(text).toMatch(pattern);
		for (const text of good) expect(text).not.toMatch(pattern);
	});

	it.each(['en', 'fr'] as const)('no text breaks one (%s)', (language) => {
		expect(
			broken(
				texts.filter((text) => text.language === language),
				typography
			)
		).toEqual([]);
	});
});

describe('a number and its unit', () => {
	it('get a space that does not break', () => {
		expect(withUnitSpaces('{count} matches, 8 cards each', 'en')).toBe(
			'{count}\u00a0matches, 8\u00a0cards each'
		);
		expect(withUnitSpaces('{n} points de charme', 'fr')).toBe('{n}\u00a0points de charme');
		expect(withUnitSpaces('×\u00a02, then × {factor}; {percent} %', 'en')).toBe(
			'×\u00a02, then ×\u00a0{factor}; {percent}\u00a0%'
		);
	});
	it('leave other words as they are', () => {
		for (const text of [
			'3 of 8',
			'Gokō at 15, ribbons',
			'Player 2 begins',
			'{name} moves',
			'the first to {target} wins'
		])
			expect(withUnitSpaces(text, 'en')).toBe(text);
		for (const text of ['{winner} gagne', 'de 3 à 5', 'mois 3 sur 12'])
			expect(withUnitSpaces(text, 'fr')).toBe(text);
	});
	it.each(['en', 'fr'] as const)('stay together in every message (%s)', (language) => {
		const apart = messages
			.filter((text) => text.language === language && withUnitSpaces(text.text, language) !== text.text)
			.map(({ place, text }) => `${place}: “${text}”, write “${visible(withUnitSpaces(text, language))}”`);
		expect(apart).toEqual([]);
	});
});

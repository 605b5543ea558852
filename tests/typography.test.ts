/** The app's words are set as each language sets them: spaces that do not break, marks, elisions. */
import { describe, expect, it } from 'vitest';
import { broken, visible, type Text } from './support/words/rule';
import { messageTexts, rulebookTexts } from './support/words/texts';
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

describe.each(['en', 'fr'] as const)('%s', (language) => {
	it('no text breaks a rule of typography', () => {
		const own = texts.filter((text) => text.language === language);
		expect(broken(own, typography)).toEqual([]);
	});
	it('a number and its unit stay together in every message', () => {
		const apart = messages
			.filter((text) => text.language === language && withUnitSpaces(text.text, language) !== text.text)
			.map(({ place, text }) => `${place}: “${text}”, write “${visible(withUnitSpaces(text, language))}”`);
		expect(apart).toEqual([]);
	});
});

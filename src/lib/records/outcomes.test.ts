import { expect, it } from 'vitest';
import { overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { outcomesOf } from './played';
import { playedWords } from './match-words';

overwriteGetLocale(() => 'en');

const bare = (text: string) => text.replaceAll('\u00a0', ' ');

it('counts shows among the matches, and says how many they are', () => {
	const outcomes = outcomesOf(['won', 'won', 'lost', 'won']);
	expect(bare(playedWords(outcomes, 1))).toBe('5 matches · 1 of them a show · 3 won');
	expect(bare(playedWords(outcomes, 0))).toBe('4 matches · 3 won');
});

it('says of shows alone nothing of wins, and nothing where nothing is counted', () => {
	expect(bare(playedWords(outcomesOf([]), 2))).toBe('2 matches · 2 of them shows');
	expect(playedWords(outcomesOf([]), 0)).toBe('');
});

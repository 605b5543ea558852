/** What a screen reader hears of the answers of the rule search over a match. */
import { render } from 'svelte/server';
import { afterEach, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { withValue } from '$lib/games/option-values';
import { defaultOptions, matchRulesOf } from '$lib/rulebook/match-rules';
import SearchHits from '$lib/rulebook/SearchHits.svelte';
import { allGames } from './support/games';
import { findOnPage } from './support/rule-search';

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

const { game } = (await allGames()).find(({ id }) => id === 'geisha') ?? {};

/** @returns the text of the answer of a section, in a Geisha match to 2 rounds won. */
const heard = async (question: string, section: string, locale: 'en' | 'fr'): Promise<string> => {
	if (!game) throw new Error('no Geisha');
	overwriteGetLocale(() => locale);
	const rules = matchRulesOf(game, withValue(defaultOptions(game), 'wins', 2), await game.setupWords());
	const match = { game: 'geisha', rules };
	const found = findOnPage(question, 'geisha', locale);
	const { body } = render(SearchHits, {
		props: { found, game: 'geisha', match, hrefOf: () => '#', onpick: () => undefined }
	});
	const [, hit = ''] = new RegExp(`data-hit="${section}"(.*?)</a>`, 's').exec(body) ?? [];
	return hit.replaceAll(/<!--.*?-->|<[^>]+>/gs, '');
};

it.each([
	['first to win 2 rounds', 'en', 'The first to win 2\u00a0rounds (in this match) wins the match.'],
	['2 rounds', 'en', 'The first to win 2\u00a0rounds (in this match) wins the match.'],
	['manches gagnées', 'fr', 'Le premier à gagner 2\u00a0manches (dans cette partie) remporte la partie.']
] as const)('“%s”: a value of two words is said once to be of the match', async (question, locale, words) => {
	expect(await heard(question, 'rounds', locale)).toContain(words);
});

/** No sentence of a book or an aid is false in a match: under every preset, and with every option changed. */
import { afterEach, describe, expect, it } from 'vitest';
import { locales } from '$lib/games/locale';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { readCondition } from '$lib/rulebook/cases/condition';
import { defaultOptions, optionTextsOf } from '$lib/rulebook/match-rules';
import { catches, conditionsOf, wrongIn } from './support/claims/check';
import { plain, type GameClaims } from './support/claims/claim';
import { geisha } from './support/claims/geisha';
import { hanabi } from './support/claims/hanabi';
import { hanamikoji } from './support/claims/hanamikoji';
import { koikoi } from './support/claims/koikoi';
import { allGames } from './support/games';

const claims: Readonly<Record<string, GameClaims>> = { geisha, hanabi, hanamikoji, koikoi };

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

const games = (await allGames()).flatMap(({ id, game }) => {
	const known = claims[id];
	return known ? [{ id, game, known }] : [];
});

describe.each(games)('$id', ({ game, known }) => {
	const printed = optionTextsOf(game, defaultOptions(game));

	it.each(known.claims.flatMap((claim) => locales.map((locale) => ({ claim, locale, why: claim.why }))))(
		'$locale: finds what it is about: $why',
		({ claim, locale }) => {
			const words = claim.words[locale];
			const texts = { ...printed, ...claim.given };
			for (const text of words.bad) expect(catches(words, plain(text), texts), text).toBe(true);
			for (const text of words.good) expect(catches(words, plain(text), texts), text).toBe(false);
		}
	);

	it('is about options and values that there are', () => {
		for (const { when } of [...known.claims, ...known.duties])
			for (const condition of conditionsOf({ when }))
				expect(Object.keys(printed), when).toContain(readCondition(condition).key);
		const options = game.options.fields.map(({ key }) => key);
		for (const { option } of known.subjects) expect(options).toContain(option);
	});

	it('says nothing false in any match', async () => {
		expect(await wrongIn(game, known)).toEqual([]);
	}, 60_000);
});

/** Sentences made of parts are well made, for names of any kind and for 0, 1 and 2, in every language. */
import { afterEach, describe, expect, it } from 'vitest';
import { metas } from '$lib/games/registry';
import { geishas } from '$lib/games/hanamikoji/rules/geishas';
import { markerNames } from '$lib/games/hanamikoji/words/names';
import { yakuIds } from '$lib/games/koikoi/rules/yaku';
import { yakuName } from '$lib/games/koikoi/words/names';
import { locales, type Locale } from '$lib/i18n/locale';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { importWords } from '$lib/send/import-words';
import type { Imported } from '$lib/store/backup/import';
import { leadWords, standingText } from '$lib/match-view/match-words';
import { bestSinceText, recordText, recordTitle } from '$lib/records/news';
import { composedOver, figureTexts, spokenWordsOf, type Composed } from './support/composed';
import { fixturesOf } from './support/fixture';
import { allGames } from './support/games';
import { faultsOf } from './support/sentence-faults';

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

/** A listener waits through a sentence; this is about fifteen seconds of speech. In characters. */
const longestSpoken = 340;

/** Forty characters. */
const longName = 'Wilhelmina-Maximiliane Oberhuber-Steiner';
const players = ['Ayane', 'Élodie', 'Tom', longName, 'Oscar', 'Ines', 'Ulysse', 'Yves'];

/** @returns what keeps its capital anywhere: the players, the geishas, the actions, the yaku and the games. */
const properNames = (): readonly string[] => [
	...players,
	...geishas.map(({ name }) => name),
	...Object.values(markerNames).map((name) => name()),
	...yakuIds.map(yakuName),
	...metas.map(({ name }) => name)
];

/** @returns a line for each faulty text: what it is, the text, what is wrong. */
const faultyAmong = (composed: readonly Composed[], locale: Locale): readonly string[] => {
	const names = properNames();
	const once = new Map(composed.map((one) => [`${one.what} ${one.text}`, one]));
	return [...once.values()].flatMap(({ what, text, isWhole }) =>
		faultsOf(text, locale, { names, isWhole }).map((fault) => `${locale} ${what}: “${text}”: ${fault}`)
	);
};

describe.each(await allGames())('$id', (registered) => {
	it.each(locales)('says nothing faulty over its fixtures (%s)', async (locale) => {
		overwriteGetLocale(() => locale);
		const composed: Composed[] = [];
		for (const [place, [, fixture]] of fixturesOf(registered.id).entries()) {
			// Each name has its turn on each seat.
			const first = place % 4;
			const names = [...players.slice(first), ...players.slice(0, first)].slice(0, fixture.seats);
			composed.push(...(await composedOver(registered, fixture, names)));
		}
		expect(composed.length).toBeGreaterThan(20);
		expect(faultyAmong(composed, locale)).toEqual([]);
		for (const { what, text } of composed)
			if (what.startsWith('spoken'))
				expect(text.replaceAll(longName, 'Max').length, text).toBeLessThanOrEqual(longestSpoken);
	});

	it.each(locales)('lists its keys, each once (%s)', (locale) => {
		overwriteGetLocale(() => locale);
		const keys = spokenWordsOf(registered.id)
			?.keys()
			.map((key) => key.keys);
		expect(keys, 'the main action of every table has the key 0: docs/accessibility.md').toContain('0');
		expect(new Set(keys).size).toBe(keys?.length);
	});

	it.each(locales)('says nothing faulty in its records (%s)', async (locale) => {
		overwriteGetLocale(() => locale);
		expect(faultyAmong(await figureTexts(registered), locale)).toEqual([]);
	});

	it.each(locales)('tells its news well (%s)', async (locale) => {
		overwriteGetLocale(() => locale);
		const { figures } = await registered.meta.recordWords();
		const bests = figures.filter((figure) => figure.kind === 'best');
		const composed = bests.flatMap((figure) =>
			players.slice(0, 3).flatMap((name) => {
				const since = Date.UTC(2026, 7, 2);
				const best = { figure, seat: 0, value: 1, of: '4', among: 'own' as const, matches: 5, since };
				return [
					recordTitle(best, name),
					recordText(best, name),
					recordText(best, ''),
					bestSinceText(best, name, Date.UTC(2026, 10, 1))
				];
			})
		);
		const lines = composed.map((text) => ({ what: 'news', text, isWhole: false }));
		expect(faultyAmong(lines, locale)).toEqual([]);
	});
});

describe('the app', () => {
	it.each(locales)('says who leads (%s)', (locale) => {
		overwriteGetLocale(() => locale);
		const counts = [0, 1, 2];
		const composed = counts.flatMap((won) =>
			counts.map((lost) => ({
				what: 'lead',
				text: leadWords(['Ayane', 'Élodie'], { won, lost, drawn: 1 }),
				isWhole: true
			}))
		);
		expect(faultyAmong(composed, locale)).toEqual([]);
	});

	it.each(locales)('says what an import did (%s)', (locale) => {
		overwriteGetLocale(() => locale);
		const composed = [0, 1, 2].flatMap((n) => {
			const imported: Imported = {
				matches: n,
				entries: n,
				players: n,
				ruleSets: n,
				seasons: n,
				deleted: n,
				unread: n,
				differing: n,
				refusedRuleSets: [],
				asked: [],
				kept: []
			};
			return importWords(imported).map((text) => ({ what: 'import', text, isWhole: true }));
		});
		expect(faultyAmong(composed, locale)).toEqual([]);
	});

	it('writes a standing with no word', () => {
		expect(standingText({ standing: { scores: [11, 7] } })).toBe('11 – 7');
		expect(standingText({ standing: { scores: [21], max: 25 } })).toBe('21/25');
	});
});

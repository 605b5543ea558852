/** Every value, drawing, phase and option of a game has its place in the rulebooks of all languages. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Rulebook } from '$lib/games/game';
import { locales, type Locale } from '$lib/i18n/locale';
import { valuesOf, withValue } from '$lib/games/option-values';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { conditionsIn, matchHtml, printedHtml } from '$lib/rulebook/cases/choose';
import { readCondition } from '$lib/rulebook/cases/condition';
import { matchRulesOf, defaultOptions, defaultValues, optionTextsOf } from '$lib/rulebook/match-rules';
import { partsOf } from '$lib/rulebook/parts';
import { chapterOf } from '$lib/rulebook/sections';
import { fixturesOf } from './support/fixture';
import { releasedSections } from './support/released';
import { allGames, play } from './support/games';

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

/** @returns the values in a text, as `key=printed`, in order. */
const valuesIn = (html: string): readonly string[] =>
	[...html.matchAll(/<span data-value="([^"]+)">([^<]*)<\/span>/g)].map(([, key, text]) => `${key}=${text}`);
const keysIn = (html: string): readonly string[] =>
	valuesIn(html)
		.map((value) => value.split('=')[0] ?? '')
		.sort();
const drawingsIn = (html: string): readonly string[] =>
	partsOf(html).flatMap((part) => ('drawing' in part ? [part.drawing] : []));

/** The options that each book is printed for. */
const printedFiles = import.meta.glob<Readonly<Record<string, string>>>(
	'/src/lib/games/*/rulebook/printed.json',
	{ eager: true, import: 'default' }
);

describe.each(await allGames())('$id', async ({ id, game }) => {
	const books = Object.fromEntries(
		await Promise.all(locales.map(async (locale) => [locale, await game.rulebook(locale)] as const))
	) as Record<Locale, Rulebook>;
	const aids = Object.fromEntries(
		await Promise.all(locales.map(async (locale) => [locale, await game.aid(locale)] as const))
	) as Record<Locale, Rulebook>;
	const drawings = await game.drawings?.();
	const options = defaultOptions(game);
	const printed = printedFiles[`/src/lib/games/${id}/rulebook/printed.json`] ?? {};
	const setupWords = await game.setupWords();
	const idsIn = (locale: Locale) => books[locale].map((section) => section.id);

	it('every section that a released version had is still there, since links lead to it', () => {
		expect(idsIn('en')).toEqual(expect.arrayContaining([...(releasedSections[id] ?? [])]));
	});

	it('a section has the same values and drawings in every language', () => {
		for (const locale of locales)
			for (const [place, { id: section, html }] of books[locale].entries()) {
				const other = books.en[place]?.html ?? '';
				expect(keysIn(html), section).toEqual(keysIn(other));
				expect(drawingsIn(html), section).toEqual(drawingsIn(other));
			}
	});

	it('the cases are about options, name values they can have, and are the same in every language', () => {
		for (const texts of [books, aids])
			for (const locale of locales)
				for (const [place, { id: section, html }] of texts[locale].entries()) {
					expect(conditionsIn(html).toSorted(), section).toEqual(
						conditionsIn(texts.en[place]?.html ?? '').toSorted()
					);
					for (const condition of conditionsIn(html)) {
						const { key, values } = readCondition(condition);
						expect(Object.keys(printed), `${section}: ${condition}`).toContain(key);
						const field = game.options.fields.find((one) => one.key === key);
						if (field && 'values' in field)
							expect(
								field.values.map((value) => optionTextsOf(game, withValue(options, key, value))[key]),
								`${section}: ${condition}`
							).toEqual(expect.arrayContaining([...values]));
					}
				}
	});

	it('cases are printed for the first preset, as printed.json says', () => {
		expect(printed).toEqual(
			Object.fromEntries(
				Object.entries(optionTextsOf(game, options)).filter(([key]) => Object.keys(printed).includes(key))
			)
		);
	});

	it('every section opens with a whole key sentence under every value of every option', () => {
		const texts = [
			...Object.values(game.options.presets),
			...game.options.fields.flatMap((field) =>
				valuesOf(field).map((value) => withValue(options, field.key, value))
			)
		].map((changed) => optionTextsOf(game, changed));
		const chosen = (html: string) => [
			printedHtml(html),
			// Most keys are not in the key sentence, which is all that is looked at.
			...texts.map((changed) => matchHtml(html.slice(0, html.indexOf('</p>') + 4), changed))
		];
		for (const locale of locales)
			for (const { id: section, html } of books[locale])
				for (const text of chosen(html))
					expect(
						text.slice(0, text.indexOf('</p>')).replaceAll(/<\/?(?:span|rule-case)[^>]*>/g, ''),
						section
					).toMatch(/^<p><strong>\p{Lu}[^<]+[.!?]<\/strong>$|^<p><strong>[«“0-9][^<]+<\/strong>$/u);
	});

	it('the player aid has the same sections, values and drawings in every language, and printed values', () => {
		for (const locale of locales)
			for (const [place, { id: part, html }] of aids[locale].entries()) {
				const other = aids.en[place];
				expect(other?.id).toBe(part);
				expect(keysIn(html), part).toEqual(keysIn(other?.html ?? ''));
				expect(drawingsIn(html), part).toEqual(drawingsIn(other?.html ?? ''));
			}
		for (const part of ['setup', 'turn', 'score', 'end', 'doubts'])
			expect(aids.en.map(({ id }) => id)).toContain(part);
		for (const locale of locales) {
			overwriteGetLocale(() => locale);
			const values = defaultValues(game);
			for (const { html } of aids[locale])
				for (const said of valuesIn(html))
					expect(said).toBe(`${said.split('=')[0]}=${values[said.split('=')[0] ?? '']}`);
		}
	});

	it('every value that options change occurs in the rulebook or in its cases, and so does every drawing', () => {
		const html = [...books.en, ...aids.en].map((section) => section.html).join('');
		const known = Object.keys(defaultValues(game));
		expect(known).toEqual(expect.arrayContaining([...keysIn(html)]));
		const asked = conditionsIn(html)
			.map((when) => readCondition(when).key)
			.filter((key) => known.includes(key));
		// The same value may have several keys: points.goko, pays.goko.
		const subjectsOf = (keys: readonly string[]) =>
			[...new Set(keys.map((key) => key.split('.').at(-1)))].sort();
		expect(subjectsOf([...keysIn(html), ...asked])).toEqual(subjectsOf(known));
		expect(
			[...new Set([...books.en, ...aids.en].flatMap((section) => drawingsIn(section.html)))].sort()
		).toEqual(Object.keys(drawings ?? {}).sort());
	});

	describe.each(locales)('%s', (locale) => {
		it('the printed values are those of the first preset', () => {
			overwriteGetLocale(() => locale);
			const values = defaultValues(game);
			for (const { id: section, html } of books[locale])
				for (const said of valuesIn(html)) {
					const key = said.split('=')[0] ?? '';
					expect(said, section).toBe(`${key}=${values[key]}`);
				}
		});

		it('every option has a section, which shows its value over a match', () => {
			overwriteGetLocale(() => locale);
			const options = defaultOptions(game);
			const rules = matchRulesOf(game, options, setupWords);
			expect(rules.changes).toEqual([]);
			for (const { key, rule, applies } of game.options.fields) {
				const section = books[locale].find((one) => one.id === rule);
				expect(section, key).toBeDefined();
				if (!section || applies?.(options) === false) continue;
				const shown = rules.settingsOf(books[locale], section).find((setting) => setting.key === key);
				expect(shown).toMatchObject({ printed: undefined });
			}
		});

		it('every phase of a match has a section, and before the first tap it is the setup', () => {
			for (const [, fixture] of fixturesOf(id)) {
				const phases = play(game, fixture).map((state) => game.phaseRule(state));
				expect(phases[0], 'before the first tap').toBe('setup');
				for (const phase of phases) expect(idsIn(locale)).toContain(phase);
			}
		});

		it('answers at least twelve questions', () => {
			const asked = books[locale].filter((section) => /^(faq|questions)/.test(section.id));
			const within = asked.reduce(
				(sum, { html }) => sum + (html.match(/<p><strong>[^<]+\?/g) ?? []).length,
				0
			);
			expect(Math.max(asked.length - 1, within)).toBeGreaterThanOrEqual(12);
		});
	});

	it('an option that is changed shows in its section and in the chapter around it', () => {
		for (const { key, rule, applies, ...field } of game.options.fields) {
			const printed = defaultOptions(game);
			const value = 'values' in field ? field.values.at(-1) : field.range.max;
			const options = withValue(printed, key, value);
			if (applies?.(options) === false || JSON.stringify(options) === JSON.stringify(printed)) continue;
			const rules = matchRulesOf(game, options, setupWords);
			// Questions that refer to the section show the change too, and so do sections whose option no longer
			// applies, and those with a value or a case of the option.
			const moot = game.options.fields.filter((other) => other.applies?.(options) === false);
			const places = [rule, chapterOf(books.en, rule)?.id, ...moot.map((other) => other.rule)];
			const shownIn = books.en
				.filter((section) =>
					rules.settingsOf(books.en, section).some((one) => one.key === key && one.printed !== undefined)
				)
				.map(({ id }) => id);
			expect(shownIn).toEqual(expect.arrayContaining(places.slice(0, 2)));
			const dependOn = books.en
				.filter(({ html }) =>
					[...conditionsIn(html).map((when) => readCondition(when).key), ...keysIn(html)].some(
						(one) => one.split('.').at(-1) === key.split('.').at(-1)
					)
				)
				.map(({ id }) => id);
			expect(
				shownIn.filter(
					(section) => !section.startsWith('faq-') && ![...places, ...dependOn].includes(section)
				)
			).toEqual([]);
		}
	});
});

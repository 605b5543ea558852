/**
 * Every code of a game has words in every language, and every rule it names has a section in the rulebook.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { locales, type Locale } from '$lib/i18n/locale';
import { type Refusal, type CodedMessage } from '$lib/games/outcome';
import { valuesOf } from '$lib/games/option-values';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { fixturesOf } from './support/fixture';
import { allGames, play, type Registered } from './support/games';

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

const names = ['Léa', 'Sam', 'Noé', 'Mia', 'Tom', 'Zoé', 'Ali', 'Eve'];

/** @returns the refusals, reasons, headlines, score lines and rules that occur in the fixtures. */
const saidBy = ({ id, game }: Registered) => {
	const refusals: Refusal[] = [];
	const reasons: CodedMessage[] = [];
	const headlines: CodedMessage[] = [];
	const lines: CodedMessage[] = [];
	const rules = new Set(game.options.fields.map(({ rule }) => rule));
	for (const [, fixture] of fixturesOf(id)) {
		for (const refusal of fixture.refusals) refusals.push({ refused: true, ...refusal });
		for (const state of play(game, fixture)) {
			headlines.push(game.headline(state));
			const outcome = game.outcome(state);
			if (!outcome) continue;
			reasons.push(outcome.reason);
			rules.add(outcome.rule);
			lines.push(...(outcome.scores ?? []).flatMap((score) => score.lines.map(({ said }) => said)));
		}
	}
	for (const { rule } of refusals) rules.add(rule);
	return { refusals, reasons, headlines, lines, rules };
};

/** Whether a text has letters, and no placeholder that was left unfilled. */
const isWorded = (text: string): boolean =>
	/\p{L}/u.test(text) && !/\b(undefined|null|NaN)\b|[{}]/.test(text);

const expectWords = (said: readonly CodedMessage[], word: (one: CodedMessage) => string): void => {
	for (const one of said) expect(word(one), JSON.stringify(one)).toSatisfy(isWorded);
};

describe.each(await allGames())('$id', async (registered) => {
	const { meta, game } = registered;
	const words = await meta.words();
	const setupWords = await game.setupWords();
	const said = saidBy(registered);

	it('every code occurs in the fixtures', () => {
		const codesOf = (some: readonly CodedMessage[]) => [...new Set(some.map(({ code }) => code))].sort();
		expect(codesOf(said.refusals)).toEqual([...game.codes.refusals].sort());
		expect(codesOf(said.reasons)).toEqual([...game.codes.reasons].sort());
		expect(codesOf(said.headlines)).toEqual([...game.codes.headlines].sort());
		expect(codesOf(said.lines)).toEqual([...game.codes.lines].sort());
	});

	describe.each(locales)('%s', (locale: Locale) => {
		it('every refusal, reason, headline and line of a score is worded', () => {
			overwriteGetLocale(() => locale);
			expectWords(said.refusals, (one) => game.words.refusal(one as Refusal, names));
			expectWords(said.reasons, (one) => words.reason(one, names));
			expectWords(said.headlines, (one) => words.headline(one, names));
			expectWords(said.lines, (one) => game.words.line(one, names));
		});

		it('every preset, option and value is worded, each in one line', () => {
			overwriteGetLocale(() => locale);
			for (const id of Object.keys(game.options.presets)) {
				expect(setupWords.preset(id).name).toSatisfy(isWorded);
				expect(setupWords.preset(id).hint).toSatisfy(isWorded);
			}
			for (const field of game.options.fields) {
				const { key } = field;
				const values = valuesOf(field);
				expect(setupWords.option(key).name).toSatisfy(isWorded);
				expect(setupWords.option(key).hint).toSatisfy(isWorded);
				const worded = values.map((value) => setupWords.value(key, value));
				for (const text of worded) expect(text).toSatisfy(isWorded);
				expect(new Set(worded).size).toBe(values.length);
				if (field.group !== undefined) expect(setupWords.group?.(field.group)).toSatisfy(isWorded);
			}
			expect(setupWords.starterHint()).toSatisfy(isWorded);
			const { noted } = game.records;
			for (const options of Object.values(game.options.presets)) {
				for (const { code } of noted.numbers(options))
					expect(setupWords.noted.number(code)).toSatisfy(isWorded);
				for (const problem of noted.problems)
					expect(setupWords.noted.problem(problem, options)).toSatisfy(isWorded);
			}
			expect(meta.tagline()).toSatisfy(isWorded);
			expect(meta.tool === undefined).toBe(game.tool === undefined);
			if (meta.tool) expect(meta.tool.name()).toSatisfy(isWorded);
		});

		it('every rule that is named is a section of the rulebook', async () => {
			const sections = (await game.rulebook(locale)).map(({ id }) => id);
			for (const rule of said.rules) expect(sections).toContain(rule);
		});
	});

	it('an unknown code, stored by a newer version, gives an empty text', () => {
		const unknown = { code: 'of-a-newer-version', params: {} };
		expect(words.headline(unknown, names)).toBe('');
		expect(words.reason(unknown, names)).toBe('');
	});
});

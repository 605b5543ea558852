/** Reads a game's books and aids as its matches show them, and lists the sentences that its claims forbid. */
import * as v from 'valibot';
import type { Game, Rulebook, RuleSection } from '$lib/games/game';
import { locales, type Locale } from '$lib/games/locale';
import { applicableFields, changedFields, valuesOf, withValue } from '$lib/games/option-values';
import { overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { conditionsIn, keysOfValues } from '$lib/rulebook/cases/choose';
import { holds, readCondition, type OptionTexts } from '$lib/rulebook/cases/condition';
import { defaultOptions, optionTextsOf, type RulesInForce } from '$lib/rulebook/match-rules';
import { markedHtml } from '$lib/rulebook/match-values';
import { passagesOf } from '$lib/rulebook/search/passages';
import { hedges, plain, type Claim, type GameClaims, type Words } from './claim';

/** A sentence, item or row as a match shows it. */
export interface Said {
	readonly text: string;
	readonly isKey: boolean;
	/** Whether it speaks of a choice or a default, or stands in a list of options. */
	readonly isHedged: boolean;
}

/** A match: its options, and how it comes from a preset. */
export interface Match {
	readonly name: string;
	readonly options: unknown;
	readonly texts: OptionTexts;
	/** The keys of the options that differ from those of the printed book. */
	readonly changed: readonly string[];
}

/** A section of the book or a part of the aid, in one language. */
interface Place {
	readonly locale: Locale;
	readonly kind: 'book' | 'aid';
	readonly section: RuleSection;
}

const lists = /(<[uo]l[^>]*>[\s\S]*?<\/[uo]l>)/;
const choicesFollow = /^options? ?:$/i;

/** @returns the text without accents: in JavaScript's patterns, only plain letters make words. */
const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');

const made = new Map<string, RegExp>();

/** @returns the pattern with the values of a match. */
const filled = (pattern: RegExp, texts: OptionTexts): RegExp => {
	const source = pattern.source.replaceAll(/%([\w.]+)%/g, (_, key: string) => {
		const value = texts[key];
		if (value === undefined) throw new Error(`${key} is no option and no value`);
		return plain(value);
	});
	const found = made.get(source) ?? new RegExp(withoutAccents(source), 'i');
	made.set(source, found);
	return found;
};

/** Whether a pattern is found in a text. */
const isIn = (text: string, pattern: RegExp, texts: OptionTexts = {}): boolean =>
	filled(pattern, texts).test(withoutAccents(text));

/** @returns the sentences of a section's HTML, as a match shows it. */
export const saidIn = (html: string, locale: Locale): readonly Said[] => {
	let areChoices = false;
	return html
		.replaceAll(/[\ue000\ue001]/g, '')
		.split(lists)
		.flatMap((block) => {
			const passages = passagesOf(block).map(({ text }) => plain(text));
			const isList = lists.test(block);
			const said = passages.map((text) => ({
				text,
				isHedged: isIn(text, hedges[locale]) || (isList && areChoices)
			}));
			if (passages.length > 0) areChoices = choicesFollow.test(passages.at(-1) ?? '');
			return said;
		})
		.map((one, at) => ({ ...one, isKey: at === 0 }));
};

/** Whether the words catch a sentence. */
export const catches = ({ pattern, unless }: Words, text: string, texts: OptionTexts): boolean =>
	isIn(text, pattern, texts) && !(unless && isIn(text, unless, texts));

/** @returns the conditions of a claim. */
export const conditionsOf = ({ when }: Pick<Claim, 'when'>): readonly string[] => when.split(' ');
const optionOf = (claim: Claim): string => readCondition(conditionsOf(claim)[0] ?? '').key;
const isInForce = (one: Pick<Claim, 'when'>, texts: OptionTexts): boolean =>
	conditionsOf(one).every((condition) => holds(condition, texts));

/** @returns a match of every preset, and of every preset with one option changed to each of its other values. */
export const matchesOf = (game: Game): readonly Match[] => {
	const { presets, fields, schema } = game.options;
	const named = Object.entries(presets).flatMap(([preset, options]) => [
		{ name: preset, options },
		...applicableFields(fields, options).flatMap((field) =>
			valuesOf(field).map((value) => ({
				name: `${preset} with ${field.key}=${JSON.stringify(value)}`,
				options: withValue(options, field.key, value)
			}))
		)
	]);
	const seen = new Set<string>();
	return named
		.filter(({ options }) => {
			const key = JSON.stringify(options);
			return v.is(schema, options) && !seen.has(key) && seen.add(key);
		})
		.map(({ name, options }) => ({
			name,
			options,
			texts: optionTextsOf(game, options),
			changed: changedFields(fields, defaultOptions(game), options).map(({ key }) => key)
		}));
};

/** @returns all sections of all books and aids of a game. */
const placesOf = async (game: Game): Promise<readonly Place[]> => {
	const inLocale = async (locale: Locale): Promise<readonly Place[]> => {
		const texts: readonly (readonly ['book' | 'aid', Rulebook])[] = [
			['book', await game.rulebook(locale)],
			['aid', await game.aid(locale)]
		];
		return texts.flatMap(([kind, book]) => book.map((section) => ({ locale, kind, section })));
	};
	return (await Promise.all(locales.map(inLocale))).flat();
};

const isAbout = (claim: Claim, { kind, section: { id } }: Place): boolean =>
	(claim.in ?? kind) === kind && (claim.only?.includes(id) ?? true) && !(claim.except?.includes(id) ?? false);

/** What is wrong with a sentence, and in which of the matches. */
type Wrong = readonly { readonly why: string; readonly text: string }[];

/** @returns what judges the sentences of one match after another, and remembers what it found in a text. */
const judge = (known: GameClaims) => {
	const caught = new Map<string, readonly Said[]>();
	const remembered = (key: string, find: () => readonly Said[]): readonly Said[] => {
		const found = caught.get(key) ?? find();
		caught.set(key, found);
		return found;
	};
	const numbered = known.claims.map((claim, at) => ({
		claim,
		at,
		subject: known.subjects.find(({ option }) => option === optionOf(claim))
	}));

	return ({ texts, changed }: Match, locale: Locale) => {
		const claims = numbered
			.filter(({ claim }) => isInForce(claim, texts))
			.map(({ claim, at, subject }) => {
				const words = claim.words[locale];
				const isConditional = ({ isHedged, text }: Said): boolean =>
					isHedged && subject !== undefined && isIn(text, subject.words[locale]);
				const find = (said: readonly Said[]): readonly Said[] =>
					said.filter(
						(one) => (one.isKey || !claim.isKey) && catches(words, one.text, texts) && !isConditional(one)
					);
				return { claim, key: `${at} ${filled(words.pattern, texts).source}`, find };
			});
		const subjects = known.subjects.filter(({ option }) => changed.includes(option));
		const duties = known.duties.filter((duty) => isInForce(duty, texts));

		return (place: Place, said: readonly Said[], read: string): Wrong => {
			const { kind, section } = place;
			if (kind === 'book' && known.lists.includes(section.id)) return [];
			const forbidden = claims
				.filter(({ claim }) => isAbout(claim, place))
				.flatMap(({ claim, key, find }) =>
					remembered(`${key} ${read}`, () => find(said)).map(({ text }) => ({ why: claim.why, text }))
				);
			const hedged = subjects.flatMap(({ option, words }) =>
				remembered(`${option} ${read}`, () =>
					said.filter(({ isHedged, text }) => isHedged && isIn(text, words[locale]))
				).map(({ text }) => ({ why: `${option} is the rule of this match, no option of it`, text }))
			);
			const missing = duties
				.filter((duty) => duty.in === kind && duty.section === section.id)
				.filter(({ says }) => !said.some(({ text }) => isIn(text, says[locale])))
				.map(({ why, says }) => ({ why, text: `nothing like ${says[locale].source}` }));
			return [...forbidden, ...hedged, ...missing];
		};
	};
};

/**
 * @returns a line for each sentence that is wrong in a match: where, the sentence, why, and the first of the
 *   matches in which it is
 */
export const wrongIn = async (game: Game, known: GameClaims): Promise<readonly string[]> => {
	const judgeIn = judge(known);
	const places = await placesOf(game);
	const keysOf = new Map(
		places.map(({ section }) => [
			section,
			[
				...new Set([
					...conditionsIn(section.html).map((when) => readCondition(when).key),
					...keysOfValues(section.html)
				])
			]
		])
	);
	const saidWith = new Map<string, readonly Said[]>();
	const matches = matchesOf(game);
	const lines = new Map<string, { readonly first: string; count: number }>();
	for (const locale of locales) {
		overwriteGetLocale(() => locale);
		for (const match of matches) {
			const rules: RulesInForce = { values: game.ruleValues?.(match.options) ?? {}, options: match.texts };
			const judged = judgeIn(match, locale);
			for (const place of places) {
				if (place.locale !== locale) continue;
				const { kind, section } = place;
				const under = (keysOf.get(section) ?? []).map((key) => `${rules.values[key]}/${match.texts[key]}`);
				const read = [locale, kind, section.id, ...under].join(' ');
				const said = saidWith.get(read) ?? saidIn(markedHtml(section.html, rules), locale);
				saidWith.set(read, said);
				for (const { why, text } of judged(place, said, read)) {
					const line = `${locale} ${kind} #${section.id}: “${text}”: ${why}`;
					const before = lines.get(line);
					lines.set(line, { first: before?.first ?? match.name, count: (before?.count ?? 0) + 1 });
				}
			}
		}
	}
	return [...lines].map(
		([line, { first, count }]) => `${line} (${first}${count > 1 ? `, and ${count - 1} more` : ''})`
	);
};

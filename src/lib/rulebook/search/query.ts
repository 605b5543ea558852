/** What a player typed, read as things to look for: each word with what it may stand for. */
import type { Locale } from '../../games/said.ts';
import type { GameIndex, Phrase, SearchIndex } from './make-index.ts';
import { stem } from './stem.ts';
import { languageOf } from './stop-words.ts';
import { isWithinOneSlip } from './typo.ts';
import { denial, normalise, rawWords, wordsOf } from './words.ts';

/** One way to find what a word means: all of its stems, worth this much of the word itself. */
export interface Way {
	readonly stems: Phrase;
	readonly worth: number;
	/** What was said, where this is another way to say it: it tells no more than that. */
	readonly insteadOf?: Phrase;
}

/** One thing that is looked for: one of the ways is enough. None for a word of no rulebook. */
export type Wanted = readonly Way[];

/** What was typed, word by word, before any game adds its own ways to say it. */
export interface Query {
	/** The stem of each word, in their order. */
	readonly stems: readonly string[];
	readonly ways: readonly Wanted[];
	/** What the last word is so far, where it may go on. */
	readonly begun: string | undefined;
}

/** A beginning tells less where it is a whole word already: « main » is the hand before it is « maintenant ». */
const worths = { beginning: 0.85, beyond: 0.2, same: 0.9, sameSoFar: 0.6, slip: 0.6 } as const;
/** Shorter words are too close to one another. */
const shortestWithSlip = 4;
/** Of a word being typed, before what else players call it is looked for. */
const shortestBegun = 3;

/** The stems a form may stand for: itself; else words it begins; else words one slip away. */
const waysOf = (
	form: string,
	{ stemByWord, stems }: SearchIndex,
	{ isUnfinished, canSlip }: { readonly isUnfinished: boolean; readonly canSlip: boolean }
): Wanted => {
	const worthByStem = new Map<string, number>();
	const put = (word: string, found: string, worth: number) => {
		const nearness = 0.5 + (0.5 * form.length) / Math.max(word.length, form.length);
		worthByStem.set(found, Math.max(worth * nearness, worthByStem.get(found) ?? 0));
	};
	const isWhole = stemByWord.has(form);
	if (isUnfinished) {
		const worth = isWhole ? worths.beyond : worths.beginning;
		for (const [word, found] of stemByWord) if (word.startsWith(form)) put(word, found, worth);
	}
	if (stems.has(stem(form))) worthByStem.set(stem(form), 1);
	if (worthByStem.size === 0 && canSlip && form.length >= shortestWithSlip) {
		for (const [word, found] of stemByWord) {
			if (isWithinOneSlip(form, word, isUnfinished)) put(word, found, worths.slip);
		}
	}
	return [...worthByStem].map(([found, worth]) => ({ stems: [found], worth }));
};

const nothing: Query = { stems: [], ways: [], begun: undefined };

/**
 * @param typed as it stands in the field; its last word may be unfinished while nothing follows it
 * @param lang of the page: of a question whose own language does not show
 */
export const readQuery = (typed: string, index: SearchIndex, lang: Locale): Query => {
	const words = wordsOf(typed, languageOf(rawWords(typed)) ?? lang);
	// A word that may yet become another one: « me » on its way to « mèche ».
	const alone = words.length === 0 ? /^\s*(\p{L}{2,})$/u.exec(normalise(typed))?.[1] : undefined;
	if (alone !== undefined) {
		const ways = waysOf(alone, index, { isUnfinished: true, canSlip: false });
		return { stems: [alone], ways: [ways], begun: alone };
	}
	if (words.every(({ forms }) => forms.every((form) => form === denial))) return nothing;
	let begun: string | undefined;
	const ways = words.map(({ forms: [whole = '', ...parts], to }) => {
		const isPlain = parts.length === 0 && !/\d/.test(whole) && whole !== denial;
		const isUnfinished = isPlain && to === typed.length;
		if (isUnfinished) begun = whole;
		const own = waysOf(whole, index, { isUnfinished, canSlip: isPlain });
		return parts.length === 0 ? own : [...own, { stems: parts.map(stem), worth: 1 }];
	});
	return { stems: words.map(({ forms }) => stem(forms[0] ?? '')), ways, begun };
};

/** @returns what a game makes of the query: with each word, the other ways in which its players say it. */
export const wantedIn = ({ sayingsByFirst }: GameIndex, { stems, ways, begun }: Query): readonly Wanted[] =>
	ways.map((own, at) => {
		const sayings = (sayingsByFirst.get(stems[at] ?? '') ?? []).filter(({ phrase }) =>
			phrase.every((part, offset) => stems[at + offset] === part)
		);
		const others = sayings.flatMap(({ phrase, others }) =>
			others.map((other): Way => ({ stems: other, worth: worths.same, insteadOf: phrase }))
		);
		if (
			sayings.length === 0 &&
			at === ways.length - 1 &&
			begun !== undefined &&
			begun.length >= shortestBegun
		) {
			for (const [first, of] of sayingsByFirst) {
				if (!first.startsWith(begun)) continue;
				for (const { phrase, others: said } of of) {
					if (phrase.length > 1) continue;
					others.push(...said.map((other) => ({ stems: other, worth: worths.sameSoFar, insteadOf: phrase })));
				}
			}
		}
		return [...own, ...others];
	});

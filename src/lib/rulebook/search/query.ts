/** Turns the typed text into a query: a term for each word, with the alternatives it may stand for. */
import type { Locale } from '../../games/locale.ts';
import type { GameIndex, Phrase, SearchIndex } from './make-index.ts';
import { traitsOf } from './rank/traits.ts';
import { stem } from './stem.ts';
import { languageOf } from './stop-words.ts';
import { isWithinOneSlip } from './typo.ts';
import { negation, rawWords, wordsOf, type Word } from './words.ts';

/** One alternative for a term: a section matches it with all of its stems. */
export interface Alternative {
	readonly stems: Phrase;
	/** Its weight, from 0 to 1, compared with the typed word itself. */
	readonly worth: number;
	/** The phrase for which this is a synonym; it cannot weigh more than that phrase. */
	readonly insteadOf?: Phrase;
}

/** The alternatives for one thing that is searched for; empty for a word that is in no rulebook. */
export type Term = readonly Alternative[];

/** The typed text word by word, before the synonyms of a game are added. */
export interface Query {
	/** The language that the text shows, or else that of the page. */
	readonly spoken: Locale;
	/** The stem of each word that is no stop word, in order. */
	readonly stems: readonly string[];
	/** What each of these words may stand for. */
	readonly terms: readonly Term[];
	/** The stop words. */
	readonly stops: readonly string[];
	/** The traits of the whole question: see `traits.ts`. */
	readonly traits: ReadonlySet<number>;
	/** The last word, where it may still be unfinished. */
	readonly unfinished: string | undefined;
}

/**
 * The weights of alternatives. A longer word weighs little where what was typed is a word already: « main »
 * means the hand rather than « maintenant ».
 */
const worths = {
	completion: 0.85,
	longerWord: 0.2,
	synonym: 0.9,
	synonymOfCompletion: 0.6,
	slip: 0.9
} as const;
/** Shorter words are not corrected, because too many words are similar to them. */
const shortestWithSlip = 4;
/** Shorter unfinished words are not completed to words with synonyms. */
const shortestUnfinished = 3;

/**
 * The stems that a form may stand for: its own, those of words that begin with it, else of words one slip
 * away.
 */
const alternativesOf = (
	form: string,
	{ stemByWord, stems }: SearchIndex,
	{ isUnfinished, canSlip }: { readonly isUnfinished: boolean; readonly canSlip: boolean }
): Term => {
	const worthByStem = new Map<string, number>();
	const put = (word: string, found: string, worth: number) => {
		const nearness = 0.5 + (0.5 * form.length) / Math.max(word.length, form.length);
		worthByStem.set(found, Math.max(worth * nearness, worthByStem.get(found) ?? 0));
	};
	const isWhole = stemByWord.has(form);
	if (isUnfinished) {
		const worth = isWhole ? worths.longerWord : worths.completion;
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

/** @returns the word that was meant: the form itself if it is known, else one that is one slip away, if any is. */
const wordMeant = (form: string, { stemByWord, stems }: SearchIndex): string => {
	if (form.length < shortestWithSlip || /\d/.test(form) || stems.has(stem(form))) return form;
	const near = [...stemByWord.keys()].filter((word) => isWithinOneSlip(form, word));
	return near.find((word) => word[0] === form[0] && word.length === form.length) ?? near[0] ?? form;
};

/** @returns the text with slips of the finger corrected; the word that ends it may be unfinished and stays. */
const corrected = (typed: string, words: readonly Word[], index: SearchIndex): string => {
	let [text, done] = ['', 0];
	for (const { forms, isStop, from, to } of words) {
		const [whole = '', ...parts] = forms;
		const word = isStop || parts.length > 0 || to === typed.length ? whole : wordMeant(whole, index);
		text += typed.slice(done, from) + (word === whole ? typed.slice(from, to) : word);
		done = to;
	}
	return text + typed.slice(done);
};

/**
 * @param typed the text of the field; its last word may be unfinished unless something follows it
 * @param lang the language of the page, assumed for a text that does not show its own
 */
export const readQuery = (typed: string, index: SearchIndex, lang: Locale): Query => {
	const spoken = languageOf(rawWords(typed)) ?? lang;
	const all = wordsOf(typed, spoken);
	const words = all.filter(({ isStop }) => !isStop);
	const stops = all.flatMap(({ forms, isStop }) => (isStop ? forms : []));
	const meant = corrected(typed, all, index);
	const traits = traitsOf(meant, wordsOf(meant, spoken), stem);
	const last = all.at(-1);
	// A stop word alone may be the beginning of another word, as « me » of « mèche ».
	if (words.length === 0 && last?.to === typed.length && stops.length === 1) {
		const term = alternativesOf(stops[0] ?? '', index, { isUnfinished: true, canSlip: false });
		return { spoken, stems: stops, terms: [term], stops: [], traits, unfinished: stops[0] };
	}
	let unfinished: string | undefined;
	const terms = words.map(({ forms: [whole = '', ...parts], to }) => {
		const isPlain = parts.length === 0 && !/\d/.test(whole) && whole !== negation;
		const isUnfinished = isPlain && to === typed.length;
		if (isUnfinished) unfinished = whole;
		const own = alternativesOf(whole, index, { isUnfinished, canSlip: isPlain });
		return parts.length === 0 ? own : [...own, { stems: parts.map(stem), worth: 1 }];
	});
	const stems = words.map(({ forms }) => stem(forms[0] ?? ''));
	return { spoken, stems, terms, stops, traits, unfinished };
};

/** @returns the terms of the query, each with the synonyms of a game added. */
export const termsIn = (
	{ synonymsByFirstStem }: GameIndex,
	{ stems, terms, unfinished }: Query
): readonly Term[] =>
	terms.map((own, at) => {
		const matching = (synonymsByFirstStem.get(stems[at] ?? '') ?? []).filter(({ phrase }) =>
			phrase.every((part, offset) => stems[at + offset] === part)
		);
		const synonyms = matching.flatMap(({ phrase, others }) =>
			others.map((other): Alternative => ({ stems: other, worth: worths.synonym, insteadOf: phrase }))
		);
		if (
			matching.length === 0 &&
			at === terms.length - 1 &&
			unfinished !== undefined &&
			unfinished.length >= shortestUnfinished
		) {
			for (const [first, completions] of synonymsByFirstStem) {
				if (!first.startsWith(unfinished)) continue;
				for (const { phrase, others } of completions) {
					if (phrase.length > 1) continue;
					synonyms.push(
						...others.map((other) => ({
							stems: other,
							worth: worths.synonymOfCompletion,
							insteadOf: phrase
						}))
					);
				}
			}
		}
		return [...own, ...synonyms];
	});

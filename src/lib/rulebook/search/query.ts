/** What a player typed, read as things to look for: each word with what it may stand for. */
import type { GameIndex, Phrase, SearchIndex } from './make-index.ts';
import { stem } from './stem.ts';
import { isWithinOneSlip } from './typo.ts';
import { normalise, wordsOf } from './words.ts';

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
}

const worths = { beginning: 0.85, same: 0.9, slip: 0.6 } as const;
/** Shorter words are too close to one another. */
const shortestWithSlip = 4;

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
	if (isUnfinished) {
		for (const [word, found] of stemByWord) if (word.startsWith(form)) put(word, found, worths.beginning);
	}
	if (stems.has(stem(form))) worthByStem.set(stem(form), 1);
	if (worthByStem.size === 0 && canSlip && form.length >= shortestWithSlip) {
		for (const [word, found] of stemByWord) {
			if (isWithinOneSlip(form, word, isUnfinished)) put(word, found, worths.slip);
		}
	}
	return [...worthByStem].map(([found, worth]) => ({ stems: [found], worth }));
};

/** @param typed as it stands in the field; its last word may be unfinished while nothing follows it */
export const readQuery = (typed: string, index: SearchIndex): Query => {
	const words = wordsOf(typed);
	const ways = words.map(({ forms: [whole = '', ...parts], to }) => {
		const isNumber = /^\d+$/.test(whole);
		const isSingle = parts.length === 0 && !isNumber;
		const own = waysOf(whole, index, { isUnfinished: isSingle && to === typed.length, canSlip: isSingle });
		return parts.length === 0 ? own : [...own, { stems: parts.map(stem), worth: 1 }];
	});
	// A word that may yet become another one: « me » on its way to « mèche ».
	const alone = words.length === 0 ? /^\s*(\p{L}{2,})$/u.exec(normalise(typed))?.[1] : undefined;
	if (alone !== undefined) {
		return { stems: [alone], ways: [waysOf(alone, index, { isUnfinished: true, canSlip: false })] };
	}
	return { stems: words.map(({ forms }) => stem(forms[0] ?? '')), ways };
};

/** @returns what a game makes of the query: with each word, the other ways in which its players say it. */
export const wantedIn = ({ sayingsByFirst }: GameIndex, { stems, ways }: Query): readonly Wanted[] =>
	ways.map((own, at) => {
		const sayings = (sayingsByFirst.get(stems[at] ?? '') ?? []).filter(({ phrase }) =>
			phrase.every((part, offset) => stems[at + offset] === part)
		);
		const others = sayings.flatMap(({ phrase, others }) =>
			others.map((other) => ({ stems: other, worth: worths.same, insteadOf: phrase }))
		);
		return [...own, ...others];
	});

/** The search: from the typed text to the sections that answer it, those of the current game first. */
import type { Locale } from '../../games/locale.ts';
import type { GameIndex, Passages, Postings, SearchIndex } from './make-index.ts';
import { readQuery, termsIn, type Alternative, type Query, type Term } from './query.ts';
import type { SearchedSection } from './source.ts';
import { negation } from './words.ts';

export interface Hit {
	readonly game: string;
	readonly section: SearchedSection;
	readonly score: number;
	/** The index of the passage, in the language of the page, that matches best; 0 is the key sentence. */
	readonly passage: number;
}

export interface SearchResult {
	/** The best first, those of the current game before all others. */
	readonly hits: readonly Hit[];
	/** The stems to be marked in the answers. */
	readonly stems: ReadonlySet<string>;
}

/** How many hits are returned at most, of the current game and of the others. */
const mostHits = { current: 12, others: 6 } as const;
/** The least score of a hit, as shares of the best score of its own game and of all games. */
const leastShare = { ofGame: 0.35, ofAll: 0.12 } as const;
/**
 * A section of the current game that matches this share of the terms is a hit, whatever other games score.
 */
const sufficientShare = 0.5;
/** The weight of a game's own name in each of its sections. */
const nameWeight = 0.1;
/** The weight of “no” and “not”, as a share of that of other words. */
const negationWeight = 0.4;
/**
 * Bonuses for matching in a single passage, by a phrase that players use for the section, and by its title.
 */
const bonus = { passage: 0.4, phrase: 0.5, title: 0.3 } as const;
/** How many of a game's best candidates are compared passage by passage. */
const mostCandidates = 24;

/** The weight of a stem in a game: the fewer sections have it, the higher (inverse document frequency). */
const rarityOf = (game: GameIndex, stem: string): number =>
	Math.log(1 + game.sections.length / (game.postingsByStem.get(stem)?.size ?? 0.5)) *
	(stem === negation ? negationWeight : 1);

/** The sections that have a stem; all sections for a stem of the game's own name. */
const postingsOf = (game: GameIndex, stem: string): Postings | undefined => {
	const postings = game.postingsByStem.get(stem);
	if (!game.names.has(stem)) return postings;
	return new Map(game.sections.map((_, place) => [place, postings?.get(place) ?? nameWeight]));
};

/** The score of an alternative by section; a section must have all of its stems. */
const scoresOf = (game: GameIndex, { stems, worth, insteadOf = [] }: Alternative): Postings => {
	const cap = Math.max(
		...(insteadOf.length > 0 ? insteadOf.map((stem) => rarityOf(game, stem)) : [Infinity])
	);
	const [first, ...rest] = stems.map((stem) => ({
		postings: postingsOf(game, stem),
		rarity: Math.min(cap, rarityOf(game, stem))
	}));
	const scores = new Map<number, number>();
	for (const [place, weight] of first?.postings ?? []) {
		if (!rest.every(({ postings }) => postings?.has(place))) continue;
		const sum = rest.reduce(
			(sum, { postings, rarity }) => sum + (postings?.get(place) ?? 0) * rarity,
			weight * (first?.rarity ?? 0)
		);
		scores.set(place, (worth * sum) / stems.length);
	}
	return scores;
};

interface WeighedTerm {
	readonly term: Term;
	/** The score of its best alternative, by section. */
	readonly scores: Postings;
	/** The weight of the term in this game. */
	readonly importance: number;
}

/** Scores a term in a game's sections. */
const weigh = (game: GameIndex, term: Term): WeighedTerm => {
	const scores = new Map<number, number>();
	let rarest = 0;
	for (const alternative of term) {
		const found = scoresOf(game, alternative);
		if (found.size > 0) rarest = Math.max(rarest, ...alternative.stems.map((stem) => rarityOf(game, stem)));
		for (const [place, score] of found) scores.set(place, Math.max(score, scores.get(place) ?? 0));
	}
	if (rarest > 0) return { term, scores, importance: rarest };
	// A word that is in no rulebook (a player's name, say) counts less against a section than one of another
	// game.
	const unmatched = rarityOf(game, '');
	return { term, scores, importance: term.length > 0 ? unmatched : unmatched / 4 };
};

/**
 * The share of the terms that some stems match, from 0 to 1.
 *
 * @param all the importance of all terms together.
 */
const shareMatched = (weighed: readonly WeighedTerm[], all: number, present: ReadonlySet<string>): number =>
	weighed.reduce((sum, { term, importance }) => {
		const matched = term.reduce(
			(best, { stems, worth }) => (worth > best && stems.every((stem) => present.has(stem)) ? worth : best),
			0
		);
		return sum + matched * importance;
	}, 0) / all;

/** The index of the passage that matches most, the first of equals, and the share of the terms it matches. */
const bestPassage = (weighed: readonly WeighedTerm[], all: number, passages: Passages = []) => {
	let best = { at: 0, share: 0 };
	for (const [at, stems] of passages.entries()) {
		const share = shareMatched(weighed, all, stems);
		if (share > best.share + 1e-9) best = { at, share };
	}
	return best;
};

interface Candidate {
	readonly place: number;
	readonly score: number;
	readonly share: number;
}

/** The sections that match any term, scored term by term. */
const candidatesOf = (game: GameIndex, weighed: readonly WeighedTerm[], all: number): readonly Candidate[] =>
	game.sections.flatMap((_, place) => {
		let [score, matched] = [0, 0];
		for (const { scores, importance } of weighed) {
			const part = scores.get(place);
			if (part === undefined) continue;
			score += part;
			matched += importance;
		}
		const share = matched / all;
		return score === 0 ? [] : [{ place, share, score: score * share ** 1.5 }];
	});

interface ScoredHit extends Hit {
	/** The share of the terms that the section matches. */
	readonly share: number;
}

const byScore = (a: { readonly score: number }, b: { readonly score: number }) => b.score - a.score;

const searchGame = (game: GameIndex, query: Query, lang: Locale): readonly ScoredHit[] => {
	const terms = termsIn(game, query);
	const weighed = terms.map((term) => weigh(game, term));
	const all = weighed.reduce((sum, { importance }) => sum + importance, 0);
	const asked = new Set(terms.flatMap((term) => term.flatMap(({ stems }) => stems)));
	const shareAsked = (stems: ReadonlySet<string>) =>
		stems.size === 0 ? 0 : [...stems].filter((stem) => asked.has(stem)).length / stems.size;
	const candidates = [...candidatesOf(game, weighed, all)].sort(byScore).slice(0, mostCandidates);
	return candidates.flatMap(({ place, share, score }) => {
		const section = game.sections[place];
		if (!section) return [];
		const found = Object.entries(game.passages[place] ?? {}).map(
			([locale, passages]) => [locale, bestPassage(weighed, all, passages)] as const
		);
		const passageShare = Math.max(...found.map(([, { share }]) => share));
		const titleShare = Math.max(0, ...(game.titles[place] ?? []).map(shareAsked));
		const phraseShare = Math.max(
			0,
			...(game.phrases[place] ?? []).map((stems) => shareMatched(weighed, all, stems) * shareAsked(stems))
		);
		const weight =
			(1 + bonus.passage * passageShare ** 2) *
			(1 + bonus.phrase * phraseShare) *
			(1 + bonus.title * titleShare ** 2);
		const passage = found.find(([locale]) => locale === lang)?.[1].at ?? 0;
		return [{ game: game.id, section, share, passage, score: score * weight }];
	});
};

/**
 * Searches all rulebooks.
 *
 * @param current the id of the game whose hits come first
 * @param lang the language of the page
 * @returns no hits for an empty text, and for words that no rulebook has
 */
export const find = (
	index: SearchIndex,
	typed: string,
	current: string | undefined,
	lang: Locale
): SearchResult => {
	const query = readQuery(typed, index, lang);
	const hits = query.terms.length === 0 ? [] : index.games.flatMap((game) => searchGame(game, query, lang));
	const best = Math.max(0, ...hits.map(({ score }) => score));
	const bestOf = (found: readonly ScoredHit[], count: number, isCurrent: boolean) => {
		const sorted = [...found].sort(byScore);
		const ofGame = (sorted[0]?.score ?? 0) * leastShare.ofGame;
		return sorted
			.filter(
				({ score, share }) =>
					score >= ofGame && (score >= best * leastShare.ofAll || (isCurrent && share >= sufficientShare))
			)
			.slice(0, count);
	};
	const ofCurrent = hits.filter(({ game }) => game === current);
	const ofOthers = hits.filter(({ game }) => game !== current);
	const termsWithSynonyms = index.games
		.filter(({ id }) => current === undefined || id === current)
		.flatMap((game) => termsIn(game, query));
	return {
		hits: [
			...bestOf(ofCurrent, mostHits.current, true),
			...bestOf(ofOthers, current === undefined ? mostHits.current : mostHits.others, false)
		],
		// Synonyms of several words are not marked, since each word alone means something else; nor is “not”.
		stems: new Set(
			[
				...query.terms.flatMap((term) => term.flatMap(({ stems }) => stems)),
				...termsWithSynonyms.flatMap((term) => term.flatMap(({ stems }) => (stems.length === 1 ? stems : [])))
			].filter((stem) => stem !== negation)
		)
	};
};

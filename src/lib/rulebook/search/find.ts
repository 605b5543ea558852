/** The search itself: from what was typed to the sections that answer, the game at hand first. */
import type { Locale } from '../../games/said.ts';
import type { GameIndex, Passages, Postings, SearchIndex } from './make-index.ts';
import { readQuery, wantedIn, type Query, type Wanted, type Way } from './query.ts';
import type { SearchedSection } from './source.ts';
import { denial } from './words.ts';

export interface Hit {
	readonly game: string;
	readonly section: SearchedSection;
	readonly score: number;
	/** Which passage of the section, in the language of the page, says most of what was looked for: 0 is its key sentence. */
	readonly passage: number;
}

export interface Found {
	/** The best first; those of the game at hand before all others. */
	readonly hits: readonly Hit[];
	/** The stems that were looked for, to be marked. */
	readonly stems: ReadonlySet<string>;
}

/** As many answers as somebody looks through: of the game at hand, and of the others. */
const most = { here: 12, elsewhere: 6 } as const;
/** An answer must be worth at least these shares of the best one: of its own game, and of all games. */
const least = { ofGame: 0.35, ofAll: 0.12 } as const;
/** A section that holds this share of the words looked for is an answer, even where another game has a better one. */
const enoughSaid = 0.5;
/** What a game's own name tells of each of its sections. */
const nameWeight = 0.1;
/** What "no" and "not" tell beside other words. */
const denialWeight = 0.4;
/** What saying it all in one breath adds to a section; what players say when they mean it; a title said in full. */
const bonus = { passage: 0.4, also: 0.5, title: 0.3 } as const;
/** So many of the best of a game are looked at closely. */
const closely = 24;

/** How telling a stem is in a game: rarer is more. */
const rarityOf = (game: GameIndex, stem: string): number =>
	Math.log(1 + game.sections.length / (game.postingsByStem.get(stem)?.size ?? 0.5)) *
	(stem === denial ? denialWeight : 1);

/** The sections where a stem stands; all of them for the game's own name. */
const postingsOf = (game: GameIndex, stem: string): Postings | undefined => {
	const postings = game.postingsByStem.get(stem);
	if (!game.names.has(stem)) return postings;
	return new Map(game.sections.map((_, place) => [place, postings?.get(place) ?? nameWeight]));
};

/** What a way is worth, by section: all of its words must stand there. */
const scoresOf = (game: GameIndex, { stems, worth, insteadOf = [] }: Way): Postings => {
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

interface Weighed {
	readonly ways: Wanted;
	/** What the thing is worth, by section. */
	readonly best: Postings;
	/** How much it tells in this game. */
	readonly importance: number;
}

/** What the ways to say one thing are worth. */
const weigh = (game: GameIndex, ways: Wanted): Weighed => {
	const best = new Map<number, number>();
	let rarest = 0;
	for (const way of ways) {
		const scores = scoresOf(game, way);
		if (scores.size > 0) rarest = Math.max(rarest, ...way.stems.map((stem) => rarityOf(game, stem)));
		for (const [place, score] of scores) best.set(place, Math.max(score, best.get(place) ?? 0));
	}
	if (rarest > 0) return { ways, best, importance: rarest };
	// A word of no rulebook, a player's name say, tells less against a section than one that stands elsewhere.
	const unmet = rarityOf(game, '');
	return { ways, best, importance: ways.length > 0 ? unmet : unmet / 4 };
};

/** How much of what is looked for is said by some words, from 0 to 1. */
const shareSaid = (weighed: readonly Weighed[], all: number, said: ReadonlySet<string>): number =>
	weighed.reduce((sum, { ways, importance }) => {
		const met = ways.reduce(
			(best, { stems, worth }) => (worth > best && stems.every((stem) => said.has(stem)) ? worth : best),
			0
		);
		return sum + met * importance;
	}, 0) / all;

/** Which passage says most, the first of equals, and how much. */
const bestPassage = (weighed: readonly Weighed[], all: number, passages: Passages = []) => {
	let best = { at: 0, share: 0 };
	for (const [at, said] of passages.entries()) {
		const share = shareSaid(weighed, all, said);
		if (share > best.share + 1e-9) best = { at, share };
	}
	return best;
};

interface Candidate {
	readonly place: number;
	readonly score: number;
	readonly share: number;
}

/** By single words: which sections may answer at all. */
const candidatesOf = (game: GameIndex, weighed: readonly Weighed[], all: number): readonly Candidate[] =>
	game.sections.flatMap((_, place) => {
		let [score, met] = [0, 0];
		for (const { best, importance } of weighed) {
			const part = best.get(place);
			if (part === undefined) continue;
			score += part;
			met += importance;
		}
		const share = met / all;
		return score === 0 ? [] : [{ place, share, score: score * share ** 1.5 }];
	});

interface Judged extends Hit {
	/** How much of what was looked for the section says. */
	readonly share: number;
}

const better = (a: { readonly score: number }, b: { readonly score: number }) => b.score - a.score;

const searchGame = (game: GameIndex, query: Query, lang: Locale): readonly Judged[] => {
	const wanted = wantedIn(game, query);
	const weighed = wanted.map((ways) => weigh(game, ways));
	const all = weighed.reduce((sum, { importance }) => sum + importance, 0);
	const asked = new Set(wanted.flatMap((ways) => ways.flatMap(({ stems }) => stems)));
	const shareAsked = (words: ReadonlySet<string>) =>
		words.size === 0 ? 0 : [...words].filter((stem) => asked.has(stem)).length / words.size;
	const candidates = [...candidatesOf(game, weighed, all)].sort(better).slice(0, closely);
	return candidates.flatMap(({ place, share, score }) => {
		const section = game.sections[place];
		if (!section) return [];
		const found = Object.entries(game.passages[place] ?? {}).map(
			([locale, passages]) => [locale, bestPassage(weighed, all, passages)] as const
		);
		const inOneBreath = Math.max(...found.map(([, { share }]) => share));
		const titleShare = Math.max(0, ...(game.titles[place] ?? []).map(shareAsked));
		const alsoShare = Math.max(
			0,
			...(game.also[place] ?? []).map((said) => shareSaid(weighed, all, said) * shareAsked(said))
		);
		const weight =
			(1 + bonus.passage * inOneBreath ** 2) *
			(1 + bonus.also * alsoShare) *
			(1 + bonus.title * titleShare ** 2);
		const passage = found.find(([locale]) => locale === lang)?.[1].at ?? 0;
		return [{ game: game.id, section, share, passage, score: score * weight }];
	});
};

/**
 * @param atHand the game whose answers come first
 * @param lang of the page
 * @returns nothing found for nothing typed, and for words that no rulebook has
 */
export const find = (index: SearchIndex, typed: string, atHand: string | undefined, lang: Locale): Found => {
	const query = readQuery(typed, index, lang);
	const hits = query.ways.length === 0 ? [] : index.games.flatMap((game) => searchGame(game, query, lang));
	const best = Math.max(0, ...hits.map(({ score }) => score));
	const worthwhile = (of: readonly Judged[], count: number, isAtHand: boolean) => {
		const sorted = [...of].sort(better);
		const ofGame = (sorted[0]?.score ?? 0) * least.ofGame;
		return sorted
			.filter(
				({ score, share }) =>
					score >= ofGame && (score >= best * least.ofAll || (isAtHand && share >= enoughSaid))
			)
			.slice(0, count);
	};
	const here = hits.filter(({ game }) => game === atHand);
	const elsewhere = hits.filter(({ game }) => game !== atHand);
	const sayings = index.games
		.filter(({ id }) => atHand === undefined || id === atHand)
		.flatMap((game) => wantedIn(game, query));
	return {
		hits: [
			...worthwhile(here, most.here, true),
			...worthwhile(elsewhere, atHand === undefined ? most.here : most.elsewhere, false)
		],
		// Of a saying of some words, one alone means something else; "not" stands everywhere.
		stems: new Set(
			[
				...query.ways.flatMap((ways) => ways.flatMap(({ stems }) => stems)),
				...sayings.flatMap((ways) => ways.flatMap(({ stems }) => (stems.length === 1 ? stems : [])))
			].filter((stem) => stem !== denial)
		)
	};
};

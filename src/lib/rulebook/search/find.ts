/** The search itself: from what was typed to the sections that answer, the game at hand first. */
import type { GameIndex, Postings, SearchIndex } from './make-index.ts';
import { readQuery, wantedIn, type Query, type Wanted, type Way } from './query.ts';
import type { SearchedSection } from './source.ts';

export interface Hit {
	readonly game: string;
	readonly section: SearchedSection;
	readonly score: number;
}

export interface Found {
	/** The best first; those of the game at hand before all others. */
	readonly hits: readonly Hit[];
	/** The stems that were looked for, to be marked. */
	readonly stems: ReadonlySet<string>;
}

/** As many answers as somebody looks through: of the game at hand, and of the others. */
const most = { here: 12, elsewhere: 6 } as const;
/** What is worth less than this part of the best answer, of the game or of all, is none. */
const least = { ofGame: 0.35, ofAll: 0.12 } as const;
/** What a game's own name tells of each of its sections. */
const nameWeight = 0.1;

/** How telling a stem is in a game: rarer is more. */
const rarityOf = (game: GameIndex, stem: string): number =>
	Math.log(1 + game.sections.length / (game.postingsByStem.get(stem)?.size ?? 0.5));

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

/** What the ways to say one thing are worth, by section, and how much the thing tells in this game. */
const weigh = (game: GameIndex, ways: Wanted): { readonly best: Postings; readonly importance: number } => {
	const best = new Map<number, number>();
	let rarest = 0;
	for (const way of ways) {
		const scores = scoresOf(game, way);
		if (scores.size > 0) rarest = Math.max(rarest, ...way.stems.map((stem) => rarityOf(game, stem)));
		for (const [place, score] of scores) best.set(place, Math.max(score, best.get(place) ?? 0));
	}
	if (rarest > 0) return { best, importance: rarest };
	// A word of no rulebook, a player's name say, tells less against a section than one that stands elsewhere.
	const unmet = rarityOf(game, '');
	return { best, importance: ways.length > 0 ? unmet : unmet / 4 };
};

const searchGame = (game: GameIndex, query: Query): readonly Hit[] => {
	const wanted = wantedIn(game, query);
	const weighed = wanted.map((ways) => weigh(game, ways));
	const all = weighed.reduce((sum, { importance }) => sum + importance, 0);
	const asked = new Set(wanted.flatMap((ways) => ways.flatMap(({ stems }) => stems)));
	const shareSaid = (title: ReadonlySet<string>) =>
		title.size === 0 ? 0 : [...title].filter((stem) => asked.has(stem)).length / title.size;
	return game.sections.flatMap((section, place) => {
		let [score, met] = [0, 0];
		for (const { best, importance } of weighed) {
			const part = best.get(place);
			if (part === undefined) continue;
			score += part;
			met += importance;
		}
		if (score === 0) return [];
		const titleShare = Math.max(...(game.titles[place] ?? []).map(shareSaid));
		return [{ game: game.id, section, score: score * (met / all) ** 1.5 * (1 + 0.3 * titleShare ** 2) }];
	});
};

const better = (a: Hit, b: Hit) => b.score - a.score;

/**
 * @param atHand the game whose answers come first
 * @returns nothing found for nothing typed, and for words that no rulebook has
 */
export const find = (index: SearchIndex, typed: string, atHand?: string): Found => {
	const query = readQuery(typed, index);
	const hits = query.ways.length === 0 ? [] : index.games.flatMap((game) => searchGame(game, query));
	const best = Math.max(0, ...hits.map(({ score }) => score));
	const worthwhile = (of: readonly Hit[], count: number) => {
		const sorted = [...of].sort(better);
		const bar = Math.max((sorted[0]?.score ?? 0) * least.ofGame, best * least.ofAll);
		return sorted.filter(({ score }) => score >= bar).slice(0, count);
	};
	const here = hits.filter(({ game }) => game === atHand);
	const elsewhere = hits.filter(({ game }) => game !== atHand);
	const sayings = index.games
		.filter(({ id }) => atHand === undefined || id === atHand)
		.flatMap((game) => wantedIn(game, query));
	return {
		hits: [
			...worthwhile(here, most.here),
			...worthwhile(elsewhere, atHand === undefined ? most.here : most.elsewhere)
		],
		// Of a saying of some words, one alone means something else.
		stems: new Set([
			...query.ways.flatMap((ways) => ways.flatMap(({ stems }) => stems)),
			...sayings.flatMap((ways) => ways.flatMap(({ stems }) => (stems.length === 1 ? stems : [])))
		])
	};
};

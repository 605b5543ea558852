/** Of the slow second reading of the records: the rankings, those by wins and those of shows. */
import { countedPeople } from './slow-book';
import type { Ending, SlowMatch } from './slow-matches';
import { slowOutcomes } from './slow-numbers';

const inOrderOfPlay = (a: SlowMatch, b: SlowMatch): number => a.at - b.at || (a.id < b.id ? -1 : 1);

/** A person's part in a match. */
interface Part {
	readonly ending: Ending;
	readonly score: number | undefined;
	readonly isPerfect: boolean;
}

const partsOf = (matches: readonly SlowMatch[]): ReadonlyMap<string, readonly Part[]> => {
	const parts = new Map<string, Part[]>();
	for (const match of matches)
		for (const [seat, person] of countedPeople(match).entries()) {
			if (person === undefined) continue;
			const score = match.scores[match.isTogether ? 0 : seat];
			const ending = match.endings[seat] ?? 'lost';
			const isPerfect = ending !== 'lost' && match.highest > 0 && score === match.highest;
			parts.set(person, [...(parts.get(person) ?? []), { ending, score, isPerfect }]);
		}
	return parts;
};

/** @returns a share at the edge of what fits: the point `reach` deviations away, found by halving. */
const edgeOf = (share: number, count: number, towards: 0 | 1): number => {
	let [near, far] = [share, towards as number];
	for (let times = 0; times < 200; times += 1) {
		const middle = (near + far) / 2;
		const deviations = Math.abs(share - middle) / Math.sqrt((middle * (1 - middle)) / count);
		if (deviations < 1.959963984540054) near = middle;
		else far = middle;
	}
	return near;
};

/** @returns the ratings after all matches in which only persons sat, each against others. */
const slowRatings = (matches: readonly SlowMatch[]) => {
	const ratings = new Map<string, { value: number; matches: number }>();
	const points = { won: 1, drawn: 0.5, lost: 0 };
	for (const match of matches.toSorted(inOrderOfPlay)) {
		const people = countedPeople(match);
		if (people.length < 2 || people.includes(undefined)) continue;
		const before = people.map((person = '') => ratings.get(person) ?? { value: 1500, matches: 0 });
		for (const [seat, person = ''] of people.entries()) {
			const own = before[seat] ?? { value: 0, matches: 0 };
			let gain = 0;
			for (const [place, other] of before.entries()) {
				if (place === seat) continue;
				const [mine, theirs] = [match.endings[seat] ?? 'lost', match.endings[place] ?? 'lost'];
				const got = points[mine] === points[theirs] ? 0.5 : points[mine] > points[theirs] ? 1 : 0;
				const expected = 1 / (1 + Math.pow(10, (other.value - own.value) / 400));
				gain += got - expected;
			}
			ratings.set(person, {
				value: own.value + (32 * gain) / (people.length - 1),
				matches: own.matches + 1
			});
		}
	}
	return ratings;
};

/** Gives places by a worth: one more than how many are better; nobody has one below five matches. */
const placed = <Line extends { readonly person: string }>(
	lines: readonly (Line & { readonly count: number; readonly worth: number })[]
) => {
	const isRanked = ({ count }: { readonly count: number }): boolean => count >= 5;
	const byCount = lines.toSorted((a, b) => b.count - a.count || (a.person < b.person ? -1 : 1));
	const isBetter = (a: (typeof lines)[number], b: (typeof lines)[number]): boolean =>
		a.worth * b.count > b.worth * a.count;
	const placeOf = (line: (typeof lines)[number]): number =>
		1 + lines.filter((other) => isRanked(other) && isBetter(other, line)).length;
	const bare = ({ count: _, worth: __, ...line }: (typeof lines)[number]) => line;
	return {
		ranked: byCount
			.filter(isRanked)
			.map((line) => ({ ...bare(line), place: placeOf(line) }))
			.sort((a, b) => a.place - b.place),
		unranked: byCount.filter((line) => !isRanked(line)).map((line) => ({ ...bare(line), place: undefined }))
	};
};

const longestRun = (endings: readonly Ending[]): number => {
	let longest = 0;
	for (let from = 0; from < endings.length; from += 1) {
		const wins = endings.slice(from).findIndex((ending) => ending !== 'won');
		longest = Math.max(longest, wins < 0 ? endings.length - from : wins);
	}
	return longest;
};

/** @param matches of one game in which persons play against each other, over with a result. */
export const slowRanking = (matches: readonly SlowMatch[]) => {
	const inOrder = matches.toSorted(inOrderOfPlay);
	const ratings = slowRatings(matches);
	const isOneKind = new Set(matches.map(({ kind }) => kind)).size < 2;
	const lines = [...partsOf(inOrder)].map(([person, parts]) => {
		const endings = parts.map(({ ending }) => ending);
		const outcomes = slowOutcomes(endings);
		const [points, count] = [outcomes.won + outcomes.drawn / 2, parts.length];
		const scores = parts.flatMap(({ score }) => (score === undefined ? [] : [score]));
		const lastOther = endings.findLastIndex((ending) => ending !== 'won');
		return {
			...{ person, outcomes, points, count, matches: count, worth: points, share: points / count },
			interval: { low: edgeOf(points / count, count, 0), high: edgeOf(points / count, count, 1) },
			streak: { current: count - 1 - lastOther, longest: longestRun(endings) },
			meanScore:
				isOneKind && scores.length > 0
					? scores.reduce((sum, score) => sum + score, 0) / scores.length
					: undefined,
			rating: ratings.get(person)
		};
	});
	return { ...placed(lines), matches: matches.length };
};

/** @param matches shows of one kind, over with a result. */
export const slowShowsRanking = (matches: readonly SlowMatch[]) => {
	const lines = [...partsOf(matches)].map(([person, parts]) => {
		const scores = parts.map(({ score = 0 }) => score);
		const worth = scores.reduce((sum, score) => sum + score, 0);
		return {
			...{ person, worth, count: parts.length, shows: parts.length, meanScore: worth / parts.length },
			...{ best: Math.max(...scores), perfect: parts.filter(({ isPerfect }) => isPerfect).length }
		};
	});
	const [first, ...others] = new Set(matches.map(({ highest }) => highest));
	return { ...placed(lines), matches: matches.length, max: others.length > 0 ? 0 : (first ?? 0) };
};

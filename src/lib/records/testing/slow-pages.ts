/** Of the slow second reading of the records: what pages say out of their figures. */
import type { slowBook } from './slow-book';

type SlowBook = ReturnType<typeof slowBook>;
type SlowPerson = SlowBook['people'] extends Map<string, infer Person> ? Person : never;
type SlowOutcomes = SlowPerson['all'];

const countOf = ({ won, drawn, lost }: SlowOutcomes): number => won + drawn + lost;
const byMost = ([a, one]: readonly [string, number], [b, other]: readonly [string, number]): number =>
	other - one || (a < b ? -1 : 1);

/** @returns the kinds of a game that were played, the one played most first. */
export const slowKinds = ({ games }: SlowBook, game: string): readonly string[] =>
	[...(games.get(game) ?? [])]
		.map(([kind, { ended }]) => [kind, countOf(ended)] as const)
		.sort(byMost)
		.map(([kind]) => kind);

/** @returns the most matches of one evening. */
export const slowMostOfAnEvening = ({ evenings }: SlowBook): number => Math.max(0, ...evenings.values());

/** The one with the greatest number above 0, unless another has as much. */
const standingOut = (numbers: readonly (readonly [string, number])[]): string | undefined => {
	const most = Math.max(...numbers.map(([, number]) => number));
	const [first, ...others] = numbers.filter(([, number]) => number === most);
	return first && most > 0 && others.length === 0 ? first[0] : undefined;
};

/** @returns whom somebody met most often in three matches or more, once they played five. */
export const slowFavourite = ({ all, byRival }: SlowPerson): string | undefined =>
	countOf(all) < 5
		? undefined
		: standingOut(
				[...byRival]
					.map(([rival, outcomes]) => [rival, countOf(outcomes)] as const)
					.filter(([, met]) => met >= 3)
			);

/** @returns who is furthest ahead of somebody, of those met three times or more. */
export const slowNemesis = ({ byRival }: SlowPerson): string | undefined =>
	standingOut(
		[...byRival]
			.filter(([, outcomes]) => countOf(outcomes) >= 3)
			.map(([rival, { won, lost }]) => [rival, lost - won])
	);

/** @returns how many matches and shows somebody played. */
export const slowPlayed = ({ all, shows }: SlowPerson): number =>
	[...shows.values()].reduce((sum, count) => sum + count, countOf(all));

/**
 * @returns how many of the last matches in a row somebody has won or lost; undefined below two, and where the run is so
 *   long that the page does not know its beginning.
 */
export const slowRun = (recent: readonly { readonly result: string }[]) => {
	let count = 0;
	const [last] = recent;
	if (!last || (last.result !== 'won' && last.result !== 'lost')) return undefined;
	while (recent[count]?.result === last.result) count += 1;
	return count < 2 || count >= 30 ? undefined : { result: last.result, count };
};

/** @returns the last thirty of results that are told apart by kind, the newest first. */
export const slowRecent = <One extends { readonly match: string; readonly at: number }>(
	byKind: ReadonlyMap<string, readonly One[]> = new Map()
): readonly One[] =>
	[...byKind.values()]
		.flat()
		.toSorted((a, b) => b.at - a.at || (a.match < b.match ? 1 : -1))
		.slice(0, 30);

/**
 * @returns of five matches and more, those who won most, if they are three at most; and who alone is next behind a
 *   single one.
 */
export const slowWinners = (
	{ people }: SlowBook,
	game: string,
	matches: number
): { readonly first: readonly SlowWinner[]; readonly next: SlowWinner | undefined } => {
	const all = [...people].flatMap(([person, { byGame }]) => {
		const outcomes = byGame.get(game);
		return outcomes ? [{ person, won: outcomes.won, played: countOf(outcomes) }] : [];
	});
	const most = Math.max(0, ...all.map(({ won }) => won));
	const first = all.filter(({ won }) => won === most).sort((a, b) => (a.person < b.person ? -1 : 1));
	if (matches < 5 || most === 0 || first.length > 3) return { first: [], next: undefined };
	const behind = all.filter(({ won }) => won < most && won > 0);
	const second = Math.max(0, ...behind.map(({ won }) => won));
	const seconds = behind.filter(({ won }) => won === second);
	return { first, next: first.length === 1 && seconds.length === 1 ? seconds[0] : undefined };
};
interface SlowWinner {
	readonly person: string;
	readonly won: number;
	readonly played: number;
}

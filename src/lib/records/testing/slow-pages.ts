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

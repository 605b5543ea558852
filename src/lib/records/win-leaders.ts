/** Who has won the most matches of a game. */
import { joinList } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import { fewestMatches } from './ledger';
import { isFinished, type Played } from './played';
import { groupedBy } from './grouped';

interface Winner {
	readonly person: string;
	readonly won: number;
	readonly played: number;
}
/** So many names are said where several are level. */
const mostLevel = 3;

/**
 * @param matches of the game, those of one kind.
 * @param nameOf gives the name of a person.
 * @returns who has won the most and who follows, each of how many, or who is level at the top; nothing where too
 *   little was played, nobody has won, or too many are level.
 */
export const winLines = (
	matches: readonly Played[],
	nameOf: (person: string) => string
): readonly string[] => {
	const finished = matches.filter(isFinished);
	if (finished.length < fewestMatches) return [];
	const against = finished.filter(({ record }) => !record.isTogether);
	const winners = [...groupedBy(against, ({ people }) => people.filter((person) => person !== undefined))]
		.map(([person, theirs]): Winner => {
			const won = theirs.filter(({ people, results }) => results[people.indexOf(person)] === 'won');
			return { person, won: won.length, played: theirs.length };
		})
		.filter(({ won }) => won > 0)
		.sort((a, b) => b.won - a.won || nameOf(a.person).localeCompare(nameOf(b.person)));
	const [first, second, third] = winners;
	if (!first) return [];
	const level = winners.filter(({ won }) => won === first.won);
	if (level.length > mostLevel) return [];
	if (level.length > 1)
		return [
			m.records_wins_level({ names: joinList(level.map(({ person }) => nameOf(person))), n: first.won })
		];
	return [
		m.records_wins_lead({ name: nameOf(first.person), won: first.won, played: first.played }),
		...(second && second.won !== third?.won
			? [m.records_wins_next({ name: nameOf(second.person), won: second.won, played: second.played })]
			: [])
	];
};

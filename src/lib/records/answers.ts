/** What a page of records says first: who leads, how shows went, and which matches are worth a second look. */
import type { RecordWords } from '$lib/games/facts';
import { asBeginning } from '$lib/games/wording';
import { matchHref } from '$lib/i18n/addresses';
import { decimal, joinList, shortDate } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { PersonLabels } from './club.svelte';
import { fewestMatches, isEnough, lookUpIn, mean, type Ledger, type NumberAt } from './ledger';
import { groupedBy, isFinished, type Played } from './played';

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

/** @returns how shows of one kind went, by their scores, since nobody wins them; empty where none has a score. */
export const showsText = (ledger: Ledger): string => {
	const { count, most } = ledger.scores;
	if (count === 0) return '';
	const said = [
		// One score has no mean.
		count > 1
			? m.records_shows_mean({ mean: decimal(mean(ledger.scores)), n: count })
			: m.records_word_points({ n: most }),
		...(isEnough(ledger) ? [m.records_shows_best({ most })] : [])
	];
	return asBeginning(said.join(' · '));
};

export interface Moment {
	readonly title: string;
	/** What there was: “20 points in March”. */
	readonly said: string;
	/** Whose it was, where it was one person's, and when. */
	readonly by: string;
	readonly href: string;
}

const momentAt = (
	{ match, at, person }: NumberAt,
	title: string,
	said: string,
	labels: PersonLabels
): Moment => ({
	title,
	said,
	by: [...(person === undefined ? [] : [labels.nameOf(person)]), shortDate(at)].join(' · '),
	href: matchHref(match)
});

/** @returns the game's own bests; none where too little was played. */
export const momentsOf = (
	ledger: Ledger,
	{ figures }: Pick<RecordWords, 'figures'>,
	labels: PersonLabels
): readonly Moment[] => {
	if (!isEnough(ledger)) return [];
	const lookUp = lookUpIn(ledger);
	return figures.flatMap((figure) => {
		if (figure.kind !== 'best') return [];
		const tally = lookUp(figure.name);
		return tally?.best && tally.most > 0
			? [momentAt(tally.best, figure.title(), figure.say(tally.most, tally.best.of ?? ''), labels)]
			: [];
	});
};

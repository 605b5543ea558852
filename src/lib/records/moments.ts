/** The matches worth a second look: the bests of a ledger, each with whose it is and when. */
import type { RecordWords } from '$lib/games/facts';
import { matchHref } from '$lib/i18n/addresses';
import { decimal, duration, shortDate } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import { isEnough, lookUpIn, type Ledger } from './ledger';
import type { PersonLabels } from './people/person-labels';
import type { NumberAt, Tally } from './tally';

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

/**
 * @param isEverybodys whether the ledger is of everybody who played, so that the widest margin is said too: in one
 *   person's it may be another's.
 * @returns the game's own bests first, then what every game has; none where too little was played.
 */
export const momentsOf = (
	ledger: Ledger,
	{ figures }: Pick<RecordWords, 'figures'>,
	labels: PersonLabels,
	isEverybodys: boolean
): readonly Moment[] => {
	if (!isEnough(ledger)) return [];
	const most = (tally: Tally | undefined, title: string, say: (most: number, of: string) => string) =>
		tally?.best && tally.most > 0
			? [momentAt(tally.best, title, say(tally.most, tally.best.of ?? ''), labels)]
			: [];
	const lookUp = lookUpIn(ledger);
	return [
		...figures.flatMap((figure) =>
			figure.kind === 'best' ? most(lookUp(figure.name), figure.title(), figure.say) : []
		),
		...(isEverybodys ? most(ledger.margin, m.records_margin(), (points) => decimal(points)) : []),
		...most(ledger.minutes, m.records_length_most(), (minutes) => duration(minutes))
	];
};

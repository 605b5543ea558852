/** The words and figures of Geisha's statistics. */
import { m } from '$lib/i18n/paraglide/messages';
import type { Figure, MatchFacts, RecordWords } from '../../facts.ts';
import { asContinuation, wordByCode } from '../../wording.ts';
import type { How } from '../rules/actions.ts';
import type { Mode } from '../rules/options.ts';
import { patternKinds, type PatternKind } from '../rules/garden.ts';
import type { FactName } from '../rules/records.ts';

const hows: Readonly<Record<How, () => string>> = {
	pattern: m.geisha_records_how_pattern,
	block: m.geisha_records_how_block,
	'full-board': m.geisha_records_how_full_board,
	drawn: m.geisha_records_how_drawn
};
const kinds: Readonly<Record<PatternKind, () => string>> = {
	row: m.geisha_records_row,
	column: m.geisha_records_column,
	diagonal: m.geisha_records_diagonal,
	square: m.geisha_records_square
};
/** @returns the name of a kind of winning pattern. */
export const patternTitle = wordByCode(kinds);
const begun: Readonly<Record<string, () => string>> = {
	won: m.geisha_records_began_won,
	lost: m.geisha_records_began_lost,
	drawn: m.geisha_records_began_drawn
};
/** The words of a kind's length; `n` is its number, if it has one. */
const lengths: Readonly<Record<Mode, (n: number) => string>> = {
	rounds: (n) => m.geisha_records_like_rounds({ n }),
	points: (n) => m.geisha_records_like_points({ n }),
	single: m.geisha_records_like_single
};
const exceptions = wordByCode({
	'last-player': m.geisha_records_like_last_player,
	'play-on': m.geisha_records_like_play_on
});
/** The form of `kindOf`; a match to rounds or points has a number. */
const kindForm = /^(?:(?<mode>rounds|points)-(?<count>\d+)|single)(?:~(?<exception>[a-z-]+))?$/;
const kindName = (kind: string): string => {
	const groups = kindForm.exec(kind);
	if (!groups) return m.other_word();
	const { mode, count, exception } = groups.groups ?? {};
	const length = lengths[mode === 'rounds' || mode === 'points' ? mode : 'single'](Number(count));
	return exception === undefined ? length : `${length} · ${asContinuation(exceptions(exception))}`;
};

/** The moment of the round won with the most tiles left. */
const quickest = ({ own }: MatchFacts, names: readonly string[]): readonly string[] => {
	const left = own.filter(({ name }) => name === 'left');
	const most = Math.max(...left.map(({ value }) => value));
	const fact = left.find(({ value }) => value === most && value > 0);
	return fact ? [m.geisha_records_moment_left({ name: names[fact.seat ?? 0] ?? '', n: fact.value })] : [];
};

/**
 * The moment of each player with at least four analysed moves, all of which kept the value under perfect
 * play.
 */
const faultless = ({ own }: MatchFacts, names: readonly string[]): readonly string[] =>
	[0, 1].flatMap((seat) => {
		const kept = own.filter((fact) => fact.name === 'kept' && fact.seat === seat);
		const isFaultless = kept.length >= 4 && kept.every(({ value }) => value === 1);
		return isFaultless ? [m.geisha_records_moment_kept({ name: names[seat] ?? '', n: kept.length })] : [];
	});

const figures: readonly (Figure & { readonly name: FactName })[] = [
	{
		name: 'round',
		kind: 'bars',
		measure: 'count',
		title: m.geisha_records_round,
		order: Object.keys(hows),
		label: wordByCode(hows),
		sentence: (tally, top) =>
			top && m.geisha_records_round_said({ how: top.label, n: top.value, whole: tally('round')?.count ?? 0 })
	},
	{
		name: 'pattern',
		kind: 'bars',
		measure: 'count',
		title: m.geisha_records_pattern,
		order: patternKinds,
		label: patternTitle,
		sentence: (tally, top) =>
			top &&
			m.geisha_records_pattern_said({
				pattern: top.label,
				n: top.value,
				whole: tally('pattern')?.count ?? 0
			}),
		isInScene: true
	},
	{
		name: 'began',
		kind: 'bars',
		measure: 'count',
		title: m.geisha_records_began,
		order: Object.keys(begun),
		label: wordByCode(begun),
		sentence: (tally) =>
			m.geisha_records_began_said({
				n: tally('began', 'won')?.count ?? 0,
				whole: tally('began')?.count ?? 0
			})
	},
	{ name: 'left', kind: 'spread', title: m.geisha_records_left },
	{
		name: 'left',
		kind: 'best',
		title: m.geisha_records_left_best,
		say: (n) => m.geisha_records_left_best_said({ n })
	},
	{ name: 'kept', kind: 'share', title: m.geisha_records_kept }
];

export const recordWords: RecordWords = {
	figures,
	kindName,
	standing: ({ scores: [near = 0, far = 0] }) => m.geisha_records_standing({ near, far }),
	moments: (facts, names) => [...quickest(facts, names), ...faultless(facts, names)],
	rounds: (n) => m.geisha_rounds({ n }),
	roundsPerMatch: m.geisha_records_per_match
};

/** The words of Hanabi's records. */
import { m } from '$lib/i18n/paraglide/messages';
import type { RecordWords } from '../../facts.ts';
import { asBeginning, asContinuation, wordByCode } from '../../wording.ts';
import { colours } from '../rules/cards.ts';
import { bands } from '../rules/end.ts';
import type { FactName } from '../rules/records.ts';
import { reasonCodes, type ReasonCode } from '../rules/state.ts';
import { colourName, ratingName } from './names.ts';

const endings: Readonly<Record<ReasonCode, () => string>> = {
	'three-fuses': m.hanabi_records_end_three_fuses,
	'fuses-counted': m.hanabi_records_end_fuses_counted,
	perfect: m.hanabi_records_end_perfect,
	'perfection-lost': m.hanabi_records_end_perfection_lost,
	'no-move': m.hanabi_records_end_no_move,
	'given-up': m.hanabi_records_end_impossible,
	'last-round': m.hanabi_records_end_last_round,
	finished: m.hanabi_records_end_finished,
	stopped: m.hanabi_records_end_given_up
};
const endingName = wordByCode(endings);
const colourTitle = (of: string): string => {
	const colour = colours.find((one) => one === of);
	return colour ? asBeginning(colourName(colour)) : m.other_word();
};

const ratingTitle = (of: string): string => {
	const band = bands.find((one) => one === of);
	return band === undefined ? m.other_word() : asBeginning(ratingName(band));
};

/** Words for the parts of a kind; tracking every card is not said. */
const kindWord = wordByCode(
	{
		m5: m.hanabi_records_like_m5,
		m10: m.hanabi_records_like_m10,
		every: m.hanabi_records_like_every,
		black: m.hanabi_records_like_black,
		adds: m.hanabi_records_like_adds,
		bouquet: m.hanabi_records_like_bouquet,
		timed: m.hanabi_records_like_timed,
		counted: m.hanabi_records_like_counted,
		light: m.hanabi_records_like_light
	},
	() => asContinuation(m.other_word())
);

/** What Deluxe and Les Grands Feux play has short names of its own, so that a list has room for them. */
const boxes: readonly { readonly parts: readonly string[]; readonly word: () => string }[] = [
	{ parts: ['m10', 'every', 'black'], word: m.hanabi_records_like_box_both },
	{ parts: ['m10', 'every'], word: m.hanabi_records_like_box_avalanche }
];

/** Black cards that cost points while they are missing are the rule of the box; only those that add some are said. */
const partsToSay = (parts: readonly string[]): readonly string[] =>
	parts.includes('missing')
		? parts.filter((part) => part !== 'missing')
		: parts.flatMap((part) => (part === 'black' ? [part, 'adds'] : part));

/** @returns the words for the parts of `kindOf` that follow the number of players. */
const variantWords = (coded: readonly string[]): readonly string[] => {
	const parts = partsToSay(coded);
	const box = boxes.find((one) => one.parts.every((part) => parts.includes(part)));
	const others = parts.filter((part) => part !== 'full' && !box?.parts.includes(part)).map(kindWord);
	return box ? [box.word(), ...others] : others;
};

const named = (name: FactName): { readonly name: FactName } => ({ name });
const mean = (name: FactName, title: () => string) => ({ ...named(name), kind: 'mean', title }) as const;

export const recordWords: RecordWords = {
	figures: [
		{ ...named('score'), kind: 'spread', title: m.hanabi_records_score },
		{
			...named('score'),
			kind: 'best',
			title: m.hanabi_records_score_best,
			say: (n) => m.hanabi_records_score_best_said({ n })
		},
		{ ...named('perfect'), kind: 'share', title: m.hanabi_records_perfect },
		{
			...named('firework'),
			kind: 'bars',
			measure: 'mean',
			title: m.hanabi_records_firework,
			order: colours,
			label: colourTitle,
			isInScene: true
		},
		{
			...named('complete'),
			kind: 'bars',
			measure: 'count',
			title: m.hanabi_records_complete,
			order: colours,
			label: colourTitle,
			isInScene: true
		},
		mean('strikes', m.hanabi_records_strikes),
		mean('clues-left', m.hanabi_records_clues_left),
		mean('clues-given', m.hanabi_records_clues_given),
		mean('discards', m.hanabi_records_discards),
		mean('points-lost', m.hanabi_records_points_lost),
		{
			...named('ending'),
			kind: 'bars',
			measure: 'count',
			title: m.hanabi_records_ending,
			order: reasonCodes,
			label: endingName,
			sentence: (tally, top) =>
				top &&
				m.hanabi_records_ending_said({
					ending: top.label,
					n: top.value,
					whole: tally('ending')?.count ?? 0
				})
		},
		{
			...named('rating'),
			kind: 'bars',
			measure: 'count',
			title: m.hanabi_records_rating,
			order: bands,
			label: ratingTitle,
			sentence: (tally, top) =>
				top &&
				m.hanabi_records_rating_said({
					rating: top.label,
					n: top.value,
					whole: tally('rating')?.count ?? 0
				})
		}
	],
	kindName: (kind) => {
		const [seats, ...parts] = kind.split('-');
		const players = Number(seats);
		// A code of a newer version.
		if (!Number.isInteger(players) || players < 1) return m.other_word();
		return [m.hanabi_records_like_players({ n: players }), ...variantWords(parts)].join(' · ');
	},
	standing: ({ scores: [score = 0], max = 25 }) => m.hanabi_records_standing({ score, max }),
	moments: ({ own }) => {
		const valueOf = (name: FactName): number | undefined => own.find((fact) => fact.name === name)?.value;
		const isStopped = own.some(({ name, of }) => name === 'ending' && of === 'stopped');
		// A show that scored nothing, or that the players gave up, is not praised.
		if ((valueOf('score') ?? 0) <= 0 || isStopped) return [];
		const isPerfect = valueOf('perfect') === 1;
		return [
			...(isPerfect ? [m.hanabi_records_moment_perfect()] : []),
			...(valueOf('strikes') === 0 ? [m.hanabi_records_moment_no_strike()] : []),
			...(valueOf('points-lost') === 0 && !isPerfect ? [m.hanabi_records_moment_nothing_lost()] : [])
		];
	},
	rounds: (n) => m.hanabi_turns({ n }),
	roundsPerMatch: m.hanabi_records_per_match
};

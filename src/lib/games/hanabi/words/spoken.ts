/** The table in words alone: what an action did, what follows and whose turn it is, and the keys. */
import { m } from '$lib/i18n/paraglide/messages';
import type { SpokenWords } from '../../views.ts';
import { asSentences } from '../../wording.ts';
import type { Action } from '../rules/actions.ts';
import { isComplete, maxScore } from '../rules/board.ts';
import { coloursOf, fuseLimit } from '../rules/cards.ts';
import { playersIn, type ReasonCode, type State } from '../rules/state.ts';
import { lastRoundOf, statusOf } from '../rules/status.ts';
import { colourName, fireworkSaid } from './names.ts';
import { moveWords } from './timeline.ts';

type Names = readonly string[];

/** The number of cards in the pile from which it is said with every card drawn: the last round is near. */
const lowPile = 5;

const fusesSaid = ({ fuses }: State): string =>
	fuses === fuseLimit - 1 ? m.hanabi_said_last_fuse() : m.hanabi_fuses({ n: fuses });

/** The fireworks: completed by a turn, or set to another height by a recount. */
const fireworksSaid = (from: State, to: State): readonly string[] => {
	const changed = coloursOf(to.options).filter((colour) => from.fireworks[colour] !== to.fireworks[colour]);
	if (to.turns.length === from.turns.length)
		return changed.map((colour) => fireworkSaid(colour, to.fireworks[colour]));
	return changed
		.filter((colour) => isComplete(to.fireworks[colour]))
		.map((colour) => m.hanabi_status_completed({ colour: colourName(colour) }));
};

const isLastRoundNew = (from: State, to: State): boolean =>
	from.turnsLeft === null && to.turnsLeft === playersIn(to);

const pileSaid = (from: State, to: State, names: Names): string => {
	const round = lastRoundOf(to);
	if (round && isLastRoundNew(from, to))
		return m.hanabi_status_last_round({ name: names[round.lastSeat] ?? '' });
	const isSaid = to.pile <= lowPile || to.turns.length === from.turns.length;
	return isSaid && to.pile !== from.pile ? m.hanabi_headline_pile({ n: to.pile }) : '';
};

/** The highest possible score where that aid is on and the score has changed. */
const bestSaid = (from: State, to: State): string => {
	const best = maxScore(to);
	return to.aids.maxScore && best !== 'unknown' && best !== maxScore(from)
		? m.hanabi_said_best({ points: m.hanabi_points({ n: best }) })
		: '';
};

/** Whose turn it is, with the turns left of the last round, or the cards in hand once the pile is empty. */
const turnSaid = (from: State, to: State, names: Names): readonly string[] => {
	const name = names[to.turn] ?? '';
	if (to.turnsLeft !== null && !isLastRoundNew(from, to))
		return [m.turn_of({ name }), m.hanabi_headline_last_round({ n: to.turnsLeft })];
	return [
		to.options.finalBouquet && to.pile === 0
			? m.hanabi_said_turn_with({ name, what: m.hanabi_table_hand({ n: to.hands[to.turn] ?? 0 }) })
			: m.turn_of({ name })
	];
};

/** The reasons that name the card that was played or discarded last, or say that the table ended the show. */
const tellingReasons: readonly string[] = [
	'three-fuses',
	'fuses-counted',
	'perfection-lost',
	'given-up',
	'finished',
	'stopped'
] satisfies readonly ReasonCode[];

export const spokenWords: SpokenWords<State, Action> = {
	what: ({ action, after }, names) => {
		switch (action.type) {
			// Who plays now, or plays again after this was undone, follows.
			case 'turn':
				return m.hanabi_said_turn_set();
			// At once its switch says which aid it is; this is for the undo.
			case 'aid':
				return m.hanabi_said_aids();
			default:
				return moveWords(action, after, names);
		}
	},
	isToldByReason: (reason) => tellingReasons.includes(reason),
	next: (from, to, names) => {
		const isTurnSaid =
			to.turns.length !== from.turns.length ||
			to.turn !== from.turn ||
			to.turnsLeft !== from.turnsLeft ||
			// The show goes on after its end was undone.
			from.outcome !== undefined;
		return asSentences([
			...fireworksSaid(from, to),
			to.tokens === from.tokens ? '' : m.hanabi_tokens({ n: to.tokens }),
			to.fuses === from.fuses ? '' : fusesSaid(to),
			pileSaid(from, to, names),
			bestSaid(from, to),
			statusOf(to).canFinish && !statusOf(from).canFinish ? m.hanabi_said_can_finish() : '',
			...(isTurnSaid ? turnSaid(from, to, names) : [])
		]);
	},
	progress: ({ turns }) => `${m.hanabi_chart_turn()} ${turns.length + 1}`,
	keys: () => [
		{ keys: '1 – 7', does: m.hanabi_keys_play() },
		{ keys: `${m.key_shift()} + 1 – 7`, does: m.hanabi_keys_announce() },
		{ keys: '0', does: m.hanabi_act_clue_said() },
		{ keys: '9', does: m.hanabi_sheet_discard() },
		{ keys: '8', does: m.hanabi_keys_any() },
		{ keys: '↑ ↓ 1 – 5', does: m.hanabi_keys_cards() }
	]
};

/** The table in words alone: what an action did, what is awaited, and the keys. */
import { sides, type Side } from '../../sides.ts';
import { isRefusal } from '../../outcome.ts';
import type { Change, KeyWords, SpokenWords } from '../../views.ts';
import { asSentences } from '../../wording.ts';
import { m } from '$lib/i18n/paraglide/messages';
import type { Action } from '../rules/actions.ts';
import { leadAfterStop } from '../rules/match.ts';
import { currentMonth, stopOrCallOf, type StopOrCall } from '../rules/month.ts';
import { isUntouched } from '../rules/entry.ts';
import type { MonthPlayed, State } from '../rules/state.ts';
import { stopEndText } from './call-risk.ts';
import { monthName, monthTitle } from './month-names.ts';
import { cardsTaken, cardTakenOff, yakuChanges, yakuDeclared } from './spoken-piles.ts';
import { pointsPaid } from './sheet.ts';
import { progressText } from './status.ts';
import { handName } from './yaku.ts';

type Names = readonly string[];
const nameOf = (names: Names, seat: Side): string => names[seat] ?? '';

const monthDone = (played: MonthPlayed, names: Names): string => {
	const { winner, total } = played.settlement;
	const { ending } = played.record;
	const month = monthName(played.month);
	if (winner === null)
		return total === 0
			? m.koikoi_said_month_drawn({ month })
			: m.koikoi_said_month_drawn_oya({ month, points: m.koikoi_points({ n: total }) });
	const said = { name: nameOf(names, winner), month, points: m.koikoi_points({ n: pointsPaid(played) }) };
	if (ending.kind === 'table') return m.koikoi_said_month_table(said);
	return ending.kind === 'deal'
		? m.koikoi_said_month_hand({ ...said, hand: handName(ending.hand) })
		: m.koikoi_said_month_won(said);
};

const called = (events: State['draft']['events'], seat: Side, names: Names): string => {
	const points = events.findLast((event) => event.seat === seat)?.points ?? null;
	const name = nameOf(names, seat);
	return points === null
		? m.koikoi_table_called_bare({ name })
		: m.koikoi_table_called({ name, points: m.koikoi_points({ n: points }) });
};

/** What the action itself did, before what came of it for the yaku. */
const done = ({ before, action, after }: Change<State, Action>, names: Names): string => {
	switch (action.type) {
		case 'take':
			return cardsTaken(before, [action.card], action.seat, names);
		case 'capture':
			return cardsTaken(before, action.cards, action.seat, names);
		case 'untake':
			return cardTakenOff(before, action.card, names);
		case 'yaku':
			return yakuDeclared(after, action, nameOf(names, action.seat));
		case 'call':
		case 'late-call':
			return called(after.draft.events, action.seat, names);
		case 'uncall':
			return m.koikoi_said_uncall({ name: nameOf(names, action.seat) });
		case 'oya':
			return m.koikoi_said_oya({ name: nameOf(names, action.seat) });
		case 'void-deal':
			return m.koikoi_table_voids({ n: after.draft.voids.length });
		case 'view':
			return action.view === 'yaku' ? m.koikoi_said_view_yaku() : m.koikoi_said_view_cards();
		case 'turns':
			return action.isOn ? m.koikoi_said_turns_on() : m.koikoi_said_turns_off();
		case 'month': {
			const played = after.months.at(-1);
			return played ? monthDone(played, names) : '';
		}
	}
};

/** @returns the choice of the player in turn between koï-koï and stop, if they have it. */
const choiceOf = (state: State): StopOrCall | undefined => {
	const choice = stopOrCallOf(state, state.turn);
	return isRefusal(choice) ? undefined : choice;
};

const choiceText = (state: State, { stop, afterCall }: StopOrCall, names: Names): string => {
	const end = stopEndText(leadAfterStop(state, state.turn), state.options);
	const pays = m.koikoi_said_choice({
		stop: [m.koikoi_points({ n: stop.total }), end].filter(Boolean).join(', '),
		call: m.koikoi_table_call_pays({ points: afterCall.total })
	});
	return `${m.koikoi_table_decision({ name: nameOf(names, state.turn) })} ${pays}`;
};

/** Whether the action only took the first card of a capture, which does not change whose turn it is. */
const isHalfTaken = (from: State, { halfCapture }: State): boolean =>
	halfCapture !== null && !from.draft.piles[halfCapture.seat].includes(halfCapture.card);

/** Whether it is to be told whose turn it is: players who pass the turn by hand know it. */
const isTurnNews = (from: State, to: State): boolean =>
	from.months.length !== to.months.length ||
	(from.turn !== to.turn &&
		!isHalfTaken(from, to) &&
		(to.isTurnByTurn || from.draft.events.length !== to.draft.events.length));

const scoresText = ({ totals: [nearPoints, farPoints] }: State, names: Names): string =>
	m.koikoi_headline_scores({ near: nameOf(names, 0), nearPoints, far: nameOf(names, 1), farPoints });

/** Whether nothing of the month is entered yet. A month that was taken back goes on where it was. */
const isNewMonth = ({ draft }: State): boolean => isUntouched(draft) && draft.events.length === 0;

/** Whether a choice is another one than before, by who has it, by its yaku or by what a stop pays. */
const isChoiceNews = (from: State, to: State, now: StopOrCall): boolean => {
	const before =
		from.months.length === to.months.length && from.turn === to.turn ? choiceOf(from) : undefined;
	return before?.stop.total !== now.stop.total || before.score.yaku.length !== now.score.yaku.length;
};

/** The choice if it is new, or else whose turn it is if that is news. */
const turnNews = (from: State, to: State, names: Names): string => {
	const choice = choiceOf(to);
	if (choice) return isChoiceNews(from, to, choice) ? choiceText(to, choice, names) : '';
	return isTurnNews(from, to) ? m.turn_of({ name: nameOf(names, to.turn) }) : '';
};

const next = (from: State, to: State, names: Names): string => {
	if (from.months.length === to.months.length) return asSentences([turnNews(from, to, names)]);
	const begins = isNewMonth(to)
		? m.koikoi_said_month_begins({ month: monthTitle(currentMonth(to)), name: nameOf(names, to.oya) })
		: turnNews(from, to, names);
	return asSentences([scoresText(to, names), begins]);
};

/** The digits are the `data-key` of the cards, the players and the main buttons. */
const keys = (): readonly KeyWords[] => [
	{ keys: '← ↑ ↓ →', does: m.koikoi_keys_arrows() },
	{ keys: '1 – 4', does: m.koikoi_keys_cards() },
	{ keys: '5, 6', does: m.koikoi_keys_players() },
	{ keys: '7', does: m.koikoi_keys_rest() },
	{ keys: '9', does: m.koikoi_table_call() },
	{ keys: '0', does: m.koikoi_keys_main() }
];

export const spokenWords: SpokenWords<State, Action> = {
	what: (change, names) => {
		const { before, action, after } = change;
		const sentences = [done(change, names)];
		const isSameMonth = before.months.length === after.months.length;
		if (isSameMonth)
			for (const seat of sides)
				sentences.push(...yakuChanges(change, seat, 'seat' in action && action.seat === seat, names));
		return asSentences(sentences);
	},
	next,
	progress: (state) => `${monthTitle(currentMonth(state))}, ${progressText(state)}`,
	keys
};

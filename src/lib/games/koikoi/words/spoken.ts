/** The table in words alone: what an action did, what is awaited, and the keys. */
import { sides, type Side, otherSide } from '../../sides.ts';
import { isRefusal } from '../../outcome.ts';
import type { Change, KeyWords, SpokenWords } from '../../views.ts';
import { asSentences } from '../../wording.ts';
import { m } from '$lib/i18n/paraglide/messages';
import type { Action } from '../rules/actions.ts';
import { leadAfterStop } from '../rules/match.ts';
import { currentMonth, stopOrCallOf, type StopOrCall, draftScores } from '../rules/month.ts';
import { isUntouched } from '../rules/entry.ts';
import type { MonthPlayed, State } from '../rules/state.ts';
import { calledText, nextMonthText, progressText, stopEndText } from './table.ts';
import { flowerName, monthName, monthTitle } from './months.ts';
import { pointsPaid } from './timeline.ts';
import { handName, cardName, pictureName, yakuName } from './names.ts';
import { joinList } from '$lib/i18n/format';
import { cardById, type CardId } from '../rules/cards.ts';
import type { YakuScore } from '../rules/pile.ts';
import { countRange, type YakuId } from '../rules/yaku.ts';

type Names = readonly string[];
const nameOf = (names: Names, seat: Side): string => names[seat] ?? '';

/** @returns the cards in a list; cards of one month name its flower once: "crane and poetry ribbon (pine)". */
const cardList = (cards: readonly CardId[]): string => {
	const months = [...new Set(cards.map((card) => cardById[card].month))];
	const [month] = months;
	return month !== undefined && months.length === 1
		? m.koikoi_card_named({ card: joinList(cards.map(pictureName)), flower: flowerName(month) })
		: joinList(cards.map(cardName));
};

/** @returns which cards a player took, and from whose pile; empty if they were all on that pile already. */
const cardsTaken = ({ draft }: State, cards: readonly CardId[], seat: Side, names: Names): string => {
	const taken = cards.filter((card) => !draft.piles[seat].includes(card));
	if (taken.length === 0) return '';
	const [from, to] = [nameOf(names, otherSide(seat)), nameOf(names, seat)];
	return taken.every((card) => draft.piles[otherSide(seat)].includes(card))
		? m.koikoi_table_moved({ card: cardList(taken), from, to })
		: m.koikoi_said_takes({ name: to, cards: cardList(taken) });
};

/** @returns whose pile lost the card; empty if it was on neither. */
const cardTakenOff = ({ draft }: State, card: CardId, names: Names): string => {
	const seat = sides.find((side) => draft.piles[side].includes(card));
	return seat === undefined ? '' : m.koikoi_said_off({ name: nameOf(names, seat), what: cardName(card) });
};

const priced = (yaku: YakuId, points: number): string =>
	`${yakuName(yaku)}, ${m.koikoi_points({ n: points })}`;

/** @returns the declared yaku with its points and, where further cards pay, its cards; or that it is gone. */
const yakuDeclared = (
	after: State,
	{ seat, yaku, count }: Extract<Action, { type: 'yaku' }>,
	name: string
): string => {
	if (count === 0) return m.koikoi_said_off({ name, what: yakuName(yaku) });
	const { min, max } = countRange(yaku, after.options);
	const points = draftScores(after)[seat].yaku.find(({ id }) => id === yaku)?.points ?? 0;
	const cards = max > min ? [m.koikoi_cards({ n: count })] : [];
	return m.koikoi_of({ name, what: [priced(yaku, points), ...cards].join(', ') });
};

const pointsOf = (yaku: readonly YakuScore[], id: YakuId): number =>
	yaku.find((one) => one.id === id)?.points ?? 0;

/**
 * @param isOwn - whether the action was about this player, so that the sentences need not name them
 * @returns the yaku of a player that pay something else than before. A yaku that a better one replaced is not
 *   told, since nothing was lost.
 */
const yakuChanges = (
	{ before, action, after }: Change<State, Action>,
	seat: Side,
	isOwn: boolean,
	names: Names
): readonly string[] => {
	const [was, is] = [draftScores(before)[seat], draftScores(after)[seat]];
	const told = action.type === 'yaku' && isOwn ? action.yaku : undefined;
	const changed = is.yaku.filter(({ id, points }) => id !== told && points !== pointsOf(was.yaku, id));
	const lost =
		is.points < was.points ? was.yaku.filter(({ id }) => id !== told && pointsOf(is.yaku, id) === 0) : [];
	const sentences = [
		...changed.map(({ id, points }) => priced(id, points)),
		...lost.map(({ id }) => m.koikoi_said_yaku_lost({ yaku: yakuName(id) }))
	];
	return sentences.map((what) => (isOwn ? what : m.koikoi_of({ name: nameOf(names, seat), what })));
};

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
			return calledText(after.draft.events, action.seat, names);
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
	if (to.months.length > from.months.length)
		return asSentences([scoresText(to, names), nextMonthText(to, names)]);
	// A month that was taken back goes on where it was.
	const begins = isUntouched(to.draft)
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

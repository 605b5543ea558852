/**
 * Checks what is entered of a month: piles and declared yaku that are impossible together (rules: The 48 cards, At the
 * table), and the calls and the stop, which need a new yaku and are limited by the number of turns (rules: A match).
 */
import { otherSide, sides, type PerSide, type Side } from '../../sides.ts';
import type { Refusal } from '../../outcome.ts';
import { type MonthRecord, refusalOf, type RefusalCode, type MonthEvent } from './actions.ts';
import { type CardId, type Month, cardsIn } from './cards.ts';
import {
	holdingsOf,
	minCardCount,
	scoreHoldings,
	type Holdings,
	type DeclaredYaku,
	type PileScore
} from './pile.ts';
import type { Rules } from './options.ts';
import { countRange, exclusivePairs, isPlayed, kasuTotal, rainCards, type YakuId } from './yaku.ts';

/** What was entered of the captures of both players: their cards, and their declared yaku. */
export type EnteredCaptures = Pick<MonthRecord, 'piles' | 'yaku'>;

/** @returns what is known of the piles of both players. */
export const bothHoldings = (
	{ piles, yaku }: EnteredCaptures,
	rules: Rules,
	month: Month
): PerSide<Holdings> => [
	holdingsOf(piles[0], yaku[0], rules, month),
	holdingsOf(piles[1], yaku[1], rules, month)
];

/** @returns the scores of both players from what was entered. */
export const scoreEntered = (entered: EnteredCaptures, rules: Rules, month: Month): PerSide<PileScore> => {
	const [near, far] = bothHoldings(entered, rules, month);
	return [scoreHoldings(near, rules, month), scoreHoldings(far, rules, month)];
};

const firstResult = <T, R>(items: readonly T[], check: (item: T) => R | undefined): R | undefined => {
	for (const item of items) {
		const found = check(item);
		if (found !== undefined) return found;
	}
	return undefined;
};

const refuseTogether = (seat: Side, [by, yaku]: readonly [YakuId, YakuId]): Refusal<RefusalCode> => {
	if (yaku === 'tane') return refusalOf('tane-blocked', { seat });
	return yaku === 'tan'
		? refusalOf('tan-blocked', { seat, by })
		: refusalOf('brights-together', { seat, yaku, by });
};

const checkDeclared = (
	seat: Side,
	declared: readonly DeclaredYaku[],
	cards: Holdings['cards'],
	rules: Rules
): Refusal<RefusalCode> | undefined =>
	firstResult(declared, ({ yaku, count }) => {
		if (!isPlayed(yaku, rules)) return refusalOf('yaku-off', { yaku });
		const { min, max } = countRange(yaku, rules);
		if (count < min || count > max) return refusalOf('count-range', { yaku, count, min, max });
		const isViewing = yaku === 'hanami' || yaku === 'tsukimi';
		const [rainCard] = cardsIn(cards & rainCards);
		if (isViewing && rules.viewing === 'rain-cancels' && rainCard)
			return refusalOf('rain-cancels', { seat, yaku, card: rainCard });
		return undefined;
	}) ??
	firstResult(exclusivePairs(rules), (pair) =>
		pair.every((id) => declared.some(({ yaku }) => yaku === id)) ? refuseTogether(seat, pair) : undefined
	);

const deckCounts = (rules: Rules) =>
	[
		['hikari', 5],
		['dryHikari', 4],
		['tane', 9],
		['tanzaku', 10],
		['kasu', kasuTotal(rules)]
	] as const;

/** Refuses a card that both players have, and more cards of a kind than the deck has. */
const checkCards = (entered: EnteredCaptures, holdings: PerSide<Holdings>, rules: Rules) => {
	const [near, far] = holdings;
	const [twice] = cardsIn(near.cards & far.cards);
	// Of the two players the refusal names first the one whose pile has the card, not only a declared yaku with
	// it.
	const onPile = sides.find((side) => twice !== undefined && entered.piles[side].includes(twice)) ?? 0;
	if (twice) return refusalOf('card-twice', { card: twice, seat: onPile, other: otherSide(onPile) });
	return firstResult(deckCounts(rules), ([kind, limit]) => {
		const count = near[kind] + far[kind];
		return count > limit ? refusalOf('too-many-cards', { kind, count, limit }) : undefined;
	});
};

/** 8 of the 48 cards are never seen in a month. */
const maxCapturedCards = 40;

/** Refuses more captured cards of both players together than a month can have. */
const checkCaptured = ([near, far]: PerSide<Holdings>, rules: Rules): Refusal<RefusalCode> | undefined => {
	const count = minCardCount(near, rules) + minCardCount(far, rules);
	return count > maxCapturedCards
		? refusalOf('too-many-captured', { count, limit: maxCapturedCards })
		: undefined;
};

const duplicateIn = (ids: readonly CardId[]): CardId | undefined =>
	ids.find((id, place) => ids.indexOf(id) !== place);

/**
 * @param limits - `off` lifts the limit of captured cards
 * @returns why the piles and declared yaku are impossible, or `undefined`
 */
export const checkEntered = (
	entered: EnteredCaptures,
	rules: Rules,
	month: Month,
	limits?: 'off'
): Refusal<RefusalCode> | undefined => {
	const holdings = bothHoldings(entered, rules, month);
	return (
		firstResult(sides, (seat) => {
			const twice = duplicateIn(entered.piles[seat]);
			return twice === undefined ? undefined : refusalOf('card-twice', { card: twice, seat, other: seat });
		}) ??
		firstResult(sides, (seat) => checkDeclared(seat, entered.yaku[seat], holdings[seat].cards, rules)) ??
		checkCards(entered, holdings, rules) ??
		(limits === 'off' ? undefined : checkCaptured(holdings, rules))
	);
};

/** @returns whether nothing was entered yet: no card, no yaku and no call. */
export const isUntouched = ({
	piles,
	yaku,
	events
}: EnteredCaptures & Pick<MonthRecord, 'events'>): boolean =>
	[...piles, ...yaku, events].every((entered) => entered.length === 0);

/** A player has 8 turns and can call once in each. */
export const maxCallsPerPlayer = 8;

/** @returns the event to log for a call, with the points of each yaku in the caller's pile. */
export const callEvent = (seat: Side, { points, yaku }: PileScore): MonthEvent => ({
	kind: 'call',
	seat,
	points,
	paid: yaku.map((one) => ({ yaku: one.id, points: one.points }))
});

const paidSum = (paid: NonNullable<MonthEvent['paid']>): number =>
	paid.reduce((sum, { points }) => sum + points, 0);

/**
 * @returns the raw sum that a player had at their last call, 0 without a call; a call of unknown points
 *   counts as one point more than the call before it
 */
const pointsAtLastCall = (events: readonly MonthEvent[], seat: Side): number =>
	events.reduce((last, event) => {
		if (event.seat !== seat) return last;
		return event.paid ? paidSum(event.paid) : (event.points ?? last + 1);
	}, 0);

/**
 * @returns whether a player has a new yaku: some yaku pays more than at their last call, even if the sum is
 *   lower (rules: A match, "New yaku"); if the yaku of that call are unknown, whether the sum is higher
 */
export const hasNewYaku = (
	events: readonly MonthEvent[],
	seat: Side,
	{ yaku, points }: PileScore
): boolean => {
	const paid = events.findLast((event) => event.seat === seat)?.paid;
	if (!paid) return points > pointsAtLastCall(events, seat);
	return yaku.some(({ id, points: now }) => now > (paid.find((one) => one.yaku === id)?.points ?? 0));
};

/**
 * @param points - the raw sum of a pile without a new yaku
 * @returns the lowest raw sum that the pile can have with a new yaku. If the yaku of the last call are known,
 *   one more point than now is enough, even if the rain has cancelled a yaku since that call.
 */
export const leastPointsWithNewYaku = (events: readonly MonthEvent[], seat: Side, points: number): number => {
	const last = events.findLast((event) => event.seat === seat);
	return 1 + (last?.paid ? points : pointsAtLastCall(events, seat));
};

/**
 * @param events - the calls before
 * @param score - the player's pile; `undefined` if it is unknown, which makes a call acceptable
 * @returns why the player can neither call nor stop, in the words of what they do, or `undefined`
 */
export const checkNewYaku = (
	what: 'call' | 'stop',
	events: readonly MonthEvent[],
	seat: Side,
	score: PileScore | undefined
): Refusal<RefusalCode> | undefined => {
	if (!score) return undefined;
	const { points } = score;
	if (points === 0) return refusalOf(`${what}-without-yaku`, { seat });
	if (hasNewYaku(events, seat, score)) return undefined;
	return refusalOf(`${what}-without-new-yaku`, { seat, points, last: pointsAtLastCall(events, seat) });
};

/** @returns the refusal of a player who called more often than they have turns, or `undefined`. */
export const checkCallCount = (events: readonly MonthEvent[]): Refusal<RefusalCode> | undefined => {
	const seat = sides.find((side) => events.filter((event) => event.seat === side).length > maxCallsPerPlayer);
	return seat === undefined ? undefined : refusalOf('too-many-calls', { seat, limit: maxCallsPerPlayer });
};

/** @returns the caller's score at a call; `undefined` if it is unknown or was lowered by a correction since. */
const scoreAtCall = ({ points, paid }: MonthEvent): PileScore | undefined => {
	if (points === null || (paid && paidSum(paid) < points)) return undefined;
	return { points, yaku: (paid ?? []).map((one) => ({ id: one.yaku, points: one.points, count: 0 })) };
};

/**
 * A player with a new yaku at the end must have stopped, so the month is not drawn. A player who called at
 * unknown points may have had the same yaku then.
 */
const checkDrawn = (events: readonly MonthEvent[], scores: PerSide<PileScore>) => {
	for (const seat of sides) {
		const own = events.filter((event) => event.seat === seat);
		const isUnknown = !own.at(-1)?.paid && own.some(({ points }) => points === null);
		if (!isUnknown && hasNewYaku(events, seat, scores[seat]))
			return refusalOf('yaku-at-end', { seat, points: scores[seat].points });
	}
	return undefined;
};

/**
 * @param scores - the scores of both players at the end of the month
 * @returns why the calls or the ending of a month are impossible, or `undefined`
 */
export const checkCallsAndEnding = (
	{ events, ending }: MonthRecord,
	scores: PerSide<PileScore>
): Refusal<RefusalCode> | undefined => {
	for (const [place, event] of events.entries()) {
		const refusal = checkNewYaku('call', events.slice(0, place), event.seat, scoreAtCall(event));
		if (refusal) return refusal;
	}
	switch (ending.kind) {
		case 'stop':
			return checkNewYaku('stop', events, ending.seat, scores[ending.seat]);
		case 'drawn':
			return checkDrawn(events, scores);
		case 'deal':
		case 'table':
			return undefined;
	}
};

/** Whether a player has lost something: a card of the pile, a declared yaku, or a card of a declared yaku. */
const hasLost = (before: EnteredCaptures, after: EnteredCaptures, seat: Side): boolean =>
	before.piles[seat].some((card) => !after.piles[seat].includes(card)) ||
	before.yaku[seat].some(
		({ yaku, count }) => !after.yaku[seat].some((one) => one.yaku === yaku && one.count >= count)
	);

const paidBy = ({ yaku }: PileScore, id: string): number => yaku.find((one) => one.id === id)?.points ?? 0;

/** Lowers the points that a call holds for a yaku to what the pile still makes, if the correction lowered that yaku. */
const lowered = (event: MonthEvent, before: PileScore, after: PileScore): MonthEvent => {
	if (!event.paid) return event;
	const paid = event.paid.flatMap((one) => {
		const now = paidBy(after, one.yaku);
		if (now >= paidBy(before, one.yaku) || now >= one.points) return [one];
		return now === 0 ? [] : [{ ...one, points: now }];
	});
	return { ...event, paid };
};

/**
 * @returns the calls after a correction of what was entered (rules: A match, "New yaku"). Only taking something away
 *   lowers the points that they hold, adding never does.
 */
export const callsAfterCorrection = (
	before: EnteredCaptures,
	after: EnteredCaptures & Pick<MonthRecord, 'events'>,
	rules: Rules,
	month: Month
): readonly MonthEvent[] => {
	const losing = sides.filter((seat) => hasLost(before, after, seat));
	if (losing.length === 0) return after.events;
	const [was, is] = [scoreEntered(before, rules, month), scoreEntered(after, rules, month)];
	return after.events.map((event) =>
		losing.includes(event.seat) ? lowered(event, was[event.seat], is[event.seat]) : event
	);
};

/** What an action did to the piles and their yaku, in words alone. */
import { otherSide, sides, type Side } from '../../sides.ts';
import type { Change } from '../../views.ts';
import { joinList } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { Action } from '../rules/actions.ts';
import { cardById, type CardId } from '../rules/cards.ts';
import { draftScores } from '../rules/month.ts';
import type { State } from '../rules/state.ts';
import type { YakuScore } from '../rules/pile.ts';
import { countRange, type YakuId } from '../rules/yaku.ts';
import { cardName, flowerName, pictureName } from './cards.ts';
import { yakuName } from './yaku.ts';

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
export const cardsTaken = ({ draft }: State, cards: readonly CardId[], seat: Side, names: Names): string => {
	const taken = cards.filter((card) => !draft.piles[seat].includes(card));
	if (taken.length === 0) return '';
	const [from, to] = [nameOf(names, otherSide(seat)), nameOf(names, seat)];
	return taken.every((card) => draft.piles[otherSide(seat)].includes(card))
		? m.koikoi_table_moved({ card: cardList(taken), from, to })
		: m.koikoi_said_takes({ name: to, cards: cardList(taken) });
};

/** @returns whose pile lost the card; empty if it was on neither. */
export const cardTakenOff = ({ draft }: State, card: CardId, names: Names): string => {
	const seat = sides.find((side) => draft.piles[side].includes(card));
	return seat === undefined ? '' : m.koikoi_said_off({ name: nameOf(names, seat), what: cardName(card) });
};

const priced = (yaku: YakuId, points: number): string =>
	`${yakuName(yaku)}, ${m.koikoi_points({ n: points })}`;

/** @returns the declared yaku with its points and, where further cards pay, its cards; or that it is gone. */
export const yakuDeclared = (
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
export const yakuChanges = (
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

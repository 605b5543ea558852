/** Short ways to write Koï-Koï values in the tests. */
import type { Side } from '$lib/games/sides.ts';
import { isRefusal } from '$lib/games/outcome.ts';
import type { Action, Ending, MonthEvent, MonthRecord } from '$lib/games/koikoi/rules/actions';
import { cardIds, type CardId, type Month } from '$lib/games/koikoi/rules/cards';
import { type Options, presets } from '$lib/games/koikoi/rules/options';
import { act, start } from '$lib/games/koikoi/rules/match';
import { scorePile } from '$lib/games/koikoi/rules/pile';
import type { State } from '$lib/games/koikoi/rules/state.ts';
import type { DeclarableYaku } from '$lib/games/koikoi/rules/yaku';

export const seed: Options = presets.seed;

/**
 * @param ids - card ids such as "01H 03H", or nothing
 * @throws if one of them is not a card
 */
export const pile = (ids: string): readonly CardId[] =>
	ids === ''
		? []
		: ids.split(' ').map((id) => {
				if (!(cardIds as readonly string[]).includes(id)) throw new Error(`${id} is no card`);
				return id as CardId;
			});

/** @returns the yaku of a pile with their points, such as "sanko 5, tane 2". */
export const scored = (ids: string, rules: Partial<Options> = {}, month?: Month): string =>
	scorePile(pile(ids), { ...seed, ...rules }, month)
		.yaku.map(({ id, points }) => `${id} ${points}`)
		.join(', ');

export const stop = (seat: Side): Ending => ({ kind: 'stop', seat });
export const drawn: Ending = { kind: 'drawn' };
export const called = (seat: Side, points: number | null): MonthEvent => ({ kind: 'call', seat, points });
type DeclaredList = readonly { readonly yaku: DeclarableYaku; readonly count: number }[];

/** @returns the action that closes a month with declared yaku of the near and the far player. */
export const month = (
	near: DeclaredList,
	ending: Ending,
	events: readonly MonthEvent[] = [],
	far: DeclaredList = []
): Action => ({ type: 'month', record: { events, piles: [[], []], yaku: [near, far], ending } });

/** @returns the action that closes a month with cards, given as for `pile`. */
export const monthOfCards = (
	near: string,
	far: string,
	ending: Ending,
	events: readonly MonthEvent[] = []
): Extract<Action, { type: 'month' }> => {
	const record: MonthRecord = { events, piles: [pile(near), pile(far)], yaku: [[], []], ending };
	return { type: 'month', record };
};

/**
 * @returns the state after the actions
 * @throws if one of them is refused
 */
export const played = (options: Options, actions: readonly Action[], from = start(options)): State =>
	actions.reduce((state, action) => {
		const after = act(state, action);
		if (isRefusal(after)) throw new Error(JSON.stringify(after));
		return after;
	}, from);

/** @returns the code of the refusal, or `undefined` if the action is accepted. */
export const refusedAs = (state: State, action: Action): string | undefined => {
	const after = act(state, action);
	return isRefusal(after) ? after.code : undefined;
};

/** Short ways to write Koï-Koï values in tests. */
import { isRefusal } from '../../said.ts';
import type { Action, Ending, MonthEvent, MonthRecord, Side } from '../rules/actions.ts';
import { cardIds, type CardId } from '../rules/cards.ts';
import type { Options } from '../rules/options.ts';
import { presets } from '../rules/presets.ts';
import { act } from '../rules/act.ts';
import { start } from '../rules/start.ts';
import { scorePile } from '../rules/yaku/score-pile.ts';
import type { Month } from '../rules/cards.ts';
import type { State } from '../rules/state.ts';
import type { SayableYaku } from '../rules/yaku/yaku.ts';

export const seed: Options = presets.seed;

/** "01H 03H": card ids. */
export const pile = (ids: string): readonly CardId[] =>
	ids === ''
		? []
		: ids.split(' ').map((id) => {
				if (!(cardIds as readonly string[]).includes(id)) throw new Error(`${id} is no card`);
				return id as CardId;
			});

/** "sanko 5, tane 2": the yaku of a pile and what each pays. */
export const scored = (ids: string, rules: Partial<Options> = {}, month?: Month): string =>
	scorePile(pile(ids), { ...seed, ...rules }, month)
		.yaku.map(({ id, points }) => `${id} ${points}`)
		.join(', ');

export const stop = (seat: Side): Ending => ({ kind: 'stop', seat });
export const drawn: Ending = { kind: 'drawn' };
export const called = (seat: Side, points: number | null): MonthEvent => ({ kind: 'call', seat, points });
type Said = readonly { readonly yaku: SayableYaku; readonly count: number }[];

/** A month closed: the near player’s yaku, the ending, the calls and the far player’s yaku. */
export const month = (
	near: Said,
	ending: Ending,
	events: readonly MonthEvent[] = [],
	far: Said = []
): Action => ({ type: 'month', record: { events, piles: [[], []], yaku: [near, far], ending } });

/** A month closed with cards. */
export const monthOfCards = (
	near: string,
	far: string,
	ending: Ending,
	events: readonly MonthEvent[] = []
): Extract<Action, { type: 'month' }> => {
	const record: MonthRecord = { events, piles: [pile(near), pile(far)], yaku: [[], []], ending };
	return { type: 'month', record };
};

/** @returns the state after the actions; throws where one is refused. */
export const played = (options: Options, actions: readonly Action[], from = start(options)): State =>
	actions.reduce((state, action) => {
		const after = act(state, action);
		if (isRefusal(after)) throw new Error(JSON.stringify(after));
		return after;
	}, from);

/** @returns the code of the refusal, or nothing when the action is taken. */
export const refusedAs = (state: State, action: Action): string | undefined => {
	const after = act(state, action);
	return isRefusal(after) ? after.code : undefined;
};

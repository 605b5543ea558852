/** Short notations for Hanamikoji values in tests. */
import type { PerSide } from '$lib/games/sides.ts';
import { isRefusal } from '$lib/games/outcome.ts';
import type { Action, Holder, Majority, RoundEntry } from '$lib/games/hanamikoji/rules/actions.ts';
import { perGeisha, type PerGeisha } from '$lib/games/hanamikoji/rules/geishas.ts';
import type { Options } from '$lib/games/hanamikoji/rules/options.ts';
import { act, start } from '$lib/games/hanamikoji/rules/match.ts';
import type { State } from '$lib/games/hanamikoji/rules/state.ts';

/** The default options: no limit of rounds, no expansion. */
export const unlimited: Options = { roundLimit: null, atLimit: 'points', cardsEach: 8, markers: true };
/** The options of a match of three rounds. */
export const limited = (atLimit: Options['atLimit'] = 'points'): Options => ({
	...unlimited,
	roundLimit: 3,
	atLimit
});
/** The options of a match with the action tiles of an expansion, without a limit of rounds. */
export const withTiles = (cardsEach: Options['cardsEach']): Options => ({ ...unlimited, cardsEach });

const read = <T>(letters: string, values: Readonly<Record<string, T>>): PerGeisha<T> =>
	perGeisha((geisha) => {
		const letter = letters[geisha] ?? '';
		const value = values[letter];
		if (value === undefined) throw new Error(`${letters}: "${letter}" means nothing here`);
		return value;
	});

/** Tokens from "NNF----": on the near side (N), on the far side (F) or in the middle (-). */
export const tokens = (letters: string): PerGeisha<Holder> =>
	read<Holder>(letters, { N: 0, F: 1, '-': null });
/** Majorities from "NNF----": near (N), far (F) or a tie (-). */
export const majorities = (letters: string): PerGeisha<Majority> =>
	read<Majority>(letters, { N: 0, F: 1, '-': 'tie' });
/** Item cards from "1020104": one digit per geisha. */
export const cards = (digits: string): PerGeisha<number> => perGeisha((geisha) => Number(digits[geisha]));
/** The item cards of both sides, in the notation of `cards`. */
export const counts = (near: string, far: string): PerSide<PerGeisha<number>> => [cards(near), cards(far)];

/** A round entered by counts, in the notation of `cards`. */
export const byCounts = (near: string, far: string): RoundEntry => ({
	way: 'counts',
	counts: counts(near, far)
});
/** A round entered by majorities, in the notation of `majorities`. */
export const byMajorities = (letters: string): RoundEntry => ({
	way: 'majorities',
	majorities: majorities(letters)
});
/** A round entered by tokens, in the notation of `tokens`. */
export const byTokens = (letters: string): RoundEntry => ({ way: 'tokens', tokens: tokens(letters) });
/** The action that scores a round. */
export const score = (entry: RoundEntry): Action => ({ type: 'score', entry });

/**
 * @returns the state after the actions
 * @throws {Error} if an action is refused
 */
export const played = (options: Options, actions: readonly Action[], from = start(options)): State =>
	actions.reduce((state, action) => {
		const after = act(state, action);
		if (isRefusal(after)) throw new Error(JSON.stringify(after));
		return after;
	}, from);

/** @returns the code of the refusal; `undefined` if the action is accepted. */
export const refusedAs = (state: State, action: Action): string | undefined => {
	const after = act(state, action);
	return isRefusal(after) ? after.code : undefined;
};

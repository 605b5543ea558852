/** Short ways to write Hanamikoji values in tests. */
import { isRefusal } from '../../said.ts';
import type { Action, Holder, Majority, PerGeisha, PerSide, RoundEntry } from '../rules/actions.ts';
import type { Options } from '../rules/options.ts';
import { perGeisha } from '../rules/per-geisha.ts';
import { act } from '../rules/act.ts';
import { start } from '../rules/start.ts';
import type { State } from '../rules/state.ts';

export const unlimited: Options = { roundLimit: null, atLimit: 'points' };
export const limited = (atLimit: Options['atLimit'] = 'points'): Options => ({ roundLimit: 3, atLimit });

const read = <T>(letters: string, values: Readonly<Record<string, T>>): PerGeisha<T> =>
	perGeisha((geisha) => {
		const letter = letters[geisha] ?? '';
		const value = values[letter];
		if (value === undefined) throw new Error(`${letters}: "${letter}" means nothing here`);
		return value;
	});

/** "NNF----": with the near side, the far side, or in the middle. */
export const tokens = (letters: string): PerGeisha<Holder> =>
	read<Holder>(letters, { N: 0, F: 1, '-': null });
/** "NNF----": near, far, tie. */
export const majorities = (letters: string): PerGeisha<Majority> =>
	read<Majority>(letters, { N: 0, F: 1, '-': 'tie' });
/** "1020104": cards at each geisha. */
export const cards = (digits: string): PerGeisha<number> => perGeisha((geisha) => Number(digits[geisha]));
export const counts = (near: string, far: string): PerSide<PerGeisha<number>> => [cards(near), cards(far)];

export const byCounts = (near: string, far: string): RoundEntry => ({
	way: 'counts',
	counts: counts(near, far)
});
export const byMajorities = (letters: string): RoundEntry => ({
	way: 'majorities',
	majorities: majorities(letters)
});
export const byTokens = (letters: string): RoundEntry => ({ way: 'tokens', tokens: tokens(letters) });
export const score = (entry: RoundEntry): Action => ({ type: 'score', entry });

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

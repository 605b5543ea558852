/** The table in words alone: what an action did, what is awaited, and the keys. */
import type { SpokenWords } from '../../views.ts';
import type { Action } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';

export const spokenWords: SpokenWords<State, Action> = {
	what: () => '',
	next: () => '',
	progress: () => '',
	keys: () => []
};

import { expect, it } from 'vitest';
import { usualOptions } from '../../../../../tests/oracles/hanabi/usual-options.ts';
import { isRefusal } from '../../outcome.ts';
import type { TableProps } from '../../views.ts';
import type { Action } from '../rules/actions.ts';
import { act, start } from '../rules/match.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { Taps } from './taps.svelte.ts';

it('a refusal of the table stays while another sheet is opened and closed', () => {
	const state = start(usualOptions.standard, 3);
	const props: Partial<TableProps<Options, State, Action>> = {
		now: { state, last: undefined },
		act: (action) => {
			const next = act(state, action);
			return isRefusal(next) ? next : undefined;
		},
		say: () => undefined
	};
	const taps = new Taps(() => props as TableProps<Options, State, Action>);
	taps.attempt({ type: 'discard', card: null });
	expect(taps.refused?.code).toBe('tokens-full');
	taps.openSheet = 'menu';
	taps.close();
	expect(taps.openSheet).toBeUndefined();
	expect(taps.refused?.code).toBe('tokens-full');
});

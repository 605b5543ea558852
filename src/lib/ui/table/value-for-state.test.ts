import { expect, it } from 'vitest';
import { ValueForState } from './value-for-state.svelte.ts';

it('a value holds for its state alone, and holds again when that state is back', () => {
	const [before, after] = [{}, {}];
	let state = before;
	const said = new ValueForState<string>(() => state);
	expect(said.value).toBeUndefined();

	said.value = 'four cards at most';
	expect(said.value).toBe('four cards at most');

	state = after;
	expect(said.value).toBeUndefined();

	state = before;
	expect(said.value).toBe('four cards at most');
});

it('a removed value does not come back', () => {
	const state = {};
	const said = new ValueForState<number>(() => state);
	said.value = 0;
	expect(said.value).toBe(0);
	said.value = undefined;
	expect(said.value).toBeUndefined();
});

import { expect, it, vi } from 'vitest';
import { asGame, type GameMeta, type SetupWords } from '$lib/games/game';
import { maxNameLength } from '$lib/match/names';
import { toyGame } from '../../../../tests/support/toy-game';
import { SetupForm, type SetupMemory } from './setup-form.svelte';

vi.mock('$lib/i18n/paraglide/messages', () => ({
	m: { setup_guest: ({ number }: { number: number }) => `Player ${number}`, setup_same_name: () => 'twice' }
}));

const seats = { min: 2, max: 4 };
const formOf = (memory: Partial<SetupMemory>, known: { readonly id: string; readonly name: string }[] = []) =>
	new SetupForm(asGame(toyGame), { seats } as GameMeta, {} as SetupWords, known, [], {
		players: [],
		options: undefined,
		starter: 0,
		...memory
	});

it('whoever began the last match begins again, if there is such a seat', () => {
	const players = ['Aki', 'Ben'].map((name) => ({ id: name, name }));
	for (const [starter, begins] of [
		[1, 1],
		[2, 0],
		[-1, 0],
		[0.5, 0],
		[1e9, 0]
	] as const)
		expect(formOf({ players, starter }).starter).toBe(begins);
});

it('a player remembered twice gets one seat, and long names are cut as typed ones are', () => {
	const aki = { id: 'aki', name: 'Aki' };
	const form = formOf(
		{ players: [aki, { id: 'other', name: 'AKI ' }, { id: 'long', name: 'W'.repeat(900) }, aki, aki, aki] },
		[aki]
	);
	expect(form.names).toEqual(['Aki', '', 'W'.repeat(maxNameLength), '']);
	expect(form.isReady).toBe(true);
});

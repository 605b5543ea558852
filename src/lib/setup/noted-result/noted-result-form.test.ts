import { expect, it } from 'vitest';
import { loadGame } from '$lib/games/registry';
import type { NotedResult } from '$lib/match/noted-line';
import { NotedResultForm } from './noted-result-form.svelte';

const formOf = async (id: string, changes: object = {}, before?: NotedResult): Promise<NotedResultForm> => {
	const game = await loadGame(id);
	if (!game) throw new Error(id);
	const [preset] = Object.values(game.options.presets);
	return new NotedResultForm(game, { ...(preset as object), ...changes }, 2, before);
};
const typed = (form: NotedResultForm, ...texts: readonly (readonly string[])[]) => {
	form.texts = texts.map((row) => [...row]);
	return form.state;
};

it('a winner alone is a result: two taps', async () => {
	const form = await formOf('koikoi');
	expect(form.state).toEqual({ missing: 'winner' });
	form.chosen = 1;
	expect(form.state).toEqual({ result: { winners: [1], scores: [] } });
});

it('the numbers say who won, whoever was tapped', async () => {
	const form = await formOf('hanamikoji');
	form.chosen = 0;
	expect(typed(form, ['9', '4'], ['12', '3'])).toEqual({ result: { winners: [1], scores: [9, 12] } });
	expect(form.winner).toBe(1);
	expect(typed(form, ['12', '4'], ['9', '4'])).toEqual({ problem: 'no-such-tokens' });
});

it('numbers are given for all or for nobody, and within their range', async () => {
	const form = await formOf('koikoi');
	form.chosen = 0;
	expect(typed(form, ['21'], [''])).toEqual({ missing: 'numbers' });
	expect(typed(form, ['21'], ['x'])).toEqual({ range: { code: 'total', min: 0, max: 9999 } });
	expect(typed(form, ['21'], ['-1'])).toEqual({ range: { code: 'total', min: 0, max: 9999 } });
	expect(typed(form, [' 21 '], ['8'])).toEqual({ result: { winners: [0], scores: [21, 8] } });
});

it('equal numbers that leave the winner open need a tap', async () => {
	const form = await formOf('hanamikoji', { roundLimit: 3, atLimit: 'points-then-token' });
	expect(typed(form, ['5', '2'], ['5', '1'])).toEqual({ missing: 'winner' });
	form.chosen = 'drawn';
	expect(form.state).toEqual({ result: { winners: [0, 1], scores: [5, 5] } });
});

it('a show has one score for all, or was lost', async () => {
	const form = await formOf('hanabi');
	expect(form.state).toEqual({ missing: 'all' });
	expect(typed(form, ['21'])).toEqual({ result: { winners: [0, 1], scores: [21] } });
	expect(typed(form, ['26'])).toEqual({ range: { code: 'score', min: 0, max: 25 } });
	form.chosen = 'lost';
	expect(form.state).toEqual({ result: { winners: [], scores: [0], lost: true } });
});

it('begins with the result that is to be corrected', async () => {
	const form = await formOf('koikoi', {}, { winners: [1], scores: [8, 21] });
	expect([form.texts, form.winner]).toEqual([[['8'], ['21']], 1]);
	expect(form.state).toEqual({ result: { winners: [1], scores: [8, 21] } });
	const drawn = await formOf('koikoi', {}, { winners: [0, 1], scores: [] });
	expect([drawn.texts, drawn.chosen]).toEqual([[[''], ['']], 'drawn']);
	expect((await formOf('hanabi', {}, { winners: [], scores: [0], lost: true })).chosen).toBe('lost');
});

it('finds nothing wrong with a result before something is corrected, though its geishas are not kept', async () => {
	const before = { winners: [0], scores: [9, 8] };
	const form = await formOf('hanamikoji', {}, before);
	expect(form.state).toEqual({ result: before });
	expect(typed(form, ['9', ''], ['12', ''])).toEqual({ missing: 'numbers' });
	expect(typed(form, ['9', '4'], ['12', '3'])).toEqual({ result: { winners: [1], scores: [9, 12] } });
});

/** Matches of version 1, which knew neither black powder nor multicolour as every colour, open unchanged. */
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { usualOptions } from '../../../../../tests/oracles/hanabi/usual-options.ts';
import old from '../../../../../tests/oracles/hanabi/version-1.json';
import type { Entry } from '../../../match/entry.ts';
import { fold, isUnreadable } from '../../../match/fold.ts';
import { loadGame } from '../../registry.ts';
import { actionSchema, upgradeAction } from './actions.ts';
import { optionsSchema } from './options.ts';
import { kindOf } from './records.ts';

it('options of version 1 name multicolour in clues, and have no black powder', () => {
	const options = v.parse(optionsSchema, old.options);
	expect(options).toMatchObject({ multicolour: 10, multicolourClue: 'own', blackPowder: false });
	expect(kindOf(options, 3)).toBe('3-m10-full');
});

it('in options of before its scores, black powder adds its points', () => {
	const { blackPowderScore, ...before } = usualOptions['black-powder'];
	expect(blackPowderScore).toBe('missing');
	const options = v.parse(optionsSchema, before);
	expect(options.blackPowderScore).toBe('adds');
	expect(kindOf(options, 3)).toBe('3-black-full');
});

it('current options stay as they are', () => {
	for (const preset of Object.values(usualOptions)) expect(v.parse(optionsSchema, preset)).toEqual(preset);
});

it('a recount of version 1 counted no black card; other actions stay as they are', () => {
	const recounts = old.actions.filter(({ type }) => type === 'recount');
	expect(recounts).toHaveLength(2);
	for (const recount of recounts) {
		expect(v.is(actionSchema, recount)).toBe(false);
		expect(v.is(actionSchema, upgradeAction(recount, 1))).toBe(true);
	}
	expect(upgradeAction(recounts[0], 1)).toMatchObject({ fireworks: { multi: 1, black: 0 } });
	for (const action of [...old.actions.filter(({ type }) => type !== 'recount'), null, 'play', {}])
		expect(upgradeAction(action, 1)).toEqual(action);
});

it('a match of version 1 folds to the result it had, recounts and all', async () => {
	const game = await loadGame('hanabi');
	const stamp = (seq: number) => ({ match: 'match', seq, device: 'device', number: seq, at: seq });
	const players = ['Ana', 'Bo', 'Chié'].map((name) => ({ id: name, name }));
	const { options, opening } = old;
	const log: readonly Entry[] = [
		{ ...stamp(0), kind: 'start', game: 'hanabi', version: 1, options, players, opening },
		...old.actions.map((action, place): Entry => ({
			...stamp(place + 1),
			kind: 'action',
			version: 1,
			action
		}))
	];
	const match = game && fold(game, log);
	if (!match || isUnreadable(match)) throw new Error(match);
	expect(match.refused).toEqual([]);
	expect(match.state).toMatchObject(old.expected);
});

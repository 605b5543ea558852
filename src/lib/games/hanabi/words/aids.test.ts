/** The words of the aids: on the table in a few, in their panel with their working; and the status line. */
import { afterEach, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { usualOptions } from '../../../../../tests/oracles/hanabi/usual-options.ts';
import { isRefusal } from '../../outcome.ts';
import type { Action } from '../rules/actions.ts';
import { act, start } from '../rules/match.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { changesOf } from '../rules/status.ts';
import { aidDetails, aidSummary } from './aids.ts';
import { statusText } from './table.ts';

const originalGetLocale = getLocale;
afterEach(() => overwriteGetLocale(originalGetLocale));

const stateAfter = (options: Options, ...actions: readonly Action[]): State =>
	actions.reduce<State>(
		(state, action) => {
			const next = act(state, action);
			if (isRefusal(next)) throw new Error(next.code);
			return next;
		},
		start(options, 4)
	);

const clue: Action = { type: 'clue', giver: null, receiver: null, about: null };
const play = (rank: 1 | 2 | 3 | 4 | 5): Action => ({
	type: 'play',
	card: { colour: 'blue', rank },
	announced: null
});
const names = ['Léa', 'Tom', 'Noé', 'Mia'];

it('by default the table shows the best score alone, and the panel everything', () => {
	overwriteGetLocale(() => 'en');
	const state = stateAfter(usualOptions.standard);
	expect(aidSummary(state)).toEqual(['25 at best']);
	expect(aidDetails(state).find(({ aid }) => aid === 'pace')).toMatchObject({
		value: '13\u00a0discards to spare, low risk',
		isShown: false
	});
});

/** Every aid is in view on the table. */
const withAids = (options: Options): Options => ({
	...options,
	aids: { ...options.aids, pace: true, cluesUsable: true, efficiency: true }
});
const standard = withAids(usualOptions.standard);

it('with every aid at the start: the best score, the pace and the clues, but not the reachable score, which is the same', () => {
	overwriteGetLocale(() => 'en');
	expect(aidSummary(stateAfter(standard))).toEqual([
		'25 at best',
		'13\u00a0discards to spare',
		'up to 25\u00a0more clues'
	]);
});

it.each([
	[11, '2\u00a0discards to spare (medium risk)', '2\u00a0discards to spare, medium risk'],
	[13, 'no slack left', 'no slack left'],
	[14, '1\u00a0discard too many', '1\u00a0discard too many']
] as const)('what is left of the pace after %i discards that cost no points', (count, short, long) => {
	overwriteGetLocale(() => 'en');
	const colours = ['white', 'red', 'blue', 'yellow', 'green'] as const;
	// Fifty cards less 4 × 4 in hands leave 34 in the pile; with 4 turns of the last round, 13 of them need not be played.
	const discards = ([1, 1, 2, 3] as const).flatMap((rank) =>
		colours.flatMap((colour): Action[] => [clue, { type: 'discard', card: { colour, rank } }])
	);
	const state = stateAfter(standard, ...discards.slice(0, 2 * count));
	expect(aidSummary(state)).toContain(short);
	expect(aidDetails(state).find(({ aid }) => aid === 'pace')?.value).toBe(long);
});

it('an aid that is off is left out', () => {
	overwriteGetLocale(() => 'en');
	const state = stateAfter(standard, { type: 'aid', aid: 'pace', shown: false });
	expect(aidSummary(state)).toEqual(['25 at best', 'up to 25\u00a0more clues']);
	expect(aidDetails(state).find(({ aid }) => aid === 'pace')).toMatchObject({ isShown: false });
});

it('counters only: unknown rather than wrong, and no other aid than the plays per clue', () => {
	overwriteGetLocale(() => 'en');
	const state = stateAfter(withAids(usualOptions.counters), clue, play(1));
	expect(aidSummary(state)).toEqual(['best score unknown', '1\u00a0card per clue']);
	expect(aidDetails(state).map(({ aid }) => aid)).toEqual(['efficiency']);
});

it('the cards per clue are said in words, once a card lies', () => {
	overwriteGetLocale(() => 'en');
	expect(aidSummary(stateAfter(standard, clue)).join()).not.toContain('per clue');
	expect(aidSummary(stateAfter(standard, clue, play(1)))).toContain('1\u00a0card per clue, 1 needed');
});

it('the efficiency is a sentence before the first clue, in the singular, and without a number needed', () => {
	const said = (state: State) =>
		(['en', 'fr'] as const).map((locale) => {
			overwriteGetLocale(() => locale);
			return aidDetails(state)
				.find(({ aid }) => aid === 'efficiency')
				?.value?.replaceAll('\u00a0', ' ');
		});
	expect(said(stateAfter(standard))).toEqual(['1 card per clue needed', 'il faut 1 carte par indice']);
	expect(said(stateAfter(standard, clue, play(1), play(2)))).toEqual([
		'2 cards per clue so far, 0.96 needed from here',
		'2 cartes par indice jusqu’ici, il en faut 0,96 désormais'
	]);
	expect(said(stateAfter(withAids(usualOptions.counters), clue, play(1)))).toEqual([
		'1 card per clue so far',
		'1 carte par indice jusqu’ici'
	]);
	const notYet = ['from the first clue on', 'dès le premier indice'];
	expect(said(stateAfter(withAids(usualOptions.counters)))).toEqual(notYet);
	expect(said(stateAfter(withAids(usualOptions['final-bouquet'])))).toEqual(notYet);
});

it('each fact has its working with the numbers of the moment', () => {
	overwriteGetLocale(() => 'en');
	const state = stateAfter(standard, clue, play(1), play(3));
	const working = Object.fromEntries(aidDetails(state).map((line) => [line.aid, line.working]));
	expect(working).toMatchObject({
		pace: 'score 1 + 32 in the pile + 4\u00a0players − 25 at best',
		maxScore: 'white 5 + red 5 + blue 5 + yellow 5 + green 5'
	});
});

it('the status line tells the last entry, or how to begin', () => {
	overwriteGetLocale(() => 'en');
	const statusLineOf = (state: State, last?: Action) =>
		statusText(state, last, changesOf(last, state), null, names);
	expect(statusLineOf(stateAfter(standard))).toContain('Tap the next card');
	expect(statusLineOf(stateAfter(usualOptions.choreography))).toContain('bubble');
	expect(statusLineOf(stateAfter(standard, clue), clue)).toBe('Léa gives a clue.');
	const complete = stateAfter(standard, play(1), play(2), play(3), play(4), play(5));
	expect(statusLineOf(complete, play(5))).toBe('Léa plays the blue 5. The blue firework is complete!');
});

it('in the final bouquet there is neither pace nor clues usable nor cards needed per clue', () => {
	overwriteGetLocale(() => 'fr');
	const state = stateAfter(withAids(usualOptions['final-bouquet']), clue, play(1));
	const details = aidDetails(state).filter(({ aid }) => aid === 'pace' || aid === 'cluesUsable');
	const none = { value: 'ne s’applique pas', working: undefined };
	expect(details).toMatchObject([none, none]);
	expect(aidSummary(state).join()).not.toMatch(/marge|utilisable|il en faut/);
	expect(aidSummary(state).join()).toContain('par indice');
});

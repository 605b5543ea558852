/** The status line of the table while nothing is refused: what was just done, or how to begin. */
import { m } from '$lib/i18n/paraglide/messages';
import type { Action } from '../rules/actions.ts';
import type { Colour } from '../rules/cards.ts';
import { colourName } from './colours.ts';
import { moveWords } from './moves.ts';
import type { State } from '../rules/state.ts';
import { lastRoundOf } from '../rules/facts/status.ts';
import type { Changes } from '../rules/facts/changes.ts';

/**
 * @param last the action that led to the state
 * @param changes what this action changed
 * @param announced the colour announced for the next play
 * @returns one or two sentences
 */
export const statusText = (
	state: State,
	last: Action | undefined,
	changes: Changes,
	announced: Colour | null,
	names: readonly string[]
): string => {
	if (announced !== null) return m.hanabi_status_announced({ colour: colourName(announced) });
	const done = last ? moveWords(last, state, names) : '';
	const said = [done];
	if (changes.completed) said.push(m.hanabi_status_completed({ colour: colourName(changes.completed) }));
	const round = lastRoundOf(state);
	// As many turns are left as there are players, so the last round has just begun.
	if (round && done !== '' && round.turnsLeft === state.seats - state.left.length)
		said.push(m.hanabi_status_last_round({ name: names[round.lastSeat] ?? '' }));
	const text = said.filter(Boolean).join(' ');
	if (text !== '') return text;
	return state.options.choreography ? m.hanabi_status_how_choreography() : m.hanabi_status_how();
};

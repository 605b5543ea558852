/** The state before the first turn (rules: Material). */
import { deckSize } from './cards.ts';
import { handSize, tokenLimit } from './limits.ts';
import type { Options } from './options.ts';
import { perColour, perRank } from './per-colour.ts';
import type { State } from './state.ts';

/** @returns the state with the hands dealt and eight blue tokens; the opening action then sets who begins. */
export const start = (options: Options, seats: number): State => {
	const hands = Array.from({ length: seats }, () => handSize(seats));
	return {
		options,
		seats,
		left: [],
		turn: 0,
		tokens: tokenLimit,
		fuses: 0,
		pile: deckSize(options) - seats * handSize(seats),
		hands,
		fireworks: perColour(() => 0),
		discard: options.mode === 'light' ? 'untracked' : perColour(() => perRank(() => 0)),
		turnsLeft: null,
		aids: options.aids,
		turns: []
	};
};

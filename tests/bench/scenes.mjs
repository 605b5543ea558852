/**
 * The taps that are measured at each table, at the start of a match and at the end of a long one. The taps of
 * a scene end in the state where they began, so that they can be repeated.
 */
import { longActions, tilesInOrder } from '../support/long-logs.mjs';

/**
 * @typedef {object} Step a tap.
 * @property {string} name under which the figures are reported.
 * @property {string} on selector of the tapped element; the first visible match is taken.
 * @property {string} shows selector of the element whose text or attributes the tap changes.
 * @property {number} [wait] for an animation that it starts, in milliseconds.
 *
 * @typedef {object} Scene
 * @property {string} name
 * @property {number} [length] of the match, in entries; see `seedMatches`.
 * @property {readonly object[]} [actions] of the match, instead of a length.
 * @property {readonly Step[]} steps
 */

const undo = (/** @type {string} */ shows) => ({ name: 'undo', on: '[name=undo]', shows });

const marker = '[data-marker=near-gift]';
const cell = '[data-cell=near-3]';
const hanamikoji = [
	{ name: 'marker', on: marker, shows: marker },
	{ name: '+1 card', on: cell, shows: cell },
	{ name: '-1 card', on: '[data-minus=near-3]', shows: cell },
	undo(cell),
	undo(cell),
	undo(marker)
];

const card = '[data-card="12H"]';
const koikoi = [{ name: 'card', on: card, shows: card }, undo(card)];

const pile = '[data-pile]';
const tokens = '[data-tokens]';
const hanabi = (/** @type {string} */ playable) => [
	{ name: 'play', on: `[data-play=${playable}]`, shows: pile },
	undo(pile),
	{ name: 'clue', on: '[data-act=clue]', shows: tokens },
	undo(tokens),
	{ name: 'discard, sheet', on: '[data-act=discard]', shows: 'dialog:has([data-card])', wait: 500 },
	{ name: 'discard', on: 'dialog [data-card=green-2]', shows: pile },
	undo(pile)
];

const tile = '[data-tile=iris-rain]';
const laying = [{ name: 'tile', on: tile, shows: tile }, undo(tile)];
const place = '.garden [data-place="14"]';
const moving = [{ name: 'move', on: place, shows: place }, undo(place)];
const laid = { type: 'layout', tiles: tilesInOrder };
/** Each player has taken a tile, so the next tile must share the plant or the symbol of the last. */
const begun = [laid, { type: 'move', seat: 0, cell: 12 }, { type: 'move', seat: 1, cell: 13 }];
/** 28 rounds of 17 entries; the near player begins the next round. */
const played = longActions.geisha?.(28 * 17) ?? [];

/** @type {Readonly<Record<string, { ready: string, scenes: readonly Scene[] }>>} */
export const tables = {
	hanamikoji: {
		ready: '[data-marker]',
		scenes: [
			{ name: 'start', length: 1, steps: hanamikoji },
			{ name: 'end', length: 500, steps: hanamikoji }
		]
	},
	koikoi: {
		ready: '[data-card]',
		scenes: [
			{ name: 'start', length: 1, steps: koikoi },
			{ name: 'end', length: 464, steps: koikoi }
		]
	},
	hanabi: {
		ready: '[data-act=play]',
		scenes: [
			{
				name: 'start',
				actions: [{ type: 'clue', giver: null, receiver: null, about: null }],
				steps: hanabi('red-1')
			},
			{ name: 'end', length: 200, steps: hanabi('red-4') }
		]
	},
	geisha: {
		ready: '[data-phase]',
		scenes: [
			{ name: 'start, laying', length: 1, steps: laying },
			{ name: 'start', actions: begun, steps: moving },
			{ name: 'end, laying', actions: [...played, { type: 'tile', tile: 'maple-sun' }], steps: laying },
			{ name: 'end', actions: [...played, ...begun], steps: moving }
		]
	}
};

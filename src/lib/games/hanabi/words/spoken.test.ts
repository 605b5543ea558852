/** What screen readers hear of each entry and of its undo. `sentences.test.ts` listens in every language. */
import { afterEach, describe, expect, it } from 'vitest';
import { m } from '$lib/i18n/paraglide/messages';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { usualOptions } from '../../../../../tests/oracles/hanabi/usual-options.ts';
import {
	clue,
	discard,
	finish,
	heights,
	moves,
	play,
	played,
	recount,
	standard,
	table,
	trash,
	unnamedDiscard,
	unnamedPlay,
	withOptions
} from '../../../../../tests/oracles/hanabi/values.ts';
import type { Action } from '../rules/actions.ts';
import { start } from '../rules/match.ts';
import type { State } from '../rules/state.ts';
import { spokenWords } from './spoken.ts';

const originalGetLocale = getLocale;
afterEach(() => overwriteGetLocale(originalGetLocale));

const names = ['Sam', 'Tom', 'Léa'];
/** Replaces no-break spaces, so that the sentences below are readable. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const inEnglish = (say: () => string): string => {
	overwriteGetLocale(() => 'en');
	return plain(say());
};
const sentences = (...said: readonly string[]): string => said.filter(Boolean).join(' ');

/** What is said of the last of the actions, as the app puts it together. */
const told = (from: State, ...actions: readonly Action[]): string => {
	const before = played(from, actions.slice(0, -1));
	return inEnglish(() => {
		const action = actions.at(-1) ?? finish;
		const after = played(before, [action]);
		const { what, next } = spokenWords;
		return sentences(what({ before, action, after }, names), after.outcome ? '' : next(before, after, names));
	});
};
/** What is said when the last of the actions is undone. */
const undone = (from: State, ...actions: readonly Action[]): string => {
	const before = played(from, actions.slice(0, -1));
	return inEnglish(() => {
		const action = actions.at(-1) ?? finish;
		const after = played(before, [action]);
		const { what, next } = spokenWords;
		return sentences(m.undone({ what: what({ before, action, after }, names) }), next(after, before, names));
	});
};

const three = (options = standard): State => start(options, 3);
/** A table late in the show: two players, and the given number of cards in the pile. */
const late = (pile: number, fireworks = 'w4 r4 b4 y4', discarded = '', changed: Partial<State> = {}): State =>
	table(fireworks, discarded, { pile, tokens: 4, ...changed });

describe('a turn', () => {
	it('a clue: the blue tokens left, and whose turn it is', () => {
		expect(told(three(), clue)).toBe('Sam gives a clue. 7 blue tokens. Tom’s turn.');
		expect(undone(three(), clue)).toBe('Undone. Sam gives a clue. 8 blue tokens. Sam’s turn.');
	});
	it('the details of a clue, added afterwards: only the clue', () => {
		const before = played(three(), [clue]);
		const action: Action = { ...clue, receiver: 2, about: { by: 'colour', colour: 'red' } } as Action;
		const said = () =>
			sentences(
				spokenWords.what({ before: three(), action, after: played(three(), [action]) }, names),
				spokenWords.next(before, played(three(), [action]), names)
			);
		expect(inEnglish(said)).toBe('Sam gives Léa a clue: red.');
	});
	it('the last blue token', () => {
		expect(told(table('', '', { tokens: 1 }), clue)).toBe('Sam gives a clue. 0 blue tokens. Tom’s turn.');
		expect(undone(table('', '', { tokens: 1 }), clue)).toBe(
			'Undone. Sam gives a clue. 1 blue token. Sam’s turn.'
		);
	});
	it('is said in French, with no token in the singular', () => {
		const said = () =>
			sentences(spokenWords.what(turn, names), spokenWords.next(turn.before, turn.after, names));
		const before = table('', '', { tokens: 1 });
		const turn = { before, action: clue, after: played(before, [clue]) };
		overwriteGetLocale(() => 'fr');
		expect(plain(said())).toBe('Sam donne un indice. 0 jeton bleu. À Tom de jouer.');
	});
	it('a discard', () => {
		expect(told(three(), clue, clue, clue, discard('b1'))).toBe(
			'Sam discards the blue 1. 6 blue tokens. Tom’s turn.'
		);
		expect(undone(three(), clue, clue, clue, discard('b1'))).toBe(
			'Undone. Sam discards the blue 1. 5 blue tokens. Sam’s turn.'
		);
	});
	it('a discard that lowers the best possible score, which is said while that aid is on', () => {
		expect(told(three(), clue, discard('r5'))).toBe(
			'Tom discards the red 5. 8 blue tokens. 24 points at best. Léa’s turn.'
		);
		expect(undone(three(), clue, discard('r5'))).toBe(
			'Undone. Tom discards the red 5. 7 blue tokens. 25 points at best. Tom’s turn.'
		);
		const hidden: Action = { type: 'aid', aid: 'maxScore', shown: false };
		expect(told(three(), hidden, clue, discard('r5'))).toBe(
			'Tom discards the red 5. 8 blue tokens. Léa’s turn.'
		);
	});
	it('a best possible score of a single point', () => {
		const ones = table('', 'w1 w1 w1 b1 b1 b1 y1 y1 y1 g1 g1 g1 r2', { tokens: 3 });
		expect(told(ones, discard('r2'))).toBe(
			'Sam discards the red 2. 4 blue tokens. 1 point at best. Tom’s turn.'
		);
	});
	it('a card that fits, with no count that has not changed', () => {
		expect(told(three(), play('r1'))).toBe('Sam plays the red 1. Tom’s turn.');
		expect(undone(three(), play('r1'))).toBe('Undone. Sam plays the red 1. Sam’s turn.');
	});
	it('a completed firework, and its blue token', () => {
		expect(told(table('r4', '', { tokens: 3 }), play('r5'))).toBe(
			'Sam plays the red 5. The red firework is complete! 4 blue tokens. Tom’s turn.'
		);
		expect(undone(table('r4', '', { tokens: 3 }), play('r5'))).toBe(
			'Undone. Sam plays the red 5. 3 blue tokens. Sam’s turn.'
		);
	});
	it('a completed firework while the lid is full', () => {
		expect(told(table('r4', ''), play('r5'))).toBe(
			'Sam plays the red 5. The red firework is complete! Tom’s turn.'
		);
		expect(undone(table('r4', ''), play('r5'))).toBe('Undone. Sam plays the red 5. Sam’s turn.');
	});
	it('a misplay: the red tokens, and a warning at the second', () => {
		expect(told(three(), play('g4'))).toBe(
			'Sam plays the green 4, which doesn’t fit. 1 red token. Tom’s turn.'
		);
		expect(undone(three(), play('g4'))).toBe(
			'Undone. Sam plays the green 4, which doesn’t fit. 0 red tokens. Sam’s turn.'
		);
		expect(told(three(), play('g4'), play('g3'))).toBe(
			'Tom plays the green 3, which doesn’t fit. 2 red tokens: a third one ends the show. Léa’s turn.'
		);
	});
	it('the third red token: the card, then the result says the rest; its undo says what is again as before', () => {
		const strikes = moves('g4 g3 b2');
		expect(told(three(), ...strikes)).toBe('Léa plays the blue 2, which doesn’t fit.');
		expect(undone(three(), ...strikes)).toBe(
			'Undone. Léa plays the blue 2, which doesn’t fit. 2 red tokens: a third one ends the show. Léa’s turn.'
		);
	});
});

describe('near the end', () => {
	it('the last cards of the pile are counted', () => {
		expect(told(late(6), play('g1'))).toBe('Sam plays the green 1. 5 cards in the pile. Tom’s turn.');
		expect(told(late(7), play('g1'))).toBe('Sam plays the green 1. Tom’s turn.');
	});
	it('the last card drawn, the turns left, and the undo of it', () => {
		expect(told(late(1), play('g1'))).toBe(
			'Sam plays the green 1. The pile is empty: one more turn each, Sam plays last. Tom’s turn.'
		);
		expect(undone(late(1), play('g1'))).toBe(
			'Undone. Sam plays the green 1. 1 card in the pile. Sam’s turn.'
		);
		expect(told(late(1), play('g1'), play('g2'))).toBe(
			'Tom plays the green 2. Sam’s turn. Last round: 1 turn left.'
		);
		expect(undone(late(1), play('g1'), play('g2'))).toBe(
			'Undone. Tom plays the green 2. Tom’s turn. Last round: 2 turns left.'
		);
	});
	it('the last turn of all: only what was played, since the result follows', () => {
		expect(told(late(1), play('g1'), play('g2'), play('g3'))).toBe('Sam plays the green 3.');
		expect(undone(late(1), play('g1'), play('g2'), play('g3'))).toBe(
			'Undone. Sam plays the green 3. Sam’s turn. Last round: 1 turn left.'
		);
	});
	it('no more points can be gained', () => {
		const state = table('w5 r5 b5 y5', 'g1 g1', { tokens: 4 });
		expect(told(state, discard('g1'))).toBe(
			'Sam discards the green 1. 5 blue tokens. 20 points at best. No more points are possible: you can finish now. Tom’s turn.'
		);
	});
	it('the table ends the show', () => {
		expect(told(three(), finish)).toBe('The players end the show.');
		expect(undone(three(), finish)).toBe('Undone. The players end the show. Sam’s turn.');
	});
	it('the final bouquet goes on without a pile: the cards in hand', () => {
		const few = { pile: 1, tokens: 4, hands: [5, 5] };
		const bouquet = table('w4 r4 b4 y4', '', few, usualOptions['final-bouquet']);
		expect(told(bouquet, play('g1'))).toBe(
			'Sam plays the green 1. 0 cards in the pile. Tom’s turn, 5 cards in hand.'
		);
		expect(told(bouquet, play('g1'), play('g2'), play('g3'))).toBe(
			'Sam plays the green 3. Tom’s turn, 4 cards in hand.'
		);
	});
});

describe('ways to play', () => {
	it('the timed choreography: announced right and wrong', () => {
		const state = table('', '', { tokens: 3 }, usualOptions.choreography);
		expect(told(state, play('r1', 'r'))).toBe(
			'Sam announces the colour and plays the red 1. 4 blue tokens. Tom’s turn.'
		);
		expect(told(state, play('r1', 'b'))).toBe(
			'Sam announces blue and plays the red 1, which doesn’t fit. 1 red token. Tom’s turn.'
		);
	});
	it('counters only: cards without a name', () => {
		const state = table('', '', { tokens: 3, discard: 'untracked' }, usualOptions.counters);
		expect(told(state, unnamedDiscard)).toBe('Sam discards a card. 4 blue tokens. Tom’s turn.');
		expect(told(state, unnamedPlay)).toBe('Sam plays a card that doesn’t fit. 1 red token. Tom’s turn.');
		expect(told(state, play('r1'))).toBe('Sam plays the red 1. Tom’s turn.');
	});
	it('the sixth colour', () => {
		const state = table('m4', '', { tokens: 3 }, withOptions({ multicolour: 5 }));
		expect(told(state, play('m5'))).toBe(
			'Sam plays the multicolour 5. The multicolour firework is complete! 4 blue tokens. Tom’s turn.'
		);
	});
});

describe('corrections', () => {
	it('whose turn it is', () => {
		expect(told(three(), { type: 'turn', seat: 2 })).toBe('Turn changed. Léa’s turn.');
		expect(undone(three(), { type: 'turn', seat: 2 })).toBe('Undone. Turn changed. Sam’s turn.');
	});
	it('a player leaves, with the cards set aside or back in the pile', () => {
		expect(told(three(), { type: 'leave', seat: 0, hand: 'aside' })).toBe(
			'Sam leaves the table. Tom’s turn.'
		);
		expect(told(three(), { type: 'leave', seat: 1, hand: 'pile' })).toBe(
			'Tom leaves the table, and their cards go back into the pile. 40 cards in the pile.'
		);
		expect(undone(three(), { type: 'leave', seat: 1, hand: 'pile' })).toBe(
			'Undone. Tom leaves the table, and their cards go back into the pile. 35 cards in the pile.'
		);
	});
	it('a recount: each count that it set', () => {
		const counted = recount({
			tokens: 5,
			fuses: 1,
			pile: 33,
			fireworks: heights('r2'),
			discard: trash('')
		});
		expect(told(three(), counted)).toBe(
			'Cards and tokens recounted. Red: 2 of 5. 5 blue tokens. 1 red token. 33 cards in the pile.'
		);
		expect(undone(three(), counted)).toBe(
			'Undone. Cards and tokens recounted. Red: 0 of 5. 8 blue tokens. 0 red tokens. 35 cards in the pile.'
		);
	});
	it('an aid, whose switch says its name', () => {
		expect(told(three(), { type: 'aid', aid: 'pace', shown: false })).toBe('Aids changed.');
		expect(told(three(), { type: 'aid', aid: 'pace', shown: true })).toBe('Aids changed.');
		expect(undone(three(), { type: 'aid', aid: 'pace', shown: false })).toBe('Undone. Aids changed.');
	});
});

it('the title of the tab has the turn', () => {
	expect(inEnglish(() => spokenWords.progress(played(three(), [clue, clue])))).toBe('Turn 3');
});
it('the keys are in both languages', () => {
	const keys = () => spokenWords.keys().map(({ keys, does }) => `${keys}: ${does}`);
	overwriteGetLocale(() => 'en');
	expect(keys()).toEqual([
		'1 – 7: Play the next card of a firework',
		'Shift + 1 – 7: Announce the colour of a firework, in the timed choreography',
		'0: Give a clue',
		'9: Discard a card',
		'8: Play another card, or record a misplay',
		'↑ ↓ 1 – 5: In the card grid: a colour, then a number'
	]);
	overwriteGetLocale(() => 'fr');
	expect(keys()[1]).toBe('Maj + 1 – 7: Annoncer la couleur d’un feu, dans la chorégraphie minutée');
});

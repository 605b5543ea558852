/** The sentences that players read. `sentences.test.ts` reads them in every language. */
import { afterEach, describe, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { usualOptions } from '../../../../../tests/oracles/hanabi/usual-options.ts';
import {
	clue,
	colour,
	discard,
	finish,
	moves,
	play,
	played,
	recount,
	standard,
	table,
	trash,
	withOptions
} from '../../../../../tests/oracles/hanabi/values.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { isRefusal } from '../../outcome.ts';
import type { Action } from '../rules/actions.ts';
import { bandOf, bands, ratingOf } from '../rules/end.ts';
import { act, headline, start } from '../rules/match.ts';
import type { State } from '../rules/state.ts';
import { words } from './lists.ts';
import { fireworkSaid, ratingLine, ratingName } from './names.ts';
import { matchWords } from './table.ts';
import { milestoneWords, moveWords } from './timeline.ts';

const originalGetLocale = getLocale;
afterEach(() => overwriteGetLocale(originalGetLocale));
const speak = (locale: Locale) => overwriteGetLocale(() => locale);

const names = ['Léa', 'Sam', 'Noé'];
/** Replaces no-break spaces, so that the sentences below are readable. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const inEnglish = (say: () => string): string => {
	speak('en');
	return plain(say());
};

const refusalOf = (state: State, action: Action): string => {
	const refused = act(state, action);
	if (!isRefusal(refused)) throw new Error('It was taken.');
	return inEnglish(() => matchWords.refusal(refused, names));
};

describe('Rating', () => {
	it.each([
		[25, 0, 'horrible'],
		[25, 5, 'horrible'],
		[25, 6, 'mediocre'],
		[25, 10, 'mediocre'],
		[25, 11, 'honourable'],
		[25, 15, 'honourable'],
		[25, 16, 'excellent'],
		[25, 20, 'excellent'],
		[25, 21, 'extraordinary'],
		[25, 24, 'extraordinary'],
		[25, 25, 'legendary'],
		[30, 5, 'horrible'],
		[30, 10, 'mediocre'],
		[30, 15, 'honourable'],
		[30, 20, 'excellent'],
		[30, 24, 'extraordinary'],
		[30, 25, 'legendary'],
		[30, 29, 'legendary'],
		[30, 30, 'divine'],
		[35, 20, 'excellent'],
		[35, 29, 'extraordinary'],
		[35, 30, 'legendary'],
		[35, 34, 'legendary'],
		[35, 35, 'divine']
	] as const)('out of %i: %i points are %s', (perfect, score, band) => {
		expect(bandOf(score, perfect)).toBe(band);
	});

	it('each band has a line of its own in both languages', () => {
		for (const locale of ['fr', 'en'] as const) {
			speak(locale);
			expect(new Set(bands.map(ratingName)).size).toBe(bands.length);
			expect(new Set(bands.map(ratingLine)).size).toBe(bands.length);
		}
	});
});

describe('refusals', () => {
	it('a clue without a token', () => {
		expect(refusalOf(table('', '', { tokens: 0 }), clue)).toBe(
			'No blue tokens left for a clue: play or discard a card.'
		);
	});

	it('a discard with eight tokens', () => {
		expect(refusalOf(start(standard, 2), discard('r1'))).toBe(
			'All 8 blue tokens are in the lid, so you can’t discard. Play a card or give a clue.'
		);
	});

	it.each([
		['w5', '', 'w5', 'No white 5 is left: the only one is on its firework.'],
		['', 'y5', 'y5', 'No yellow 5 is left: the only one is in the discard.'],
		['', 'r1 r1 r1', 'r1', 'No red 1 is left: the 3 copies are in the discard.'],
		['g1', 'g1 g1', 'g1', 'No green 1 is left: one is on its firework, 2 in the discard.']
	])('a card of which no copy is left: %s laid, %s discarded', (fireworks, discarded, id, english) => {
		expect(refusalOf(table(fireworks, discarded), play(id))).toBe(english);
	});

	it('a clue that names what no clue names, and a black card where there is none', () => {
		const about = (letter: string): Action => ({
			...{ type: 'clue', giver: null, receiver: null },
			about: { by: 'colour', colour: colour(letter) }
		});
		const both = start(usualOptions['every-colour-black'], 2);
		expect(refusalOf(both, about('m'))).toBe(
			'You can’t name multicolour in a clue: every colour points at it.'
		);
		expect(refusalOf(both, about('k'))).toBe('You can’t name black in a clue: only numbers point at it.');
		expect(refusalOf(start(standard, 2), play('k5'))).toBe('There is no black in this match.');
	});

	it('a recount that does not make the deck', () => {
		expect(refusalOf(start(standard, 2), recount({ pile: 39 }))).toBe(
			'Pile 39 + hands 10 + fireworks 0 + discard 0 = 49, but the deck has 50 cards.'
		);
		expect(refusalOf(start(standard, 2), recount({ discard: trash('b2 b2 b2') }))).toBe(
			'You counted 3 copies of the blue 2, but the deck has only 2.'
		);
	});
});

it('how high a firework is, and the top card of the black one, which counts down', () => {
	expect(inEnglish(() => fireworkSaid('red', 2))).toBe('red: 2 of 5');
	expect(inEnglish(() => fireworkSaid('black', 0))).toBe('black: 0 of 5');
	expect(inEnglish(() => fireworkSaid('black', 2))).toBe('black: 2 of 5, the 4 on top');
});

describe('the result', () => {
	const told = (state: State) => {
		const { outcome } = state;
		if (!outcome) throw new Error('It goes on.');
		return {
			verdict: inEnglish(() => words.verdict?.(outcome, names) ?? ''),
			reason: inEnglish(() => words.reason(outcome.reason, names)),
			band: ratingOf(outcome)
		};
	};

	it('a loss is a loss with its reason, never "0 — horrible"', () => {
		expect(told(played(table('w1', '', { fuses: 2 }), [play('b4')]))).toEqual({
			verdict: 'The show is lost',
			reason:
				'Third red token: Léa played the blue 4, which didn’t fit. The show is lost, with 1 point already in the sky.',
			band: undefined
		});
	});

	it('a final bouquet lost by a discard', () => {
		const options = withOptions({ finalBouquet: true });
		expect(told(played(table('', '', { tokens: 3 }, options), [discard('r5')]))).toEqual({
			verdict: 'The show is lost',
			reason: 'Léa discarded the last red 5: the final bouquet can no longer be perfect.',
			band: undefined
		});
	});

	it('a last round', () => {
		expect(told(played(table('w5 r5 b5 y2', '', { pile: 0, turnsLeft: 1 }), [clue]))).toEqual({
			verdict: 'Excellent',
			reason: 'Everyone has had their last turn: 17 points.',
			band: 'excellent'
		});
	});

	it('perfect', () => {
		expect(told(played(table('w5 r5 b5 y5 g4', ''), [play('g5')]))).toEqual({
			verdict: 'A perfect show',
			reason: 'All 5 fireworks are complete.',
			band: 'legendary'
		});
	});

	it('the house rule, after an announcement that was wrong', () => {
		const options = withOptions({ countFireworks: true, choreography: true });
		expect(told(played(table('w5 r2', '', { fuses: 2 }, options), [play('r3', 'b')]))).toEqual({
			verdict: 'Mediocre',
			reason:
				'Third red token: Léa announced blue and played the red 3, which didn’t fit. The show stops, and the fireworks are counted: 7 points.',
			band: 'mediocre'
		});
	});

	it('finished where nothing more could be gained', () => {
		expect(told(played(table('w5 r5 b5 y5 g2', 'g3 g3'), [finish])).reason).toBe(
			'No more points were possible: the players stopped at 22 points.'
		);
	});
});

describe('a list row', () => {
	const rowOf = (state: State) => inEnglish(() => words.headline(headline(state), names));

	it.each([
		[
			played(start(standard, 3), [clue, ...moves('r1')]),
			'1 of 25 · 7 blue tokens · 34 cards in the pile · Noé to play'
		],
		[
			played(table('w3', '', { pile: 1, tokens: 1 }), [play('w4')]),
			'4 of 25 · 1 blue token · last round: 2 turns left · Sam to play'
		],
		[played(table('w3', '', { pile: 0, turnsLeft: 1 }), [play('w4')]), '4 of 25 · 1 turn'],
		[played(table('w3', '', { fuses: 2 }), [play('w5')]), 'Show lost · 1 turn']
	] as const)('%#', (state, english) => {
		expect(rowOf(state)).toBe(english);
	});
});

describe('a turn in a sentence', () => {
	const told = (action: Action, from: State = table('', '', { tokens: 5 })) => {
		const after = played(from, [action]);
		return inEnglish(() => moveWords(action, after, names));
	};
	const choreography = table('', '', {}, withOptions({ choreography: true }));

	it.each([
		[play('r1'), 'Léa plays the red 1.'],
		[play('r2'), 'Léa plays the red 2, which doesn’t fit.'],
		[discard('b4'), 'Léa discards the blue 4.'],
		[clue, 'Léa gives a clue.'],
		[{ type: 'clue', giver: null, receiver: 1, about: { by: 'rank', rank: 5 } }, 'Léa gives Sam a clue: 5.'],
		[{ type: 'turn', seat: 1 }, 'It’s now Sam’s turn.']
	] as const)('%j', (action, english) => {
		expect(told(action)).toBe(english);
	});

	it('has the number that the table shows; a correction stands before the next turn', () => {
		const leave: Action = { type: 'leave', seat: 2, hand: 'aside' };
		const actions = [clue, leave, play('r1')];
		const headings = actions.map((action, place) => {
			const after = played(start(standard, 3), actions.slice(0, place + 1));
			return inEnglish(
				() =>
					`${milestoneWords.heading(place + 1, { action, after })}: ${milestoneWords.edit(place + 1, { action, after })}`
			);
		});
		expect(headings).toEqual([
			'Turn 1: Edit turn 1',
			'Before turn 2: Edit who leaves',
			'Turn 2: Edit turn 2'
		]);
	});

	it('announced', () => {
		expect(told(play('r1', 'r'), choreography)).toBe('Léa announces the colour and plays the red 1.');
		expect(told(play('r1', 'w'), choreography)).toBe(
			'Léa announces white and plays the red 1, which doesn’t fit.'
		);
	});
});

it('is said in French', () => {
	speak('fr');
	const lost = played(table('w1', '', { fuses: 2 }), [play('b4')]);
	expect(plain(words.reason(lost.outcome?.reason ?? { code: '', params: {} }, names))).toBe(
		'Troisième jeton rouge : Léa a joué le 4 bleu, qui n’allait sur aucun feu. Le spectacle est perdu, avec 1 point déjà dans le ciel.'
	);
	expect(
		plain(words.headline(headline(played(table('w3', '', { pile: 1, tokens: 1 }), [play('w4')])), names))
	).toBe('4 sur 25 · 1 jeton bleu · dernier tour : encore 2 joueurs · à Sam de jouer');
	expect(plain(fireworkSaid('black', 2))).toBe('noir : 2 sur 5, le 4 sur le dessus');
});

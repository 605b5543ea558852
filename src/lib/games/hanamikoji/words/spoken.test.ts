/** What a listener hears of each action and of its undo, in both languages, and what the keys are. */
import { afterEach, describe, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import type { Locale } from '../../../i18n/locale.ts';
import type { Action } from '../rules/actions.ts';
import type { Options } from '../rules/options.ts';
import { spokenWords } from './spoken.ts';
import * as values from '../../../../../tests/oracles/hanamikoji/values.ts';

const { byMajorities, byTokens, limited, played, score, unlimited } = values;
const before = getLocale;
afterEach(() => overwriteGetLocale(before));
const speak = (locale: Locale) => overwriteGetLocale(() => locale);

const names = ['Léa', 'Sam'];
/** Replaces no-break spaces by plain ones, so that the sentences below stay readable. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

interface Said {
	/** After the action. */
	readonly done: string;
	/** After its undo, without the word before it that the app says. */
	readonly undone: string;
}
/** What is said of the last of the actions. */
const said = (actions: readonly Action[], options: Options = unlimited): Said => {
	const action = actions.at(-1);
	if (!action) throw new Error('nothing was done');
	const from = played(options, actions.slice(0, -1));
	const to = played(options, [action], from);
	const what = spokenWords.what({ before: from, action, after: to }, names);
	const all = (...sentences: readonly string[]) => plain(sentences.filter(Boolean).join(' '));
	// The result tells how a match ended.
	const next = to.outcome ? '' : spokenWords.next(from, to, names);
	return { done: all(what, next), undone: all(what, spokenWords.next(to, from, names)) };
};

const count = (side: 0 | 1, geisha: 0 | 5 | 6, cards: number): Action => ({
	type: 'count',
	side,
	geisha,
	cards
});
/** Counts a side, one digit per geisha. */
const counts = (side: 0 | 1, digits: string): readonly Action[] =>
	([0, 1, 2, 3, 4, 5, 6] as const).map((geisha) => ({
		type: 'count',
		side,
		geisha,
		cards: Number(digits[geisha])
	}));
const majority = (geisha: 0 | 5 | 6, value: 0 | 1 | 'tie' | null): Action => ({
	type: 'majority',
	geisha,
	majority: value
});
const token = (geisha: 0 | 5 | 6, holder: 0 | 1 | null): Action => ({ type: 'token', geisha, holder });
const enterBy = (way: 'counts' | 'majorities' | 'tokens'): Action => ({ type: 'way', way });
const mark = (side: 0 | 1, marker: 'secret' | 'trade-off' | 'gift' | 'competition', used = true): Action => ({
	type: 'marker',
	side,
	marker,
	used
});
const allMarkers = (['secret', 'trade-off', 'gift', 'competition'] as const).flatMap((marker) =>
	([0, 1] as const).map((side) => mark(side, marker))
);
const byMajority = enterBy('majorities');
const byToken = enterBy('tokens');
const sixMajorities: readonly Action[] = [
	byMajority,
	...([0, 1, 2, 3, 4] as const).map((geisha): Action => ({
		type: 'majority',
		geisha,
		majority: geisha < 3 ? 0 : 1
	}))
];

interface Case {
	readonly actions: readonly Action[];
	readonly options?: Options;
	readonly en: Said;
	/** Where the sentence is made of other parts. */
	readonly fr?: Said;
}
const cases: Readonly<Record<string, Case>> = {
	'a card counted': {
		actions: [count(1, 5, 1), count(0, 5, 1), count(0, 5, 2)],
		en: {
			done: 'Anju, one more for Léa. Léa: 2. Sam: 1.',
			undone: 'Anju, one more for Léa. Léa: 1. Sam: 1.'
		},
		fr: {
			done: 'Anju, une de plus pour Léa. Léa : 2. Sam : 1.',
			undone: 'Anju, une de plus pour Léa. Léa : 1. Sam : 1.'
		}
	},
	'a card taken away': {
		actions: [count(1, 0, 2), count(1, 0, 1)],
		en: {
			done: 'Ayane, one fewer for Sam. Léa: 0. Sam: 1.',
			undone: 'Ayane, one fewer for Sam. Léa: 0. Sam: 2.'
		}
	},
	'seven cards of a side, as before its secret is shown': {
		actions: counts(0, '2001202').filter((_, geisha) => geisha !== 5),
		en: {
			done: 'Ruri, 2 for Léa. Léa: 2. Sam: 0. Léa: 7 of 8 cards.',
			undone: 'Ruri, 2 for Léa. Léa: 0. Sam: 0.'
		}
	},
	'the eighth card of a side': {
		actions: [...counts(0, '2001202'), count(0, 6, 3)],
		en: {
			done: 'Ruri, one more for Léa. Léa: 3. Sam: 0. Léa: 8 of 8 cards.',
			undone: 'Ruri, one more for Léa. Léa: 2. Sam: 0. Léa: 7 of 8 cards.'
		}
	},
	'the last of all cards': {
		actions: [...counts(0, '2001203'), ...counts(1, '0211030'), count(1, 6, 1)],
		en: {
			done: 'Ruri, one more for Sam. Léa: 3. Sam: 1. That’s everything. Check it together, then score the round.',
			undone: 'Ruri, one more for Sam. Léa: 3. Sam: 0. Sam: 7 of 8 cards.'
		}
	},
	'the last of all cards, which would win': {
		actions: [...counts(0, '0001223'), ...counts(1, '2220100'), count(1, 5, 1)],
		en: {
			done: 'Anju, one more for Sam. Léa: 2. Sam: 1. Léa would win with 15 charm points. That’s everything. Check it together, then score the round.',
			undone: 'Anju, one more for Sam. Léa: 2. Sam: 0. Sam: 7 of 8 cards.'
		},
		fr: {
			done: 'Anju, une de plus pour Sam. Léa : 2. Sam : 1. Léa gagnerait avec 15 points de charme. Tout y est ! Vérifiez ensemble, puis comptez la manche.',
			undone: 'Anju, une de plus pour Sam. Léa : 2. Sam : 0. Sam : 7 cartes sur 8.'
		}
	},
	'a majority': {
		actions: [byMajority, majority(5, 0)],
		en: { done: 'Anju, majority for Léa.', undone: 'Anju, majority for Léa.' },
		fr: { done: 'Anju, majorité pour Léa.', undone: 'Anju, majorité pour Léa.' }
	},
	'a tie': {
		actions: [byMajority, majority(5, 'tie')],
		en: { done: 'Anju, a tie.', undone: 'Anju, a tie.' },
		fr: { done: 'Anju, égalité.', undone: 'Anju, égalité.' }
	},
	'a majority instead of a tie, with what it was, so that the undo says what it is again': {
		actions: [byMajority, majority(5, 'tie'), majority(5, 0)],
		en: {
			done: 'Anju, majority for Léa, no longer a tie.',
			undone: 'Anju, majority for Léa, no longer a tie.'
		}
	},
	'a majority taken back by a second tap': {
		actions: [byMajority, majority(5, 1), majority(5, null)],
		en: {
			done: 'Anju, cleared, no longer a majority for Sam.',
			undone: 'Anju, cleared, no longer a majority for Sam.'
		}
	},
	'the last but one majority': {
		actions: [...sixMajorities, majority(5, 'tie')],
		en: {
			done: 'Anju, a tie. Ruri is still missing.',
			undone: 'Anju, a tie. Anju and Ruri are still missing.'
		}
	},
	'the last majority, which would win': {
		actions: [...sixMajorities, majority(5, 0), majority(6, 0)],
		en: {
			done: 'Ruri, majority for Léa. Léa would win with 15 charm points. That’s everything. Check it together, then score the round.',
			undone: 'Ruri, majority for Léa. Ruri is still missing.'
		}
	},
	'a token': {
		actions: [byToken, token(5, 0)],
		en: {
			done: 'Anju, token with Léa, no longer in the middle.',
			undone: 'Anju, token with Léa, no longer in the middle.'
		}
	},
	'a token that would win, back in the middle': {
		actions: [score(byTokens('NNNF---')), byToken, token(5, 0), token(5, null)],
		en: {
			done: 'Anju, token in the middle, no longer with Léa.',
			undone: 'Anju, token in the middle, no longer with Léa. Léa would win with 4 geishas.'
		}
	},
	'an action played, and whose turn it is': {
		actions: [mark(0, 'trade-off')],
		en: { done: 'Léa played Trade-off. Sam to play.', undone: 'Léa played Trade-off.' },
		fr: { done: 'Léa a joué Compromis. À Sam de jouer.', undone: 'Léa a joué Compromis.' }
	},
	'an action turned up again': {
		actions: [mark(0, 'gift'), mark(0, 'gift', false)],
		en: {
			done: 'Léa can play Gift again.',
			undone: 'Léa can play Gift again. Sam to play.'
		}
	},
	'the last action': {
		actions: allMarkers,
		en: {
			done: 'Sam played Competition. All actions are played: reveal the secrets and count the cards.',
			undone: 'Sam played Competition. Sam to play.'
		}
	},
	'the starter': {
		actions: [{ type: 'starter', side: 1 }],
		en: { done: 'Sam starts round 1.', undone: 'Sam starts round 1.' },
		fr: {
			done: 'Sam commence la manche 1.',
			undone: 'Sam commence la manche 1.'
		}
	},
	'the way of entry, and how it goes': {
		actions: [byToken],
		en: {
			done: 'Entering by tokens. Tap where each token lies, then score the round.',
			undone: 'Entering by tokens. At the end of the round, tap each box once for every card there.'
		}
	},
	'a round scored': {
		actions: [byMajority, score(byMajorities('NN-FF--'))],
		en: {
			done: 'Round 1. Léa takes Ayane and Iroha. Sam takes Yoko and Chiharu. Léa: 2 geishas, 4 charm points. Sam: 2 geishas, 6 charm points. Shuffle all 21 item cards, put one away unseen and deal six each. Turn your action markers coloured side up. The favour tokens stay where they are. Sam starts round 2.',
			undone:
				'Round 1. Léa takes Ayane and Iroha. Sam takes Yoko and Chiharu. For each geisha, tap the side with more cards, or her card for a tie.'
		}
	},
	'a round of ties before the last one': {
		actions: [score(byMajorities('N-----F')), score(byMajorities('-------'))],
		options: limited(),
		en: {
			done: 'Round 2. A tie everywhere, no token moves. Léa: 1 geisha, 2 charm points. Sam: 1 geisha, 5 charm points. Shuffle all 21 item cards, put one away unseen and deal six each. Turn your action markers coloured side up. The favour tokens stay where they are. Léa starts round 3. Last round.',
			undone:
				'Round 2. A tie everywhere, no token moves. At the end of the round, tap each box once for every card there.'
		}
	},
	'the round that wins, without the standing, which the result tells': {
		actions: [...sixMajorities, majority(5, 'tie'), majority(6, 0), score(byMajorities('NNNFF-N'))],
		en: {
			done: 'Round 1. Léa takes Ayane, Iroha, Tomoyo and Ruri. Sam takes Yoko and Chiharu.',
			undone:
				'Round 1. Léa takes Ayane, Iroha, Tomoyo and Ruri. Sam takes Yoko and Chiharu. Léa would win with 11 charm points.'
		}
	}
};

describe('what is said', () => {
	it.each(Object.entries(cases))('%s', (_, { actions, options, en, fr }) => {
		speak('en');
		expect(said(actions, options)).toEqual(en);
		speak('fr');
		if (fr) expect(said(actions, options)).toEqual(fr);
	});

	it('what is there already, where it is entered once more', () => {
		speak('en');
		expect(said([count(0, 0, 1), count(0, 0, 1)]).done).toBe('Ayane, 1 for Léa.');
		expect(said([byMajority, majority(0, 1), majority(0, 1)]).done).toBe('Ayane, majority for Sam.');
		expect(said([byToken, token(0, 1), token(0, 1)]).done).toBe('Ayane, token with Sam.');
	});
});

it('the tab tells the round, with the limit if there is one', () => {
	const round = (options: Options) => spokenWords.progress(played(options, [score(byMajorities('-------'))]));
	speak('en');
	expect([round(unlimited), round(limited())]).toEqual(['Round 2', 'Round 2 of 3']);
	speak('fr');
	expect([round(unlimited), round(limited())]).toEqual(['Manche 2', 'Manche 2 sur 3']);
});

it('the keys are named as they are written on the keyboards of the language', () => {
	const keys = (options = unlimited) => spokenWords.keys(played(options, [])).map((key) => key.keys);
	speak('en');
	expect(keys()).toEqual(['1 – 7', 'Q, W, E – U', 'D, F, G, H', '8', 'Shift + …', '0']);
	speak('fr');
	expect(keys()).toEqual(['1 – 7', 'A, Z, E – U', 'D, F, G, H', '8', 'Maj + …', '0']);
	expect(keys({ ...unlimited, markers: false })).toEqual(['1 – 7', 'A, Z, E – U', '8', 'Maj + …', '0']);
});

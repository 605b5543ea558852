/** What a player hears of each tap at the table, in both languages. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import type { Side } from '../../sides.ts';
import type { Action } from '../rules/actions.ts';
import type { Options } from '../rules/options.ts';
import { drawn, monthOfCards, pile, played, seed, stop } from '../../../../../tests/oracles/koikoi/values.ts';
import { spokenWords } from './spoken.ts';

const locale = getLocale;
beforeEach(() => overwriteGetLocale(() => 'en'));
afterEach(() => overwriteGetLocale(locale));

const names = ['Léa', 'Tom'];

/** @returns the sentences with plain spaces, so that the tests below stay readable. */
const joined = (sentences: readonly string[]): string =>
	sentences
		.filter(Boolean)
		.join(' ')
		.replaceAll(/[\u00a0\u202f]/g, ' ');

/** @returns what is said after the last of the actions. */
const heard = (actions: readonly Action[], rules: Partial<Options> = {}): string => {
	const options = { ...seed, ...rules };
	const action = actions.at(-1);
	if (!action) throw new Error('no action');
	const [before, after] = [played(options, actions.slice(0, -1)), played(options, actions)];
	return joined([spokenWords.what({ before, action, after }, names), spokenWords.next(before, after, names)]);
};
/** @returns what follows "Undone." when the last of the actions is taken back. */
const undone = (actions: readonly Action[], rules: Partial<Options> = {}): string => {
	const options = { ...seed, ...rules };
	const action = actions.at(-1);
	if (!action) throw new Error('no action');
	const [before, after] = [played(options, actions.slice(0, -1)), played(options, actions)];
	return joined([spokenWords.what({ before, action, after }, names), spokenWords.next(after, before, names)]);
};
/** @returns what is said in French. */
const inFrench = (say: () => string): string => {
	overwriteGetLocale(() => 'fr');
	const text = say();
	overwriteGetLocale(() => 'en');
	return text;
};

const capture = (seat: Side, cards: string): Action => ({ type: 'capture', seat, cards: pile(cards) });
const take = (seat: Side, card: string): Action => ({ type: 'take', seat, card: pile(card)[0] ?? '01H' });
const untake = (card: string): Action => ({ type: 'untake', card: pile(card)[0] ?? '01H' });
const call = (seat: Side): Action => ({ type: 'call', seat });
const kasu = (count: number): Action => ({ type: 'yaku', seat: 0, yaku: 'kasu', count });
const sanko: readonly Action[] = [take(0, '01H'), take(0, '03H'), take(0, '08H')];
const wonByLea = monthOfCards('01H 03H 08H', '', stop(0));

describe('cards', () => {
	test('the first card of a capture leaves the turn, the second passes it on', () => {
		expect(heard([take(0, '01H')])).toBe('Léa takes: crane (pine).');
		expect(heard([take(0, '01H'), take(0, '01R')])).toBe('Léa takes: poetry ribbon (pine). Tom’s turn.');
		expect(inFrench(() => heard([take(0, '01H'), take(0, '01R')]))).toBe(
			'Léa prend : ruban de poésie (pin). À Tom de jouer.'
		);
	});

	test('cards of one month name their flower once', () => {
		expect(heard([capture(0, '01H 01R')])).toBe('Léa takes: crane and poetry ribbon (pine). Tom’s turn.');
		expect(inFrench(() => heard([capture(0, '01H 01R')]))).toBe(
			'Léa prend : grue et ruban de poésie (pin). À Tom de jouer.'
		);
	});

	test('without automatic turns it is not told whose turn it is', () => {
		const off: Action = { type: 'turns', isOn: false };
		expect(heard([off, capture(0, '01H 01R')])).toBe('Léa takes: crane and poetry ribbon (pine).');
		expect(heard([off, capture(1, '01H 01R')])).toBe('Tom takes: crane and poetry ribbon (pine).');
	});

	test('a card of the other pile moves; what it ends there is told with the name', () => {
		const moved = [...sanko, take(1, '08H')];
		expect(heard(moved)).toBe('Tom takes from Léa: full moon (susuki grass). Léa: Sankō no longer counts.');
		expect(inFrench(() => heard(moved))).toBe(
			'Tom prend à Léa : pleine lune (herbe de susuki). Léa : Sankō ne compte plus.'
		);
	});

	test('a card taken off', () => {
		expect(heard([take(0, '01H'), untake('01H')])).toBe('Léa no longer has: crane (pine).');
		expect(heard([...sanko, untake('08H')])).toBe(
			'Léa no longer has: full moon (susuki grass). Léa: Sankō no longer counts.'
		);
		expect(inFrench(() => heard([take(0, '01H'), untake('01H')]))).toBe('Léa n’a plus : grue (pin).');
	});

	test('nothing is said of a card that was on that pile already, and of one that was on neither', () => {
		expect(heard([take(0, '01H'), take(0, '01H')])).toBe('');
		expect(heard([untake('01H')])).toBe('');
	});

	test('taken back: what was taken, then whose turn it is again', () => {
		expect(undone([capture(0, '01H 01R')])).toBe('Léa takes: crane and poetry ribbon (pine). Léa’s turn.');
		expect(undone([take(0, '01H')])).toBe('Léa takes: crane (pine).');
		expect(undone([take(0, '01H'), take(0, '01R')])).toBe('Léa takes: poetry ribbon (pine). Léa’s turn.');
		expect(undone([...sanko])).toBe('Léa takes: full moon (susuki grass). Sankō, 5 points.');
		expect(undone([take(0, '01H'), untake('01H')])).toBe('Léa no longer has: crane (pine).');
	});
});

describe('yaku and the choice', () => {
	test('a yaku with its points, then the choice and what each pays', () => {
		expect(heard(sanko)).toBe(
			'Léa takes: full moon (susuki grass). Sankō, 5 points. Léa: koï-koï or stop? Stop: 5 points. Koï-koï: 12 or more.'
		);
		expect(inFrench(() => heard(sanko))).toBe(
			'Léa prend : pleine lune (herbe de susuki). Sankō, 5 points. Léa : koï-koï ou arrêter ? Arrêter : 5 points. Koï-koï : 12 ou plus.'
		);
	});

	test('a better yaku takes the place of another, which is not told as lost', () => {
		expect(heard([...sanko, take(0, '12H')])).toBe(
			'Léa takes: phoenix (paulownia). Shikō, 8 points. Léa: koï-koï or stop? Stop: 16 points. Koï-koï: 36 or more.'
		);
	});

	test('a card that changes no yaku does not repeat the choice', () => {
		expect(heard([...sanko, take(0, '04R')])).toBe('Léa takes: red ribbon (wisteria).');
	});

	test('a stop that would end the match says how', () => {
		const year = Array.from({ length: 11 }, () => monthOfCards('', '', drawn));
		expect(heard([...year, ...sanko])).toBe(
			'Léa takes: full moon (susuki grass). Sankō, 5 points. Léa: koï-koï or stop? Stop: 5 points, and the year is won by 5 points. Koï-koï: 12 or more.'
		);
	});

	test('a call, and a call without the cards', () => {
		expect(heard([...sanko, call(0)])).toBe('Léa said koï-koï with 5 points. Tom’s turn.');
		expect(inFrench(() => heard([...sanko, call(0)]))).toBe(
			'Léa a dit koï-koï avec 5 points. À Tom de jouer.'
		);
		expect(heard([{ type: 'late-call', seat: 0 }])).toBe('Léa said koï-koï. Tom’s turn.');
	});

	test('a call taken back brings the choice again', () => {
		expect(undone([...sanko, call(0)])).toBe(
			'Léa said koï-koï with 5 points. Léa: koï-koï or stop? Stop: 5 points. Koï-koï: 12 or more.'
		);
		expect(heard([...sanko, call(0), { type: 'uncall', seat: 0 }])).toBe(
			'Léa’s koï-koï is removed. Léa: koï-koï or stop? Stop: 5 points. Koï-koï: 12 or more.'
		);
		expect(inFrench(() => heard([...sanko, call(0), { type: 'uncall', seat: 0 }]))).toContain(
			'Koï-koï retiré à Léa. '
		);
	});

	test('the rain cancels a yaku under rules that say so', () => {
		expect(heard([take(0, '03H'), take(0, '09T'), take(0, '11K1')], { viewing: 'rain-cancels' })).toBe(
			'Léa takes: lightning (willow). Hanami-zake no longer counts.'
		);
	});
});

describe('yaku without their cards', () => {
	test('a yaku and its points', () => {
		expect(heard([{ type: 'yaku', seat: 0, yaku: 'sanko', count: 3 }])).toBe(
			'Léa: Sankō, 5 points. Léa: koï-koï or stop? Stop: 5 points. Koï-koï: 12 or more.'
		);
	});
	test('one whose further cards pay says its cards too', () => {
		expect(heard([kasu(11)])).toBe(
			'Léa: Kasu, 2 points, 11 cards. Léa: koï-koï or stop? Stop: 2 points. Koï-koï: 6 or more.'
		);
		expect(inFrench(() => heard([kasu(11)]))).toContain('Léa : Kasu, 2 points, 11 cartes. ');
	});
	test('one taken back', () => {
		expect(heard([kasu(10), kasu(0)])).toBe('Léa no longer has: Kasu.');
		expect(inFrench(() => heard([kasu(10), kasu(0)]))).toBe('Léa n’a plus : Kasu.');
	});
});

describe('the month', () => {
	test('a month won: who, with how much, the totals, and who begins the next', () => {
		expect(heard([{ type: 'oya', seat: 1 }, wonByLea])).toBe(
			'Léa wins January with 5 points. Léa 5 – Tom 0. Shuffle all 48 cards and deal 8 to each, 8 on the table. February: Léa is Oya and goes first.'
		);
		expect(inFrench(() => heard([wonByLea]))).toBe(
			'Léa gagne janvier avec 5 points. Léa 5 – Tom 0. Mélangez les 48 cartes, puis donnez-en 8 à chacun et 8 sur la table. Février : Léa est Oya et commence.'
		);
	});

	test('taken back: the totals before it, and the choice again', () => {
		expect(undone([...sanko, wonByLea])).toBe(
			'Léa wins January with 5 points. Léa 0 – Tom 0. Léa: koï-koï or stop? Stop: 5 points. Koï-koï: 12 or more.'
		);
		expect(undone([wonByLea])).toBe(
			'Léa wins January with 5 points. Léa 0 – Tom 0. January: Léa is Oya and goes first.'
		);
		expect(undone([capture(0, '01K1 01K2'), wonByLea])).toBe(
			'Léa wins January with 5 points. Léa 0 – Tom 0. Tom’s turn.'
		);
	});

	test('a winning hand, and a drawn month', () => {
		const teshi = monthOfCards('', '', { kind: 'deal', seat: 1, hand: 'teshi' });
		expect(heard([teshi])).toBe(
			'Tom wins January with a winning hand (Teshi, 6 points). Léa 0 – Tom 6. Shuffle all 48 cards and deal 8 to each, 8 on the table. February: Tom is Oya and goes first.'
		);
		expect(inFrench(() => heard([teshi]))).toBe(
			'Tom gagne janvier avec une main gagnante (Teshi, 6 points). Léa 0 – Tom 6. Mélangez les 48 cartes, puis donnez-en 8 à chacun et 8 sur la table. Février : Tom est Oya et commence.'
		);
		const nobody = monthOfCards('', '', drawn);
		expect(heard([nobody])).toBe(
			'January is drawn. Léa 0 – Tom 0. Shuffle all 48 cards and deal 8 to each, 8 on the table. February: Léa is Oya and goes first.'
		);
		expect(heard([nobody], { drawnMonth: 1 })).toBe(
			'January is drawn: 1 point for the Oya. Léa 1 – Tom 0. Shuffle all 48 cards and deal 8 to each, 8 on the table. February: Léa is Oya and goes first.'
		);
		expect(inFrench(() => heard([nobody]))).toBe(
			'Mois nul en janvier. Léa 0 – Tom 0. Mélangez les 48 cartes, puis donnez-en 8 à chacun et 8 sur la table. Février : Léa est Oya et commence.'
		);
	});

	test('a winning table', () => {
		const table: readonly Action[] = [{ type: 'oya', seat: 1 }, monthOfCards('', '', { kind: 'table' })];
		expect(heard(table, { tableDeal: 'oya' })).toBe(
			'Tom wins January with a winning table (6 points). Léa 0 – Tom 6. Shuffle all 48 cards and deal 8 to each, 8 on the table. February: Tom is Oya and goes first.'
		);
		expect(inFrench(() => heard(table, { tableDeal: 'oya' }))).toBe(
			'Tom gagne janvier avec une table gagnante (6 points). Léa 0 – Tom 6. Mélangez les 48 cartes, puis donnez-en 8 à chacun et 8 sur la table. Février : Tom est Oya et commence.'
		);
		expect(heard(table, { tableDeal: 'oya', zeroSum: 20, passes: true })).toBe(
			'Tom wins January with a winning table (6 points). Léa 14 – Tom 26. Shuffle all 48 cards and deal 8 to each, 8 on the table. February: Tom is Oya and goes first.'
		);
	});

	test('another Oya, and a void deal', () => {
		expect(heard([{ type: 'oya', seat: 1 }])).toBe('Tom is now Oya. Tom’s turn.');
		expect(inFrench(() => heard([{ type: 'oya', seat: 1 }]))).toBe('Tom est maintenant Oya. À Tom de jouer.');
		expect(heard([{ type: 'void-deal', why: 'table' }])).toBe('Dealt again once.');
		expect(inFrench(() => heard([{ type: 'void-deal', why: 'table' }]))).toBe('On a redonné une fois.');
	});

	test('how it is entered', () => {
		const byYaku: Action = { type: 'view', view: 'yaku' };
		expect(heard([byYaku])).toBe('The month is now entered by its yaku.');
		expect(heard([byYaku, { type: 'view', view: 'cards' }])).toBe('The month is now entered by its cards.');
		expect(inFrench(() => heard([byYaku]))).toBe('Le mois se note maintenant par ses yaku.');
		const off: Action = { type: 'turns', isOn: false };
		expect(heard([off])).toBe('Turns no longer pass automatically.');
		expect(heard([off, { type: 'turns', isOn: true }])).toBe('Turns now pass automatically.');
		expect(inFrench(() => heard([off]))).toBe('Le tour ne passe plus automatiquement.');
	});
});

test('the title of the tab names the month', () => {
	expect(spokenWords.progress(played(seed, [wonByLea]))).toBe('February, month 2 of 12');
});

test('the keys', () => {
	expect(spokenWords.keys().map(({ keys, does }) => `${keys}: ${does}`)).toEqual([
		'← ↑ ↓ →: Move between the cards',
		'1 – 4: Take or put back the cards of the month you are on',
		'5, 6: Choose the player on the left or on the right',
		'7: Take the rest of the month',
		'9: Koï-koï',
		'0: Stop, or enter the whole month'
	]);
});

/** What is shown and said with the action tiles of an expansion, in both languages. */
import { afterEach, describe, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import type { Locale } from '../../../i18n/locale.ts';
import { markers, type Action } from '../rules/actions.ts';
import { headline, previewOf } from '../rules/match.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { words } from './lists.ts';
import { recordWords } from './records.ts';
import { setupWords } from './setup.ts';
import { spokenWords } from './spoken.ts';
import { entryText, leftToEnter, sideCards, statusText } from './table.ts';
import {
	byTokens,
	played,
	score,
	unlimited,
	withTiles
} from '../../../../../tests/oracles/hanamikoji/values.ts';
import { phaseRule } from '../rulebook/phase-rule.ts';
import { ruleValues } from '../rulebook/rule-values.ts';

const before = getLocale;
afterEach(() => overwriteGetLocale(before));
const speak = (locale: Locale) => overwriteGetLocale(() => locale);

const names = ['Léa', 'Sam'];
/** Replaces no-break spaces and hyphens by plain ones, so that the sentences below stay readable. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2011', '-');

/** Counts a side, one digit per geisha; none where digits are missing. */
const counts = (side: 0 | 1, digits: string): readonly Action[] =>
	([0, 1, 2, 3, 4, 5, 6] as const).map((geisha) => ({
		type: 'count',
		side,
		geisha,
		cards: Number(digits[geisha] ?? 0)
	}));
const counted = (cardsEach: Options['cardsEach'], near: string, far: string) =>
	played(withTiles(cardsEach), [...counts(0, near), ...counts(1, far)]);

describe('the cards counted on a side', () => {
	/** The text and whether it is marked as full. */
	const cardsOf = (state: State, side: 0 | 1) => {
		const cards = sideCards(state, side);
		return cards && [plain(cards.counted + cards.of), cards.isFull];
	};

	it('of how many, and whether that is all', () => {
		speak('en');
		expect(cardsOf(counted(7, '2001112', '0'), 0)).toEqual(['7/7 cards', true]);
		expect(cardsOf(counted(8, '2001112', '0'), 0)).toEqual(['7/8 cards', false]);
		expect(cardsOf(counted(9, '2011113', '0'), 0)).toEqual(['9/9 cards', true]);
	});

	it('where the sides may differ, all are counted once there are sixteen', () => {
		speak('en');
		const open = counted('7-to-9', '2001112', '0211112');
		expect(cardsOf(open, 0)).toEqual(['7 cards (7–9)', false]);
		const whole = counted('7-to-9', '2001112', '0211113');
		expect(cardsOf(whole, 0)).toEqual(['7 cards (7–9)', true]);
		expect(cardsOf(whole, 1)).toEqual(['9 cards (7–9)', true]);
	});

	it('nine are all of a side, whatever the other has', () => {
		expect(sideCards(counted('7-to-9', '2011113', '0'), 0)?.isFull).toBe(true);
		expect(sideCards(counted('7-to-9', '2011112', '0'), 0)?.isFull).toBe(false);
	});

	it('in French, one card and none are singular', () => {
		const one = counted('7-to-9', '0000001', '0');
		speak('fr');
		expect([cardsOf(one, 0)?.[0], cardsOf(one, 1)?.[0]]).toEqual(['1 carte (7–9)', '0 carte (7–9)']);
		expect(cardsOf(counted(7, '0000001', '0'), 0)?.[0]).toBe('1/7 cartes');
	});

	it.each([
		[7, '7 cards still to count.'],
		[8, '9 cards still to count.'],
		[9, '11 cards still to count.'],
		['7-to-9', '9 cards still to count.']
	] as const)('with %s, what is left after seven', (cardsEach, left) => {
		speak('en');
		expect(plain(leftToEnter(counted(cardsEach, '2001112', '0000000')))).toBe(left);
	});

	it.each([
		[7, '2001111', 'Léa: 6 of 7 cards.'],
		[9, '2001112', ''],
		[9, '2001113', 'Léa: 8 of 9 cards.'],
		['7-to-9', '2001112', 'Léa: 7 cards, 9 of 16 in all.']
	] as const)('with %s, what is heard after the last of %s', (cardsEach, near, heard) => {
		speak('en');
		const from = counted(cardsEach, `${near.slice(0, 6)}0`, '0200000');
		const to = played(from.options, counts(0, near).slice(6), from);
		const said = plain(spokenWords.next(from, to, names))
			.split('. ')
			.slice(2)
			.join('. ');
		expect(said).toBe(heard);
	});
});

describe('a table without markers', () => {
	const hidden: Options = { ...unlimited, markers: false };

	it('the list says the round and the scores, and nobody’s turn', () => {
		speak('en');
		const line = (options: Options) =>
			plain(
				words.headline(
					headline(
						played(options, [
							score(byTokens('NF-----')),
							{ type: 'marker', side: 0, marker: 'gift', used: true }
						])
					),
					names
				)
			);
		expect(line(unlimited)).toBe('Round 2 · Léa 2 pts (1 geisha) – Sam 2 (1) · Sam to play');
		expect(line(hidden)).toBe('Round 2 · Léa 2 pts (1 geisha) – Sam 2 (1)');
	});

	it('the status says who starts and how to enter a round', () => {
		speak('en');
		const state = played(hidden, []);
		expect(statusText(state, previewOf(state), names)).toBe(
			'Léa starts round 1. At the end of the round, tap each box once for every card there.'
		);
	});

	it('markers that another phone flipped change nothing', () => {
		speak('en');
		const flipped = played(
			hidden,
			([0, 1] as const).flatMap((side) =>
				markers.map((marker) => ({ type: 'marker', side, marker, used: true }) as const)
			)
		);
		const begun = played(hidden, counts(0, '2000000'), flipped);
		expect(statusText(flipped, previewOf(flipped), names)).toBe(
			'Léa starts round 1. At the end of the round, tap each box once for every card there.'
		);
		expect(entryText(flipped, previewOf(flipped), names)).toBe(
			'At the end of the round, tap each box once for every card there.'
		);
		expect([flipped, begun].map(phaseRule)).toEqual(['setup', 'scoring']);
	});
});

it('the setup names the mini expansions by their cards', () => {
	const values = () => [8, 7, 9, '7-to-9'].map((value) => plain(setupWords.value('cardsEach', value)));
	speak('en');
	expect(values()).toEqual([
		'None, or mini expansion 2: 8 cards each',
		'Mini expansions 1, 5, 6 and 7: 7 cards each',
		'Mini expansion 3: 9 cards each',
		'Mini expansion 4: 7 to 9 cards each, 16 in all'
	]);
	expect(setupWords.option('cardsEach').name).toBe('Action tiles (expansion)');
	speak('fr');
	expect(values()).toEqual([
		'Aucune, ou mini-extension 2 : 8 cartes chacun',
		'Mini-extensions 1, 5, 6 et 7 : 7 cartes chacun',
		'Mini-extension 3 : 9 cartes chacun',
		'Mini-extension 4 : de 7 à 9 cartes chacun, 16 en tout'
	]);
	expect(setupWords.option('cardsEach').name).toBe('Tuiles d’action (extension)');
});

it('a hint lets one recognise one’s box by the names of its actions', () => {
	const hint = (id: string) => plain(setupWords.preset(id).hint);
	speak('en');
	expect(hint('emperors4-2016')).toMatch(/\. Two actions in its French rules: Compromis and Concurrence\.$/);
	expect(hint('three-rounds')).toMatch(/\. Two actions in its French rules: Dépôt and Échange\.$/);
	speak('fr');
	expect(hint('emperors4-2016')).toMatch(/\. Deux de ses actions s’appellent Compromis et Concurrence\.$/);
	expect(hint('three-rounds')).toMatch(/\. Deux de ses actions s’appellent Dépôt et Échange\.$/);
});

it('each kind of match has its name', () => {
	const kinds = ['no-limit~7-cards', '3-rounds~points~9-cards', '3-rounds~draw~7-to-9-cards', 'no-limit'];
	const said = () => kinds.map((kind) => plain(recordWords.kindName(kind)));
	speak('en');
	expect(said()).toEqual([
		'No round limit, 7 cards each',
		'3 rounds, 9 cards each',
		'3 rounds, a draw without a goal, 7 to 9 cards each',
		'No round limit'
	]);
	expect(recordWords.kindName('no-limit~6-cards')).toBe('Other');
	speak('fr');
	expect(said()).toEqual([
		'Sans limite de manches, 7 cartes chacun',
		'3 manches, 9 cartes chacun',
		'3 manches, égalité sans objectif atteint, de 7 à 9 cartes chacun',
		'Sans limite de manches'
	]);
});

it('the rulebook says how many cards lie on the table, and how many stay unseen', () => {
	speak('fr');
	const values = ([7, 8, 9, '7-to-9'] as const).map((cardsEach) => ruleValues(withTiles(cardsEach)));
	expect(values.map(({ cards }) => plain(String(cards)))).toEqual([
		'7 cartes',
		'8 cartes',
		'9 cartes',
		'de 7 à 9 cartes'
	]);
	expect(values.map(({ onTable, unseen }) => [onTable, unseen])).toEqual([
		[14, 7],
		[16, 5],
		[18, 3],
		[16, 5]
	]);
});

/** Matches of every game of which only the result was noted: what lists and records say of them. */
import { beforeEach, describe, expect, it } from 'vitest';
import { allGames } from '../../../tests/support/games';
import { overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import type { Entry, Noted } from '$lib/match/entry';
import { fold, isUnreadable } from '$lib/match/fold';
import { rowOf as rowOfMatch, type MatchRow } from '$lib/match/summary';
import { metaOf } from './registry';
import type { Game } from './game';

const rowOf = (game: Game, preset: unknown, noted: Noted): MatchRow => {
	const stamped = { match: 'm', device: 'past-plays', at: 1000 };
	const entries: readonly Entry[] = [
		{
			...stamped,
			...{
				seq: 0,
				number: 0,
				kind: 'start',
				game: game.id,
				version: game.version,
				options: preset,
				opening: []
			},
			players: [
				{ id: 'lea', name: 'Léa' },
				{ id: 'sam', name: 'Sam' }
			]
		},
		{ ...stamped, seq: 1, number: 1, kind: 'finish', noted }
	];
	const folded = fold(game, entries);
	if (isUnreadable(folded)) throw new Error(folded);
	return rowOfMatch(game, folded, 2);
};

beforeEach(() => overwriteGetLocale(() => 'en'));

describe.each(await allGames())('$id', ({ id, game }) => {
	const { isTogether } = game.records;
	const result: Noted = isTogether ? { winners: [0, 1], scores: [21] } : { winners: [1], scores: [3, 5] };

	it.each(Object.entries(game.options.presets))('has the kind of its rules: %s', (_, preset) => {
		const { record, outcome } = rowOf(game, preset, result);
		expect(outcome).toMatchObject({ noted: true });
		expect(record).toMatchObject({ isNoted: true, rounds: 0, facts: '[]' });
		expect(record?.like).not.toBe('unknown');
	});

	it('says of unknown rules that they are not known', async () => {
		const [preset] = Object.values(game.options.presets);
		const { record } = rowOf(game, preset, { ...result, rules: 'unknown' });
		const words = await metaOf(id)?.recordWords();
		expect(words?.kindName(record?.like ?? '')).toBe('Rules not known');
	});

	it('says how it ended', async () => {
		const [preset] = Object.values(game.options.presets);
		const words = await metaOf(id)?.words();
		const said = (noted: Noted) => {
			const { outcome, players } = rowOf(game, preset, noted);
			const names = players.map(({ name }) => name);
			return outcome && [words?.reason(outcome.reason, names), words?.verdict?.(outcome, names)];
		};
		if (isTogether) {
			expect(said(result)).toEqual(['', 'Extraordinary']);
			const lost: Noted = { winners: [], scores: [0], lost: true };
			expect(said(lost)).toEqual(['', 'The show is lost']);
			const perfect = said({ winners: [0, 1], scores: [25] });
			expect(perfect?.[1]).toBe('A perfect show');
		} else {
			expect(said(result)?.[0]).toBe('Sam won.');
			expect(said({ winners: [0, 1], scores: [4, 4] })?.[0]).toBe('A draw.');
		}
	});
});

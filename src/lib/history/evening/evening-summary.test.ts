import { describe, expect, it } from 'vitest';
import { endedRow } from '../../../../tests/support/ended-row.ts';
import type { MatchRow } from '$lib/store/lists/row';
import { eveningSummaryOf, type EveningSummary } from './evening-summary.ts';

const record = { version: 1001, isTogether: false, minutes: 20, like: '', rounds: 1, facts: '[]' };
let made = 0;
/** A match that its first player won, begun after those made before. */
const row = (ids: readonly string[], change: Partial<MatchRow> = {}): MatchRow => {
	made += 1;
	return {
		...endedRow,
		id: `match-${String(made).padStart(3, '0')}`,
		started: made,
		changed: made,
		players: ids.map((id) => ({ id, name: id })),
		record,
		...change
	};
};
const show = (ids: readonly string[], change: Partial<MatchRow> = {}): MatchRow =>
	row(ids, {
		standing: { scores: [21], max: 25 },
		record: { ...record, isTogether: true, minutes: 35 },
		outcome: { winners: ids.map((_, seat) => seat), reason: { code: 'finished', params: {} }, rule: '' },
		...change
	});
const under = (ids: readonly string[]): MatchRow => {
	const { outcome: _, record: __, ...open } = row(ids);
	return open;
};
const itself = (id: string): string => id;
const wins = ({ people }: EveningSummary) => people.map(({ person, outcomes }) => [person, outcomes.won]);

describe('who came', () => {
	it('is who sat at a table, whoever won', () => {
		const evening = eveningSummaryOf(
			[row(['lea', 'sam']), show(['ema', 'sam']), under(['tom', 'lea'])],
			itself
		);
		expect(evening.people.map(({ person }) => person)).toEqual(['lea', 'sam', 'ema', 'tom']);
		expect(evening.people.find(({ person }) => person === 'sam')).toEqual({
			person: 'sam',
			outcomes: { won: 0, drawn: 0, lost: 1 },
			shows: 1
		});
		expect(evening.shows).toBe(1);
	});

	it('is one person under two names', () => {
		const personOf = (id: string): string => (id === 'sammy' ? 'sam' : id);
		const evening = eveningSummaryOf([row(['sam', 'lea']), row(['sammy', 'lea'])], personOf);
		expect(wins(evening)).toEqual([
			['sam', 2],
			['lea', 0]
		]);
	});

	it('is a person with two seats too, though the match does not count for them', () => {
		const evening = eveningSummaryOf([row(['sam', 'sammy'])], () => 'sam');
		expect(evening.people).toEqual([{ person: 'sam', outcomes: { won: 0, drawn: 0, lost: 0 }, shows: 0 }]);
	});

	it('tells guests by number: as many as sat at one table, nobody twice', () => {
		const evening = eveningSummaryOf(
			[show(['lea', 'guest-2', 'guest-3']), row(['sam', 'guest-2']), row(['guest-1', 'lea'])],
			itself
		);
		expect(evening.people.map(({ person }) => person)).toEqual(['sam', 'lea']);
		expect(evening.guests).toBe(2);
	});
});

describe('the evening', () => {
	it('has its matches in the order they began, those of one moment by id', () => {
		const late = row(['lea', 'sam'], { started: Date.UTC(2026, 10, 22, 1, 15) });
		const early = row(['lea', 'sam'], { started: Date.UTC(2026, 10, 21, 20), changed: late.started + 1 });
		const same = row(['lea', 'sam'], { started: early.started });
		expect(eveningSummaryOf([late, same, early], itself).rows).toEqual([early, same, late]);
	});

	it('lasted as long as its matches together', () => {
		expect(
			eveningSummaryOf([row(['lea', 'sam']), show(['lea', 'sam']), under(['lea', 'sam'])], itself).minutes
		).toBe(55);
	});

	it('has each of its places once', () => {
		const { places } = eveningSummaryOf(
			[
				row(['lea', 'sam'], { place: 'Léa’s' }),
				row(['lea', 'sam'], { place: ' ' }),
				row(['lea', 'sam'], { place: 'Léa’s ' }),
				row(['lea', 'sam'], { place: 'The café' })
			],
			itself
		);
		expect(places).toEqual(['Léa’s', 'The café']);
	});

	it('of no match is empty', () => {
		expect(eveningSummaryOf([], itself)).toEqual({
			...{ rows: [], people: [], guests: 0, shows: 0, minutes: 0, places: [] }
		});
	});
});

/** Matches as the records count them, for tests. */
import type { Fact } from '$lib/games/facts';
import type { EndedRow, Played } from '$lib/matches/played';
import type { MatchRecord } from '$lib/match/summary';
import { endedRow } from './ended-row';

/** What differs from a match of pebbles that Léa won against Sam, 4 to 2. */
export interface Change extends Partial<Omit<EndedRow & Played, 'record'>> {
	readonly record?: Partial<MatchRecord> & { readonly own?: readonly Fact[] };
}

/** @returns a match with another end: who sat there, how it ended for each and with which scores. */
export const played = ({ record: { own = [], ...record } = {}, ...change }: Change = {}): EndedRow &
	Played => {
	const people = change.people ?? ['lea', 'sam'];
	const scores = change.scores ?? [4, 2];
	return {
		...endedRow,
		outcome: { winners: [0], reason: { code: 'goal', params: {} }, rule: 'goal' },
		standing: { scores },
		players: people.map((person, seat) => ({ id: person ?? `guest-${seat + 1}`, name: person ?? 'Guest' })),
		...{ people, twice: [], results: ['won', 'lost'], scores },
		...change,
		record: {
			version: 1001,
			isTogether: false,
			minutes: 1,
			like: '',
			rounds: 1,
			facts: JSON.stringify(own),
			...record
		}
	};
};

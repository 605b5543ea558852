import { beforeEach, expect, test } from 'vitest';
import { toStored } from './row.ts';
import { openBrowser, openTab, project, start, type Tab } from '../../../../tests/support/store-tab.ts';

beforeEach(openBrowser);

interface Ended {
	readonly match: string;
	readonly names: [string, string];
	readonly started: number;
	readonly game?: string;
	readonly isOpen?: boolean;
	readonly isGivenUp?: boolean;
	readonly like?: string;
}

const fill = (tab: Tab, matches: readonly Ended[]): Promise<void> =>
	tab.write(['matches'], async (transaction) => {
		for (const { match, names, started, game = 'pebbles', isOpen, isGivenUp, like = 'short' } of matches) {
			const row = { ...project([start(match, started, names)]), game };
			const outcome = {
				winners: [],
				reason: { code: match, params: {} },
				rule: 'end',
				...(isGivenUp && { givenUp: 'unfinished' as const })
			};
			const record = { version: 1, isTogether: false, minutes: 1, rounds: 1, own: [], like };
			const stored = isOpen ? row : { ...row, outcome, record };
			await transaction.objectStore('matches').put(toStored(stored));
		}
	});

const players = ['aki', 'ben'].map((id) => ({ id, name: id }));

test('only those of the same players, game and kind, begun before, the newest first', async () => {
	const tab = await openTab();
	const { earlierOutcomes } = await import('./earlier-outcomes.ts');
	await fill(tab, [
		{ match: 'first', names: ['Aki', 'Ben'], started: 1000 },
		{ match: 'seats-swapped', names: ['Ben', 'Aki'], started: 2000 },
		{ match: 'with-another', names: ['Aki', 'Cleo'], started: 2500 },
		{ match: 'other-game', names: ['Aki', 'Ben'], started: 2600, game: 'shells' },
		{ match: 'other-kind', names: ['Aki', 'Ben'], started: 2650, like: 'long' },
		{ match: 'under-way', names: ['Aki', 'Ben'], started: 2700, isOpen: true },
		{ match: 'this', names: ['Aki', 'Ben'], started: 3000, like: 'short' },
		{ match: 'later', names: ['Aki', 'Ben'], started: 4000 }
	]);
	const outcomes = await earlierOutcomes({
		id: 'this',
		game: 'pebbles',
		players,
		started: 3000,
		like: 'short'
	});
	expect(outcomes.map(({ reason }) => reason.code)).toEqual(['seats-swapped', 'first']);
});

test('more than a page of them', async () => {
	const tab = await openTab();
	const { earlierOutcomes } = await import('./earlier-outcomes.ts');
	await fill(
		tab,
		Array.from({ length: 130 }, (_, index) => ({
			match: `m${index}`,
			names: ['Aki', 'Ben'] as [string, string],
			started: 1000 + index
		}))
	);
	const outcomes = await earlierOutcomes({
		id: 'this',
		game: 'pebbles',
		players,
		started: 9000,
		like: 'short'
	});
	expect(outcomes).toHaveLength(130);
	expect(outcomes[0]?.reason.code).toBe('m129');
});

test('of a person under all of their names, whoever of them has the seat now', async () => {
	const tab = await openTab();
	const { earlierOutcomes } = await import('./earlier-outcomes.ts');
	await fill(tab, [
		{ match: 'as-aki', names: ['Aki', 'Ben'], started: 1000 },
		{ match: 'as-akiko', names: ['Benno', 'Akiko'], started: 2000 },
		{ match: 'as-both', names: ['Akiko', 'Ben'], started: 2500 },
		{ match: 'with-another', names: ['Akiko', 'Cleo'], started: 2600 },
		{ match: 'given-up', names: ['Aki', 'Ben'], started: 2700, isGivenUp: true }
	]);
	for (const name of ['Aki', 'Akiko', 'Ben', 'Benno'])
		await tab.addPlayer(
			name,
			() => 1,
			() => name.toLowerCase()
		);
	await tab.joinPlayer('akiko', 'aki');
	await tab.joinPlayer('benno', 'ben');
	const codes = async (...ids: readonly string[]) => {
		const players = ids.map((id) => ({ id, name: id }));
		const outcomes = await earlierOutcomes({
			id: 'this',
			game: 'pebbles',
			players,
			started: 3000,
			like: 'short'
		});
		return outcomes.map(({ reason }) => reason.code);
	};
	expect(await codes('aki', 'ben')).toEqual(['as-both', 'as-akiko', 'as-aki']);
	expect(await codes('benno', 'akiko')).toEqual(['as-both', 'as-akiko', 'as-aki']);
	await tab.partPlayer('akiko');
	expect(await codes('ben', 'akiko')).toEqual(['as-both', 'as-akiko']);
});

test('none with an unnamed player, who may be anybody', async () => {
	const tab = await openTab();
	const { earlierOutcomes } = await import('./earlier-outcomes.ts');
	await fill(tab, [
		{ match: 'two-guests', names: ['guest-1', 'guest-2'], started: 1000 },
		{ match: 'one-guest', names: ['aki', 'guest-2'], started: 1000 }
	]);
	for (const ids of [
		['guest-1', 'guest-2'],
		['aki', 'guest-2']
	]) {
		const players = ids.map((id) => ({ id, name: 'Player' }));
		expect(
			await earlierOutcomes({ id: 'this', game: 'pebbles', players, started: 3000, like: 'short' })
		).toEqual([]);
	}
});

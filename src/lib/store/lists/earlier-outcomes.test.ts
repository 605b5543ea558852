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
}

const fill = (tab: Tab, matches: readonly Ended[]): Promise<void> =>
	tab.write(['matches'], async (transaction) => {
		for (const { match, names, started, game = 'pebbles', isOpen = false } of matches) {
			const row = { ...project([start(match, started, names)]), game };
			const outcome = { winners: [], reason: { code: match, params: {} }, rule: 'end' };
			await transaction.objectStore('matches').put(toStored(isOpen ? row : { ...row, outcome }));
		}
	});

const players = ['aki', 'ben'].map((id) => ({ id, name: id }));

test('only those of the same players and game, begun before, the newest first', async () => {
	const tab = await openTab();
	const { earlierOutcomes } = await import('./earlier-outcomes.ts');
	await fill(tab, [
		{ match: 'first', names: ['Aki', 'Ben'], started: 1000 },
		{ match: 'seats-swapped', names: ['Ben', 'Aki'], started: 2000 },
		{ match: 'with-another', names: ['Aki', 'Cleo'], started: 2500 },
		{ match: 'other-game', names: ['Aki', 'Ben'], started: 2600, game: 'shells' },
		{ match: 'under-way', names: ['Aki', 'Ben'], started: 2700, isOpen: true },
		{ match: 'this', names: ['Aki', 'Ben'], started: 3000 },
		{ match: 'later', names: ['Aki', 'Ben'], started: 4000 }
	]);
	const outcomes = await earlierOutcomes({ id: 'this', game: 'pebbles', players, started: 3000 });
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
	const outcomes = await earlierOutcomes({ id: 'this', game: 'pebbles', players, started: 9000 });
	expect(outcomes).toHaveLength(130);
	expect(outcomes[0]?.reason.code).toBe('m129');
});

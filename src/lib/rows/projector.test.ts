import { expect, test } from 'vitest';
import type { Entry, EntryBody } from '$lib/match/entry';
import { stamp } from '$lib/match/stamp';
import { projectorFor } from './projector';

const by = (device: string, seq: number, body: EntryBody): Entry =>
	stamp({ device, now: () => 1000 + seq }, 'm', seq, body);
const start = (game: string): EntryBody => ({
	...{ kind: 'start', game, version: 1, options: {}, opening: [] },
	players: [
		{ id: 'lea', name: 'Léa' },
		{ id: 'sam', name: 'Sam' }
	]
});
const here = [by('phone', 0, start('hanamikoji'))];
const came = [
	by('aaa', 0, start('hanabi')),
	...here,
	by('aaa', 1_000_000, { kind: 'note', text: '' }),
	by('aaa', 1, { kind: 'action', version: 99, action: {} })
];

test('a match that is here is judged by its own game, whatever another start says', async () => {
	const other = await projectorFor(['hanabi']);
	expect(other.judge(here, came)).toEqual({ added: [], left: [], unreadable: 'unknown-game' });
});

test('of a match of an unknown game, entries that no log can take are left out', async () => {
	const other = await projectorFor(['hanabi']);
	const { added, left } = other.judgeGroupArrival(here, came, { isUnsent: () => false, isComingBack: false });
	expect([added, left.map(({ why }) => why)]).toEqual([[came[3]], ['start', 'far']]);
});

test('of a new match with two starts, the first in its order says the game, as it does once it is stored', async () => {
	const both = await projectorFor(['hanabi', 'koikoi']);
	const koikoi = by('phone', 0, { ...start('koikoi'), version: 3 } as EntryBody);
	const other = by('aaa', 0, { ...start('hanabi'), version: 3 } as EntryBody);
	expect(both.judge([], [koikoi, other]).unreadable).toBe('newer-game');
});

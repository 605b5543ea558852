import { expect, test } from 'vitest';
import { stamp, type Entry, type EntryBody } from '$lib/match/entry';
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
const note = by('phone', 1, { kind: 'note', text: 'Rain' });

test('a match that is here is judged by its own game, whatever another start says', async () => {
	const other = await projectorFor(['hanabi']);
	const came = [by('aaa', 0, start('hanabi')), note];
	expect(other.judge(here, came)).toEqual({ is: 'refused', why: 'unknown-game' });
});

test('entries go behind a match of an unknown game too, each once', async () => {
	const other = await projectorFor([]);
	expect(other.rebaseEntries([...here, note], [note, by('phone', 2, { kind: 'delete' })])).toMatchObject([
		{ kind: 'delete', seq: 2 }
	]);
});

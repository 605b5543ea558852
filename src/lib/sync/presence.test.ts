import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { presenceDocument, isInGroup, readPhones, sendPresence } from './presence.ts';

const now = 1_800_000_000_000;
const minute = 60_000;
const said = (device: string, ago: number, more: object = {}) => ({
	_id: `_local/here!${device}`,
	_rev: '0-1',
	kind: 'here',
	name: 'Léa’s phone',
	at: now - ago,
	...more
});
const group = {
	url: 'https://tea.test/db/salon',
	name: 'lea',
	password: 'x',
	shared: { of: 'all' }
} as const;
const match = { id: 'match-1', game: 'hanabi', players: ['Léa', 'Tom'] };

test('a phone says its name, when, and which match is open', () => {
	expect(presenceDocument({ device: 'd1', name: '  Léa’s \n phone ', match }, now)).toEqual({
		_id: '_local/here!d1',
		kind: 'here',
		name: 'Léa’s phone',
		at: 1_800_000_000_000,
		match: { id: 'match-1', game: 'hanabi', players: ['Léa', 'Tom'] }
	});
	expect(presenceDocument({ device: 'd1', name: 'x'.repeat(90), match: undefined }, now)).toEqual({
		_id: '_local/here!d1',
		kind: 'here',
		name: 'x'.repeat(40),
		at: 1_800_000_000_000
	});
});

test('what it says is read again', () => {
	expect(readPhones([presenceDocument({ device: 'd1', name: 'Tea', match }, now)], now)).toEqual([
		{ device: 'd1', name: 'Tea', ago: 0, isHere: true, match }
	]);
});

test('a phone that nobody has named is shown too', () => {
	const document = presenceDocument({ device: 'd1', name: ' ', match: undefined }, now);
	expect(document).toEqual({ _id: '_local/here!d1', kind: 'here', at: 1_800_000_000_000 });
	expect(readPhones([document], now)).toEqual([
		{ device: 'd1', name: '', ago: 0, isHere: true, match: undefined }
	]);
});

test('a server that cannot store what a phone says is full', async () => {
	// This is what CouchDB 3.4 answers on a full disk.
	const rows = [{ id: '_local/here!d1', error: 'error', reason: 'internal_server_error' }];
	vi.stubGlobal('fetch', () => Promise.resolve(Response.json(rows, { status: 500 })));
	const telling = { device: 'd1', name: '', match: undefined };
	await expect(sendPresence(group, telling, now)).rejects.toMatchObject({ code: 'full' });
});

test('phones that are open come first, then those seen last', () => {
	const phones = readPhones(
		[said('old', 60 * minute), said('open', minute), said('late', 5 * minute), said('just', 0)],
		now
	);
	expect(phones.map(({ device, isHere }) => [device, isHere])).toEqual([
		['just', true],
		['open', true],
		['late', false],
		['old', false]
	]);
});

test('a phone that missed one telling is open still, and after two no longer; its match neither', () => {
	const seen = (ago: number) => readPhones([said('d', ago, { match })], now)[0];
	expect(seen(2 * minute)).toMatchObject({ isHere: true, match: { id: 'match-1' } });
	expect(seen(2 * minute + 6000)).toEqual({
		device: 'd',
		name: 'Léa’s phone',
		ago: 126_000,
		isHere: false,
		match: undefined
	});
});

test('a phone not seen for a day is not shown, nor one from the future', () => {
	expect(readPhones([said('day', 24 * 60 * minute)], now)).toHaveLength(1);
	expect(readPhones([said('day', 24 * 60 * minute + 1)], now)).toEqual([]);
	expect(readPhones([said('soon', -minute)], now)).toHaveLength(1);
	expect(readPhones([said('future', -minute - 1)], now)).toEqual([]);
});

test('what is no phone is left out', () => {
	for (const other of [
		undefined,
		null,
		7,
		'here',
		[],
		{},
		{ ...said('d', 0), _id: 'here!d' },
		{ ...said('d', 0), _id: '_local/here!' },
		{ ...said('d', 0), _id: '_local/here!a b' },
		said('d', 0, { kind: 'entry' }),
		said('d', 0, { name: '' }),
		said('d', 0, { name: ' \u200b ' }),
		said('d', 0, { name: 7 }),
		said('d', 0, { name: 'x'.repeat(1001) }),
		said('d', 0, { at: 'now' }),
		said('d', 0, { at: 1.5 }),
		said('d', 0, { match: 'm' }),
		said('d', 0, { match: { ...match, id: '../x' } }),
		said('d', 0, { match: { ...match, game: 'a/b' } }),
		said('d', 0, { match: { ...match, players: Array.from({ length: 13 }, () => 'Léa') } }),
		said('d', 0, { match: { ...match, players: [7] } })
	])
		expect(readPhones([other], now)).toEqual([]);
});

test('names from another phone are cut, and cannot turn the text around them', () => {
	const [phone] = readPhones(
		[
			said('d', 0, {
				name: `\u202e${'é'.repeat(50)}`,
				match: { ...match, players: ['x'.repeat(100), 'a\u0000b'] }
			})
		],
		now
	);
	expect(phone?.name).toBe('é'.repeat(40));
	expect(phone?.match?.players).toEqual(['x'.repeat(40), 'a b']);
});

test('a match is told only if the group has it', async () => {
	globalThis.indexedDB = new IDBFactory();
	const { write } = await import('../store/db/connection.ts');
	expect(await isInGroup('match-1')).toBe(false);
	await write(['shared'], (tx) =>
		tx.objectStore('shared').put({ id: 'match!match-1', revision: '1-a', length: 1 })
	);
	expect(await isInGroup('match-1')).toBe(true);
	expect(await isInGroup('match-2')).toBe(false);
});

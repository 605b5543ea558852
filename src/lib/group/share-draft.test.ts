import { beforeEach, expect, test, vi } from 'vitest';
import type { Group } from '$lib/sync/group';
import type { Shareable } from '$lib/sync/shareable';
import { Trouble } from '$lib/store/db/trouble';
import { ShareDraft } from './share-draft.svelte';

const store = vi.hoisted(() => ({
	counted: (): void => undefined,
	failed: (): void => undefined,
	matches: [] as Shareable[]
}));
vi.mock('$lib/store/players/persons', () => ({ listPersons: () => Promise.resolve({ persons: [] }) }));
vi.mock('$lib/sync/shareable', () => ({
	listShareable: () =>
		new Promise((done, refused) => {
			store.counted = () => done(store.matches);
			store.failed = () => refused(new Trouble('blocked'));
		})
}));

const shareable = (id: string, more: Partial<Shareable> = {}): Shareable => ({
	id,
	players: [],
	groups: [],
	isReceived: false,
	isHeldBack: false,
	isDeleted: false,
	...more
});
const joined: Group = {
	url: 'https://tea.test/db/salon',
	name: 'lea',
	password: 'x',
	shared: { of: 'chosen', received: true, groups: ['https://tea.test/db/spring'], players: ['lea'] }
};

beforeEach(() => {
	store.matches = [
		shareable('held', { isHeldBack: true }),
		shareable('spring', { groups: ['https://tea.test/db/spring'] })
	];
});

test('what is shared with a group stays as it was, however soon the form is saved', async () => {
	const draft = new ShareDraft(joined);
	const taken = draft.take();
	store.counted();
	expect(await taken).toEqual({
		shared: {
			of: 'chosen',
			received: true,
			groups: ['https://tea.test/db/spring'],
			players: ['lea']
		},
		heldBack: ['held']
	});
});

test('nothing can be saved where the matches could not be counted', async () => {
	const draft = new ShareDraft(joined);
	const taken = draft.take();
	store.failed();
	expect(await taken).toBeUndefined();
	expect([draft.trouble, draft.counts]).toEqual(['blocked', undefined]);
});

test('whoever joins at once holds nothing back, and gives nothing of others', async () => {
	store.matches = [shareable('own'), shareable('got', { isReceived: true })];
	const draft = new ShareDraft();
	const taken = draft.take();
	store.counted();
	expect(await taken).toEqual({ shared: { of: 'chosen', received: false, groups: [] }, heldBack: [] });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GroupTrouble } from '$lib/sync/trouble';
import type { OpenMatch, PresenceMessage } from '$lib/sync/presence';

const server = vi.hoisted(() => ({
	told: [] as { telling: PresenceMessage; at: number }[],
	asked: 0,
	/** How far the server's clock is ahead, in milliseconds. */
	ahead: 0,
	trouble: undefined as Error | undefined,
	/** What the server waits for before it answers a telling. */
	held: undefined as Promise<void> | undefined,
	/** Whether it still answers questions in spite of the trouble. */
	isReading: false,
	matches: new Set<string>(),
	/** How often it was looked whether the group has a match. */
	looked: 0,
	/** How often it was taken back that this phone is here. */
	gone: 0
}));
/** What this phone keeps, and what its windows say to each other. */
interface Phone {
	name: unknown;
	isRefused: boolean;
	/** Of which group it was noted last whether it refused the password. */
	noted: unknown;
	said: string[];
	hear: (news: { kind: string }) => void;
}
const phone = vi.hoisted((): Phone => ({
	name: undefined,
	isRefused: false,
	noted: undefined,
	said: [],
	hear: () => undefined
}));
vi.mock('$lib/store/settings/settings', () => ({
	deviceId: () => Promise.resolve('own'),
	componentStorage: () => ({
		read: () => Promise.resolve(phone.name),
		write: (name: unknown) => Promise.resolve((phone.name = name))
	})
}));
vi.mock('$lib/sync/joined', () => ({
	isRefused: () => Promise.resolve(phone.isRefused),
	rememberRefused: (isRefused: boolean, asked: unknown) => {
		Object.assign(phone, { isRefused, noted: asked });
		return Promise.resolve();
	}
}));
vi.mock('$lib/store/db/tabs', () => ({
	announceToAll: ({ kind }: { kind: string }) => phone.said.push(`${kind} to all`)
}));
vi.mock('./matches-on-screen', () => ({ showMatch: () => () => undefined }));
vi.mock('./tab-channel', () => ({
	tellTabs: ({ kind }: { kind: string }) => phone.said.push(kind),
	hearTabs: (listener: (news: { kind: string }) => void) => (phone.hear = listener)
}));
vi.mock('$lib/sync/presence', () => ({
	presencePace: 60_000,
	sendPresence: (_: unknown, telling: PresenceMessage, at: number) => {
		server.told.push({ telling, at });
		if (server.held) return server.held.then(() => Date.now() + server.ahead);
		return server.trouble ? Promise.reject(server.trouble) : Promise.resolve(Date.now() + server.ahead);
	},
	fetchPresence: () => {
		server.asked += 1;
		if (server.trouble && !server.isReading) return Promise.reject(server.trouble);
		return Promise.resolve([{ device: 'own' }, { device: 'other' }]);
	},
	isInGroup: (id: string) => {
		server.looked += 1;
		return Promise.resolve(server.matches.has(id));
	},
	removePresence: () => {
		server.gone += 1;
		return Promise.resolve();
	}
}));

const group = {
	url: 'https://tea.test/db/salon',
	name: 'salon.lea',
	password: 'x',
	shared: { of: 'all' }
} as const;
const match: OpenMatch = { id: 'm', game: 'hanabi', players: ['Léa', 'Tom'] };
const page = { visibilityState: 'visible', addEventListener: () => undefined };

const opened = async () => {
	vi.resetModules();
	const { presence } = await import('./presence.svelte');
	await presence.begin(group);
	return presence;
};
/** Each test has its own modules, so the error is taken from where the opened one takes it. */
const failing = async (code: GroupTrouble): Promise<void> => {
	const { GroupError } = await import('$lib/sync/trouble');
	server.trouble = new GroupError(code);
};
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => {
	vi.useFakeTimers({ now: 1_800_000_000_000 });
	page.visibilityState = 'visible';
	vi.stubGlobal('document', page);
	Object.assign(server, {
		...{ told: [], asked: 0, ahead: 0, trouble: undefined, held: undefined, isReading: false },
		...{ matches: new Set(['m']), looked: 0, gone: 0 }
	});
	Object.assign(phone, { name: undefined, isRefused: false, noted: undefined, said: [] });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('it is told once after the start, and then once a minute', async () => {
	await opened();
	await pass(1400);
	expect(server.told).toEqual([]);
	await pass(200);
	expect(server.told).toEqual([
		{ telling: { device: 'own', name: 'lea', match: undefined }, at: 1_800_000_001_500 }
	]);
	await pass(180_000);
	expect(server.told).toHaveLength(4);
});

test('a match is told when it is opened, and matches that are only passed by are not', async () => {
	const presence = await opened();
	await pass(2000);
	presence.showMatch({ ...match, id: 'passed' })();
	presence.showMatch(match);
	await pass(2000);
	expect(server.told.map(({ telling }) => telling.match?.id)).toEqual([undefined, 'm']);
});

test('a match that the group does not have is not told until it has it', async () => {
	server.matches.clear();
	const presence = await opened();
	presence.showMatch(match);
	await pass(2000);
	server.matches.add('m');
	await presence.tellArrived();
	await presence.tellArrived();
	expect(server.told.map(({ telling }) => telling.match)).toEqual([undefined, match]);
});

test('a match that arrives while the server has not answered yet is told after that, and once', async () => {
	server.matches.clear();
	const presence = await opened();
	presence.showMatch(match);
	let answer: () => void = () => undefined;
	server.held = new Promise((done) => (answer = done));
	await pass(2000);
	server.matches.add('m');
	const both = Promise.all([presence.tellArrived(), presence.tellArrived()]);
	await pass(0);
	expect(server.told.map(({ telling }) => telling.match)).toEqual([undefined]);
	answer();
	await both;
	expect(server.told.map(({ telling }) => telling.match)).toEqual([undefined, match]);
});

test('another window that came into step has a match told', async () => {
	server.matches.clear();
	const presence = await opened();
	presence.showMatch(match);
	await pass(2000);
	server.matches.add('m');
	phone.hear({ kind: 'arrived' });
	await pass(0);
	expect(server.told.map(({ telling }) => telling.match)).toEqual([undefined, match]);
});

test('a match that the group never gets is told no more often than any other', async () => {
	server.matches.clear();
	const presence = await opened();
	presence.showMatch(match);
	await pass(181_000);
	expect(server.told.map(({ telling }) => telling.match)).toEqual([undefined, undefined, undefined]);
	// Looking for it wakes the phone no more often either.
	expect(server.looked).toBe(3);
});

test('nothing is told while nobody looks', async () => {
	page.visibilityState = 'hidden';
	const presence = await opened();
	presence.showMatch(match);
	await pass(180_000);
	expect(server.told).toEqual([]);
});

test('the time is told by the clock of the server', async () => {
	server.ahead = 3_600_000;
	await opened();
	await pass(2000);
	expect(server.told.map(({ at }) => at)).toEqual([1_800_000_001_500, 1_800_003_601_501]);
});

test('a wrong password is tried once, and nobody is asked then', async () => {
	const presence = await opened();
	await failing('password');
	expect(await presence.others()).toBeUndefined();
	await pass(600_000);
	expect(await presence.others()).toBeUndefined();
	expect([server.told.length, server.asked]).toEqual([1, 0]);
	// The synchronisation begins anew, and reads that the password was refused.
	expect([phone.isRefused, phone.said]).toEqual([true, ['group to all']]);
	expect(phone.noted).toBe(group);
});

test('a password that was refused late says nothing of a new one', async () => {
	const presence = await opened();
	await pass(2000);
	await failing('password');
	const asking = presence.others();
	await presence.begin({ ...group, password: 'y' });
	await asking;
	expect([phone.isRefused, phone.said]).toEqual([false, []]);
	server.trouble = undefined;
	await pass(2000);
	expect(server.told).toHaveLength(2);
});

test('as the group is left, a password that it refused is not sent once more', async () => {
	await (await opened()).leave(true);
	expect(server.gone).toBe(0);
	await (await opened()).leave(false);
	expect(server.gone).toBe(1);
});

test('a password that was refused elsewhere in the app is not tried at all', async () => {
	const presence = await opened();
	await pass(2000);
	phone.isRefused = true;
	await failing('password');
	await pass(180_000);
	expect(await presence.others()).toBeUndefined();
	expect([server.told.length, server.asked]).toEqual([1, 0]);
});

test('once somebody tries again, this phone is told again', async () => {
	const presence = await opened();
	await failing('password');
	await pass(2000);
	server.trouble = undefined;
	phone.isRefused = false;
	await presence.begin(group);
	await pass(2000);
	expect(server.told).toHaveLength(2);
	expect(await presence.others()).toHaveLength(1);
});

test('a full server is left in peace for five minutes, and still says who is here', async () => {
	const presence = await opened();
	await failing('full');
	server.isReading = true;
	await pass(240_000);
	expect(server.told).toHaveLength(1);
	expect(await presence.others()).toHaveLength(1);
	server.trouble = undefined;
	await pass(120_000);
	expect(server.told.length).toBeGreaterThan(1);
});

test('a window without a match says nothing while another one tells of one', async () => {
	await opened();
	await pass(2000);
	for (let minutes = 0; minutes < 3; minutes += 1) {
		phone.hear({ kind: 'here' });
		await pass(60_000);
	}
	expect(server.told).toHaveLength(1);
	await pass(120_000);
	expect(server.told.length).toBeGreaterThan(1);
});

test('a window with a match tells the others that it does', async () => {
	const presence = await opened();
	await pass(2000);
	expect(phone.said).toEqual([]);
	presence.showMatch(match);
	await pass(2000);
	expect(phone.said).toEqual(['here']);
});

test('a phone is called as it was named, or else like its own user on the server', async () => {
	const presence = await opened();
	expect(presence.name).toBe('lea');
	expect(await presence.rename('  Kitchen   tablet ')).toBe(true);
	await pass(2000);
	expect(server.told.map(({ telling }) => telling.name)).toEqual(['Kitchen tablet']);
	await presence.rename('');
	expect([phone.name, presence.name]).toEqual([undefined, 'lea']);
});

test('without a network it is told again a minute later', async () => {
	await opened();
	await failing('offline');
	await pass(2000);
	server.trouble = undefined;
	await pass(60_000);
	expect(server.told).toHaveLength(2);
});

test('the phones of the group are the others', async () => {
	const presence = await opened();
	expect((await presence.others())?.map(({ device }) => device)).toEqual(['other']);
});

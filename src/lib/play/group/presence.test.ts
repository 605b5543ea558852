import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GroupTrouble } from '$lib/sync/trouble';
import type { OpenMatch, Telling } from '$lib/sync/here';

const server = vi.hoisted(() => ({
	told: [] as { telling: Telling; at: number }[],
	asked: 0,
	/** How far the server's clock is ahead, in milliseconds. */
	ahead: 0,
	trouble: undefined as Error | undefined,
	matches: new Set<string>()
}));
vi.mock('$lib/store/settings/settings', () => ({ deviceId: () => Promise.resolve('own') }));
vi.mock('$lib/sync/here', () => ({
	tellingPace: 60_000,
	tellHere: (_: unknown, telling: Telling, at: number) => {
		server.told.push({ telling, at });
		return server.trouble ? Promise.reject(server.trouble) : Promise.resolve(Date.now() + server.ahead);
	},
	askWhoIsHere: () => {
		server.asked += 1;
		return Promise.resolve([{ device: 'own' }, { device: 'other' }]);
	},
	isInGroup: (id: string) => Promise.resolve(server.matches.has(id)),
	tellGone: () => Promise.resolve()
}));

const group = { url: 'https://group.test', name: 'lea', password: 'x', shared: { of: 'all' } } as const;
const match: OpenMatch = { id: 'm', game: 'hanabi', players: ['Léa', 'Tom'] };
const page = { visibilityState: 'visible', addEventListener: () => undefined };

const opened = async () => {
	vi.resetModules();
	const { presence } = await import('./presence.svelte');
	await presence.follow(group);
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
	Object.assign(server, { told: [], asked: 0, ahead: 0, trouble: undefined, matches: new Set(['m']) });
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
	presence.open({ ...match, id: 'passed' })();
	presence.open(match);
	await pass(2000);
	expect(server.told.map(({ telling }) => telling.match?.id)).toEqual([undefined, 'm']);
});

test('a match that the group does not have is not told until it has it', async () => {
	server.matches.clear();
	const presence = await opened();
	presence.open(match);
	await pass(2000);
	server.matches.add('m');
	await pass(10_000);
	expect(server.told.map(({ telling }) => telling.match)).toEqual([undefined, match]);
});

test('nothing is told while nobody looks', async () => {
	page.visibilityState = 'hidden';
	const presence = await opened();
	presence.open(match);
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

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What the store holds, what the windows say, and what runs. */
const phone = vi.hoisted(() => ({
	group: undefined as object | undefined,
	isRefused: false,
	hear: (_news: { kind: string; match?: string; isOfGroup?: boolean }): void => undefined,
	/** What this window says to the others. */
	said: [] as { kind: string }[],
	/** Tells how the synchronisation stands. */
	follow: (_state: { standing: { is: string } }): void => undefined,
	running: 0,
	/** The matches of which the group may lack something. */
	nudged: [] as (string | undefined)[],
	/** How often it was read which group there is. */
	reads: 0,
	/** Whether the password was refused, each time when it was taken back that this phone is here. */
	left: [] as boolean[]
}));
vi.mock('$lib/device/preferences.svelte', () => ({ preferences: { set: () => undefined } }));
vi.mock('$lib/rows/projector', () => ({ projectorFor: () => undefined }));
vi.mock('$lib/store/lines/unsaved', () => ({ unsavedMatches: () => [], watchUnsaved: () => undefined }));
vi.mock('$lib/store/db/tabs', () => ({
	announceToAll: (news: { kind: string }) => phone.hear(news),
	listen: (listener: typeof phone.hear) => (phone.hear = listener)
}));
vi.mock('$lib/sync/joined', () => ({
	forgetGroup: () => {
		phone.group = undefined;
		phone.isRefused = false;
		return Promise.resolve();
	},
	isRefused: () => Promise.resolve(phone.isRefused),
	readGroup: async () => {
		await new Promise(setImmediate);
		phone.reads += 1;
		return phone.group;
	}
}));
vi.mock('$lib/sync/group-sync', () => ({
	GroupSync: class {
		readonly state = { standing: { is: 'in-step' } };
		#isRunning = false;
		watch = (listener: typeof phone.follow) => (phone.follow = listener);
		show = (): void => undefined;
		nudge = (match?: string): void => void phone.nudged.push(match);
		run(): void {
			this.#isRunning = true;
			phone.running += 1;
		}
		stop(): void {
			if (this.#isRunning) phone.running -= 1;
			this.#isRunning = false;
		}
	}
}));
vi.mock('./matches-on-screen', () => ({
	matchesOnScreen: () => new Set(),
	watchMatchesOnScreen: () => undefined
}));
vi.mock('./tab-channel', () => ({
	tellTabs: (said: { kind: string }) => phone.said.push(said)
}));
vi.mock('./presence.svelte', () => ({
	presence: {
		tellArrived: () => Promise.resolve(),
		begin: () => Promise.resolve(),
		leave: (isRefused: boolean) => {
			phone.left.push(isRefused);
			return Promise.resolve();
		}
	}
}));

const opened = async () => {
	vi.resetModules();
	const { sharedGroup } = await import('./shared-group.svelte');
	await sharedGroup.open();
	return sharedGroup;
};

beforeEach(() => {
	vi.stubGlobal('document', { addEventListener: () => undefined });
	vi.stubGlobal('addEventListener', () => undefined);
	const request = (_: string, run: () => void) => run();
	vi.stubGlobal('navigator', { locks: { request } });
	Object.assign(phone, {
		...{ group: { url: 'https://tea.test/db/salon' }, isRefused: false, said: [] },
		...{ running: 0, nudged: [], reads: 0, left: [] }
	});
});
afterEach(() => vi.unstubAllGlobals());

test('however often the group changes, one synchronisation runs, and none once it was left', async () => {
	const sharedGroup = await opened();
	expect(phone.running).toBe(1);
	phone.hear({ kind: 'group' });
	phone.hear({ kind: 'group' });
	await vi.waitFor(() => expect([phone.reads, phone.running]).toEqual([3, 1]));
	phone.hear({ kind: 'group' });
	await sharedGroup.leave();
	await vi.waitFor(() => expect([phone.reads, phone.running, sharedGroup.group]).toEqual([5, 0, undefined]));
});

test('what was stored here is given, and what came from the group is not', async () => {
	await opened();
	phone.hear({ kind: 'match', match: 'came', isOfGroup: true });
	phone.hear({ kind: 'match', match: 'tapped' });
	phone.hear({ kind: 'import' });
	expect(phone.nudged).toEqual(['tapped', undefined]);
});

test('the other windows hear once when what was on its way has arrived', async () => {
	await opened();
	for (const is of ['on-its-way', 'on-its-way', 'in-step', 'offline', 'in-step'])
		phone.follow({ standing: { is } });
	expect(phone.said).toEqual([{ kind: 'arrived' }]);
});

test('as a group is left, it is known whether it refused the password', async () => {
	await (await opened()).leave();
	phone.group = {};
	phone.isRefused = true;
	await (await opened()).leave();
	expect(phone.left).toEqual([false, true]);
});

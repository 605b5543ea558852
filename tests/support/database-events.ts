/** What happens to the database of a group in a trial: see `tests/database.test.ts`. */
import { setTimeout as pause } from 'node:timers/promises';
import { askCouch } from './couch-node.mjs';
import type { Dice } from './dice.ts';
import type { GroupServer } from './group-server.ts';
import { closeApp, graceOf, openApp, type StepWatch, type TrialPhone } from './trial-phone.ts';

const day = 24 * 3_600_000;

export interface World {
	/** The chance of what happens in this round, which nothing else draws from meanwhile. */
	dice: Dice;
	readonly phones: readonly TrialPhone[];
	readonly first: GroupServer;
	readonly second: GroupServer | undefined;
	readonly copies: (() => Promise<void>)[];
	readonly watch: StepWatch;
	/** The ids of all that was stored on a phone. */
	readonly stored: Set<string>;
	/** Those that were missing once, and are counted. */
	readonly dropped: Set<string>;
	/** Stores a tap in one of the matches. */
	readonly tap: (phone: TrialPhone) => Promise<void>;
	/** In milliseconds, how long a server that was killed stays down at most. */
	readonly longestOutage: number;
	/** Whether a bad line lasts until it can be judged what the phone on it says. */
	readonly isLong: boolean;
	isReplicating: boolean;
}
export type Event = (world: World) => Promise<void>;

const restored: Event = ({ dice, copies }) => dice.pick(copies)();
const toSecond = ({ phones, second }: World): void => {
	if (!second) return;
	for (const phone of phones) {
		phone.server = second;
		phone.line.cut();
	}
};

/** In milliseconds, how much longer than its grace a phone is watched: a look may have begun before, on a good line. */
const untilJudged = 5_000;
const longestWait = 20_000;

/** Waits until a phone has said for a second that it is in step: one that has something to send says so of itself. */
const untilCalm = async (one: TrialPhone): Promise<void> => {
	for (const until = Date.now() + longestWait; Date.now() < until;) {
		const { doubts } = one;
		await pause(1_000);
		if (doubts === one.doubts && one.phone.sync.state.standing.is === 'in-step') return;
	}
};

/** @param short for how many milliseconds, where it need not be judged. */
const onLine =
	(mood: 'slow' | 'dead' | 'deaf', short = 0): Event =>
	async ({ dice, phones, tap, isLong }) => {
		const one = dice.pick(phones);
		const { line } = one;
		if (isLong) await untilCalm(one);
		line.set(mood);
		if (!isLong) await pause(short);
		else {
			const other = phones.find((phone) => phone !== one);
			for (let passed = 0; passed < graceOf[mood] + untilJudged; passed += 1_000) {
				if (other) await tap(other);
				await pause(1_000);
			}
		}
		line.set('good');
		// A line on which answers were lost breaks sooner or later.
		if (mood === 'deaf') line.cut();
	};

export const events: Readonly<Record<string, Event>> = {
	restored,
	'restored while one is away': async (world) => {
		const away = world.dice.pick(world.phones);
		closeApp(away);
		await restored(world);
		await pause(world.dice.below(3_000));
		openApp(away);
	},
	'restored while all are away': async (world) => {
		for (const phone of world.phones) closeApp(phone);
		await restored(world);
		for (const phone of world.phones) openApp(phone);
	},
	'restored and filled up by one': async (world) => {
		const [stays, ...others] = world.dice.shuffled(world.phones);
		for (const phone of others) closeApp(phone);
		await restored(world);
		await pause(2_000);
		if (stays) for (let count = 0; count < 40; count += 1) await world.tap(stays);
		await pause(1_000);
		for (const phone of others) openApp(phone);
	},
	'restored by the command': async (world) => {
		await restored(world);
		await world.first.restore();
	},
	emptied: ({ first }) => first.empty(),
	killed: async ({ dice, first, longestOutage }) => {
		await first.kill();
		await pause(dice.below(longestOutage));
		await first.start();
	},
	full: async ({ first }) => {
		if (first.fill(true)) await pause(3_000);
		first.fill(false);
	},
	slow: onLine('slow', 10_000),
	deaf: onLine('deaf', 3_000),
	cut: async ({ dice, phones }) => {
		for (let times = 0; times < 5; times += 1) {
			dice.pick(phones).line.cut();
			await pause(dice.below(400));
		}
	},
	'app closed': async ({ dice, phones }) => {
		const one = dice.pick(phones);
		for (let times = 0; times < 3; times += 1) {
			closeApp(one);
			await pause(dice.below(200));
			openApp(one);
			await pause(dice.below(200));
		}
	},
	'clock set by a day': ({ dice, phones }) => {
		dice.pick(phones).ahead += dice.isIn(0.5) ? day : -day;
		return Promise.resolve();
	},
	forged: async (world) => {
		const { dice, phones, first, watch } = world;
		const back = await first.save();
		const ids = [...((await first.ids()) ?? [])].filter((id) => /^m\d+!/.test(id));
		const id = ids.length > 0 ? dice.pick(ids) : undefined;
		if (id === undefined) return;
		const away = dice.pick(phones);
		watch.forged.add(id);
		await first.forge(id);
		await pause(1_000);
		closeApp(away);
		await back();
		openApp(away);
	}
};
/** What takes long, and is tried in the trial alone. */
export const longEvents: Readonly<Record<string, Event>> = { dead: onLine('dead') };
/** What takes two servers. */
export const twoServers: Readonly<Record<string, Event>> = {
	moved: (world) => {
		toSecond(world);
		return pause(3_000);
	},
	'moved to one that replicates': async (world) => {
		world.isReplicating = true;
		toSecond(world);
		await pause(3_000);
	},
	'one of two that replicate restored': async (world) => {
		world.isReplicating = true;
		const [one] = world.phones;
		if (one && world.second) one.server = world.second;
		one?.line.cut();
		await restored(world);
	}
};

/** Replicates both ways, once, whatever fails. */
export const replicate = async ({ first, second }: World): Promise<void> => {
	const at = (admin: string) => new URL('group', `${admin}/`).href;
	if (!first.admin || !second?.admin) return;
	for (const [source, target] of [
		[first.admin, second.admin],
		[second.admin, first.admin]
	] as const) {
		const body = { source: at(source), target: at(target) };
		await askCouch(source, '/_replicate', { method: 'POST', body }).catch(() => undefined);
	}
};

/**
 * Phones of one group while its database is restored, moved, killed, filled, out of reach and forged: nothing is lost,
 * nothing is doubled, and no phone says that it is in step while it is not: in the trial also on a slow or a half-open
 * line, which takes longer than the suite has. With `COUCHDB` over real servers, which are
 * killed and have their files put back; else over the imitation.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fold, isUnreadable } from '../src/lib/match/fold.ts';
import { judgeGroupArrival } from '../src/lib/match/group-arrival.ts';
import { stamp } from '../src/lib/match/stamp.ts';
import type { Entry, EntryBody } from '../src/lib/match/entry.ts';
import type { Group } from '../src/lib/sync/group.ts';
import { canStartNodes } from './support/couch-node.mjs';
import { events, longEvents, replicate, twoServers, type World } from './support/database-events.ts';
import { Dice } from './support/dice.ts';
import { imitatedServer, realServer } from './support/group-server.ts';
import { runParameters } from './support/runs.ts';
import { project } from './support/store-tab.ts';
import { toyGame } from './support/toy-game.ts';
import { add, start as toyStart } from './support/toy-log.ts';
import {
	closeApp,
	keysOn,
	openApp,
	pebble,
	StepWatch,
	tapOn,
	trialPhone,
	type TrialPhone
} from './support/trial-phone.ts';

/** Rounds of the suite. */
const ofSuite = 4;
const { numRuns: rounds, seed = Math.trunc(Math.random() * 2 ** 31) } = runParameters(ofSuite);
const isTrial = rounds > ofSuite;
/** Taps of each phone in a round. */
const tapsEach = isTrial ? 100 : 20;
/** Rounds that are played with the same phones and servers. */
const roundsTogether = 10;
const day = 24 * 3_600_000;
/** In milliseconds, how long after an event all has to be together again. */
const longestSettling = 60_000;

const counts = {
	tried: 0,
	/** Entries that were stored on a phone and are not everywhere in the end. */
	lost: 0,
	/** Taps that stand in a log twice. */
	doubled: 0,
	falsely: 0,
	/** Times that a phone took its password for a wrong one, as of a server that just starts. */
	refused: 0,
	/** Rounds that were not together in time. */
	stuck: 0,
	/** In milliseconds, from the end of an event until all were together. */
	slowest: 0
};
const happened: Record<string, number> = {};

const all: Group['shared'] = { of: 'all' };
/** Only with Aki, who sits in each match. */
const withAki: Group['shared'] = { of: 'chosen', players: ['aki'], received: true, groups: [] };

const chosenEvents = { ...events, ...(isTrial && longEvents), ...(canStartNodes && twoServers) };
const eventOf = (round: number, dice: Dice): string => {
	const names = Object.keys(chosenEvents);
	// The trial has each of them at least once.
	return isTrial && round < names.length ? (names[round] ?? '') : dice.pick(names);
};

/** All that chance says of a round. */
interface Round {
	readonly event: string;
	/** Of what happens in the event. */
	readonly dice: Dice;
	/** In milliseconds, how long each phone waits after each of its taps. */
	readonly waits: readonly (readonly number[])[];
	readonly isSaved: boolean;
}
const diceOf = (dice: Dice): Dice => new Dice(dice.below(2 ** 32));
/** Draws a round before any is played: what is drawn while phones tap would depend on which of them is faster. */
const drawRound = (round: number, names: readonly string[], dice: Dice): Round => ({
	event: eventOf(round, dice),
	dice: diceOf(dice),
	waits: names.map(() => Array.from({ length: tapsEach }, () => (dice.isIn(0.2) ? dice.below(60) : 0))),
	isSaved: dice.isIn(0.5)
});

/** Ends whatever an event began: lines, servers and apps are well again, and all phones are at the first server. */
const heal = async ({ phones, first }: World): Promise<void> => {
	await first.start();
	first.fill(false);
	for (const phone of phones) {
		phone.line.set('good');
		if (phone.server !== first) {
			phone.server = first;
			phone.line.cut();
		}
		if (!phone.isOpen) openApp(phone);
	}
};

const isEntry = (id: string): boolean => /^m\d+!/.test(id);

/** @returns what is missing, where; and what each phone says. */
const missingIn = async ({ phones, first, second, stored, dropped, isReplicating }: World) => {
	const servers = [first, ...(second && isReplicating ? [second] : [])];
	const places = [
		...(await Promise.all(phones.map(keysOn))),
		...(await Promise.all(servers.map(async (server) => (await server.ids()) ?? new Set<string>())))
	];
	const missing = [...stored].filter((id) => !dropped.has(id) && places.some((ids) => !ids.has(id)));
	const foreign = places.flatMap((ids) => [...ids].filter((id) => isEntry(id) && !stored.has(id)));
	const standings = phones.map(({ name, phone }) => [name, phone.sync.state.standing] as const);
	return { missing, foreign, standings, sizes: places.map((ids) => ids.size) };
};

/** Waits until all have all, and say so. */
const settle = async (world: World, event: string): Promise<void> => {
	const begun = Date.now();
	for (;;) {
		if (world.isReplicating) await replicate(world);
		const { missing, foreign, standings, sizes } = await missingIn(world);
		const isTold = standings.every(([, { is }]) => is === 'in-step');
		const passed = Date.now() - begun;
		if (isTold && missing.length === 0 && foreign.length === 0) {
			counts.slowest = Math.max(counts.slowest, passed);
			return;
		}
		if (passed > longestSettling) {
			counts.stuck += 1;
			counts.lost += missing.length;
			console.log(
				`stuck after ${event}:`,
				JSON.stringify({ standings, sizes, missing: missing.slice(0, 5) })
			);
			// So that one fault is not counted in each later round.
			for (const id of missing) world.dropped.add(id);
			return;
		}
		await pause(100);
	}
};

const playRound = async (world: World, { event, dice, waits, isSaved }: Round): Promise<void> => {
	world.dice = dice;
	const tapping = world.phones.map(async (phone, index) => {
		for (const wait of waits[index] ?? []) {
			await world.tap(phone);
			if (wait > 0) await pause(wait);
		}
	});
	world.watch.during = event;
	happened[event] = (happened[event] ?? 0) + 1;
	await chosenEvents[event]?.(world);
	await Promise.all(tapping);
	await heal(world);
	await settle(world, event);
	if (isSaved) world.copies.push(await world.first.save());
};

/** @returns how many taps stand in a log more than once. */
const doubledOn = async ({ phone }: TrialPhone): Promise<number> => {
	const entries = (await phone.entries()) as readonly { action?: unknown }[];
	const said = entries.flatMap(({ action }) => (typeof action === 'string' ? [action] : []));
	return said.length - new Set(said).size;
};

/** Plays some rounds with new phones and servers. */
const play = async (from: number, to: number): Promise<void> => {
	const dice = new Dice(seed + from);
	const names = ['lea', 'sam', 'zoe'];
	const drawn = Array.from({ length: to - from }, (_, index) => drawRound(from + index, names, dice));
	/** Of each phone, the matches in which it taps. */
	const matches = new Map(names.map((name) => [name, diceOf(dice)]));
	const first = canStartNodes ? await realServer() : await imitatedServer();
	const second = canStartNodes ? await realServer() : undefined;
	const phones: TrialPhone[] = [];
	let watch: StepWatch | undefined;
	const end = async (): Promise<void> => {
		for (const one of phones) {
			closeApp(one);
			await one.line.stop();
		}
		await first.end();
		await second?.end();
	};
	try {
		// One after the other, since each replaces the database of the process.
		phones.push(await trialPhone('lea', first, { ahead: 0, isNamed: false, shared: all }));
		phones.push(await trialPhone('sam', first, { ahead: day, isNamed: true, shared: withAki }));
		phones.push(await trialPhone('zoe', first, { ahead: -day, isNamed: true, shared: all }));
		if (second) for (const name of ['sam', 'zoe']) await second.letIn(name);
		for (const one of phones) openApp(one);
		watch = new StepWatch(phones);
		const copies = [await first.save()];
		const stored = new Set<string>();
		const tap = async (phone: TrialPhone): Promise<void> => {
			counts.tried += 1;
			const match = matches.get(phone.name)?.below(4) ?? 0;
			stored.add(await tapOn(phone, `m${match}`, pebble(`${phone.name} ${counts.tried}`)));
		};
		const longestOutage = isTrial ? 20_000 : 3_000;
		const servers = { first, second, copies, longestOutage, isLong: isTrial, isReplicating: false };
		const world: World = { dice, phones, watch, stored, dropped: new Set(), tap, ...servers };
		for (const round of drawn) {
			world.isReplicating = false;
			await playRound(world, round);
		}
		const devices = await Promise.all(phones.map(({ phone }) => phone.tab.deviceId()));
		expect(new Set(devices).size).toBe(3);
		for (const one of phones) {
			counts.doubled += await doubledOn(one);
			counts.refused += one.refusals;
		}
	} finally {
		counts.falsely += (await watch?.end()) ?? 0;
		await end();
	}
};

test('a group stays whole whatever happens to its database', { timeout: isTrial ? 0 : 300_000 }, async () => {
	onTestFinished(() => {
		if (isTrial) console.log({ seed, rounds, ...counts, ...happened });
	});
	for (let from = 0; from < rounds; from += roundsTogether)
		await play(from, Math.min(rounds, from + roundsTogether));
	const none = { lost: 0, doubled: 0, falsely: 0, refused: 0, stuck: 0 };
	expect({ seed, ...counts }).toMatchObject({ seed, ...none });
	expect(counts.tried).toBeGreaterThanOrEqual(rounds * tapsEach * 3);
	if (rounds < Object.keys(chosenEvents).length) return;
	expect(Object.keys(happened).toSorted()).toEqual(Object.keys(chosenEvents).toSorted());
});

/** The judging of a real game, which may put moves aside by a choice of its own. */
const judging = {
	project,
	judgeGroupArrival: (
		here: readonly Entry[],
		came: readonly Entry[],
		contact: Parameters<typeof judgeGroupArrival>[3]
	) => judgeGroupArrival(toyGame, here, came, contact)
};
const toyEntry = (body: EntryBody) => (match: string, seq: number, device: string) =>
	stamp({ device, now: Date.now }, match, seq, body);
/** Draws what phones do in a round before it is played: who is away, what each taps, and whether it is restored. */
const drawToyRound = (names: readonly string[], dice: Dice) => ({
	away: names.filter(() => dice.isIn(0.4)),
	taps: names.map(() =>
		Array.from({ length: dice.below(8) }, () => ({
			entry: toyEntry(add(dice.isIn(0.5) ? 0 : 1, dice.between(1, 9))),
			wait: dice.below(100)
		}))
	),
	isRestored: dice.isIn(0.5)
});
/** @returns the state to which a phone comes, and the keys of its log. */
const stateOn = async ({ phone }: TrialPhone): Promise<string> => {
	const entries = (await phone.entries()) as readonly Entry[];
	const folded = fold(toyGame, entries);
	const keys = entries.map(({ seq, device }) => `${seq} ${device}`);
	return JSON.stringify([isUnreadable(folded) ? folded : folded.state, keys]);
};

test(
	'phones that judge what comes have the same match in the end',
	{ timeout: isTrial ? 0 : 300_000 },
	async () => {
		const dice = new Dice(seed);
		const names = ['lea', 'sam', 'zoe'];
		const drawn = Array.from({ length: rounds }, () => drawToyRound(names, dice));
		const server = canStartNodes ? await realServer() : await imitatedServer();
		const phones: TrialPhone[] = [];
		const shared = { ahead: 0, isNamed: false, shared: all, projector: judging };
		try {
			for (const name of names) phones.push(await trialPhone(name, server, shared));
			const [lea] = phones;
			if (lea) await tapOn(lea, 'm', toyEntry({ ...toyStart, options: { goal: 100_000 } } as EntryBody));
			for (const one of phones) openApp(one);
			const isTold = () => phones.every(({ phone }) => phone.sync.state.standing.is === 'in-step');
			const isSame = async () => isTold() && new Set(await Promise.all(phones.map(stateOn))).size === 1;
			await vi.waitUntil(isSame, { timeout: longestSettling });
			for (const { taps, isRestored, ...round } of drawn) {
				const back = await server.save();
				const away = phones.filter(({ name }) => round.away.includes(name));
				for (const one of away) closeApp(one);
				const playing = phones.map(async (one, index) => {
					for (const { entry, wait } of taps[index] ?? []) {
						await tapOn(one, 'm', entry);
						await pause(wait);
					}
				});
				if (isRestored) await back();
				await Promise.all(playing);
				for (const one of away) openApp(one);
				await vi.waitUntil(isSame, { timeout: longestSettling, interval: 100 });
			}
		} finally {
			for (const one of phones) {
				closeApp(one);
				await one.line.stop();
			}
			await server.end();
		}
	}
);

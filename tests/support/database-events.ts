/** What happens to the database of a group in a trial, and to the lines to it: see `tests/database.test.ts`. */
import type { Dice } from './dice.ts';
import type { Copy, GroupServer } from './group-server.ts';
import { closeApp, openApp, type TrialPhone } from './trial-phone.ts';

const day = 24 * 3_600_000;

export interface World {
	readonly dice: Dice;
	readonly phones: readonly TrialPhone[];
	/** Those that play; the others watch. */
	readonly players: readonly TrialPhone[];
	/** Where all lines lead. */
	first: GroupServer;
	/** Another server, which is ready to be put in its place. */
	second: GroupServer;
	/** Copies of before. */
	readonly copies: Copy[];
	/** Whether the players play. */
	isPlaying: boolean;
	/** The matches that are played. */
	readonly shown: () => readonly string[];
	/** Taps on a phone. */
	readonly tap: (phone: TrialPhone) => Promise<void>;
	readonly pause: (time: number) => Promise<void>;
	/** Waits until all are together. */
	readonly gather: () => Promise<void>;
}
export type Event = (world: World) => Promise<void>;

/** All lines lead to the other server from now on. What was asked before goes on with this one. */
const swap = async (world: World): Promise<void> => {
	[world.first, world.second] = [world.second, world.first];
	for (const { line } of world.phones) line.server = world.first;
	await world.pause(3_000 + world.dice.below(9_000));
};
/** @param prepare makes the other server what it is to be. */
const silently =
	(prepare: (world: World) => Promise<void>, isAtRest = false): Event =>
	async (world) => {
		if (isAtRest) {
			world.isPlaying = false;
			await world.gather();
		}
		await prepare(world);
		await swap(world);
	};
/** A copy is taken, then everybody plays on, and then the other server is started with it. */
const asOlderCopy = async (world: World): Promise<void> => {
	const copy = world.copies.at(-1);
	if (copy !== undefined) await world.second.putBack(copy);
};
const asEmpty = async (world: World): Promise<void> => {
	await world.second.start();
	await world.second.empty();
};
/** It was replicated a moment ago. */
const asOtherNode = async (world: World): Promise<void> => {
	await asEmpty(world);
	await world.second.replicateFrom(world.first);
	if (!world.isPlaying) return;
	await world.pause(1_500);
};
const onOneLine =
	(mood: 'slow' | 'dead' | 'deaf', time: number): Event =>
	async ({ dice, phones, pause }) => {
		const { line } = dice.pick(phones);
		line.set(mood);
		await pause(time);
		line.set('good');
		// A line on which answers were lost breaks sooner or later.
		if (mood === 'deaf') line.cut();
	};

export const events: Readonly<Record<string, Event>> = {
	killed: async ({ dice, first, pause }) => {
		await pause(1_000);
		await first.kill();
		await pause(1_000 + dice.below(4_000));
		await first.start();
	},
	'put back': async ({ dice, first, copies, pause }) => {
		await pause(1_000);
		await first.putBack(dice.pick(copies));
		await pause(2_000);
	},
	'put back while one is away': async (world) => {
		const away = world.dice.pick(world.players);
		closeApp(away);
		await world.pause(1_500);
		await world.first.putBack(world.dice.pick(world.copies));
		await world.pause(world.dice.below(3_000));
		openApp(away, world.shown());
	},
	emptied: async ({ first, pause }) => {
		await pause(1_500);
		await first.empty();
		await pause(2_000);
	},
	'silent swap to an older copy': silently(asOlderCopy),
	'silent swap to an older copy at rest': silently(asOlderCopy, true),
	'silent swap to an empty one': silently(asEmpty),
	'silent swap to an empty one at rest': silently(asEmpty, true),
	'silent swap to another node': silently(asOtherNode),
	'silent swap to another node at rest': silently(async (world) => {
		await asOtherNode(world);
		// What is played since is not there.
		for (const phone of world.players) await world.tap(phone);
		await world.pause(500);
	}, true),
	full: async ({ first, pause }) => {
		if (first.fill(true)) await pause(3_000);
		first.fill(false);
		await pause(1_000);
	},
	slow: onOneLine('slow', 6_000),
	'half-open': onOneLine('dead', 5_000),
	deaf: onOneLine('deaf', 3_000),
	cut: async ({ dice, phones, pause }) => {
		for (let times = 0; times < 5; times += 1) {
			dice.pick(phones).line.cut();
			await pause(dice.below(400));
		}
	},
	away: async ({ dice, players, tap, pause }) => {
		const one = dice.pick(players);
		one.line.set('cut');
		for (let times = 0; times < 4; times += 1) {
			await tap(one);
			await pause(dice.below(15_000));
		}
		one.line.set('good');
	},
	'app closed': async ({ dice, phones, shown, pause }) => {
		const one = dice.pick(phones);
		for (let times = 0; times < 3; times += 1) {
			closeApp(one);
			await pause(dice.below(500));
			openApp(one, shown());
			await pause(dice.below(500));
		}
	},
	'clock set by a day': async ({ dice, phones, pause }) => {
		for (const phone of phones) phone.ahead = dice.pick([-day, 0, day]);
		await pause(3_000);
	},
	'two nodes': async (world) => {
		const { dice, phones, pause, first, second } = world;
		await asOtherNode(world);
		const there = phones.filter((_, index) => index % 2 === 1);
		for (const { line } of there) line.server = second;
		await pause(1_500 + dice.below(5_000));
		for (let times = 0; times < 3; times += 1) {
			await second.replicateFrom(first);
			await first.replicateFrom(second);
			await pause(1_000);
		}
		world.isPlaying = false;
		await pause(1_000);
		await second.replicateFrom(first);
		await first.replicateFrom(second);
		for (const { line } of there) line.server = first;
	}
};

/**
 * Phones of one group while its database is put back to an older copy, emptied, killed, filled, out of reach, and
 * swapped for another one without a word: nothing is lost, nothing is doubled, and no phone says for long that it is in
 * step while it is not. The suite goes over the imitation, by a clock that runs as fast as the machine lets it; the trial
 * over the real servers that `COUCHDB` starts, which have their files put back.
 */
import { expect, test, vi } from 'vitest';
import type { Entry } from '../src/lib/match/entry.ts';
import { entryName } from '../src/lib/match/line.ts';
import { canStartNodes } from './support/couch-node.mjs';
import { events, type World } from './support/database-events.ts';
import { Dice } from './support/dice.ts';
import { imitatedServer, realServer } from './support/group-server.ts';
import { runParameters } from './support/runs.ts';
import {
	closeApp,
	linesOn,
	openApp,
	show,
	tapOn,
	trialPhone,
	type TrialPhone
} from './support/trial-phone.ts';

/** What the suite tries: the worst of them, and one of each that stands for others. */
const ofSuite = [
	...['silent swap to an older copy', 'silent swap to an empty one at rest', 'silent swap to another node'],
	...['put back while one is away', 'emptied', 'killed', 'half-open', 'two nodes']
];
const isTrial = process.env.RUNS_TIMES !== undefined;
const isOverReal = isTrial && canStartNodes;
const kinds = process.env.KINDS?.split(',') ?? (isTrial ? Object.keys(events) : ofSuite);
const { numRuns: rounds, seed } = runParameters(ofSuite.length);
/** How many matches are played at a time, and for how many events. */
const [tables, eventsOfTable] = [4, 5];
/** In milliseconds, how long after an event all has to be together again. */
const longestSettling = 60_000;
/** In milliseconds, how old an entry is that a phone in step has to know, and how often is looked. */
const [known, lookEvery] = [2_000, isOverReal ? 250 : 1_000];
/** How much slower is tapped over the imitation, of which a few taps of each event are enough. */
const pace = isOverReal ? 1 : 4;
/** In milliseconds: the period of the look, and two seconds. */
const longestFalse = 12_000;

const pause = (time: number): Promise<void> => new Promise((over) => setTimeout(over, time));
const entryNames = (lines: Iterable<readonly object[]>): ReadonlySet<string> =>
	new Set([...lines].flatMap((line) => line.map((entry) => entryName(entry as Entry))));
const isKept = (match: string): boolean => match.includes('--');

/** A tap, and when the group was first seen to have it. */
interface Tap {
	readonly match: string;
	given?: number;
}

class Trial {
	readonly taps = new Map<string, Tap>();
	readonly dice = new Dice(seed);
	readonly counts = { events: 0, lost: 0, doubled: 0, stuck: 0, looks: 0, inStep: 0, falseLooks: 0 };
	readonly settled: { readonly time: number; readonly event: string }[] = [];
	/** For how many milliseconds at most a phone was falsely in step, by event. */
	readonly longestFalse = new Map<string, number>();
	readonly #falseSince = new Map<TrialPhone, number>();
	#generation = 0;
	#event = '';
	isOver = false;

	constructor(private readonly world: World) {}

	shown(of = this.#generation): readonly string[] {
		return Array.from({ length: tables }, (_, table) => `m${of}-${table}`);
	}
	get #all(): readonly string[] {
		return Array.from({ length: this.#generation + 1 }, (_, of) => this.shown(of)).flat();
	}

	async tap(
		phone: TrialPhone,
		match = this.dice.pick(this.shown()),
		seat: 0 | 1 | 'begins' = this.dice.isIn(0.5) ? 0 : 1
	): Promise<void> {
		const name = await tapOn(phone, match, seat);
		if (name !== undefined) this.taps.set(name, { match });
	}

	/** Taps: on one phone, on two at once, or on two in turn. */
	async play(): Promise<void> {
		const { players } = this.world;
		while (!this.isOver) {
			await pause(pace * (60 + this.dice.below(200)));
			if (!this.world.isPlaying) continue;
			const match = this.dice.pick(this.shown());
			const [one, other] = this.dice.shuffled(players);
			const how = this.dice.next();
			if (!one || !other) return;
			await this.tap(one, match);
			if (how < 0.55) continue;
			if (how > 0.8) await pause(90);
			await this.tap(other, match);
		}
	}

	/** Looks, again and again, for a phone that says that it is in step and is not. */
	async watch(): Promise<void> {
		while (!this.isOver) {
			await pause(lookEvery);
			const at = performance.now();
			// What was played before is looked at whenever all gather.
			const prefix = `m${this.#generation}-`;
			const [there, here] = [
				await this.world.first.matches(),
				await Promise.all(this.world.phones.map((phone) => linesOn(phone, prefix)))
			];
			const taps = [...this.taps].filter(([, { match }]) => match.startsWith(prefix));
			const onServer = there && entryNames(there.values());
			for (const name of onServer ?? []) {
				const tap = this.taps.get(name);
				if (tap) tap.given ??= at;
			}
			// What lies in a kept line is told there.
			const aside = entryNames(
				here.flatMap((lines) => [...lines].flatMap(([match, line]) => (isKept(match) ? [line] : [])))
			);
			for (const [index, phone] of this.world.phones.entries()) {
				this.counts.looks += 1;
				const isSaid = phone.isOpen && phone.phone.sync.state.standing.is === 'in-step';
				if (isSaid) this.counts.inStep += 1;
				const names = entryNames(
					[...(here[index] ?? [])].flatMap(([match, line]) => (isKept(match) ? [] : [line]))
				);
				const isOfOtherNode = phone.line.server !== this.world.first;
				const lacking = taps.filter(([name, { given }]) => {
					if (aside.has(name) || isOfOtherNode || given === undefined || given > at - known) return false;
					return !names.has(name) || (onServer !== undefined && !onServer.has(name));
				});
				if (!isSaid || lacking.length === 0) this.#falseSince.delete(phone);
				else this.#noteFalse(phone, at);
			}
		}
	}
	#noteFalse(phone: TrialPhone, at: number): void {
		this.counts.falseLooks += 1;
		const since = this.#falseSince.get(phone) ?? at;
		this.#falseSince.set(phone, since);
		const lasted = at - since + lookEvery;
		this.longestFalse.set(this.#event, Math.max(lasted, this.longestFalse.get(this.#event) ?? 0));
	}

	/** @returns what is not the same everywhere; undefined where all is. */
	async #apart(): Promise<string | undefined> {
		const { phones, first } = this.world;
		for (const { name, phone } of phones) {
			const { standing } = phone.sync.state;
			if (standing.is !== 'in-step') return `${name} ${JSON.stringify(standing)}`;
		}
		const there = await first.matches();
		for (const phone of phones) {
			const here = await linesOn(phone);
			for (const match of this.#all) {
				const [ours, theirs] = [here.get(match) ?? [], there?.get(match) ?? []];
				const isSame =
					ours.length === theirs.length &&
					ours.every((entry, at) => entryName(entry) === entryName(theirs[at] as Entry));
				if (!isSame) return `${phone.name} ${match}`;
			}
		}
		return undefined;
	}

	/** Waits until all are together, and say so. */
	async gather(): Promise<void> {
		const begun = performance.now();
		for (;;) {
			const apart = await this.#apart();
			const time = performance.now() - begun;
			if (apart === undefined) {
				this.settled.push({ time, event: this.#event });
				return;
			}
			if (time > longestSettling) {
				this.counts.stuck += 1;
				console.log(`not together after ${this.#event}: ${apart}`);
				return;
			}
			await pause(100);
		}
	}

	async happen(event: string): Promise<void> {
		const { world, counts } = this;
		if (counts.events % eventsOfTable === 0) {
			this.#generation += counts.events > 0 ? 1 : 0;
			const [begins] = world.players;
			for (const match of this.shown()) if (begins) await this.tap(begins, match, 'begins');
		}
		counts.events += 1;
		this.#event = event;
		for (const phone of world.phones) show(phone, this.shown());
		world.isPlaying = true;
		await pause(1_000);
		world.copies.push(await world.first.save());
		await pause(1_500);
		await events[event]?.(world);
		world.isPlaying = false;
		await pause(500);
		await this.gather();
		await world.second.kill();
		const lines = (await world.first.matches()) ?? new Map<string, readonly object[]>();
		const there = entryNames(lines.values());
		const here = await Promise.all(world.phones.map((phone) => linesOn(phone)));
		const everywhere = entryNames(here.flatMap((lines) => [...lines.values()]));
		counts.lost = [...this.taps.keys()].filter((name) => !there.has(name) && !everywhere.has(name)).length;
		counts.doubled = [...lines.values()].reduce((sum, line) => sum + line.length, 0) - there.size;
	}

	async onlyKept(): Promise<number> {
		const there = entryNames(
			((await this.world.first.matches()) ?? new Map()).values() as Iterable<object[]>
		);
		return [...this.taps.keys()].filter((name) => !there.has(name)).length;
	}
}

/** Lets the time run as fast as what it is waited for is done. @returns what ends it. */
const runTime = (): (() => void) => {
	vi.useFakeTimers({
		toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date']
	});
	let isRunning = true;
	const step = 10;
	const turns = 12;
	const run = async (): Promise<void> => {
		while (isRunning) {
			await vi.advanceTimersByTimeAsync(step);
			for (let turn = 0; turn < turns; turn += 1) await new Promise((done) => setImmediate(done));
		}
	};
	void run();
	return () => {
		isRunning = false;
		vi.useRealTimers();
	};
};

test('a group stays whole whatever happens to its database', { timeout: 0 }, async () => {
	const [first, second] = isOverReal
		? [await realServer(), await realServer()]
		: [imitatedServer(), imitatedServer()];
	const phones: TrialPhone[] = [];
	// One after the other, since each replaces the database of the process. Two watch: one all tables, one none.
	for (const name of ['lea', 'sam', 'zoe', 'eye', 'far'])
		phones.push(await trialPhone(name, first, name !== 'far'));
	const endTime = isOverReal ? () => undefined : runTime();
	const world: World = {
		...{ dice: new Dice(seed + 1), phones, players: phones.slice(0, 3), first, second },
		...{ copies: [], isPlaying: false, pause },
		shown: () => trial.shown(),
		tap: (phone) => trial.tap(phone),
		gather: () => trial.gather()
	};
	const trial: Trial = new Trial(world);
	for (const phone of phones) openApp(phone, trial.shown());
	const others = [trial.play(), trial.watch()];
	try {
		let order: readonly string[] = [];
		for (let round = 0; round < rounds; round += 1) {
			if (order.length === 0) order = world.dice.shuffled(kinds);
			const [event = '', ...rest] = order;
			order = rest;
			await trial.happen(event);
			if (process.env.TOLD)
				console.log(round + 1, event, trial.settled.at(-1), { ...trial.counts, taps: trial.taps.size });
		}
	} finally {
		trial.isOver = true;
		await Promise.all(others);
		for (const phone of phones) closeApp(phone);
		const onlyKept = await trial.onlyKept();
		endTime();
		await first.end();
		await second.end();
		const times = trial.settled.toSorted((a, b) => a.time - b.time);
		if (isOverReal) {
			const figures = { seed, taps: trial.taps.size, onlyKept, ...trial.counts };
			console.log(figures, [...trial.longestFalse], times[times.length >> 1], times.slice(-3));
		}
	}
	const falsely = [...trial.longestFalse].filter(([, time]) => time > longestFalse);
	expect({ seed, ...trial.counts, falsely }).toMatchObject({
		seed,
		lost: 0,
		doubled: 0,
		stuck: 0,
		falsely: []
	});
	expect(trial.counts.events).toBe(rounds);
	expect(trial.taps.size).toBeGreaterThan((rounds * 20) / pace);
});

/**
 * A match of a random club: a fixture of its game under other rules, with rounds changed, taken back or left out, given
 * up now and then, and put right at another day.
 */
import * as v from 'valibot';
import type { Game } from '$lib/games/game';
import { isRefusal } from '$lib/games/outcome';
import { valuesOf, withValue } from '$lib/games/option-values';
import type { Entry, EntryBody, Noted, Seated } from '$lib/match/entry';
import { fold, isUnreadable } from '$lib/match/fold';
import type { Dice } from './dice';
import type { Fixture } from './fixture';

const minute = 60_000;
const day = 86_400_000;

export interface RandomMatch {
	readonly id: string;
	readonly began: number;
	readonly players: readonly Seated[];
	readonly fixture: Fixture;
	/** Who can be seated in the place of another when the match is put right. */
	readonly others: readonly Seated[];
	/** A moment at which it may be corrected, deleted or brought back. */
	readonly later: () => number;
	readonly places: readonly string[];
	readonly notes: readonly string[];
	readonly ruleSet: string | undefined;
}

/** A log that grows, by one device or another. */
class Log {
	readonly entries: Entry[] = [];
	at: number;

	constructor(
		readonly game: Game,
		readonly match: string,
		began: number,
		readonly dice: Dice
	) {
		this.at = began;
	}

	add(body: EntryBody): Entry {
		const device = this.dice.isIn(0.1) ? 'another-phone' : 'phone';
		const seq = this.entries.length;
		const entry: Entry = { ...body, match: this.match, seq, device, number: seq, at: this.at };
		this.entries.push(entry);
		return entry;
	}
	/** Adds what is tapped some time later: mostly a minute or two, now and then after a pause. */
	tap(body: EntryBody): Entry {
		const isPause = this.dice.isIn(0.03);
		this.at += isPause ? this.dice.between(25, 400) * minute : this.dice.between(5, 240) * 1000;
		return this.add(body);
	}
	folded() {
		const folded = fold(this.game, this.entries);
		if (isUnreadable(folded)) throw new Error(`${this.match} is ${folded}`);
		return folded;
	}
}

/** @returns the JSON value with one of its numbers or flags changed. */
const nudged = (value: unknown, dice: Dice): unknown => {
	if (typeof value === 'number') return dice.isIn(0.4) ? 1 - value : value + dice.pick([-2, -1, 1, 2]);
	if (typeof value === 'boolean') return !value;
	if (Array.isArray(value)) {
		const place = dice.below(value.length);
		return value.map((one: unknown, index) => (index === place ? nudged(one, dice) : one));
	}
	if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
		const key = dice.pick(Object.keys(value));
		return Object.fromEntries(
			Object.entries(value).map(([name, one]: [string, unknown]) => [
				name,
				name === key ? nudged(one, dice) : one
			])
		);
	}
	return value;
};

/** @returns an action much like this one that the rules take in this state; the action itself where none is found. */
const varied = ({ actions, act }: Game, state: unknown, action: unknown, dice: Dice): unknown => {
	for (let tries = 0; tries < 6; tries += 1) {
		const other = nudged(action, dice);
		const parsed = v.safeParse(actions, other);
		if (parsed.success && !isRefusal(act(state, parsed.output))) return other;
	}
	return action;
};

const optionsOf = ({ options: { schema, fields } }: Game, printed: unknown, dice: Dice): unknown => {
	let options = v.parse(schema, printed);
	for (let changes = dice.isIn(0.5) ? dice.between(1, 3) : 0; changes > 0; changes -= 1) {
		const field = dice.pick(fields);
		const parsed = v.safeParse(schema, withValue(options, field.key, dice.pick(valuesOf(field))));
		if (parsed.success) options = parsed.output;
	}
	return options;
};

/** Plays the fixture's actions, some of them otherwise, as far as the rules take them. */
const playOut = (log: Log, { actions }: Fixture): void => {
	const { game, dice } = log;
	const version = game.version;
	const end = dice.isIn(0.1) ? dice.below(actions.length) : actions.length;
	const share = dice.pick([0, 0.1, 0.4]);
	let state = log.folded().state;
	for (const action of actions.slice(0, end)) {
		if (game.outcome(state) !== undefined) return;
		if (dice.isIn(share / 10)) continue;
		const played = dice.isIn(share) ? varied(game, state, action, dice) : action;
		const entry = log.tap({ kind: 'action', version, action: played });
		if (dice.isIn(0.04)) {
			log.tap({ kind: 'undo', of: entry.seq });
			if (dice.isIn(0.5)) log.tap({ kind: 'redo', of: entry.seq });
			else log.tap({ kind: 'action', version, action: played });
			state = log.folded().state;
			continue;
		}
		const after = game.act(state, v.parse(game.actions, played));
		if (!isRefusal(after)) state = after;
	}
};

/** @returns the result of a match that was played elsewhere, with as much of it as somebody remembers. */
const anyResult = ({ records }: Game, seats: number, dice: Dice): Noted => {
	const everybody = Array.from({ length: seats }, (_, seat) => seat);
	const known = {
		...(dice.isIn(0.5) && { minutes: dice.between(1, 90) }),
		...(dice.isIn(0.4) && { starter: dice.below(seats) }),
		...(dice.isIn(0.4) && { rules: 'unknown' as const })
	};
	if (!records.isTogether) {
		const scores = dice.isIn(0.6) ? everybody.map(() => dice.between(-3, 20)) : [];
		return { winners: dice.isIn(0.15) ? everybody : [dice.below(seats)], scores, ...known };
	}
	if (dice.isIn(0.2)) return { winners: [], scores: [0], lost: true, ...known };
	return { winners: everybody, scores: [dice.pick([3, 17, 25, 30, 40])], ...known };
};

/** Ends a match before its rules do: somebody gives up, or it stays unfinished. */
const giveUp = (log: Log, seats: number): void => {
	const { dice } = log;
	const entry = log.tap({ kind: 'finish', ...(dice.isIn(0.6) && { by: dice.below(seats) }) });
	if (dice.isIn(0.15)) log.tap({ kind: 'undo', of: entry.seq });
};

/** Undoes the last step, and perhaps does it again, or plays it otherwise. */
const takeBack = (log: Log): void => {
	const { game, dice } = log;
	const { undoable, moves } = log.folded();
	if (undoable === undefined) return;
	log.add({ kind: 'undo', of: undoable });
	const way = dice.below(3);
	if (way === 0) log.tap({ kind: 'redo', of: undoable });
	const last = moves.at(-1);
	if (way === 1 && last)
		log.tap({ kind: 'action', version: game.version, action: varied(game, last.before, last.action, dice) });
};

const editRound = (log: Log): void => {
	const { game, dice } = log;
	const { moves } = log.folded();
	if (moves.length === 0) return;
	const { seq: of, before, action } = dice.pick(moves);
	const edited = varied(game, before, action, dice);
	const entry = log.add({ kind: 'edit', version: game.version, of, action: edited });
	if (dice.isIn(0.2)) log.tap({ kind: 'undo', of: entry.seq });
};

type Correction = (log: Log, match: RandomMatch) => void;

const corrections: readonly Correction[] = [
	editRound,
	takeBack,
	(log, { notes }) => void log.add({ kind: 'note', text: log.dice.pick(notes) }),
	(log, { places }) => void log.add({ kind: 'where', place: log.dice.pick(places) }),
	(log, { began }) => {
		const shift = log.dice.pick([-9 * day, -day, -5 * 60 * minute, 7 * minute, 2 * day]);
		const entry = log.add({ kind: 'when', began: began + shift });
		if (log.dice.isIn(0.3)) log.tap({ kind: 'undo', of: entry.seq });
	},
	(log, { players, others }) => {
		const seat = log.dice.below(players.length);
		const free = others.filter(({ id }) => players.every((player) => player.id !== id));
		const seated = players.map((player, place) => (place === seat ? log.dice.pick(free) : player));
		// One seat too many is left aside.
		log.add({ kind: 'seats', players: log.dice.isIn(0.1) ? [...seated, ...players.slice(0, 1)] : seated });
	},
	(log) => {
		const entry = log.add({ kind: 'delete' });
		if (log.dice.isIn(0.6)) log.tap({ kind: 'undo', of: entry.seq });
	}
];

/**
 * @returns the entries of a random match in the parts in which they are stored: as it was played, and what was put right
 *   later, each part at another moment.
 */
export const randomLog = (game: Game, match: RandomMatch, dice: Dice): readonly (readonly Entry[])[] => {
	const { id, began, players, fixture, ruleSet } = match;
	const log = new Log(game, id, began, dice);
	log.add({
		...{ kind: 'start', game: game.id, version: game.version, players, opening: fixture.opening },
		options: optionsOf(game, fixture.options, dice),
		...(ruleSet !== undefined && { ruleSet })
	});
	if (dice.isIn(0.5)) log.add({ kind: 'where', place: dice.pick(match.places) });
	if (dice.isIn(0.1)) log.tap({ kind: 'finish', noted: anyResult(game, players.length, dice) });
	else playOut(log, fixture);
	if (dice.isIn(log.folded().outcome ? 0.02 : 0.7)) giveUp(log, players.length);
	const parts = [[...log.entries]];
	for (let times = dice.pick([0, 0, 0, 1, 1, 2]); times > 0; times -= 1) {
		const before = log.entries.length;
		log.at = match.later();
		dice.pick(corrections)(log, match);
		if (log.entries.length > before) parts.push(log.entries.slice(before));
	}
	return parts;
};

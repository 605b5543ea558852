/** Attacks by someone who knows the format of logs. Each craft changes what is sent in one way. */
import { metas } from '$lib/games/registry';
import type { Entry, EntryBody, Seated } from '$lib/match/entry';
import type { Player } from '$lib/store/players/player';
import { entryBy, lastOf } from './hostile-logs';
import {
	actionBody,
	actionOf,
	withEntries,
	appended,
	inserted,
	deviceBy,
	editBody,
	entryOf,
	future,
	highDevice,
	lowDevice,
	oldPlaces,
	oneOf,
	seatsOf,
	undoRedoOrEdit,
	startOf,
	highestSeq,
	type Craft
} from './hostile-entries';

/** Crafts that no phone makes. */
export const forgedCrafts = {
	start: (sent, held, dice) => {
		const start = startOf(held);
		if (!start) return sent;
		const { version } = held.game;
		const game = oneOf(['chess', ...metas.map(({ id }) => id)], dice);
		const players = start.players.toReversed();
		const body = oneOf<Partial<EntryBody>>(
			[{ game }, { version: version + 1 }, { players }, { options: {} }, { opening: [{}] }],
			dice
		);
		return withEntries(sent, {
			...start,
			...body,
			...(dice(2) === 0 && { seq: dice(9) }),
			device: lowDevice
		} as Entry);
	},
	slip: (sent, held, dice) => inserted(sent, held, dice, actionBody(held, dice)),
	slipUnder: (sent, held, dice) =>
		inserted(sent, held, dice, undoRedoOrEdit(held, dice, entryOf(held, dice))),
	far: (sent, held, dice) => {
		const last = lastOf(sent.entries);
		const far = oneOf([last + 1001, 1_000_000, 9_999_999, highestSeq, last + 5000], dice);
		const body = oneOf<EntryBody>([actionBody(held, dice), { kind: 'note', text: 'Far' }], dice);
		return withEntries(sent, entryBy(held.match, deviceBy(held, dice), far, body));
	},
	leaps: (sent, held, dice) => {
		const [last, step] = [lastOf(sent.entries), 900 + dice(120)];
		const notes = Array.from({ length: 40 }, (_, at) =>
			entryBy(held.match, highDevice, last + (at + 1) * step, { kind: 'where', place: 'Far' })
		);
		return withEntries(sent, ...notes);
	},
	newer: (sent, held, dice) => {
		const body = oneOf([actionBody(held, dice), editBody(held, dice, entryOf(held, dice))], dice);
		const newer = { ...body, version: held.game.version + 1 + dice(99) } as EntryBody;
		return oneOf([appended, inserted], dice)(sent, held, dice, newer);
	},
	noted: (sent, held, dice) => {
		const seats = seatsOf(held).length;
		const winners = oneOf(
			[[0], [seats - 1], [], [7], Array.from({ length: seats }, (_, seat) => seat)],
			dice
		);
		const scores = oneOf([[], [99_999], Array.from({ length: seats }, () => dice(20))], dice);
		const lost = dice(3) === 0 && { lost: true as const };
		const noted = { winners, scores, ...lost, ...(dice(2) === 0 && { rules: 'unknown' as const }) };
		return oneOf([appended, inserted], dice)(sent, held, dice, { kind: 'finish', noted });
	},
	future: (sent, held, dice) => appended(sent, held, dice, undoRedoOrEdit(held, dice, future(held, dice))),
	crowd: (sent, held, dice) => {
		if (oldPlaces(held) === 0) return sent;
		const seq = dice(oldPlaces(held));
		const crowd = Array.from({ length: 501 + dice(200) }, (_, at) =>
			entryBy(held.match, `c${at}`, seq, actionBody(held, dice))
		);
		return withEntries(sent, ...crowd);
	},
	content: (sent, held, dice) => {
		const changed = dice(sent.entries.length);
		const entries = sent.entries.map((entry, at): Entry => {
			if (at !== changed) return entry;
			return entry.kind === 'action'
				? { ...entry, action: actionOf(held, dice) }
				: { ...entry, at: entry.at + 1 };
		});
		return { ...sent, entries };
	},
	doubles: (sent, _, dice) => {
		const double = sent.entries[dice(sent.entries.length)];
		return double ? withEntries(sent, double, { ...double, at: double.at + dice(2) }) : sent;
	}
} as const satisfies Record<string, Craft>;

/** Crafts that a phone could make. They must not change a result unasked. */
export const ownCrafts = {
	seats: (sent, held, dice) => {
		const seats = seatsOf(held);
		const [first = { id: 'eve', name: 'Eve' }] = seats;
		const eve = { id: 'eve', name: 'Eve' };
		const players = oneOf<readonly Seated[]>(
			[
				seats.toReversed(),
				seats.map(({ id }, at) => ({ id, name: seats.at(-1 - at)?.name ?? '' })),
				seats.map(({ name }, at) => ({ name, id: seats.at(-1 - at)?.id ?? '' })),
				[...seats.slice(1), eve],
				seats.map(() => first),
				[...seats, eve],
				[eve]
			],
			dice
		);
		return oneOf([appended, inserted], dice)(sent, held, dice, { kind: 'seats', players });
	},
	unseat: (sent, held, dice) => {
		const seated = held.here.find(({ kind }) => kind === 'seats');
		if (!seated) return sent;
		return appended(sent, held, dice, { kind: oneOf(['undo', 'redo'], dice), of: seated.seq });
	},
	delete: (sent, held, dice) => oneOf([appended, inserted], dice)(sent, held, dice, { kind: 'delete' }),
	restore: (sent, held, dice) => {
		const deleted = held.here.find(({ kind }) => kind === 'delete');
		return deleted ? appended(sent, held, dice, { kind: 'undo', of: deleted.seq }) : sent;
	},
	under: (sent, held, dice) => appended(sent, held, dice, undoRedoOrEdit(held, dice, entryOf(held, dice))),
	goesOn: (sent, held, dice) => {
		const moves = Array.from({ length: 1 + dice(4) }, () => actionBody(held, dice));
		return moves.reduce((so, body) => appended(so, held, dice, body), sent);
	},
	when: (sent, held, dice) =>
		appended(sent, held, dice, { kind: 'when', began: oneOf([0, 8.64e15, Date.now()], dice) }),
	parted: (sent, _, dice) => {
		const [from, length] = [dice(sent.entries.length), 1 + dice(4)];
		return { ...sent, entries: sent.entries.filter((__, at) => at < from || at >= from + length) };
	},
	startless: (sent) => ({ ...sent, entries: sent.entries.filter(({ kind }) => kind !== 'start') }),
	alone: (sent) => ({ ...sent, entries: sent.entries.filter(({ kind }) => kind === 'start') }),
	otherMatch: (sent, held, dice) => {
		const copies = sent.entries.map((entry) => ({ ...entry, match: `${held.match}-copy` }));
		return withEntries(sent, ...copies.slice(dice(3)));
	},
	players: (sent, { players: own }, dice) => {
		const [ours, theirs] = [own[dice(own.length)]?.id ?? 'p', own[0]?.id ?? 'p'];
		const someone = (id: string, sameAs: string): Player => ({ id, name: 'Eve', created: 0, sameAs });
		const [x, y] = [`x-${ours}`, `y-${ours}`];
		const players = oneOf(
			[
				[someone(x, ours)],
				[someone(x, y), someone(y, x)],
				[someone(x, y), someone(y, ours)],
				[someone(ours, x)]
			],
			dice
		);
		return { ...sent, players: [...players, someone(ours, theirs)] };
	},
	lists: (sent, { game, match }, dice) => {
		const [version, options] = [game.version + dice(2), oneOf([{}, null, game.options.presets], dice)];
		const ruleSet = { id: `r-${match}`, game: game.id, version, name: 'Odd', preset: 'none', options };
		return {
			...sent,
			ruleSets: [{ ...ruleSet, created: 0, changed: 8.64e15 }],
			setups: { [game.id]: options, chess: {} }
		};
	}
} as const satisfies Record<string, Craft>;

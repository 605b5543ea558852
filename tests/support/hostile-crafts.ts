/** Attacks by someone who knows the format of lines. Each craft changes what is sent in one way. */
import { metas } from '$lib/games/registry';
import type { Entry, EntryBody, Seated } from '$lib/match/entry';
import type { Player } from '$lib/store/players/player';
import type { RuleSet } from '$lib/store/rule-sets/rule-set';
import { entryBy, lastOf, otherPhone, type ParkedMatch } from './hostile-logs';

/** The data that is sent. */
export interface Sent {
	readonly entries: readonly Entry[];
	readonly players: readonly Player[];
	readonly ruleSets: readonly RuleSet[];
	readonly setups: Readonly<Record<string, unknown>>;
}
/** Gives a random whole number from 0 up to, but not including, `below`. */
export type Dice = (below: number) => number;
export type Craft = (sent: Sent, held: ParkedMatch, dice: Dice) => Sent;

/** @returns one of the values at random. */
const oneOf = <Value>(values: readonly [Value, ...Value[]], dice: Dice): Value =>
	values[dice(values.length)] ?? values[0];
const deviceBy = (held: ParkedMatch, dice: Dice): string =>
	oneOf(['aaa', 'zzz', otherPhone, held.device, 'third'], dice);
const withEntries = (sent: Sent, ...entries: readonly Entry[]): Sent => ({
	...sent,
	entries: [...sent.entries, ...entries]
});
type Adding = (sent: Sent, held: ParkedMatch, dice: Dice, body: EntryBody) => Sent;
const appended: Adding = (sent, held, dice, body) => {
	const last = Math.max(lastOf(sent.entries), lastOf(held.here));
	return withEntries(sent, entryBy(held.match, deviceBy(held, dice), last + 1, body));
};
/** A second entry at a place that has one. */
const slipped: Adding = (sent, held, dice, body) =>
	withEntries(sent, entryBy(held.match, deviceBy(held, dice), dice(sent.entries.length), body));
const added: Adding = (sent, held, dice, body) => oneOf([appended, slipped], dice)(sent, held, dice, body);

const startOf = ({ here }: ParkedMatch) => here.find((entry) => entry.kind === 'start');
const seatsOf = (held: ParkedMatch): readonly Seated[] => startOf(held)?.players ?? [];
/** @returns the place of an entry of the match, or of one that is yet to be made. */
const placeOf = ({ here }: ParkedMatch, dice: Dice): number => dice(here.length + 3);
/** @returns the next action, an earlier one or an invalid one at random. */
const actionOf = (held: ParkedMatch, dice: Dice): unknown => {
	const actions = held.here.flatMap((entry) => (entry.kind === 'action' ? [entry.action] : []));
	const odd = oneOf<unknown>([{}, null, [], 'x', { type: 'end' }, { type: 'resign', seat: 0 }], dice);
	return oneOf([held.next ?? {}, actions[dice(actions.length)], odd], dice);
};
const actionBody = (held: ParkedMatch, dice: Dice): EntryBody => ({
	kind: 'action',
	version: oneOf([held.game.version, held.game.version, 1], dice),
	action: actionOf(held, dice)
});
const correction = (held: ParkedMatch, dice: Dice): EntryBody => {
	const of = placeOf(held, dice);
	const edit = { kind: 'edit', version: held.game.version, of, action: actionOf(held, dice) } as const;
	return oneOf<EntryBody>([{ kind: 'undo', of }, { kind: 'redo', of }, edit], dice);
};

export const crafts = {
	start: (sent, held, dice) => {
		const start = startOf(held);
		if (!start) return sent;
		const body = oneOf<Partial<EntryBody>>(
			[
				{ game: oneOf(['chess', ...metas.map(({ id }) => id)], dice) },
				{ version: held.game.version + 1 },
				{ players: start.players.toReversed() },
				{ options: {} },
				{ opening: [{}] }
			],
			dice
		);
		return withEntries(sent, {
			...{ ...start, ...body },
			...(dice(2) === 0 && { seq: dice(9) }),
			device: 'aaa'
		} as Entry);
	},
	plays: (sent, held, dice) => added(sent, held, dice, actionBody(held, dice)),
	corrects: (sent, held, dice) => added(sent, held, dice, correction(held, dice)),
	goesOn: (sent, held, dice) => {
		const moves = Array.from({ length: 1 + dice(4) }, () => actionBody(held, dice));
		return moves.reduce((so, body) => appended(so, held, dice, body), sent);
	},
	far: (sent, held, dice) => {
		const far = oneOf([lastOf(sent.entries) + 1001, 9_999_999, Number.MAX_SAFE_INTEGER], dice);
		return withEntries(sent, entryBy(held.match, deviceBy(held, dice), far, { kind: 'note', text: 'Far' }));
	},
	newer: (sent, held, dice) => {
		const version = held.game.version + 1 + dice(99);
		return added(sent, held, dice, { ...actionBody(held, dice), version } as EntryBody);
	},
	noted: (sent, held, dice) => {
		const seats = seatsOf(held).map((_, seat) => seat);
		const winners = oneOf([[0], seats.slice(-1), [], [7], seats], dice);
		const scores = oneOf([[], [99_999], seats.map(() => dice(20))], dice);
		const lost = dice(3) === 0 && { lost: true as const };
		return added(sent, held, dice, { kind: 'finish', noted: { winners, scores, ...lost } });
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
	},
	seats: (sent, held, dice) => {
		const seats = seatsOf(held);
		const eve = { id: 'eve', name: 'Eve' };
		const [first = eve] = seats;
		const players = oneOf<readonly Seated[]>(
			[
				seats.toReversed(),
				seats.map(({ name }, at) => ({ name, id: seats.at(-1 - at)?.id ?? '' })),
				[...seats.slice(1), eve],
				seats.map(() => first),
				[...seats, eve]
			],
			dice
		);
		return added(sent, held, dice, { kind: 'seats', players });
	},
	deletes: (sent, held, dice) => added(sent, held, dice, { kind: 'delete' }),
	restores: (sent, held, dice) => {
		const deleted = held.here.find(({ kind }) => kind === 'delete');
		return deleted ? appended(sent, held, dice, { kind: 'undo', of: deleted.seq }) : sent;
	},
	when: (sent, held, dice) =>
		appended(sent, held, dice, { kind: 'when', began: oneOf([0, 8.64e15, Date.now()], dice) }),
	parted: (sent, _, dice) => {
		const [from, length] = [dice(sent.entries.length), 1 + dice(4)];
		return { ...sent, entries: sent.entries.filter((__, at) => at < from || at >= from + length) };
	},
	startless: (sent) => ({ ...sent, entries: sent.entries.filter(({ kind }) => kind !== 'start') }),
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

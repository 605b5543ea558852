/** Damaged backup files: a valid one of each game, with random changes in its values or bytes. */
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { root } from '../../tools/paths.mjs';
import { gameIds } from './game-ids.mjs';

/** The version of a game's actions that its fixtures use, if it is not 1. */
const laterVersions: Readonly<Record<string, number>> = { koikoi: 3 };

interface Fixture {
	readonly options: unknown;
	readonly seats: number;
	readonly opening: readonly unknown[];
	readonly actions: readonly unknown[];
}
const fixtureOf = (game: string, name: string): Fixture =>
	JSON.parse(readFileSync(`${root}src/lib/games/${game}/fixtures/${name}.json`, 'utf8')) as Fixture;

const began = Date.UTC(2026, 0, 1);
/**
 * A placeholder in ids. Each mutant replaces it by its own id, so that it does not meet matches of earlier
 * mutants.
 */
const own = '@';

/**
 * @returns a valid backup with two matches (one with an edit, an undo and a redo), players, a rule set and a
 *   setup.
 */
const realFile = (game: string) => {
	const version = laterVersions[game] ?? 1;
	const { options, seats, opening, actions } = fixtureOf(game, 'under-way');
	const players = Array.from({ length: seats }, (_, seat) => ({
		id: `p${seat}-${own}`,
		name: `Aki ${seat}`,
		created: began,
		used: began
	}));
	const seated = players.map(({ id, name }) => ({ id, name }));
	const logOf = (match: string, bodies: readonly object[]) =>
		bodies.map((body, seq) => ({ match, seq, device: 'phone', at: began + seq * 1000, ...body }));
	const start = { kind: 'start', game, version, options, ruleSet: 'Ours', players: seated, opening };
	const taps = actions.slice(0, 6).map((action) => ({ kind: 'action', version, action }));
	const first = { seq: 1, device: 'phone' };
	const said = [
		{ kind: 'edit', version, of: first, action: actions[0] },
		{ kind: 'undo', of: first },
		{ kind: 'redo', of: first }
	];
	const deleted = { seq: taps.length + 1, device: 'phone' };
	return {
		entries: [
			...logOf(`m-${own}`, [start, ...taps, ...said]),
			...logOf(`n-${own}`, [start, ...taps, { kind: 'delete' }, { kind: 'undo', of: deleted }])
		],
		players,
		ruleSets: [
			{
				...{ id: `r-${own}`, game, version, name: `Ours ${own}`, preset: 'none', options },
				...{ created: began, changed: began }
			}
		],
		setups: { [game]: { preset: 'none', options } }
	};
};
const textByGame = new Map(gameIds.map((game) => [game, JSON.stringify(realFile(game))]));

type Fields = Record<string | number, unknown>;

/** JSON texts of values that replace others. As JSON, because `__proto__` is an ordinary key there. */
const oddValues = [
	...['null', 'true', '""', '[]', '{}', '-1', '0', '-0', '0.5', '1e400', '1e21', '9007199254740992'],
	...['8640000000000000', '8640000000000001', '999999', '4', '99', '"x"', '"__proto__"', '"constructor"'],
	...['"chess"', '"hanabi"', '"geisha"', '"delete"', '"start"', '"action"', '"\\u0000\\u202e"', '"\\ud800"'],
	...['"<img src=x onerror=alert(1)>"', '"{{constructor}}"', '"</script><script>1</script>"'],
	...['{"__proto__":{"kind":"start"}}', '{"constructor":{"prototype":[]}}', '{"toString":null,"length":-1}'],
	...['[[[[[[[[]]]]]]]]', `${'['.repeat(40)}${']'.repeat(40)}`, '{"seq":0,"device":"phone"}', '[null,null]'],
	JSON.stringify('x'.repeat(5000)),
	JSON.stringify('長'.repeat(160)),
	JSON.stringify('👩‍👩‍👧'.repeat(20)),
	JSON.stringify(Array.from({ length: 300 }, () => 'x'))
];
const oddKeys = ['__proto__', 'constructor', 'toString', 'kind', 'at', 'seq', 'more', '', 'a b'];

/** A change of one value. Each step chooses a key, on the way from the top of the file to the value. */
interface Change {
	readonly steps: readonly number[];
	readonly way: 'replace' | 'remove' | 'add' | 'double' | 'swap' | 'shift';
	readonly value: string;
	readonly key: string;
}
const changeArbitrary: fc.Arbitrary<Change> = fc.record({
	steps: fc.array(fc.nat(1000), { minLength: 3, maxLength: 8 }),
	way: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'double', 'swap', 'shift'),
	value: fc.constantFrom(...oddValues),
	key: fc.constantFrom(...oddKeys)
});

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const setOwn = (fields: Fields, key: string | number, value: unknown): void => {
	Object.defineProperty(fields, key, { value, configurable: true, enumerable: true, writable: true });
};

const changed = (file: Fields, { steps, way, value, key }: Change): void => {
	let at = file;
	let name = '';
	for (const [index, step] of steps.entries()) {
		const keys = Object.keys(at);
		name = keys[step % keys.length] ?? '';
		const within = at[name];
		if (index === steps.length - 1 || !isFields(within) || Object.keys(within).length === 0) break;
		at = within;
	}
	const before = at[name];
	const put = JSON.parse(value) as unknown;
	if (way === 'replace') setOwn(at, name, put);
	else if (way === 'remove' && Array.isArray(at)) at.splice(Number(name), 1);
	else if (way === 'remove') Reflect.deleteProperty(at, name);
	else if (way === 'add' && Array.isArray(at)) at.push(put);
	else if (way === 'add') setOwn(at, key, put);
	else if (way === 'double' && Array.isArray(at)) at.push(structuredClone(before));
	else if (way === 'swap' && Array.isArray(at)) at.reverse();
	else if (typeof before === 'number') setOwn(at, name, before + ((steps[0] ?? 0) % 3) - 1);
	else setOwn(at, name, put);
};

/** A replacement of some bytes by others. */
interface Slip {
	readonly place: number;
	readonly length: number;
	readonly put: Uint8Array;
}
const slipArbitrary: fc.Arbitrary<Slip> = fc.record({
	place: fc.nat(1_000_000),
	length: fc.nat(12),
	put: fc.uint8Array({ maxLength: 6 })
});
const slipped = (bytes: Uint8Array, { place, length, put }: Slip): Buffer => {
	const at = place % bytes.length;
	return Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + length)]);
};

const label = (version: number) => ({
	format: 'ochaya-backup',
	version,
	exported: '2026-01-02T00:00:00.000Z'
});

/** A damaged file, made with the given id in the ids of its matches and players. */
export interface Mutant {
	readonly what: string;
	readonly make: (id: string) => Buffer;
}

/** Plain files of version 2 and gzipped files of version 3, each with one or two changes, or with a slip. */
export const mutantArbitrary: fc.Arbitrary<Mutant> = fc
	.record({
		game: fc.constantFrom(...gameIds),
		isPacked: fc.boolean(),
		version: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 0, 1, 97),
		changes: fc.array(changeArbitrary, { minLength: 1, maxLength: 2 }),
		slip: fc.option(slipArbitrary, { freq: 5 }),
		isSlipInside: fc.boolean()
	})
	.map((mutation) => ({ what: fc.stringify(mutation), make: (id) => made(mutation, id) }));

interface Mutation {
	readonly game: string;
	readonly isPacked: boolean;
	/** Added to the version of the file. */
	readonly version: number;
	readonly changes: readonly Change[];
	readonly slip: Slip | null;
	/** Whether bytes are replaced before the file is gzipped. */
	readonly isSlipInside: boolean;
}

const made = ({ game, isPacked, version, changes, slip, isSlipInside }: Mutation, id: string): Buffer => {
	const file = JSON.parse((textByGame.get(game) ?? '').replaceAll(own, id)) as Fields & {
		readonly entries: readonly unknown[];
	};
	if (!slip) for (const change of changes) changed(file, change);
	if (!isPacked) {
		const bytes = Buffer.from(JSON.stringify({ ...label(2 + version), ...file }));
		return slip ? slipped(bytes, slip) : bytes;
	}
	const { entries, ...rest } = file;
	const end = Array.isArray(entries) ? entries.length : 0;
	const lines = [label(3 + version), rest, { entries }, { end }].map((line) => JSON.stringify(line));
	const bytes = Buffer.from(lines.join('\n'));
	if (!slip) return gzipSync(bytes, { level: 1 });
	return isSlipInside
		? gzipSync(slipped(bytes, slip), { level: 1 })
		: slipped(gzipSync(bytes, { level: 1 }), slip);
};

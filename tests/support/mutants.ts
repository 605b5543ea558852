/** Backup files gone wrong: a real one of each game, with a change in its values, its lines or its bytes. */
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { root } from '../../tools/paths.mjs';
import { gameIds } from './game-ids.mjs';

/** What the fixtures of a game are written in, where it is not the first version of its actions. */
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
/** Stands where a mutant's own ids go: none meets what an earlier one left in the store. */
const own = '@';

/** Two matches of a game, one of them with all that can be said of earlier taps, and what a file has besides. */
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

/** What is put in the place of a value, as JSON: `__proto__` is a key like any other there. */
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

/** One change of a value somewhere within: the steps lead to it, as far as there are any. */
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

/** Some bytes are put in the place of others. */
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

/** A file, to be made with ids of its own. */
export interface Mutant {
	readonly what: string;
	readonly make: (id: string) => Buffer;
}

/** Plain files of version 2 and packed ones of version 3, each with a change or two. */
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
	/** Before it is packed. */
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

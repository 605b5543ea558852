/** Every registered game keeps the contract of `src/lib/games/game.ts`. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Game } from '$lib/games/game';
import { isRefusal } from '$lib/games/outcome';
import { applicableFields, isSameValue, valueOf, valuesOf, withValue } from '$lib/games/option-values';
import { metas } from '$lib/games/registry';
import { hasRecordScene } from '$lib/games/registry-posters';
import { fold, isUnreadable } from '$lib/match/fold';
import type { Entry } from '$lib/match/entry';
import { arbitraryOf } from './support/arbitrary';
import { fixturesOf, type Fixture } from './support/fixture';
import { deepFreeze } from './support/freeze';
import { allGames, play } from './support/games';
import { requiredFiles } from '../tools/lint/game-files.mjs';
import { gameRooms } from '../tools/lint/walls.mjs';

/** The paths of all files in the folders of the games; the files are not imported. */
const files = Object.keys(import.meta.glob('/src/lib/games/*/**'));
const folders = [...new Set(files.map((path) => path.split('/').slice(0, 5).join('/')))];
const missing = folders.flatMap((folder) =>
	requiredFiles.map((place) => `${folder}/${place}`).filter((path) => !files.includes(path))
);
const games = missing.length === 0 ? await allGames() : [];

const entriesOf = (game: Game, fixture: Fixture, actions: readonly unknown[]): Entry[] => {
	const stamp = (seq: number) => ({ match: 'match', seq, device: 'device', number: seq, at: seq });
	const { options, seats, opening } = fixture;
	const players = Array.from({ length: seats }, (_, seat) => ({
		id: `player-${seat}`,
		name: `Player ${seat}`
	}));
	return [
		{ ...stamp(0), kind: 'start', game: game.id, version: game.version, options, players, opening },
		...actions.map((action, place): Entry => ({
			...stamp(place + 1),
			kind: 'action',
			version: game.version,
			action
		}))
	];
};

const foldedState = (game: Game, entries: readonly Entry[]): unknown => {
	const folded = fold(game, entries);
	if (isUnreadable(folded)) throw new Error(folded);
	expect(folded.refused).toEqual([]);
	return folded.state;
};

const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('every game has all required files', () => {
	expect(missing).toEqual([]);
});

it('every file of a game lies in one of the known folders; only game.ts and meta.ts lie beside them', () => {
	const inside = files.map((path) => path.split('/').slice(5).join('/'));
	const rooms: readonly string[] = gameRooms;
	const loose = inside.filter((path) => !rooms.includes(path.split('/')[0] ?? ''));
	expect([...new Set(loose.filter((path) => !path.endsWith('.test.ts')))].sort()).toEqual([
		'game.ts',
		'meta.ts'
	]);
});

it('every game has its own id and place on the home page', () => {
	expect(new Set(metas.map(({ id }) => id)).size).toBe(metas.length);
	expect(new Set(metas.map(({ order }) => order)).size).toBe(metas.length);
});

describe.each(games)('$id', ({ id, meta, game }) => {
	const fixtures = fixturesOf(id);

	it('has the id of its folder', () => {
		expect(game.id).toBe(id);
		expect(meta.seats.min).toBeLessThanOrEqual(meta.seats.max);
	});

	describe('options', () => {
		it('every preset parses, is left as it is and survives JSON', () => {
			expect(Object.keys(game.options.presets).length).toBeGreaterThan(0);
			for (const preset of Object.values(game.options.presets))
				expect(v.parse(game.options.schema, copyOf(preset))).toEqual(preset);
		});

		it('every value of every field parses, beside any value of any other', () => {
			const { fields, presets, schema } = game.options;
			// As in the setup, a field that does not apply under the other options is left as it is.
			const set = (options: unknown, { key }: (typeof fields)[number], to: unknown) =>
				applicableFields(fields, options).some((field) => field.key === key)
					? withValue(options, key, to)
					: options;
			const refused: unknown[] = [];
			for (const preset of Object.values(presets).slice(0, 1))
				for (const one of fields)
					for (const value of valuesOf(one)) {
						const options = set(preset, one, value);
						for (const other of fields)
							for (const beside of valuesOf(other))
								if (!v.is(schema, set(options, other, beside)))
									refused.push([one.key, value, other.key, beside]);
					}
			expect(refused).toEqual([]);
		});

		it('every option is a field, and what is not an option is refused', () => {
			const roots = game.options.fields.map(({ key }) => key.split('.')[0]);
			for (const preset of Object.values(game.options.presets))
				expect(Object.keys(preset as object).sort()).toEqual([...new Set(roots)].sort());
			for (const garbage of [null, 1, 'x', [], {}]) expect(v.is(game.options.schema, garbage)).toBe(false);
		});

		it('no variant is offered twice: as a box, and again as an option', () => {
			const { fields, presets } = game.options;
			const options = Object.entries(presets);
			const twice = options.flatMap(([one, from]) =>
				options
					.filter(([, to]) => to !== from)
					.filter(([, to]) => {
						const changed = fields.filter(({ key }) => !isSameValue(valueOf(from, key), valueOf(to, key)));
						return changed.length === 1 && changed.every(({ isOfBox }) => !isOfBox);
					})
					.map(([other]) => `${one} → ${other}`)
			);
			expect(twice).toEqual([]);
		});

		it('several boxes are drawn, so that one finds one’s own; the one of a language is one of them', () => {
			const ids = Object.keys(game.options.presets);
			expect(game.boxDrawing !== undefined).toBe(ids.length > 1);
			expect(ids).toEqual(expect.arrayContaining(Object.values(game.options.soldIn ?? {})));
		});

		it('an option that is drawn has its drawing', () => {
			expect(game.options.fields.some(({ isDrawn }) => isDrawn)).toBe(game.optionDrawing !== undefined);
		});

		it('a number outside its range is refused', () => {
			for (const field of game.options.fields)
				if ('range' in field)
					for (const value of [field.range.min - 1, field.range.max + 1, 1.5, null]) {
						const under = Object.values(game.options.presets).filter((one) => field.applies?.(one) ?? true);
						for (const preset of under)
							expect(v.is(game.options.schema, withValue(preset, field.key, value))).toBe(false);
					}
		});
	});

	describe('fixtures', () => {
		it('under-way.json is a match under way', () => {
			const underWay = fixtures.find(([name]) => name === 'under-way.json')?.[1];
			expect(underWay?.expected.outcome).toBeNull();
		});

		it.each(fixtures)('%s folds to its stated result', (_, fixture) => {
			const state = foldedState(game, entriesOf(game, fixture, fixture.actions));
			expect(state).toMatchObject(fixture.expected.state);
			const outcome = game.outcome(state);
			if (fixture.expected.outcome === null) {
				expect(outcome).toBeUndefined();
				return;
			}
			expect(outcome).toMatchObject(fixture.expected.outcome);
			// `toMatchObject` would accept a draw or a defeat that the fixture does not state.
			expect(outcome?.shared).toBe(fixture.expected.outcome.shared);
			expect(outcome?.lost).toBe(fixture.expected.outcome.lost);
		});

		it.each(fixtures)('%s: what it states is refused, for the stated reason', (_, fixture) => {
			const states = play(game, fixture);
			for (const { after, action, ...said } of fixture.refusals)
				expect(game.act(states[after], v.parse(game.actions, action)), `${after}: ${said.code}`).toEqual({
					refused: true,
					...said
				});
		});

		it.each(fixtures)('%s: each score is the sum of its lines', (_, fixture) => {
			const outcome = game.outcome(play(game, fixture).at(-1));
			for (const { total, lines } of outcome?.scores ?? [])
				expect(lines.reduce((sum, { value }) => sum + value, 0)).toBe(total);
		});

		it.each(fixtures)('%s: folding a prefix equals undoing', (_, fixture) => {
			const all = entriesOf(game, fixture, fixture.actions);
			const log = [...all];
			for (let kept = fixture.actions.length; kept > 0; kept--) {
				const seq = log.length;
				log.push({ kind: 'undo', match: 'match', seq, device: 'device', number: seq, at: seq, of: kept });
				expect(foldedState(game, log)).toEqual(foldedState(game, all.slice(0, kept)));
			}
		});

		it.each(fixtures)('%s: states and actions survive JSON', (_, fixture) => {
			for (const state of play(game, fixture)) expect(copyOf(state)).toStrictEqual(state);
			for (const action of [...fixture.opening, ...fixture.actions])
				expect(v.parse(game.actions, copyOf(action))).toStrictEqual(action);
		});

		it.each(fixtures)('%s: the opening action of every seat fits the schema', (_, { seats }) => {
			for (let seat = 0; seat < seats; seat++) expect(v.is(game.actions, game.opening(seat))).toBe(true);
		});
	});

	describe('records', () => {
		const ended = fixtures.filter(([, { expected }]) => expected.outcome !== null);
		const lastOf = (fixture: Fixture) => play(game, fixture).at(-1);

		it.each(ended)('%s: winners, shared and lost agree in its outcome', (_, fixture) => {
			const outcome = game.outcome(lastOf(fixture));
			if (!outcome) throw new Error('The match is over');
			const { winners, shared, lost } = outcome;
			expect(winners.length === 0).toBe(lost === true);
			if (shared) expect(winners.length).toBeGreaterThan(1);
			else if (!game.records.isTogether) expect(winners).toHaveLength(1);
			expect(winners.every((seat) => seat < fixture.seats)).toBe(true);
		});

		it.each(fixtures)('%s: the standing is one number for each seat, or one for all', (_, fixture) => {
			const count = game.records.isTogether ? 1 : fixture.seats;
			for (const state of play(game, fixture)) {
				const { scores } = game.records.standing(state);
				expect(scores).toHaveLength(count);
				expect(scores.every(Number.isSafeInteger)).toBe(true);
			}
		});

		it.each(ended)('%s: its facts survive JSON, are whole numbers and have known names', (_, fixture) => {
			const state = lastOf(fixture);
			const facts = game.records.facts(deepFreeze(state));
			expect(copyOf(facts)).toStrictEqual(facts);
			expect(facts.rounds).toBeGreaterThan(0);
			for (const { name, seat = 0, value } of facts.own) {
				expect(game.records.names).toContain(name);
				expect(seat).toBeLessThan(fixture.seats);
				expect(Number.isSafeInteger(value)).toBe(true);
			}
		});

		it.each(ended)('%s: the kind of its facts is told by its options alone', (_, fixture) => {
			const options = v.parse(game.options.schema, fixture.options);
			const kind = game.records.kind(deepFreeze(options), fixture.seats);
			expect(game.records.facts(lastOf(fixture)).like).toBe(kind);
			expect(kind).not.toBe('');
		});

		it('meta.ts has the version of the facts and the id of the game on BoardGameGeek', () => {
			expect(meta.factsVersion).toBe(game.records.version);
			expect(meta.boardGameGeek.bggId).toBeGreaterThan(0);
		});

		it('figures whose numbers are in a scene have their scene', async () => {
			const { figures } = await meta.recordWords();
			expect(figures.some(({ isInScene }) => isInScene)).toBe(hasRecordScene(id));
		});

		it('every name of a fact is shown in a figure, in words', async () => {
			const { figures, ...words } = await meta.recordWords();
			expect(new Set(figures.map(({ name }) => name))).toEqual(new Set(game.records.names));
			for (const figure of figures) expect(figure.title()).not.toBe('');
			for (const [, fixture] of ended) {
				const state = lastOf(fixture);
				const facts = game.records.facts(state);
				expect(words.standing(game.records.standing(state))).toMatch(/\d/);
				expect(words.rounds(facts.rounds)).toMatch(/\d/);
				for (const figure of figures)
					for (const { name, of = '' } of facts.own)
						if (figure.kind === 'bars' && figure.name === name) expect(figure.label(of)).not.toBe(of);
			}
		});
	});

	it('random actions give a state or a refusal, never throw, and do not change their arguments', () => {
		const random = arbitraryOf(game.actions);
		for (const [, fixture] of fixtures) {
			const states = play(game, fixture);
			fc.assert(
				fc.property(fc.nat(states.length - 1), fc.array(random, { maxLength: 30 }), (begin, actions) => {
					let state = states[begin];
					for (const action of actions) {
						const after = game.act(deepFreeze(state), deepFreeze(action));
						if (isRefusal(after)) expect(game.codes.refusals).toContain(after.code);
						else state = after;
					}
					expect(copyOf(state)).toStrictEqual(state);
					expect(game.codes.headlines).toContain(game.headline(state).code);
				}),
				{ numRuns: 60 }
			);
		}
	});

	it('values that are not actions do not pass the schema', () => {
		for (const garbage of [null, undefined, 0, 'x', [], {}, { type: 'no-such-action' }])
			expect(v.is(game.actions, garbage)).toBe(false);
	});
});

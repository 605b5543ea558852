/** The facts of a fixture, so that a test compares them with what was counted by hand. */
import type { Fact, MatchFacts } from '$lib/games/facts';
import { loadGame } from '$lib/games/registry';
import { fixturesOf } from './fixture';
import { play } from './games';

/** @returns what the game tells of the match that a fixture plays to its end. */
export const factsOfFixture = async (id: string, file: string): Promise<MatchFacts> => {
	const game = await loadGame(id);
	const fixture = fixturesOf(id).find(([name]) => name === `${file}.json`)?.[1];
	if (!game || !fixture) throw new Error(`No fixture ${id}/${file}`);
	return game.records.facts(play(game, fixture).at(-1));
};

/** @returns what is said under a name, each as `of, seat, value`, so that it can be read at a glance. */
export const said = ({ own }: MatchFacts, name: string): readonly (readonly unknown[])[] =>
	own
		.filter((fact) => fact.name === name)
		.map(({ of, seat, value }: Fact) => [
			...(of === undefined ? [] : [of]),
			...(seat === undefined ? [] : [seat]),
			value
		]);

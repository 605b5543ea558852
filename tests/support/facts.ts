/** The facts of fixtures, for comparison with facts counted by hand. */
import type { Fact, MatchFacts } from '$lib/games/facts';
import { loadGame } from '$lib/games/registry';
import { fixturesOf } from './fixture';
import { play } from './games';

/** @param file the fixture's name, without `.json`. @returns the facts of its match. */
export const factsOfFixture = async (id: string, file: string): Promise<MatchFacts> => {
	const game = await loadGame(id);
	const fixture = fixturesOf(id).find(([name]) => name === `${file}.json`)?.[1];
	if (!game || !fixture) throw new Error(`No fixture ${id}/${file}`);
	return game.records.facts(play(game, fixture).at(-1));
};

/** @returns the facts of a name, each as `[of, seat, value]` without the absent fields. */
export const factValues = ({ own }: MatchFacts, name: string): readonly (readonly unknown[])[] =>
	own
		.filter((fact) => fact.name === name)
		.map(({ of, seat, value }: Fact) => [
			...(of === undefined ? [] : [of]),
			...(seat === undefined ? [] : [seat]),
			value
		]);

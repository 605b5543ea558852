/** A match of each game as it is watched from afar, under way and over, with names as long as they can be. */
import { expect, type Page } from '@playwright/test';
import { backupOf, endedFixturesOf, fixtureOf, logOf } from '../evenings.mjs';
import { gameIds } from '../game-ids.mjs';
import { longNames, type ScreenGroup } from './screen';

const now = Date.now();
const namesFor = ({ seats }: { readonly seats: number }): readonly string[] =>
	Array.from({ length: seats }, (_, seat) => longNames[seat] ?? `Player ${seat + 1}`);
const watched = async (page: Page): Promise<void> => {
	await expect(page.locator('[data-watch-view]')).toBeVisible();
};

const matches = gameIds.flatMap((game) => {
	const [ended] = endedFixturesOf(game);
	if (!ended) throw new Error(`No match of ${game} that is over`);
	return [
		{ id: `${game}-open`, fixture: fixtureOf(game, 'under-way'), what: `${game}, under way` },
		{ id: `${game}-ended`, fixture: ended, what: `${game}, over` }
	];
});

export const watch: ScreenGroup = {
	backup: backupOf(
		matches.flatMap(({ id, fixture }) =>
			logOf(fixture, { id, began: now - 7_200_000, names: namesFor(fixture) })
		),
		now
	),
	screens: Object.fromEntries(
		matches.map(({ id, what }) => [what, { path: `watch/?id=${id}`, prepare: watched }])
	)
};

/** The table of each game on a device that only shows it, with names as long as they can be. */
import { expect } from '@playwright/test';
import { backupOf, fixtureOf, logOf } from '../evenings.mjs';
import { gameIds } from '../game-ids.mjs';
import { longNames, type ScreenGroup } from './screen';

const now = Date.now();
const namesFor = ({ seats }: { readonly seats: number }): readonly string[] =>
	Array.from({ length: seats }, (_, seat) => longNames[seat] ?? `Wolfeschlegel ${seat}`);

export const onlyShown: ScreenGroup = {
	backup: backupOf(
		gameIds.flatMap((game) => {
			const fixture = fixtureOf(game, 'under-way');
			return logOf(fixture, { id: game, began: now - 7_200_000, names: namesFor(fixture) });
		}),
		now
	),
	screens: Object.fromEntries(
		gameIds.map((game) => [
			game,
			{
				path: `watch/?id=${game}&game=${game}`,
				prepare: async (page) => expect(page.locator('fieldset:disabled + div')).toBeVisible()
			}
		])
	)
};

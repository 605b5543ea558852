/** The screens of a game that has no list of its own here: its table and its result. */
import { expect, type Page } from '@playwright/test';
import { backupOf, endedFixturesOf, fixtureOf, logOf } from '../evenings.mjs';
import { longNames, type ScreenGroup } from './screen';

const atTable = async (page: Page): Promise<void> => {
	await expect(page.locator('[name=rules]')).toBeVisible();
};

/** @param game its id. It has a fixture `under-way`, and others that are over. */
export const screensOf = (game: string): ScreenGroup => {
	const now = Date.now();
	const [ended] = endedFixturesOf(game);
	if (!ended) throw new Error(`No match of ${game} that is over`);
	const open = fixtureOf(game, 'under-way');
	const namesFor = ({ seats }: { readonly seats: number }): readonly string[] =>
		Array.from({ length: seats }, (_, seat) => longNames[seat] ?? `Player ${seat + 1}`);
	const entries = [
		...logOf(open, { id: 'open', began: now - 3_600_000, names: namesFor(open) }),
		...logOf(ended, { id: 'ended', began: now - 7_200_000, names: namesFor(ended) })
	];
	return {
		backup: backupOf(entries, now),
		screens: {
			'the table': { path: `match/?id=open&game=${game}`, prepare: atTable },
			'the result': { path: `match/?id=ended&game=${game}` }
		}
	};
};

/** The screens with records of thirty matches: players, pairs, groups, games. */
import { expect } from '@playwright/test';
import { eveningsOf, friendId } from '../evenings.mjs';
import { gameIds } from '../game-ids.mjs';
import type { ScreenGroup } from './screen';

const [lea, sam] = [friendId('Léa'), friendId('Sam')];
/** The date in the device's time zone, as `2026-11-21`. */
const dateOf = (at: number): string => new Date(at).toLocaleDateString('sv');
const day = 86_400_000;
const group = ['Léa', 'Sam', 'Ema', 'Tom', 'Zoé'].map(friendId).sort().join('.');

export const records: ScreenGroup = {
	backup: eveningsOf(30),
	isForAxeAlone: true,
	isLong: true,
	screens: Object.fromEntries(
		[
			...['', 'history/', 'players/', `players/?id=${lea}`, `players/?id=${lea}&with=${sam}`],
			...[`players/?group=${group}`, 'match/?id=evening-000000', `evening/?on=${dateOf(Date.now() - day)}`],
			...gameIds.flatMap((game) => [`records/?game=${game}`, `ranking/?game=${game}`])
		].map((path) => [
			`/${path}`,
			{
				path,
				prepare: async (page) => {
					const shown = page.getByText('Sam').or(page.locator('figure, table, .records .stands'));
					await expect(shown.first()).toBeAttached();
					// Home offers a backup a moment later, which makes the page longer.
					if (path === '') await expect(page.locator('main aside a[href$="/settings/"]')).toBeVisible();
				}
			}
		])
	)
};

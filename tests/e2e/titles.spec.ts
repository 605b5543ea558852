/** The title of each page names what is on: it is what a tab shows, and what a screen reader says first. */
import { importBackup } from '../support/app-actions';
import { backupOf, playerId, winningRound } from '../support/backups';
import { expect, test } from '../support/fixtures';

test('each page names what is on, and the list of players no one @trial', async ({ page }) => {
	const [lea, tom] = [playerId('Lea'), playerId('Tom')];
	await importBackup(
		page,
		'en',
		backupOf([{ id: 'won', names: ['Lea', 'Tom', 'Sam'], actions: [winningRound] }])
	);
	const titles = {
		'new/?game=hanamikoji': 'Hanamikoji · Ochaya',
		[`players/?id=${lea}`]: 'Lea · Players · Ochaya',
		[`players/?id=${lea}&with=${tom}`]: 'Lea and Tom · Players · Ochaya',
		[`players/?group=${lea}.${tom}`]: 'Lea and Tom · Players · Ochaya',
		'records/?game=koikoi': 'Koï-Koï records · Ochaya',
		'rules/geisha/': 'Geisha rules · Ochaya',
		'rules/hanamikoji/goals/': 'The goals · Hanamikoji · Ochaya',
		'rules/hanabi/aid/': 'Hanabi: player aid · Ochaya',
		'tool/?game=koikoi': 'Score a pile · Koï-Koï · Ochaya',
		'match/?id=nowhere': 'Match not found · Ochaya'
	};
	for (const [path, title] of Object.entries(titles)) {
		await page.goto(`/en/${path}`);
		await expect.soft(page, path).toHaveTitle(title);
	}
	await page.goto(`/en/players/?id=${lea}`);
	await expect(page).toHaveTitle('Lea · Players · Ochaya');
	await page.setViewportSize({ width: 390, height: 844 });
	await page.getByRole('link', { name: 'All players' }).click();
	await expect(page).toHaveTitle('Players · Ochaya');
});

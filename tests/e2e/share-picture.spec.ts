/** The picture of a result that is shared draws the match with the game's own things. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { scoreSheets } from '../support/score-sheets';
import { seedBackup } from '../support/seed-backup';

/** The colour of a winner. */
const shu = '#c0332a';

/** What is drawn of each match, by colours that nothing else in the picture has. */
const drawn = {
	hanamikoji: {
		'the wisteria geisha': '#6d4f9c',
		'the ochre geisha': '#a87a12',
		'the indigo geisha': '#26406f',
		'the orange geisha': '#b0540e',
		'the pine geisha': '#2f6b4f',
		'the cherry geisha': '#cf5f85',
		'a winner': shu
	},
	hanabi: { 'the sky': '#141a3d', 'a red firework': '#ff7a66', 'a yellow firework': '#f7c948' },
	koikoi: {
		'the ground': '#7d1d16',
		'the paper of a card': '#fdf3df',
		'a phoenix': '#f0b630',
		'a winner': shu
	},
	geisha: { 'the winning places': '#f4cf72', 'a maple tile': '#fbe4b4', 'a winner': shu }
} as const;

const picture = (page: Page) => page.getByRole('dialog').getByRole('img');

/** @returns the size of the picture, and how many of its pixels have each colour. */
const look = (page: Page, colours: readonly string[]) =>
	picture(page).evaluate(async (image: HTMLImageElement, wanted) => {
		await image.decode();
		const canvas = document.createElement('canvas');
		canvas.width = image.naturalWidth;
		canvas.height = image.naturalHeight;
		const context = canvas.getContext('2d');
		context?.drawImage(image, 0, 0);
		const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
		const counts = new Map<string, number>();
		for (let at = 0; at < data.length; at += 4) {
			const colour = `#${[data[at], data[at + 1], data[at + 2]].map((one = 0) => one.toString(16).padStart(2, '0')).join('')}`;
			counts.set(colour, (counts.get(colour) ?? 0) + 1);
		}
		return {
			size: `${canvas.width} × ${canvas.height}`,
			counts: wanted.map((colour) => counts.get(colour) ?? 0)
		};
	}, colours);

// The picture is the same in the dark theme, whose colours would show otherwise.
test.use({ colorScheme: 'dark' });

test('it has the geishas, the fireworks, the cards, the garden, and the winner in colour @trial', async ({
	page
}) => {
	await seedBackup(page, scoreSheets());
	for (const [id, things] of Object.entries(drawn))
		await test.step(id, async () => {
			await page.goto(`/en/match/?id=${id}`);
			await page.getByRole('button', { name: 'Share', exact: true }).click();
			for (const [shape, label, size] of [
				['upright', 'Upright', '1080 × 1350'],
				['square', 'Square', '1080 × 1080']
			] as const) {
				await page.getByRole('dialog').getByText(label, { exact: true }).click();
				await expect(page.getByRole('dialog').locator(`img.${shape}`)).toBeVisible();
				const seen = await look(page, Object.values(things));
				expect(seen.size).toBe(size);
				for (const [index, thing] of Object.keys(things).entries())
					expect(seen.counts[index], `${thing}, ${shape}`).toBeGreaterThan(300);
			}
		});
});

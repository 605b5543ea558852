/**
 * On every screen, what has the focus can be seen: no bar covers a stop of Tab, at a usual size, on a phone, and at
 * four times the size.
 */
import { expect, test } from '../support/fixtures';
import { tabThrough } from '../support/focus-stops';
import { groups } from '../support/screens/groups';
import { atRest, onEachScreen } from '../support/screens/screen';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const rounds = [
	{ width: 1280, height: 800 },
	{ width: 320, height: 256 },
	{ width: 390, height: 844 },
	{ width: 390, height: 844, isBackwards: true }
] as const;

/** What a player opens over the table, reads, and closes by Escape. */
const overTheTable = ['a side in words'];

for (const [name, { screens, ...group }] of Object.entries(groups)) {
	const looked = Object.entries(screens).filter(([what]) => !overTheTable.includes(what));
	test(`${name}: Tab leads to nothing that is covered`, async ({ page, troubles }) => {
		if (group.allowed) troubles.allow(group.allowed);
		const found: string[] = [];
		await onEachScreen(page, 'en', { ...group, screens: Object.fromEntries(looked) }, async (_, what) => {
			for (const { width, height, ...direction } of rounds) {
				await page.setViewportSize({ width, height });
				await atRest(page);
				const { count, findings } = await tabThrough(page, direction);
				expect(count, `stops of ${what}`).toBeGreaterThan(0);
				found.push(...findings.map((finding) => `${what}, ${width}×${height}: ${finding}`));
			}
		});
		expect(found).toEqual([]);
	});
}

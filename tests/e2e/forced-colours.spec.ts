/** Where colours are forced, what is shown by a background only is gone: each state has a sign that is left. */
import { expect, test } from '../support/fixtures';

test.use({ contextOptions: { forcedColors: 'active' } });

/** The colours and edges of an element, as a line. */
const look = (element: Element): string => {
	const { backgroundColor, borderTopColor, outlineStyle, borderTopWidth } = getComputedStyle(element);
	return [backgroundColor, borderTopColor, borderTopWidth, outlineStyle].join(' ');
};

test('a choice, a switch and a sheet show their state @trial', async ({ page }) => {
	await page.goto('/en/settings/');
	const option = (name: string) => page.locator('label', { hasText: name }).locator('span');
	const [chosen, other] = [await option('English').evaluate(look), await option('Français').evaluate(look)];
	expect(chosen).not.toBe(other);
	const track = page.locator('label', { hasText: 'Vibration' }).locator('.track');
	const knob = () => track.evaluate((one) => getComputedStyle(one, '::after').backgroundColor);
	const before = await track.evaluate(look);
	expect(await knob()).not.toBe(await track.evaluate((one) => getComputedStyle(one).backgroundColor));
	await page.getByRole('switch', { name: 'Vibration' }).press('Space');
	expect(await track.evaluate(look)).not.toBe(before);
	await page.getByRole('complementary').getByRole('button').click();
	expect(await page.getByRole('dialog').evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
});

/** What a tap touches on the table: what it is about, and nothing beside it. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { counted } from '../support/hanamikoji-log';
import { settled } from '../support/settled';
import { beginAt } from '../support/setup';

/** Notes where the page is changed from now on, each place once: a lane, a control, or a part of the table. */
const watch = async (page: Page) => {
	// The lanes come after the table is there.
	await expect(page.locator('.lane')).toHaveCount(7);
	await settled(page);
	await page.evaluate(() => {
		const touched = new Set<string>();
		Object.assign(window, { touched });
		const nameOf = (element: Element | null): string => {
			const control = element?.closest('[data-cell], [data-minus], [data-marker], [data-geisha]');
			const part = element?.closest('.lane, .street, .edge, .status, .ways, .tools, .score');
			const own = (control as HTMLElement | null)?.dataset;
			const of = own && (own.cell ?? own.minus ?? own.marker ?? own.geisha);
			return [part?.classList.item(part.classList.contains('lane') ? 1 : 0), of].filter(Boolean).join(' ');
		};
		new MutationObserver((records) => {
			for (const { target } of records)
				touched.add(nameOf(target instanceof Element ? target : target.parentElement));
		}).observe(document.querySelector('main') ?? document, {
			...{ subtree: true, childList: true, characterData: true, attributes: true }
		});
	});
};
const touched = async (page: Page): Promise<readonly string[]> => {
	await settled(page);
	const places = await page.evaluate(() => {
		const { touched } = window as unknown as { touched: Set<string> };
		const places = [...touched];
		touched.clear();
		return places;
	});
	return places.filter((place) => place !== '').toSorted();
};
const lanesOf = (places: readonly string[]) =>
	new Set(places.flatMap((place) => /^geisha-\d/.exec(place)?.[0] ?? []));

test('a card more or less touches its lane alone', async ({ page }) => {
	const table = await beginAt(page, { actions: [...counted(1, '00001'), ...counted(0, '0002')] });
	await expect(table.cell('near', 3)).toHaveText('2');
	await expect(table.status).toHaveText('Encore 13 cartes à compter.');
	await watch(page);
	await table.cell('near', 3).tap();
	await expect(table.cell('near', 3)).toHaveText('3');
	await expect(table.status).toHaveText('Encore 12 cartes à compter.');
	expect(lanesOf(await touched(page))).toEqual(new Set(['geisha-3']));
	await table.minus('near', 3).tap();
	await expect(table.cell('near', 3)).toHaveText('2');
	await expect(table.status).toHaveText('Encore 13 cartes à compter.');
	const places = await touched(page);
	expect(lanesOf(places)).toEqual(new Set(['geisha-3']));
	expect(places.filter((place) => place.includes('far'))).toEqual([]);
});

test('a marker touches no lane and no other marker', async ({ page }) => {
	const flipped = { type: 'marker', side: 1, marker: 'secret' };
	const table = await beginAt(page, {
		actions: [
			{ ...flipped, used: true },
			{ ...flipped, used: false }
		]
	});
	await watch(page);
	await table.marker('far', 'secret').tap();
	await expect(table.marker('far', 'secret')).toHaveAttribute('aria-pressed', 'true');
	const places = await touched(page);
	expect([...lanesOf(places)]).toEqual([]);
	expect(places.filter((place) => /near-|far-/.test(place))).toEqual(['edge far-secret']);
});

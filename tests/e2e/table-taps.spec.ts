/** A tap at Hanamikoji's table changes only the part of the DOM that it concerns. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { countCards } from '../support/hanamikoji-log';
import { settled } from '../support/settled';
import { openTable } from '../support/setup';

/** Records the changed parts of the page from now on: a lane, a control, or another part of the table. */
const watch = async (page: Page) => {
	// The lanes are rendered after the table.
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

test('one card more or less changes only its lane', async ({ page }) => {
	const table = await openTable(page, { actions: [...countCards(1, '00001'), ...countCards(0, '0002')] });
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

test('a marker changes no lane and no other marker', async ({ page }) => {
	const flipped = { type: 'marker', side: 1, marker: 'secret' };
	const table = await openTable(page, {
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

import { beforeEach, expect, it, vi } from 'vitest';
import { forget, over } from '../../../../tests/support/results.ts';
import { openBrowser, openTab, storeMatch } from '../../../../tests/support/store-tab.ts';
import { allHistory } from './filter.ts';

beforeEach(openBrowser);

it('matches without stored results, as after an update, are found all the same', async () => {
	const tab = await openTab();
	for (const id of ['a', 'b']) await storeMatch(tab, over(id));
	await forget(tab);
	// The search is of the same tab as the store.
	const { searchHistory } = await import('./search.ts');
	const { found, totals } = await searchHistory({ ...allHistory, text: 'aki' }, 2000);
	expect(found.map(({ id }) => id).sort()).toEqual(['a', 'b']);
	expect(totals.matches).toBe(2);
	vi.resetModules();
});

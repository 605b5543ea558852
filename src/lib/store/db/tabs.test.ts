import { beforeEach, expect, test, vi } from 'vitest';
import type { TabMessage } from './tabs.ts';
import { openBrowser, openTab, start, storeMatch } from '../../../../tests/support/store-tab.ts';

beforeEach(openBrowser);

test('the other tabs hear what changed, the one that did it does not', async () => {
	const [here, there] = [await openTab(), await openTab()];
	const heard: Record<'here' | 'there', TabMessage[]> = { here: [], there: [] };
	here.listen((message) => heard.here.push(message));
	const stop = there.listen((message) => heard.there.push(message));
	await storeMatch(here, [start('m')]);
	await here.addPlayer('Cleo');
	await vi.waitFor(() => expect(heard.there).toEqual([{ kind: 'match', match: 'm' }, { kind: 'players' }]));
	expect(heard.here).toEqual([]);
	stop();
	const later: TabMessage[] = [];
	there.listen((message) => later.push(message));
	here.announce({ kind: 'import' });
	await vi.waitFor(() => expect(later).toEqual([{ kind: 'import' }]));
	expect(heard.there).toHaveLength(2);
});

test('what another version says and we do not know is passed over', async () => {
	const tab = await openTab();
	const heard: TabMessage[] = [];
	tab.listen((message) => heard.push(message));
	const other = new BroadcastChannel('ochaya');
	for (const said of [null, 'match', { kind: 'match' }, { kind: 'party' }, { kind: 'players' }]) {
		other.postMessage(said);
	}
	await vi.waitFor(() => expect(heard).toEqual([{ kind: 'players' }]));
	other.close();
});

test.each([
	undefined,
	function refuse() {
		throw new DOMException('No', 'SecurityError');
	}
])('without a channel everything goes on alone', async (missing) => {
	vi.stubGlobal('BroadcastChannel', missing);
	const tab = await openTab();
	tab.listen(() => undefined)();
	await expect(storeMatch(tab, [start('m')])).resolves.toBeUndefined();
});

import { expect, test, vi } from 'vitest';

test('windows hear what they know, and nothing else', async () => {
	const heard: unknown[] = [];
	const { hearTabs } = await import('./tab-channel');
	hearTabs((said) => heard.push(said));
	const other = new BroadcastChannel('ochaya-group');
	for (const said of [{ kind: 'group' }, 'arrived', { kind: 'arrived' }, { kind: 'here' }])
		other.postMessage(said);
	await vi.waitFor(() => expect(heard).toEqual([{ kind: 'arrived' }, { kind: 'here' }]));
	other.close();
});

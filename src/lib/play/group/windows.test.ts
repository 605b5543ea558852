import { expect, test, vi } from 'vitest';

test('windows hear what they know of the standing, and nothing else', async () => {
	const heard: unknown[] = [];
	const { hearWindows } = await import('./windows');
	hearWindows((said) => heard.push(said));
	const other = new BroadcastChannel('ochaya-group');
	for (const said of [
		{ kind: 'group' },
		{ kind: 'standing', standing: { is: 'asleep' } },
		{ kind: 'standing', standing: { is: 'offline' } },
		{ kind: 'standing', standing: { is: 'offline', since: 5 } },
		{ kind: 'here' }
	])
		other.postMessage(said);
	await vi.waitFor(() =>
		expect(heard).toEqual([{ kind: 'standing', standing: { is: 'offline', since: 5 } }, { kind: 'here' }])
	);
	other.close();
});

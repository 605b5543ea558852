import { beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '$lib/match/entry';
import { reconnect } from '$lib/store/db/connection';
import { readLine } from '$lib/store/lines/read-line';
import { receive } from '$lib/store/lines/receive';
import { openBrowser, project, start, tap } from '../../../tests/support/store-tab';
import { takeUpParked } from './take-up-parked';

/** Like the browser's own localStorage, whose keys are its fields. */
const methods = {
	getItem(this: Record<string, string>, key: string) {
		return Object.hasOwn(this, key) ? this[key] : null;
	},
	removeItem(this: Record<string, string>, key: string) {
		Reflect.deleteProperty(this, key);
	}
};
const line = [start('m'), tap('m', 1)];
const takeUp = async (held: readonly object[]): Promise<readonly Entry[]> => {
	vi.stubGlobal(
		'localStorage',
		Object.assign(Object.create(methods), { 'ochaya-held:m:1': JSON.stringify(held) })
	);
	await takeUpParked();
	expect(Object.keys(localStorage)).toEqual([]);
	return (await readLine('m')).entries;
};

beforeEach(async () => {
	openBrowser();
	vi.stubGlobal('navigator', {});
	reconnect();
	await receive('m', () => ({ line }), project);
});

const undo = (seq: number, of: number): Entry => ({
	...{ match: 'm', seq, device: 'phone', number: seq, at: 2000 },
	kind: 'undo',
	of
});

test('held taps go behind the line', async () => {
	expect(await takeUp([tap('m', 2), undo(3, 2)])).toEqual([...line, tap('m', 2), undo(3, 2)]);
});

test('a tap that is stored already is not stored again, and others come after what took their places', async () => {
	const grown = [...line, tap('m', 2, 'theirs', 'other'), { ...tap('m', 2), seq: 3 }];
	await receive('m', () => ({ line: grown }), project);
	expect(await takeUp([tap('m', 2), undo(3, 2)])).toEqual([...grown, { ...undo(3, 3), seq: 4 }]);
});

test('taps that a page of version 1 holds go behind the line of its log', async () => {
	const { number: _, ...held } = { ...undo(2, 1), of: { seq: 1, device: 'phone' } };
	expect(await takeUp([held])).toEqual([...line, undo(2, 1)]);
});

import { expect, onTestFinished, test } from 'vitest';
import { startCouch } from '../../../tests/support/couch.mjs';
import { tap } from '../../../tests/support/store-tab.ts';
import { entryDocument } from './document.ts';
import type { Group } from './group.ts';
import { push } from './push.ts';

const openGroup = async (): Promise<Group> => {
	const couch = await startCouch();
	onTestFinished(() => couch.stop());
	await couch.database('group').info();
	return { url: `${couch.origin}/group`, name: 'lea', password: 'secret', shared: { of: 'all' } };
};
const first = entryDocument(tap('m', 1));
const second = entryDocument(tap('m', 2));

test('documents that are there with the same content count as present, those with another as differing', async () => {
	const group = await openGroup();
	expect(await push(group, [first])).toEqual({ present: new Set([first._id]), differing: new Set() });
	expect(await push(group, [first, second])).toEqual({
		present: new Set([first._id, second._id]),
		differing: new Set()
	});
	const changed = { ...second, at: 5 };
	expect(await push(group, [first, changed])).toEqual({
		present: new Set([first._id]),
		differing: new Set([second._id])
	});
});

/** For tests of `sync`: a group and its phones, anew for each test of a file. */
import { afterEach, beforeEach, vi } from 'vitest';
import type { Group } from '../../src/lib/sync/group.ts';
import { startCouch, type Couch } from './couch.mjs';
import { groupSign } from './group-sign.ts';
import { openPhone, type Phone } from './phones.ts';

/** To be called once in a file. `phone` opens a phone of the group, which leaves it when the test is over. */
export const worldOfTests = () => {
	let couch: Couch;
	let phones: Phone[] = [];
	beforeEach(async () => {
		couch = await startCouch();
		await couch.database('group').put(groupSign);
	});
	afterEach(async () => {
		vi.useRealTimers();
		for (const opened of phones) opened.leave();
		phones = [];
		await couch.stop();
	});
	return {
		get couch() {
			return couch;
		},
		phone: async (change: Partial<Group> = {}, now?: () => number): Promise<Phone> => {
			const opened = await openPhone(`${couch.origin}/group`, change, now);
			phones.push(opened);
			return opened;
		}
	};
};

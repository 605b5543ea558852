import { expect, test } from 'vitest';
import { start } from '../../../tests/support/store-tab.ts';
import { toDocument } from './document.ts';
import { Suspicion } from './suspicion.ts';

const content = { is: 'entry' as const, entry: start('m') };
const { _id: id } = toDocument(content);
const page = { shared: [content], aside: [], since: '2', hasMore: false };

/** @returns whether a phone that sent a document looks at the database when it is sent it, as known, later. */
const isDueAfter = (then: (suspicion: Suspicion) => void): boolean => {
	let now = 0;
	const suspicion = new Suspicion(() => now);
	suspicion.checked();
	suspicion.sending([id]);
	then(suspicion);
	now = 6_000;
	return suspicion.isDue(page, '1', false);
};

test('what a phone sent comes back once, which says nothing of the database', () => {
	expect(isDueAfter(() => undefined)).toBe(false);
	expect(isDueAfter((suspicion) => void suspicion.isDue(page, '1', false))).toBe(true);
});

test('what it sent came back by the time it has caught up', () => {
	expect(isDueAfter((suspicion) => suspicion.caughtUp())).toBe(true);
});

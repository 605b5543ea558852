import { describe, expect, it, vi } from 'vitest';
import { Beliefs } from './belief.ts';

const goesBack = vi.fn();
/** Beliefs about documents of which all is held. */
const known = (...ids: readonly string[]): Beliefs => {
	goesBack.mockClear();
	const beliefs = new Beliefs(goesBack);
	for (const id of ids) {
		beliefs.name(id, '1-a');
		beliefs.hold(id, { revision: '1-a', length: 3 }, 3);
	}
	return beliefs;
};
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `match!${at}`);
const change = (id: string, revision = '1-a') => ({ id, revision });

describe('a document', () => {
	it('is read when a revision is named that is not known', () => {
		const beliefs = known('match!m');
		expect(beliefs.unread).toEqual([]);
		beliefs.name('match!m', '2-b');
		expect(beliefs.unread).toEqual(['match!m']);
		beliefs.hold('match!m', { revision: '2-b', length: 4 }, 4);
		expect([beliefs.unread, beliefs.areAlike]).toEqual([[], true]);
	});

	it('that was not taken is not read again before another revision is named', () => {
		const beliefs = known();
		beliefs.name('match!m', '2-b');
		beliefs.hold('match!m', { revision: '2-b', length: 0, why: 'strange' });
		expect([beliefs.unread, beliefs.areAlike, beliefs.count('strange')]).toEqual([[], true, 1]);
		beliefs.name('match!m', '3-c');
		expect([beliefs.unread, beliefs.count('strange')]).toEqual([['match!m'], 0]);
	});

	it('that the group did not take is given again only when that is wanted', () => {
		const beliefs = known('match!m');
		beliefs.measure('match!m', 4);
		beliefs.hold('match!m', { revision: '1-a', length: 3, why: 'refused' });
		expect([beliefs.lacking, beliefs.areAlike]).toEqual([[], true]);
		beliefs.forget('refused');
		expect(beliefs.unread).toEqual(['match!m']);
	});

	it('is not shown by what a server answered, but when it is named', () => {
		const beliefs = known('match!m');
		beliefs.measure('match!m', 4);
		expect([beliefs.lacking, beliefs.areAlike]).toEqual([['match!m'], false]);
		beliefs.hold('match!m', { revision: '2-b', length: 4 }, 4);
		expect([beliefs.lacking, beliefs.areAlike]).toEqual([[], false]);
		beliefs.name('match!m', '2-b', true);
		expect(beliefs.areAlike).toBe(true);
	});

	it('that has to be read is not given before', () => {
		const beliefs = known('match!m');
		beliefs.name('match!m', '2-b');
		beliefs.measure('match!m', 4);
		expect([beliefs.unread, beliefs.lacking, beliefs.isGiven('match!m')]).toEqual([['match!m'], [], false]);
		beliefs.hold('match!m', { revision: '2-b', length: 4 }, 5);
		expect([beliefs.unread, beliefs.lacking]).toEqual([[], ['match!m']]);
	});

	it('is read where a list names an older revision, and not where a change is heard of late', () => {
		const beliefs = known('match!m');
		beliefs.hold('match!m', { revision: '2-b', length: 4 }, 4);
		beliefs.name('match!m', '1-a', true);
		expect([beliefs.unread, beliefs.areAlike]).toEqual([[], false]);
		beliefs.name('match!m', '1-a');
		expect(beliefs.unread).toEqual(['match!m']);
	});

	it('that is gone is lacking, is sent under no revision, and shows that the group went back', () => {
		const beliefs = known('match!m', 'match!n');
		beliefs.list(new Map([['match!n', '1-a']]));
		expect([beliefs.lacking, beliefs.of('match!m').held?.revision]).toEqual([['match!m'], '']);
		expect(goesBack).toHaveBeenCalledOnce();
	});
});

describe('the newest changes', () => {
	const ids = numbered(30);

	it('fit where those named last are among them', () => {
		const beliefs = known(...ids);
		const newest = ids.toReversed().slice(0, 20);
		expect(beliefs.fits(newest.map((id) => change(id)))).toBe(true);
		beliefs.name('match!0', '2-b');
		expect(beliefs.fits([change('match!0', '2-b'), ...newest.slice(0, 19).map((id) => change(id))])).toBe(
			true
		);
		expect(goesBack).not.toHaveBeenCalled();
	});

	it('fit, and are named, where a document has changed since', () => {
		const beliefs = known(...ids.slice(0, 3));
		expect(
			beliefs.fits([
				change('match!new', '1-x'),
				...ids.slice(0, 2).map((id) => change(id)),
				change('match!2', '4-d')
			])
		).toBe(true);
		expect(beliefs.unread.toSorted()).toEqual(['match!2', 'match!new']);
	});

	it.each([
		['lack what was named last', ids.slice(0, 20).map((id) => change(id))],
		['are none', []],
		[
			'name an older revision',
			[
				change('match!29', '0-x'),
				...ids
					.toReversed()
					.slice(1, 20)
					.map((id) => change(id))
			]
		],
		[
			'name another revision as late',
			[
				change('match!29', '1-b'),
				...ids
					.toReversed()
					.slice(1, 20)
					.map((id) => change(id))
			]
		]
	])('that %s do not fit', (_, changes) => {
		expect(known(...ids).fits(changes)).toBe(false);
	});
});

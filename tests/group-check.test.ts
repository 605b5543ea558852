/** The check of a group's database, as one function: what it lets in, and why it refuses the rest. */
import { describe, expect, it } from 'vitest';
import { type check, design } from '../tools/group/check.mjs';

interface Refusal {
	readonly forbidden: string;
}
interface User {
	readonly name: string;
	readonly roles: readonly string[];
}
const member: User = { name: 'salon', roles: [] };
const admin: User = { name: 'admin', roles: ['_admin'] };
const entries = (...said: readonly unknown[]) => said.map((one) => ({ device: 'a', number: 0, said: one }));
const match = (list: unknown, more: object = {}) => ({
	_id: 'match!m',
	ochaya: 6,
	kind: 'match',
	entries: list,
	...more
});
const stored = (list: unknown, rev = '3-abc') => match(list, { _rev: rev });

/** @returns why it is refused; undefined if it is let in. The function runs from its source text, as on the server. */
const refusal = (document: object, before: object | null = null, user = member): string | undefined => {
	const run = new Function(`return (${design.validate_doc_update})`)() as typeof check;
	try {
		run(document, before, user);
		return undefined;
	} catch (error) {
		return (error as Refusal).forbidden;
	}
};

describe('the check of a group', () => {
	it('lets a match be begun, and continued at its end', () => {
		expect(refusal(match(entries('start')))).toBeUndefined();
		expect(refusal(stored(entries('start', 'tap')), stored(entries('start')))).toBeUndefined();
		expect(refusal(stored(entries('start')), stored(entries('start')))).toBeUndefined();
	});

	it('lets it be continued by a phone that writes the fields of an entry in another order', () => {
		const before = stored([{ kind: 'start', options: { goal: 3, of: [1, 2] } }]);
		const same = { options: { of: [1, 2], goal: 3 }, kind: 'start' };
		expect(refusal(stored([same, { kind: 'tap' }]), before)).toBeUndefined();
		expect(refusal(stored([{ ...same, at: 1 }, { kind: 'tap' }]), before)).toContain('only added at the end');
		expect(refusal(stored([{ kind: 'start' }, { kind: 'tap' }]), before)).toContain('only added at the end');
	});

	it.each([
		['a shorter one', entries('start')],
		['another entry', entries('start', 'other', 'more')],
		['an entry before others', entries('tap', 'start', 'tap')],
		['a list for an object', entries('start', [])]
	])('refuses %s in place of what was recorded, whoever writes it', (_, list) => {
		for (const user of [member, admin]) {
			expect(refusal(stored(list), stored(entries('start', 'tap')), user)).toContain('only added at the end');
		}
	});

	it('refuses that anything is deleted or attached', () => {
		const before = stored(entries('start'));
		expect(refusal({ _id: 'match!m', _rev: '3-abc', _deleted: true }, before, admin)).toContain('deleted');
		expect(refusal({ ...before, _attachments: {} }, before)).toContain('attached');
	});

	it('lets a match be written again that an administrator has deleted', () => {
		const gone = { _id: 'match!m', _rev: '4-abc', _deleted: true };
		expect(refusal(match(entries('start')), gone)).toBeUndefined();
	});

	it('refuses a member what replication writes, but for the next revision', () => {
		const revisions = { start: 4, ids: ['d', 'abc'] };
		const next = match(entries('start', 'tap'), { _rev: '4-d', _revisions: revisions });
		expect(refusal(next, stored(entries('start')))).toBe('Only an administrator replicates.');
		expect(refusal(next)).toBe('Only an administrator replicates.');
		expect(refusal(next, null, admin)).toBeUndefined();
	});

	it('lets players and rule sets be written and changed', () => {
		for (const kind of ['player', 'rule-set']) {
			const document = { _id: `${kind}!x`, ochaya: 6, kind, name: 'Aki' };
			expect(refusal(document)).toBeUndefined();
			expect(refusal({ ...document, name: 'Ben' }, { ...document, _rev: '1-a' })).toBeUndefined();
		}
	});

	it('lets only an administrator write of which version the group is', () => {
		const sign = { _id: 'group', ochaya: 6, kind: 'group' };
		expect(refusal(sign)).toBe('Only what Ochaya writes.');
		expect(refusal(sign, null, admin)).toBeUndefined();
	});

	it.each([
		['of other programs', { _id: 'recipe', tea: 'green' }],
		['of earlier versions', { _id: 'm!0000000!phone', ochaya: 1, kind: 'delete', at: 5 }],
		[
			'of one kind under the id of another',
			{ _id: 'player!x', ochaya: 6, kind: 'match', entries: entries('start') }
		],
		['without a version', { _id: 'match!m', kind: 'match', entries: entries('start') }],
		['of a match without entries', match([])],
		['of a match whose entries are no list', match({ 0: 'start' })],
		['that are too long', match(entries('x'.repeat(500_000)))],
		['of players that are too long', { _id: 'player!x', ochaya: 6, kind: 'player', name: 'x'.repeat(70_000) }]
	])('refuses documents %s', (_, document) => {
		expect(refusal(document)).toBeDefined();
	});
});

import { expect, test } from 'vitest';
import { add, log, start } from '../../../tests/support/toy-log.ts';
import { matchDocument, playerDocument, readDocument, ruleSetDocument } from './document.ts';

const line = log(start, add(0, 1));
const stored = (document: object) => ({ ...document, _rev: '2-b' });
const player = { id: 'aki', name: 'Aki', created: 5, sameAs: 'ben' };
const ruleSet = {
	id: 'r',
	game: 'toy',
	version: 2,
	name: 'Tea',
	preset: 'ten',
	options: {},
	created: 1,
	changed: 2
};

test('a match, a player and a rule set come back as they were', () => {
	const read = (document: object) => readDocument(stored(document))?.content;
	expect(read(matchDocument('match-1', line))).toEqual({ is: 'match', match: 'match-1', line });
	expect(read(playerDocument({ ...player, used: 7, mark: 3 }))).toEqual({ is: 'player', player });
	expect(read(ruleSetDocument(ruleSet))).toEqual({ is: 'rule-set', ruleSet });
});

test('all say to builds that knew a document an entry that a newer version wrote them', () => {
	for (const { ochaya } of [matchDocument('m', line), playerDocument(player), ruleSetDocument(ruleSet)])
		expect(ochaya).toBeGreaterThan(5);
});

test('revisions beside the one that counts are named', () => {
	const document = { ...stored(matchDocument('match-1', line)), _conflicts: ['2-a'] };
	expect(readDocument(document)).toMatchObject({ revision: '2-b', conflicts: ['2-a'] });
});

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
test.each([
	['of a later version', { _id: 'match!m', ochaya: 7, kind: 'match' }, 'newer'],
	['without a kind', { _id: 'match!m', ochaya: 6 }, 'strange'],
	['of a match without entries', { ...matchDocument('m', []) }, 'strange'],
	['of one kind under the id of another', { ...matchDocument('m', line), kind: 'player' }, 'strange'],
	['of an id that no match has', matchDocument('a b', line), 'strange'],
	['that is too deep', { ...matchDocument('m', line), more: deep(9000) }, 'strange'],
	['of an entry that is none', { ...matchDocument('m', line), entries: [7] }, 'strange']
])('a document %s is set aside', (_, document, why) => {
	expect(readDocument(stored(document))?.content).toBe(why);
});

test('what is no document is none', () => {
	expect(readDocument(undefined)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { log, start } from '../../../tests/support/toy-log.ts';
import { entryDocument, readDocument } from './document.ts';

const noted = { kind: 'finish', noted: { winners: [1], scores: [4, 12] } } as const;

test('a noted result says that older builds cannot read it, and comes back the same', () => {
	const [, entry] = log(start, noted);
	if (!entry) throw new Error('No entry');
	const document = entryDocument(entry);
	expect(document.ochaya).toBe(4);
	expect(readDocument({ ...document, _rev: '1-0' })).toEqual({ is: 'entry', entry });
});

test('giving up is read by older builds', () => {
	const [, entry] = log(start, { kind: 'finish' });
	expect(entry && entryDocument(entry).ochaya).toBe(3);
});

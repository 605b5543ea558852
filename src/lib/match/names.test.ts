import { describe, expect, it } from 'vitest';
import { isSameName, tidyName } from './entry.ts';

describe('a name as typed', () => {
	it('loses outer and doubled blanks', () => {
		expect(tidyName('  Marie \u00a0\t Lou\n')).toBe('Marie Lou');
	});
	it('is cut at 40 characters, never inside one', () => {
		expect(tidyName('x'.repeat(50))).toBe('x'.repeat(40));
		expect(tidyName('🌸'.repeat(50))).toBe('🌸'.repeat(40));
	});
	it('cannot turn the text around it', () => {
		expect(tidyName('Sam\u202E')).toBe('Sam');
	});
	it.each([
		['Léa', 'LEA'],
		['Zoë', ' zoe '],
		['Ōtani', 'otani']
	])('%s is %s', (a, b) => expect(isSameName(a, b)).toBe(true));
	it.each([
		['Léa', 'Léo'],
		['かな', 'がな']
	])('%s is not %s', (a, b) => expect(isSameName(a, b)).toBe(false));
});

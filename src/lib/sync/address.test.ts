import { describe, expect, it } from 'vitest';
import { readAddress } from './address.ts';

const page = 'https://tea.example/fr/settings/';
const others = ['https://couch.example'];

describe('the address of a group', () => {
	it.each([
		['/db/group', 'https://tea.example/db/group'],
		['  https://tea.example/db/group/ ', 'https://tea.example/db/group'],
		['tea.example/db/group', 'https://tea.example/db/group'],
		['https://couch.example/group', 'https://couch.example/group']
	])('%s is %s', (typed, url) => {
		expect(readAddress(typed, page, others)).toEqual({ url });
	});
	it.each([
		['', 'not-an-address'],
		['group', 'not-an-address'],
		['https://', 'not-an-address'],
		['https://tea.example/', 'not-an-address'],
		['https://tea.example/db/Group', 'not-an-address'],
		['https://tea.example/db/group?x=1', 'not-an-address'],
		['https://lea:secret@tea.example/db/group', 'holds-password'],
		['http://tea.example/db/group', 'not-safe'],
		['http://192.168.1.5/group', 'not-safe'],
		['javascript:alert(1)', 'not-an-address'],
		['https://elsewhere.example/group', 'other-host']
	])('%s is refused: %s', (typed, refused) => {
		expect(readAddress(typed, page, others)).toEqual({ refused });
	});
	it('may be plain http on this very machine', () => {
		const url = 'http://localhost:4173/db/group';
		expect(readAddress('/db/group', 'http://localhost:4173/fr/', [])).toEqual({ url });
	});
});

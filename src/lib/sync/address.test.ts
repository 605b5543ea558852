import { describe, expect, it } from 'vitest';
import { readAddress } from './address.ts';

const page = 'https://tea.example/fr/settings/';
const others = ['https://couch.example'];

describe('the address of a house', () => {
	it.each([
		['/db/house', 'https://tea.example/db/house'],
		['  https://tea.example/db/house/ ', 'https://tea.example/db/house'],
		['tea.example/db/house', 'https://tea.example/db/house'],
		['https://couch.example/house', 'https://couch.example/house']
	])('%s is %s', (typed, url) => {
		expect(readAddress(typed, page, others)).toEqual({ url });
	});
	it.each([
		['', 'not-an-address'],
		['house', 'not-an-address'],
		['https://', 'not-an-address'],
		['https://tea.example/', 'not-an-address'],
		['https://tea.example/db/House', 'not-an-address'],
		['https://tea.example/db/house?x=1', 'not-an-address'],
		['https://lea:secret@tea.example/db/house', 'holds-password'],
		['http://tea.example/db/house', 'not-safe'],
		['http://192.168.1.5/house', 'not-safe'],
		['javascript:alert(1)', 'not-an-address'],
		['https://elsewhere.example/house', 'other-host']
	])('%s is refused: %s', (typed, refused) => {
		expect(readAddress(typed, page, others)).toEqual({ refused });
	});
	it('may be plain http on this very machine', () => {
		const url = 'http://localhost:4173/db/house';
		expect(readAddress('/db/house', 'http://localhost:4173/fr/', [])).toEqual({ url });
	});
});

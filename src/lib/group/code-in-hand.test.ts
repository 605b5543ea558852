import { expect, test } from 'vitest';
import { CodeInHand } from './code-in-hand.svelte';
import { toJoinCode } from './join-code';

const credentials = { url: 'https://tea.test/db/salon', name: 'salon', password: 'secret' };

test('a code is there until it is put away, or another one comes', () => {
	const code = new CodeInHand();
	expect([code.credentials, code.problem]).toEqual([undefined, '']);
	code.isScanning = true;
	code.take(toJoinCode(credentials));
	expect([code.credentials, code.problem, code.isScanning]).toEqual([credentials, '', false]);
	code.take(toJoinCode({ ...credentials, password: 'new' }));
	expect(code.credentials?.password).toBe('new');
	code.drop();
	expect([code.credentials, code.problem]).toEqual([undefined, '']);
});

test('a damaged code is not one of something else', () => {
	const code = new CodeInHand();
	code.take(toJoinCode(credentials).slice(0, -3));
	expect([code.credentials, code.problem]).toEqual([
		undefined,
		'This join code is incomplete or damaged: ask for it again.'
	]);
	code.take('match=1.abc');
	expect([code.credentials, code.problem]).toEqual([undefined, 'This isn’t a join code.']);
});

import { expect, test } from 'vitest';
import { isGroupOffered } from './offered-group';

const nothing = { isJoined: false, hasCode: false, isHosted: false, hash: '' };

test('a phone that was given no group is told of none', () => {
	expect(isGroupOffered(nothing)).toBe(false);
	expect(isGroupOffered({ ...nothing, hash: '#groups' })).toBe(false);
	expect(__HAS_GROUPS__).toBe(false);
});

test('a group is offered by its host’s build or link, by a join code, and where one was joined', () => {
	for (const given of [{ isJoined: true }, { hasCode: true }, { isHosted: true }, { hash: '#group' }])
		expect(isGroupOffered({ ...nothing, ...given })).toBe(true);
});

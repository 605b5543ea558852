import { expect, it } from 'vitest';
import { markCount } from '$lib/store/players/player.ts';
import { crests } from '$lib/ui/art/crests.ts';
import { personLabelsOf } from './played.ts';

const twins = [
	{ id: 'twin-one', name: 'Twin', created: 11 },
	{ id: 'twin-two', name: 'Twin', created: 11 },
	{ id: 'long', name: 'W'.repeat(160), created: 3, mark: 11 }
];

it('players with the same name and time are told apart by their marks; somebody not on the list is named “?”', () => {
	const labels = personLabelsOf(twins);
	expect(labels.nameOf('twin-one')).toBe(labels.nameOf('twin-two'));
	expect(labels.markOf('twin-one')).not.toBe(labels.markOf('twin-two'));
	expect(labels.markOf('long')).toBe(11);
	expect([labels.nameOf('nobody'), labels.markOf('nobody')]).toEqual(['?', 0]);
});

it('there is a crest for each mark that a player can have', () => {
	expect(crests).toHaveLength(markCount);
});

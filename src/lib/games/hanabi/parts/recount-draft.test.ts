/** The draft of a recount. */
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../outcome.ts';
import { countCards } from '../rules/recount.ts';
import { presets } from '../rules/presets.ts';
import { act } from '../rules/act.ts';
import { start } from '../rules/start.ts';
import { draftOf, recountFrom, withHeight, withCycledCopies } from './recount-draft.ts';

const begun = start(presets.standard, 3);

describe('a recount', () => {
	it('that changes nothing is no entry', () => {
		expect(recountFrom(begun, draftOf(begun))).toBeUndefined();
	});

	it('sets only the counters that differ', () => {
		expect(recountFrom(begun, { ...draftOf(begun), tokens: 5 })).toEqual({
			type: 'recount',
			tokens: 5,
			fuses: null,
			pile: null,
			hands: null,
			fireworks: null,
			discard: null
		});
	});

	it('opens with the counters that a past one set', () => {
		const entry = recountFrom(begun, { ...draftOf(begun), tokens: 5, hands: [4, 5, 5] });
		expect(entry).toMatchObject({ hands: [4, 5, 5, 0, 0] });
		expect(draftOf(begun, entry)).toMatchObject({ tokens: 5, hands: [4, 5, 5], pile: begun.pile });
	});

	it('that adds up is accepted', () => {
		const red = { colour: 'red', rank: 1 } as const;
		if (begun.discard === 'untracked') throw new Error('The standard show tracks its discard');
		const counted = {
			...draftOf(begun),
			pile: begun.pile - 2,
			fireworks: withHeight(begun.fireworks, 'blue', 1),
			discard: withCycledCopies(begun.discard, red, begun)
		};
		const entry = recountFrom(begun, counted);
		const after = entry && act(begun, entry);
		expect(after && !isRefusal(after) && countCards(after)).toMatchObject({
			fireworks: 1,
			discard: 1,
			deck: 50
		});
	});
});

it('one more copy than a card has sets its discard to none', () => {
	const five = { colour: 'green', rank: 5 } as const;
	const two = { colour: 'green', rank: 2 } as const;
	if (begun.discard === 'untracked') throw new Error('The standard show tracks its discard');
	const once = withCycledCopies(begun.discard, five, begun);
	expect(once.green).toEqual([0, 0, 0, 0, 1]);
	expect(withCycledCopies(once, five, begun).green).toEqual([0, 0, 0, 0, 0]);
	const laid = { ...begun, fireworks: withHeight(begun.fireworks, 'green', 2) };
	expect(withCycledCopies(withCycledCopies(begun.discard, two, laid), two, laid).green).toEqual([
		0, 0, 0, 0, 0
	]);
});

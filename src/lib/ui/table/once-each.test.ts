import { expect, it } from 'vitest';
import { onceEach, type Tap } from './once-each.ts';

const [clue, discard] = [new EventTarget(), new EventTarget()];
const tap = (timeStamp: number, currentTarget: EventTarget, clientX: number, detail = 1): Tap => ({
	timeStamp,
	currentTarget,
	clientX,
	clientY: 0,
	detail
});
/** @returns the times of the taps that counted, and of those that were dropped. */
const taken = (taps: readonly Tap[], inVain: readonly number[] = []) => {
	const [counted, dropped]: [number[], number[]] = [[], []];
	let at = 0;
	const once = onceEach(450, () => dropped.push(at));
	for (const one of taps) {
		at = one.timeStamp;
		once(one, () => {
			counted.push(at);
			return !inVain.includes(at);
		});
	}
	return { counted, dropped };
};

it('two quick taps on a control count once, and the second is reported as dropped', () => {
	expect(taken([tap(0, clue, 0), tap(100, clue, 90), tap(450, clue, 0)])).toEqual({
		counted: [0, 450],
		dropped: [100]
	});
});

it('a quick tap on another control counts', () => {
	expect(taken([tap(0, clue, 0), tap(80, discard, 90)])).toEqual({ counted: [0, 80], dropped: [] });
});

it('a quick tap on another control at the same place does not count', () => {
	expect(taken([tap(0, clue, 0), tap(80, discard, 12)])).toEqual({ counted: [0], dropped: [80] });
});

it('clicks by keyboard are not compared by place', () => {
	expect(taken([tap(0, clue, 0, 0), tap(80, discard, 0, 0)])).toEqual({ counted: [0, 80], dropped: [] });
});

it('after a tap that did nothing the next one counts', () => {
	expect(taken([tap(0, clue, 0), tap(80, clue, 0)], [0])).toEqual({ counted: [0, 80], dropped: [] });
});

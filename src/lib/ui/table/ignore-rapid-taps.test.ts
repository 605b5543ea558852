import { expect, it } from 'vitest';
import { ignoreRapidTaps } from './ignore-rapid-taps.ts';

/** @returns the times of the taps that were let through. */
const letThrough = (times: readonly number[], isInVain: (time: number) => boolean): readonly number[] => {
	const once = ignoreRapidTaps(450);
	const through: number[] = [];
	for (const timeStamp of times) {
		once({ timeStamp }, () => {
			through.push(timeStamp);
			return !isInVain(timeStamp);
		});
	}
	return through;
};

it('a tap within the time after one that counted is ignored', () => {
	expect(letThrough([0, 100, 449, 450, 800, 900], () => false)).toEqual([0, 450, 900]);
});

it('after a tap that did nothing the next one counts', () => {
	expect(letThrough([0, 100, 200], (time) => time < 100)).toEqual([0, 100]);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { typingErrorsOf } from '../../../tests/support/slips';
import { FrameCollector, mostFrames, partLength, toFrames } from './frames';

const framesOf = (text: string): readonly string[] => {
	const frames = toFrames(text);
	if (!frames) throw new Error('Too many');
	return frames;
};
const text = (length: number): string => Array.from({ length }, (_, at) => 'abcdefg'[at % 7]).join('');

it('a short text is one code, a long one several', () => {
	expect(framesOf('1.abc')).toHaveLength(1);
	expect(framesOf('1.abc')[0]).toMatch(/^OCHAYA:[0-9a-f]{8}:0:1:1\.abc$/);
	expect(framesOf(text(partLength * 2 + 1))).toHaveLength(3);
	expect(toFrames(text(partLength * mostFrames + 1))).toBeUndefined();
});

it('codes are read in any order, starting anywhere, some twice', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 9 * partLength }).chain((length) => {
				const frames = [...framesOf(text(length))];
				const shown = fc.shuffledSubarray(frames, { minLength: frames.length });
				return fc.tuple(fc.constant(length), shown, fc.array(fc.constantFrom(...frames)));
			}),
			([length, shown, before]) => {
				const gathering = new FrameCollector();
				for (const code of before) gathering.add(code);
				const last = shown.map((code) => gathering.add(code)).at(-1);
				expect(last?.text).toBe(text(length));
			}
		)
	);
});

it('tells how far it is, and what is missing', () => {
	const [first = '', second = '', third = ''] = framesOf(text(partLength * 3));
	const gathering = new FrameCollector();
	expect(gathering.add(third)).toEqual({ have: 1, of: 3, missing: [0, 1], text: undefined });
	expect(gathering.add(third)).toMatchObject({ have: 1 });
	expect(gathering.add(first)).toMatchObject({ have: 2, missing: [1] });
	expect(gathering.add(second)).toMatchObject({ have: 3, text: text(partLength * 3) });
});

it('starts over with a code of another text', () => {
	const [first = ''] = framesOf(text(partLength * 2));
	const gathering = new FrameCollector();
	gathering.add(first);
	expect(gathering.add(framesOf('another')[0] ?? '')).toMatchObject({ have: 1, of: 1, text: 'another' });
});

it.each([
	'https://example.org/',
	'OCHAYA:1dc26d6f:3:3:late',
	'OCHAYA:1dc26d6f:0:0:none',
	`OCHAYA:1dc26d6f:0:${mostFrames + 1}:many`,
	`OCHAYA:1dc26d6f:0:1:${'x'.repeat(partLength + 1)}`,
	'OCHAYA:zzz:0:1:x',
	''
])('ignores a code that is not from this app: %s', (code) => {
	expect(new FrameCollector().add(code)).toBeUndefined();
});

it('starts over when the text put together does not match the digest', () => {
	expect(new FrameCollector().add('OCHAYA:00000000:0:1:misread')).toMatchObject({ have: 0, text: undefined });
});

it('with a letter of a code misread no other text is ever put together', () => {
	const whole = text(partLength + 30);
	const frames = framesOf(whole);
	for (const [place, frame] of frames.entries()) {
		for (const slip of typingErrorsOf(frame, 4)) {
			const gathering = new FrameCollector();
			for (const [at, code] of frames.entries()) if (at !== place) gathering.add(code);
			expect([undefined, whole]).toContain(gathering.add(slip)?.text);
		}
	}
});

import { expect, test } from 'vitest';
import { fittingSize } from './fitting-size';

test.each([
	['a short name has the wanted size', 'Léa', 100, 20],
	['a long one a smaller size', 'Maximilienne', 75, 10],
	['Chinese characters are wider', '漢字漢字漢字漢字漢字', 110, 10],
	['an emoji of many parts is one letter', '👨‍👩‍👧‍👦', 11, 10],
	['nothing fits in any size', '', 10, 20]
])('%s', (_, text, width, size) => {
	expect(fittingSize(text, width, 20)).toBeCloseTo(size, 5);
});

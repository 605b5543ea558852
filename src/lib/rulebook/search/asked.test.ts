import { expect, it } from 'vitest';
import { readAsked } from './asked';

it('reads questions by the sections that answer them', () => {
	expect(readAsked('# equality faq-tie\négalité qui garde\n  ex aequo \n\n# gift\noffre\n')).toEqual([
		{ sections: ['equality', 'faq-tie'], forms: ['égalité qui garde', 'ex aequo'] },
		{ sections: ['gift'], forms: ['offre'] }
	]);
	expect(readAsked('')).toEqual([]);
});

it('refuses a question before the first section', () => {
	expect(() => readAsked('ex aequo\n# equality')).toThrow('“ex aequo” stands before the first section');
});

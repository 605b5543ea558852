import { expect, it } from 'vitest';
import { withRegion } from './format.ts';

it.each([
	['en', ['en-US', 'en'], 'en-US'],
	['en', ['en-GB'], 'en-GB'],
	['en', ['de-DE', 'en-AU', 'en-US'], 'en-AU'],
	['en', ['fr-FR', 'fr', 'en-US', 'en'], 'en-US'],
	['en', ['fr-CA', 'fr'], 'en-GB'],
	['en', ['en'], 'en-GB'],
	['fr', ['fr-CA', 'en-US'], 'fr-CA'],
	['fr', ['fr', 'fr-CH'], 'fr-CH'],
	['fr', ['nl-BE', 'fr-BE'], 'fr-BE'],
	['fr', ['en-US', 'en'], 'fr-FR'],
	['fr', [], 'fr-FR']
] as const)('an app in “%s” for a browser that wants %j formats as %s', (locale, languages, expected) => {
	expect(withRegion(locale, languages)).toBe(expected);
});

it('a tag with a script or an extension counts for its language and region', () => {
	expect(withRegion('en', ['en-Latn-US'])).toBe('en-US');
	expect(withRegion('en', ['en-US-u-hc-h23'])).toBe('en-US');
	expect(withRegion('en', ['EN-us'])).toBe('en-US');
});

it('a tag that is malformed, or of a region that nothing is known of, is passed over', () => {
	expect(withRegion('en', ['en-US@posix', 'en-IE'])).toBe('en-IE');
	expect(withRegion('en', ['en-ZZ'])).toBe('en-GB');
	expect(withRegion('fr', ['frp-IT', 'fr-ZZ'])).toBe('fr-FR');
});

it('a language without a region of its own is left to the browser, and one that names its region keeps it', () => {
	expect(withRegion('de', ['en-US'])).toBe('de');
	expect(withRegion('de', ['de-AT'])).toBe('de-AT');
	expect(withRegion('pt-BR', ['pt-PT', 'pt-BR'])).toBe('pt-BR');
});

it('while pages are built, the region does not depend on who builds them', () => {
	expect([withRegion('en'), withRegion('fr')]).toEqual(['en-GB', 'fr-FR']);
});

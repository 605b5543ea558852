import { expect, test, vi } from 'vitest';
import { m } from './paraglide/messages';

const forms = (locale: 'en' | 'fr') =>
	[0, 1, 2, 5].map((n) => m.hanabi_tokens({ n }, { locale }).replace(/\s/, ' '));

test('messages have the plural forms of their language', () => {
	expect(forms('en')).toEqual(['0 blue tokens', '1 blue token', '2 blue tokens', '5 blue tokens']);
	expect(forms('fr')).toEqual(['0 jeton bleu', '1 jeton bleu', '2 jetons bleus', '5 jetons bleus']);
});

test('the rules of a language are made once', () => {
	forms('fr');
	const rules = vi.spyOn(Intl, 'PluralRules');
	forms('fr');
	expect(rules).not.toHaveBeenCalled();
	rules.mockRestore();
});

import { expect, it, vi } from 'vitest';
import { plural } from './plural.ts';
import { m } from './paraglide/messages';

it.each([
	['fr', 0, 'one'],
	['fr', 1, 'one'],
	['fr', 2, 'other'],
	['en', 0, 'other'],
	['en', 1, 'one'],
	['en', 2, 'other']
])('in %s, %i is said as %s', (locale, count, form) => {
	expect(plural(locale, count)).toBe(form);
});

it('messages with counts make the rules of a language once', () => {
	m.hanabi_tokens({ n: 1 }, { locale: 'en' });
	const making = vi.spyOn(Intl, 'PluralRules');
	expect(m.hanabi_tokens({ n: 3 }, { locale: 'en' })).toContain('3');
	expect(making).not.toHaveBeenCalled();
	making.mockRestore();
});

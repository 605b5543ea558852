/** The message files say the same things in every language. */
import { describe, expect, it } from 'vitest';
import { locales } from '$lib/i18n/locale';
import { m } from '$lib/i18n/paraglide/messages';
import settings from '$lib/i18n/project.inlang/settings.json';

type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[];
type Messages = Readonly<Record<string, Message>>;

const files = import.meta.glob<Messages>(
	['/src/lib/*/messages/*.json', '/src/lib/games/*/words/messages/*.json'],
	{
		eager: true,
		import: 'default'
	}
);
const folders = [...new Set(Object.keys(files).map((path) => path.replace(/[^/]+$/, '')))];

const messagesIn = (folder: string, locale: string): Messages => {
	const { $schema: _, ...messages } = files[`${folder}${locale}.json`] ?? {};
	return messages;
};
const textsOf = (message: Message): readonly string[] =>
	typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));
const paramsOf = (message: Message): readonly string[] =>
	[...new Set(textsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

it('finds the app’s messages and a game’s', () => {
	expect(folders).toContain('/src/lib/i18n/messages/');
	expect(folders).toContain('/src/lib/games/hanamikoji/words/messages/');
});

it('no key is in two files', () => {
	const keys = folders.flatMap((folder) => Object.keys(messagesIn(folder, 'en')));
	expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});

// Without its plugin, the compiler only warns, compiles nothing and exits with 0.
it('every message is compiled', () => {
	const keys = folders.flatMap((folder) => Object.keys(messagesIn(folder, 'en')));
	expect(Object.keys(m).sort()).toEqual(keys.sort());
});

it('the settings name every folder of messages', () => {
	const patterns = settings['plugin.inlang.messageFormat'].pathPattern;
	const named = patterns.map((pattern) => new URL(pattern, 'file:///src/lib/i18n/').pathname);
	expect(named.sort()).toEqual(folders.map((folder) => `${folder}%7Blocale%7D.json`).sort());
});

describe.each(folders)('%s', (folder) => {
	it('has the same keys in every language', () => {
		const english = Object.keys(messagesIn(folder, 'en')).sort();
		expect(english).not.toEqual([]);
		for (const locale of locales) expect(Object.keys(messagesIn(folder, locale)).sort()).toEqual(english);
	});

	it('has the same parameters in every language', () => {
		const english = messagesIn(folder, 'en');
		for (const locale of locales)
			for (const [key, message] of Object.entries(messagesIn(folder, locale)))
				if (paramsOf(message).join() !== paramsOf(english[key] ?? '').join())
					expect.fail(`${locale} ${key} has other parameters than in English`);
	});

	it('nothing is empty', () => {
		for (const locale of locales)
			for (const [key, message] of Object.entries(messagesIn(folder, locale)))
				if (textsOf(message).some((text) => text.trim() === '')) expect.fail(`${locale} ${key} is empty`);
	});
});

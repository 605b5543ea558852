/** Checks that hold for every game's rulebook in every language. */
import { describe, expect, it } from 'vitest';
import type { Rulebook } from '$lib/games/game';
import { locales } from '$lib/i18n/locale';
import { printedHtml } from './cases/choose';

const books = import.meta.glob<Rulebook>('../games/*/rulebook/*.md', { eager: true, import: 'default' });
const folders = [...new Set(Object.keys(books).map((path) => path.replace(/[^/]+\.md$/, '')))];
const bookIn = (folder: string, locale: string): Rulebook => books[`${folder}${locale}.md`] ?? [];

/** The visible text: without tags, and with the compiler's entities decoded. */
const textOf = (html: string): string =>
	html
		.replaceAll(/<\/?(?:span|rule-case)[^>]*>/g, '')
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll('&quot;', '"')
		.replaceAll('&#39;', "'")
		.replaceAll('&amp;', '&');

it('finds rulebooks', () => expect(folders).not.toEqual([]));

describe.each(folders)('%s', (folder) => {
	it('has the same sections in the same order in every language', () => {
		const shapes = locales.map((locale) => bookIn(folder, locale).map(({ id, level }) => `${level} ${id}`));
		expect(shapes[0]).not.toEqual([]);
		for (const shape of shapes) expect(shape).toEqual(shapes[0]);
	});

	it.each(locales)('%s: every section opens with a key sentence', (locale) => {
		for (const { id, html } of bookIn(folder, locale)) {
			// The values of the match are in tags within the sentence.
			expect(printedHtml(html).replaceAll(/<\/?span[^>]*>/g, ''), id).toMatch(
				/^<p><strong>[^<]+<\/strong><\/p>/
			);
		}
	});

	it.each(locales)('%s: links the same sections', (locale) => {
		const linksOf = (book: Rulebook) =>
			book.map(({ id, html }) => [
				id,
				...[...html.matchAll(/href="(#[^"]+)"/g)].map((link) => link[1]).sort()
			]);
		expect(linksOf(bookIn(folder, locale))).toEqual(linksOf(bookIn(folder, 'en')));
	});

	it.each(locales)('%s: typographic apostrophes and quotes', (locale) => {
		for (const { id, title, html } of bookIn(folder, locale)) {
			expect(`${title} ${textOf(html)}`, id).not.toMatch(/['"]/);
		}
	});

	it('fr: no-break spaces where French wants them', () => {
		for (const { id, title, html } of bookIn(folder, 'fr')) {
			const text = `${title} ${textOf(html)}`;
			expect(text, id).not.toMatch(/[^\u202f][;!?]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»/);
		}
	});
});

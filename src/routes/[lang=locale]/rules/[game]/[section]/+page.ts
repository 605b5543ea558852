import { error } from '@sveltejs/kit';
import { locales } from '$lib/i18n/locale';
import { metas } from '$lib/games/registry';
import { loadRules } from '$lib/rulebook/load';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = async () => {
	const books = await Promise.all(
		locales.flatMap((lang) =>
			metas.map(async ({ id }) => {
				const { book } = await loadRules(id, lang);
				return book.map((section) => ({ lang, game: id, section: section.id }));
			})
		)
	);
	return books.flat();
};

export const load: PageLoad = async ({ params }) => {
	const rules = await loadRules(params.game, params.lang);
	const section = rules.book.find(({ id }) => id === params.section);
	if (!section) error(404);
	return { ...rules, section };
};

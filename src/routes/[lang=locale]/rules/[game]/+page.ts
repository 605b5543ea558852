import { locales } from '$lib/i18n/locale';
import { metas } from '$lib/games/registry';
import { loadRules } from '$lib/rulebook/load';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () =>
	locales.flatMap((lang) => metas.map(({ id }) => ({ lang, game: id })));

export const load: PageLoad = ({ params }) => loadRules(params.game, params.lang);

import { metas } from '../../games/registry';
import { makeIndex, type SearchIndex } from './make-index';

let loading: Promise<SearchIndex> | undefined;

/** The index of all rulebooks: fetched once, when it is first wanted. Rejects offline before the app was kept; can be asked again. */
export const loadIndex = (): Promise<SearchIndex> => {
	loading ??= import('virtual:rule-search').then(({ default: games }) => {
		const rank = (id: string) => metas.findIndex((meta) => meta.id === id);
		return makeIndex([...games].sort((a, b) => rank(a.id) - rank(b.id)));
	});
	loading.catch(() => (loading = undefined));
	return loading;
};

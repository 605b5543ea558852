/**
 * What the service worker keeps of the texts that are of one language, rulebooks and player aids: those of the
 * language in use from the first visit on, those of another once it is chosen. The build writes this function
 * into a file of the worker as it stands, so that it can use nothing from outside itself.
 *
 * @param filesByLocale from the scope of the worker.
 */
export const keepTexts = (filesByLocale: Readonly<Record<string, readonly string[]>>): void => {
	const worker = self as unknown as WorkerScope;
	const { scope } = worker.registration;
	const locales = Object.keys(filesByLocale);
	const filesOf = (locale: string) => (filesByLocale[locale] ?? []).map((file) => scope + file);
	/** Stands in the cache for a language that is kept: what its files are called changes with each version. */
	const markOf = (locale: string) => `${scope}texts/${locale}`;
	const keep = async (locale: string): Promise<void> => {
		const cache = await caches.open('texts');
		const kept = (await cache.keys()).map(({ url }) => url);
		await cache.addAll(filesOf(locale).filter((file) => !kept.includes(file)));
		if (!kept.includes(markOf(locale))) await cache.put(markOf(locale), new Response());
	};
	/** Those that were kept before and those of open pages; all where nothing is known. */
	const wanted = async (): Promise<readonly string[]> => {
		const cache = await caches.open('texts');
		const kept = (await cache.keys()).map(({ url }) => url);
		const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
		const known = locales.filter(
			(locale) =>
				kept.includes(markOf(locale)) || pages.some(({ url }) => url.startsWith(`${scope}${locale}/`))
		);
		return known.length > 0 ? known : locales;
	};
	const forgetOthers = async (): Promise<void> => {
		const cache = await caches.open('texts');
		const known = locales.flatMap((locale) => [...filesOf(locale), markOf(locale)]);
		const others = (await cache.keys()).filter(({ url }) => !known.includes(url));
		await Promise.all(others.map((request) => cache.delete(request)));
	};
	worker.addEventListener('install', (event) =>
		event.waitUntil(wanted().then((all) => Promise.all(all.map(keep))))
	);
	worker.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
	worker.addEventListener('message', (event) => {
		const asked: unknown = (event.data as { readonly keepTexts?: unknown } | null)?.keepTexts;
		const locale = locales.find((one) => one === asked);
		// Without a network it is asked for again by the next page.
		if (locale) event.waitUntil(keep(locale).catch(() => undefined));
	});
};

/** What is used of it; TypeScript's library for workers does not go with that for pages. */
interface WorkerScope {
	readonly registration: { readonly scope: string };
	readonly clients: {
		matchAll: (of: {
			readonly includeUncontrolled: boolean;
			readonly type: 'window';
		}) => Promise<readonly { readonly url: string }[]>;
	};
	addEventListener: (
		type: 'install' | 'activate' | 'message',
		listen: (event: { readonly data?: unknown; waitUntil: (work: Promise<unknown>) => void }) => void
	) => void;
}

/** The service worker's answer to a navigation request. */
import { findCached } from './cache';

/** The paths of the app's pages after the language. navigation.test.ts compares them with src/routes. */
const pages =
	/^\/((evening|history|match|new|players|ranking|receive|records|rules|settings|tool|watch)\/)?$/;

/**
 * Answers a navigation request. A page of the app is answered with the cached shell page
 * (`src/routes/shell`), so that no page is of another version than its files and none waits for the network.
 * Everything else comes from the network:
 *
 * - A rulebook, one of its sections or a player aid is answered with the shell if the network takes longer
 *   than two seconds.
 * - Without a network, an address without its final slash, or with `index.html`, is redirected to its page.
 * - Without a network, any other address is answered with the shell and status 404. The shell then shows
 *   that there is no such page.
 *
 * @param scope the scope of the service worker.
 * @param app the languages of the app, and the cache key of the shell page.
 * @throws {TypeError} when the shell is not cached and the network does not answer.
 */
export const answerNavigation = async (
	request: Request,
	scope: string,
	{ locales, shell }: { readonly locales: readonly string[]; readonly shell: string }
): Promise<Response> => {
	const url = new URL(request.url);
	const path = url.href.slice(scope.length).replace(/[?#].*/, '');
	const lang = locales.find((locale) => path === locale || path.startsWith(`${locale}/`));
	const inLanguage = lang ? path.slice(lang.length) : '';
	const isPage = path === '' || pages.test(inLanguage);
	const isBook = /^\/rules\/./.test(inLanguage);
	/** @returns the shell in the language of the address; undefined if it is not cached. */
	const shellPage = async (status: number): Promise<Response | undefined> => {
		const cached = await findCached(shell, scope);
		if (!cached) return undefined;
		const text = await cached.text();
		const html = lang
			? text
					.replace(/<html lang="[^"]+"/, `<html lang="${lang}"`)
					.replace(/[^/"]+(?=\/manifest\.webmanifest)/, lang)
			: text;
		return new Response(html, { status, headers: cached.headers });
	};
	if (isPage) return (await shellPage(200)) ?? fetch(request);
	const fetched = fetch(request);
	// Only rulebooks have a timeout, because the shell can show them too.
	const timeout = new Promise<undefined>((done) => {
		if (isBook) setTimeout(done, 2000);
	});
	const answer = await Promise.race([fetched.catch(() => undefined), timeout]);
	if (answer) return answer;
	const folder = path.replace(/index\.html$/, '').replace(/[^/]$/, '$&/');
	if (folder !== path) return Response.redirect(`${scope}${folder}${url.search}${url.hash}`);
	return (await shellPage(isBook ? 200 : 404)) ?? fetched;
};

/**
 * How the service worker answers a navigation that no kept page answers: all but the two homes. The build
 * writes this function into the worker as it stands, so that it can use nothing from outside itself.
 */

interface Asked {
	readonly request: Request;
	readonly url: URL;
}

/**
 * A page of the app is what the phone holds: the page without words stands in at once, so that no screen is of
 * another version than the rest and none waits for a network. A rulebook, its sections and its player aid are
 * texts of the web: they come from there, and from the phone where no network answers. An address without its
 * slash, or with its file, leads to the page. Of all other addresses nothing is there, which the page without
 * words says too.
 */
export const answerNavigation = async ({ request, url }: Asked): Promise<Response> => {
	// The folders of src/routes: see navigation.test.ts.
	const page = /^((fr|en)\/(history|match|new|players|receive|records|rules|settings|tool)\/)?$/;
	const book = /^(fr|en)\/rules\/./;
	const { scope } = (self as unknown as { registration: ServiceWorkerRegistration }).registration;
	const path = url.href.slice(scope.length).replace(/[?#].*/, '');
	const lang = /^fr\b/.test(path) ? 'fr' : 'en';
	/** @returns the page without words, in the language of the address. */
	const standIn = async (status: number): Promise<Response | undefined> => {
		const shell = await caches.match(new URL('shell/', scope), { ignoreSearch: true });
		const text = (await shell?.text())?.replace('lang="en"', `lang="${lang}"`);
		return (
			shell &&
			new Response(text?.replace('/en/manifest', `/${lang}/manifest`), { status, headers: shell.headers })
		);
	};
	if (page.test(path)) return (await standIn(200)) ?? fetch(request);
	const asked = fetch(request);
	// A network that does not answer is none, where something stands in.
	const late = new Promise<undefined>((done) => {
		if (book.test(path)) setTimeout(done, 2000);
	});
	const answer = await Promise.race([asked.catch(() => undefined), late]);
	if (answer) return answer;
	const folder = path.replace(/index\.html$/, '').replace(/[^/]$/, '$&/');
	if (folder !== path) return Response.redirect(`${scope}${folder}${url.search}${url.hash}`);
	return (await standIn(book.test(path) ? 200 : 404)) ?? asked;
};

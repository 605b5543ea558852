/** How the service worker answers a navigation. */
import { findKept } from './kept';

/** After the language; the folders of src/routes, see navigation.test.ts. */
const pages = /^\/((history|match|new|players|receive|records|rules|settings|tool)\/)?$/;

/**
 * A page of the app is what the phone holds: the page without words stands in at once, so that no screen is of
 * another version than the rest and none waits for a network. A rulebook, its sections and its player aid are
 * texts of the web: they come from there, and from the phone where no network answers. An address without its
 * slash, or with its file, leads to the page. Of all other addresses nothing is there, which the page without
 * words says too.
 *
 * @param app its languages, and the address under which the page without words is kept.
 * @throws when neither the phone nor a network has an answer.
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
	/** @returns the page without words, in the language of the address. */
	const standIn = async (status: number): Promise<Response | undefined> => {
		const kept = await findKept(shell, scope);
		if (!kept) return undefined;
		const text = await kept.text();
		const said = lang
			? text
					.replace(/<html lang="[^"]+"/, `<html lang="${lang}"`)
					.replace(/[^/"]+(?=\/manifest\.webmanifest)/, lang)
			: text;
		return new Response(said, { status, headers: kept.headers });
	};
	if (isPage) return (await standIn(200)) ?? fetch(request);
	const asked = fetch(request);
	// A network that does not answer is none, where something stands in.
	const late = new Promise<undefined>((done) => {
		if (isBook) setTimeout(done, 2000);
	});
	const answer = await Promise.race([asked.catch(() => undefined), late]);
	if (answer) return answer;
	const folder = path.replace(/index\.html$/, '').replace(/[^/]$/, '$&/');
	if (folder !== path) return Response.redirect(`${scope}${folder}${url.search}${url.hash}`);
	return (await standIn(isBook ? 200 : 404)) ?? asked;
};

/** The way back to the page that led to a match by a link. */
import { afterNavigate } from '$app/navigation';
import { getLocale } from '$lib/i18n/paraglide/runtime.js';

/** To be made while a page is initialised. */
export class CameFrom {
	/** The page that led here, and the language it had then. */
	#page = $state.raw<{ readonly href: string; readonly lang: string | undefined }>();

	constructor() {
		afterNavigate(({ from, to, type }) => {
			if (from && from.route.id !== to?.route.id && (type === 'link' || type === 'goto'))
				this.#page = { href: from.url.pathname + from.url.search, lang: from.params?.lang };
		});
	}

	/** The address of that page, in the language of now; undefined if no link led here. */
	get href(): string | undefined {
		return this.#page?.href.replace(`/${this.#page.lang ?? ''}/`, `/${getLocale()}/`);
	}
}

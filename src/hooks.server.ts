import type { Handle } from '@sveltejs/kit';

/** Runs while prerendering: writes the page's language into the shell (`<html lang>`, the manifest). */
export const handle: Handle = ({ event, resolve }) =>
	resolve(event, {
		transformPageChunk: ({ html }) => html.replaceAll('%lang%', event.params.lang ?? 'en')
	});

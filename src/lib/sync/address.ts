/** The address of a group's database: where it may lie, and why a typed one is not taken. */

export const addressRefusals = ['not-an-address', 'not-safe', 'holds-password', 'other-host'] as const;

/**
 * - `not-an-address`: no address of a database (`https://host/name`).
 * - `not-safe`: neither https nor http on this very machine; the password would travel in the clear.
 * - `holds-password`: a name and password stand in the address itself.
 * - `other-host`: this build may only speak with its own host; another is named when it is built.
 */
export type AddressRefusal = (typeof addressRefusals)[number];

/** As CouchDB names databases; the last part of the address. */
const databaseName = /^[a-z][a-z0-9_$()+-]*$/;
const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Reads the address of a database as typed; one that begins with `/` lies on the page's own host.
 *
 * @param page the address of the page.
 * @param origins the other origins this build may speak with.
 */
export const readAddress = (
	typed: string,
	page: string,
	origins: readonly string[]
): { readonly url: string } | { readonly refused: AddressRefusal } => {
	const text = typed.trim();
	let url: URL;
	try {
		url = new URL(/^(\/|https?:\/\/)/i.test(text) ? text : `https://${text}`, page);
	} catch {
		return { refused: 'not-an-address' };
	}
	const path = url.pathname.replace(/\/+$/, '');
	if (text === '' || url.search || url.hash || !databaseName.test(path.split('/').at(-1) ?? '')) {
		return { refused: 'not-an-address' };
	}
	if (url.username || url.password) return { refused: 'holds-password' };
	if (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback.has(url.hostname))) {
		return { refused: 'not-safe' };
	}
	if (url.origin !== new URL(page).origin && !origins.includes(url.origin)) return { refused: 'other-host' };
	return { url: url.origin + path };
};

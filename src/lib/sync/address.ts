/** Reads and checks the address of a group's database. */

const addressRefusals = ['not-an-address', 'not-safe', 'holds-password', 'other-host'] as const;

/**
 * Why an address is refused:
 * - `not-an-address`: it is not the address of a database (`https://host/name`).
 * - `not-safe`: it is neither https nor http on this machine, so the password would be sent unencrypted.
 * - `holds-password`: it contains a name or a password.
 * - `other-host`: it is on another host, and this build may only use its own and those named when it was
 *   built.
 */
export type AddressRefusal = (typeof addressRefusals)[number];

/** The rule of CouchDB for database names, which are the last part of the address. */
const databaseName = /^[a-z][a-z0-9_$()+-]*$/;
const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Reads the address of a database as it is typed. One that begins with `/` is on the host of the page.
 *
 * @param page the address of the page.
 * @param origins the other origins that this build may connect to.
 * @returns the address without a slash at its end, or why it is refused.
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

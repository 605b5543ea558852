/**
 * The link by which a phone joins a group, as the app writes and reads it (`src/lib/group/join-code.ts`).
 * These few lines are written again because that file is compiled with the app.
 */
import encodeQR from 'qr';
import { Refusal } from './server.mjs';

/** FNV-1a, as in `src/lib/match/digest.ts`. @param {string} text */
const digest = (text) => {
	let hash = 0x811c9dc5;
	for (const sign of text) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
	return (hash >>> 0).toString(16).padStart(8, '0');
};

/** @param {URL} url */
const isSafe = ({ protocol, hostname }) =>
	protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));

/** @param {string} text @param {string} of */
const readAddress = (text, of) => {
	const url = URL.canParse(text) ? new URL(text) : undefined;
	if (!url || !isSafe(url) || url.username || url.password || url.search || url.hash) {
		throw new Refusal(`${of} takes an address like https://tea.example/, without a password in it.`);
	}
	return url;
};

/**
 * @param {{ app: string, database: string | undefined, language: string, group: string }} place the address of the
 *   app; that of the database where it is not `/db/` and the group's name on the same host; the language of the
 *   page that opens.
 * @returns {(user: string, password: string) => string} makes the link. It holds the password.
 * @throws {Refusal} when an address is not one that phones take.
 */
export const joinLinks = ({ app, database, language, group }) => {
	const home = readAddress(app, '--app');
	const url = database
		? readAddress(database, '--database').href.replace(/\/+$/, '')
		: `${home.origin}/db/${group}`;
	const settings = `${home.origin}${home.pathname.replace(/\/*$/, '/')}${language}/settings/`;
	return (user, password) => {
		const json = JSON.stringify({ url, name: user, password });
		const code = Buffer.from(json).toString('base64url');
		return `${settings}#group=2.${digest(code)}.${code}`;
	};
};

/** @param {string} text @returns {string} a QR code of it for a terminal: black on white, whatever its colours. */
export const qrForTerminal = (text) =>
	encodeQR(text, 'ascii', { ecc: 'low', border: 2 })
		.trim()
		.split('\n')
		.map((line) => `\u001b[97;40m${line}\u001b[0m`)
		.join('\n');

/**
 * Answers requests as a plain static host does: `index.html` for a folder, `404.html` for a missing file,
 * gzip, the headers of the build's `_headers` file, and no rewrites. So what works with this server works on
 * every static host.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { extname, join, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { commonHeaders } from '../build/headers.mjs';

/** @type {Readonly<Record<string, string>>} */
const mimeByExtension = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.webmanifest': 'application/manifest+json; charset=utf-8',
	'.svg': 'image/svg+xml; charset=utf-8',
	'.txt': 'text/plain; charset=utf-8',
	'.png': 'image/png',
	'.webp': 'image/webp',
	'.ico': 'image/x-icon',
	'.woff2': 'font/woff2'
};

/** Only text is gzipped, since pictures and fonts are compressed already. */
const isText = (/** @type {string} */ file) => /\.(html|js|css|json|webmanifest|svg|txt)$/.test(file);

/** @typedef {{ data: Buffer, etag: string, gzipped: boolean }} Body */

/**
 * @param {string} file
 * @returns {Body} the response body for the file, gzipped if it is text.
 */
export const responseBody = (file) => {
	const raw = readFileSync(file);
	const gzipped = isText(file);
	const etag = `"${createHash('sha256').update(raw).digest('base64url').slice(0, 20)}"`;
	return { data: gzipped ? gzipSync(raw, { level: 9 }) : raw, etag, gzipped };
};

/**
 * A cache by file and modification time, since several servers of one process send the same build.
 *
 * @type {Map<string, Body>}
 */
const bodies = new Map();

/** @param {string} file */
const bodyOf = (file) => {
	const key = `${file} ${statSync(file).mtimeMs}`;
	const body = bodies.get(key) ?? responseBody(file);
	bodies.set(key, body);
	return body;
};

const isFile = (/** @type {string} */ path) => existsSync(path) && statSync(path).isFile();

/** Whether the file lies in the folder also after symbolic links are followed. */
const isWithin = (/** @type {string} */ root, /** @type {string} */ file) =>
	realpathSync(file).startsWith(realpathSync(root) + sep);

/**
 * Finds the file of the build that a URL path stands for.
 *
 * @param {string} root the build's folder.
 * @param {string} base the path the build is served under, without a trailing slash ('' at the root).
 * @param {string} path of the URL, still percent-encoded.
 * @returns {{ file: string } | { redirect: string } | undefined} `undefined` if there is no such file.
 */
export const resolvePath = (root, base, path) => {
	if (base && path === base) return { redirect: `${base}/` };
	if (!path.startsWith(`${base}/`) || path.includes('//')) return undefined;
	let inside;
	try {
		inside = decodeURIComponent(path.slice(base.length));
	} catch {
		return undefined;
	}
	const file = resolve(join(root, inside));
	if (file !== root && !file.startsWith(root + sep)) return undefined;
	const isOurs = (/** @type {string} */ found) => isFile(found) && isWithin(root, found);
	if (!inside.endsWith('/')) {
		if (isOurs(file)) return { file };
		return isOurs(join(file, 'index.html')) ? { redirect: `${path}/` } : undefined;
	}
	const index = join(file, 'index.html');
	return isOurs(index) ? { file: index } : undefined;
};

/**
 * @param {{
 *   dir: string, base?: string, onSent?: (path: string, bytes: number) => void,
 *   replaced?: ReadonlyMap<string, string>
 * }} site `replaced` holds texts by path that are sent instead of the files; it is read anew at every request.
 * @returns a listener for the servers of `node:http` and `node:http2`.
 */
export const staticHandler = ({ dir, base = '', onSent, replaced }) => {
	const root = resolve(dir);
	const headersFile = join(root, '_headers');
	const common = isFile(headersFile) ? commonHeaders(readFileSync(headersFile, 'utf8')) : {};
	/**
	 * @param {Pick<import('node:http').IncomingMessage, 'url' | 'method' | 'headers'>} request
	 * @param {{
	 *   writeHead: (status: number, headers: Record<string, string>) => unknown,
	 *   end: (data?: Buffer | string) => unknown
	 * }} plain
	 */
	return (request, plain) => {
		const response = {
			writeHead: (/** @type {number} */ status, /** @type {Record<string, string>} */ headers) =>
				plain.writeHead(status, { ...common, ...headers, 'x-content-type-options': 'nosniff' }),
			end: (/** @type {Buffer | string | undefined} */ data) =>
				plain.end(request.method === 'HEAD' ? undefined : data)
		};
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			response.writeHead(405, { allow: 'GET, HEAD' });
			response.end(undefined);
			return;
		}
		const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
		const instead = replaced?.get(pathname);
		if (instead !== undefined) {
			const type = mimeByExtension[extname(pathname)] ?? 'application/octet-stream';
			response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
			response.end(instead);
			return;
		}
		const found = resolvePath(root, base, pathname);
		if (found && 'redirect' in found) {
			response.writeHead(301, { location: query ? `${found.redirect}?${query}` : found.redirect });
			response.end(undefined);
			return;
		}
		const notFound = join(root, '404.html');
		const file = found?.file ?? (isFile(notFound) ? notFound : undefined);
		if (!file) {
			response.writeHead(404, { 'content-type': 'text/plain' });
			response.end('Not found');
			return;
		}
		const { data, etag, gzipped } = bodyOf(file);
		const headers = {
			'content-type': mimeByExtension[extname(file)] ?? 'application/octet-stream',
			'cache-control': pathname.includes('/immutable/') ? 'public, max-age=31536000, immutable' : 'no-cache',
			etag,
			...(gzipped ? { 'content-encoding': 'gzip' } : {})
		};
		if (found && request.headers['if-none-match'] === etag) {
			response.writeHead(304, headers);
			response.end(undefined);
			return;
		}
		onSent?.(pathname, data.length);
		response.writeHead(found ? 200 : 404, { ...headers, 'content-length': String(data.length) });
		response.end(data);
	};
};

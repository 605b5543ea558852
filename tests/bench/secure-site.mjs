/**
 * Serves a build over HTTP/2, as hosts do. Over HTTP/1 a browser fetches only six files at a time, which
 * would dominate the figures with the latency of a phone.
 */
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staticHandler } from '../../tools/serve/static-handler.mjs';
import { startSite, stoppable } from '../support/site.mjs';

/**
 * @returns {{ key: Buffer, cert: Buffer, pin: string } | undefined} a new certificate; `undefined` without
 *   openssl.
 */
const selfSigned = () => {
	const folder = mkdtempSync(join(tmpdir(), 'ochaya-certificate-'));
	const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
	try {
		const asked = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
		const named = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', keyFile, '-out', certFile];
		execFileSync('openssl', [...asked, ...named], { stdio: 'ignore' });
		const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)];
		const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
		return { key, cert, pin: createHash('sha256').update(publicKey).digest('base64') };
	} catch {
		return undefined;
	} finally {
		rmSync(folder, { recursive: true });
	}
};

const identity = selfSigned();

/**
 * Makes the browser trust the certificate by its key. With ignored certificate errors, Chromium has no HTTP
 * cache.
 */
export const trustArgs = identity ? [`--ignore-certificate-errors-spki-list=${identity.pin}`] : [];

export const protocol = identity ? 'HTTP/2' : 'HTTP/1.1 (no openssl here: slower than a host)';

/**
 * @param {string} dir
 * @returns {Promise<import('../support/site.mjs').Site>} running.
 */
export const startSecureSite = async (dir) => {
	if (!identity) return startSite({ dir });
	const server = createSecureServer({ ...identity, allowHTTP1: true }, staticHandler({ dir }));
	const running = await stoppable(server, {}, 'secureConnection');
	return { ...running, origin: `https://localhost:${running.port}`, base: '' };
};

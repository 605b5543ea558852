/** Serves a build on a port of its own. The server can be stopped and started again. */
import { createServer } from 'node:http';
import { staticHandler } from '../../tools/serve/static-handler.mjs';

/**
 * @typedef {object} Site
 * @property {string} origin
 * @property {string} base '' or '/somewhere'
 * @property {() => Promise<void>} start does nothing if it is running.
 * @property {() => Promise<void>} stop cuts open connections too, as a lost network does.
 */

/**
 * Starts a server that can be stopped, with all its connections, and started again.
 *
 * @param {import('node:net').Server} server
 * @param {{ port?: number, host?: string }} at port 0 takes a free port, and keeps it when restarted.
 * @param {string} connection the server's event for a new connection.
 * @returns {Promise<{ port: number, start: () => Promise<void>, stop: () => Promise<void> }>}
 */
export const stoppable = async (server, { port = 0, host = '127.0.0.1' }, connection = 'connection') => {
	/** @type {Set<import('node:net').Socket>} */
	const sockets = new Set();
	server.on(connection, (socket) => {
		sockets.add(socket);
		socket.on('close', () => sockets.delete(socket));
	});
	/** @param {number} wanted @returns {Promise<void>} */
	const listen = (wanted) =>
		new Promise((done, failed) => {
			server.once('error', failed);
			server.listen(wanted, host, () => {
				server.off('error', failed);
				done();
			});
		});
	await listen(port);
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('the server has no port');
	return {
		port: address.port,
		start: () => (server.listening ? Promise.resolve() : listen(address.port)),
		stop: () =>
			new Promise((done) => {
				if (!server.listening) return done();
				server.close(() => done());
				for (const socket of sockets) socket.destroy();
			})
	};
};

/**
 * Serves a build over plain HTTP as `localhost`, where browsers allow service workers.
 *
 * @param {{
 *   dir: string, base?: string, port?: number, host?: string,
 *   onSent?: (path: string, bytes: number) => void, replaced?: ReadonlyMap<string, string>
 * }} options see `staticHandler`.
 * @returns {Promise<Site & { port: number }>} the running server.
 */
export const startSite = async ({ port, host, ...site }) => {
	const running = await stoppable(createServer(staticHandler(site)), {
		...(port === undefined ? {} : { port }),
		...(host === undefined ? {} : { host })
	});
	return { ...running, origin: `http://localhost:${running.port}`, base: site.base ?? '' };
};

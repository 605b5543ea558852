/** A way to a server on which work that takes several requests ends in between. */
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { stoppable } from './site.mjs';

/**
 * @param admin the server's address for administrators, with their name and password in it.
 * @param ended the first request that writes and fails, from 1. All later ones fail too.
 */
export const endingWay = async (admin: string, ended: number) => {
	const { origin, username, password } = new URL(admin);
	let writes = 0;
	const pass = async (request: IncomingMessage): Promise<Response> => {
		const { method = 'GET', url = '', headers } = request;
		const { authorization = '' } = headers;
		const body = await text(request);
		return fetch(origin + url, {
			method,
			headers: { authorization, 'content-type': 'application/json' },
			...(body !== '' && { body })
		});
	};
	const server = await stoppable(
		createServer((request, response) => {
			if (request.method !== 'GET') writes += 1;
			if (writes >= ended) {
				request.socket.destroy();
				return;
			}
			pass(request)
				.then(async (answer) => {
					response.writeHead(answer.status, { 'content-type': 'application/json' });
					response.end(await answer.text());
				})
				.catch(() => request.socket.destroy());
		}),
		{}
	);
	return {
		/** The same address by this way. */
		admin: `http://${username}:${password}@127.0.0.1:${server.port}/`,
		/** Begins to count anew. */
		again: (): void => {
			writes = 0;
		},
		stop: server.stop
	};
};

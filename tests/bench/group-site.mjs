/** Serves the build and a group's database under one origin, for the measurements of several phones. */
import { createServer } from 'node:http';
import { startCouch } from '../support/couch.mjs';
import { stoppable } from '../support/site.mjs';
import { buildDir } from '../../tools/paths.mjs';
import { staticHandler } from '../../tools/serve/static-handler.mjs';

/** @param {(bytes: number) => void} [onAnswered] called for each answer of the database. */
export const startGroup = async (onAnswered = () => undefined) => {
	const couch = await startCouch();
	const group = couch.database('group');
	await group.put({ _id: 'group', ochaya: 6, kind: 'group' });
	const serve = staticHandler({ dir: buildDir });
	const server = await stoppable(
		createServer((request, response) => {
			if (!request.url?.startsWith('/db/')) return serve(request, response);
			request.url = request.url.slice('/db'.length);
			const before = request.socket.bytesWritten;
			response.on('finish', () => onAnswered(request.socket.bytesWritten - before));
			couch.handle(request, response);
		}),
		{}
	);
	const stop = async () => {
		await server.stop();
		await couch.stop();
	};
	return { couch, group, origin: `http://localhost:${server.port}`, stop };
};

/**
 * Joins the group and waits until the phone is in step.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<number>} how long it took, in milliseconds.
 */
export const join = async (page) => {
	await page.goto('/en/settings/#group');
	await page.getByRole('button', { name: 'Group', exact: true }).click();
	await page.getByLabel('Address of the database').fill('/db/group');
	await page.getByLabel('Name', { exact: true }).fill('lea');
	await page.getByLabel('Password').fill('secret');
	const began = performance.now();
	await page.getByRole('button', { name: 'Join', exact: true }).click();
	await page.getByText('Up to date with the group').waitFor({ timeout: 120_000 });
	return performance.now() - began;
};

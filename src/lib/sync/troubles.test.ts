/** What a phone does when its group does not answer as it should. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { worldOfTests } from '../../../tests/support/group-world.ts';
import { begin, lengthsIn, say, stands, type Phone } from '../../../tests/support/phones.ts';

const soon = { timeout: 20_000 };
const world = worldOfTests();
const { phone } = world;
const inStep = async (): Promise<Phone> => {
	const lea = await phone();
	await begin(lea, 'm');
	lea.join();
	await stands(lea, 'in-step');
	return lea;
};
const tapOn = (on: Phone): Promise<void> => say(on, 'm');
const lengths = () => lengthsIn(world.couch);

const answer = (response: ServerResponse, status: number, body: string, type = 'application/json'): true => {
	response.writeHead(status, { 'content-type': type });
	response.end(body);
	return true;
};
const isSending = ({ url }: IncomingMessage): boolean => url?.includes('_bulk_docs') ?? false;

const locked = JSON.stringify({
	error: 'forbidden',
	reason: 'Account is temporarily locked due to multiple authentication failures'
});

describe('a wrong password', () => {
	const asked = () => world.couch.requests.length;

	it('is tried once, and not again by itself, also after a new start', async () => {
		const lea = await phone({ password: 'wrong-word' });
		lea.join();
		await stands(lea, 'refused');
		await vi.waitUntil(() => lea.joined.isRefused(), soon);
		const after = asked();
		for (let times = 0; times < 3; times += 1) lea.sync.nudge();
		lea.join();
		expect((await stands(lea, 'refused')).standing).toEqual({ is: 'refused', why: 'password' });
		lea.sync.nudge();
		expect(asked()).toBe(after);
	});

	it('that was refused late says nothing of a new one', async () => {
		const lea = await phone({ password: 'wrong-word' });
		const { group } = lea;
		await lea.joined.keepGroup({ ...group, password: 'secret' });
		await lea.joined.rememberRefused(true, group);
		expect(await lea.joined.isRefused()).toBe(false);
	});

	it('is tried again when the player wants it, or has changed it', async () => {
		const lea = await phone({ password: 'wrong-word' });
		lea.join();
		await stands(lea, 'refused');
		const before = asked();
		await lea.sync.retry();
		await vi.waitUntil(() => asked() === before + 1, soon);
		lea.leave();
		const right = { ...lea.group, password: 'secret' };
		await lea.joined.keepGroup(right);
		expect(await lea.joined.isRefused()).toBe(false);
	});
});

describe('a name that is locked', () => {
	it('is waited for, not called refused, and tried again by itself', async () => {
		const lea = await inStep();
		await world.couch.stop();
		await stands(lea, 'offline');
		world.couch.faults.intercept = (_, response) => answer(response, 403, locked);
		await world.couch.start();
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		lea.sync.nudge();
		await stands(lea, 'locked-out');
		world.couch.faults.intercept = undefined;
		vi.advanceTimersByTime(15_000);
		vi.useRealTimers();
		await stands(lea, 'in-step');
	});
});

describe('a page for people', () => {
	it.each([
		['web-page', 200],
		['no-way', 404]
	])('is told as %s (%i), and the group is asked again soon', async (why, status) => {
		const lea = await phone();
		world.couch.faults.intercept = (_, response) => answer(response, status, '<!doctype html>', 'text/html');
		lea.join();
		expect((await stands(lea, 'refused')).standing).toEqual({ is: 'refused', why });
		world.couch.faults.intercept = undefined;
		await vi.waitUntil(() => lea.sync.state.standing.is === 'in-step', { timeout: 5_000 });
	});
});

describe('a request that is too large', () => {
	/** Refuses requests of more bytes, as a proxy does. */
	const refuseAbove = (bytes: number): void => {
		world.couch.faults.intercept = (request, response) =>
			Number(request.headers['content-length'] ?? 0) > bytes &&
			answer(response, 413, '<h1>Too large</h1>', 'text/html');
	};

	it('is sent in smaller ones', async () => {
		const lea = await phone();
		for (let count = 0; count < 9; count += 1) await begin(lea, `m${count}`);
		refuseAbove(1000);
		lea.join();
		await stands(lea, 'in-step');
		expect(Object.keys(await lengths())).toHaveLength(9);
	});

	it('because of a single document is told, and the others are sent', async () => {
		const lea = await inStep();
		refuseAbove(1000);
		await say(lea, 'm', { kind: 'note', text: 'x'.repeat(1000) });
		expect((await stands(lea, 'refused')).standing).toEqual({ is: 'refused', why: 'too-large' });
		await begin(lea, 'n');
		await vi.waitUntil(async () => (await lengths()).n === 1, soon);
		expect(await lengths()).toEqual({ m: 1, n: 1 });
		world.couch.faults.intercept = undefined;
		await lea.sync.retry();
		await stands(lea, 'in-step');
		expect(await lengths()).toEqual({ m: 2, n: 1 });
	});
});

describe('a full server', () => {
	it('is asked again soon after it failed once, as one does that was just started', async () => {
		const lea = await inStep();
		let failures = 1;
		world.couch.faults.intercept = (request, response) =>
			isSending(request) &&
			failures-- > 0 &&
			answer(response, 500, '[{"error":"error","reason":"internal_server_error"}]');
		await tapOn(lea);
		await stands(lea, 'refused');
		await vi.waitUntil(() => lea.sync.state.standing.is === 'in-step', { timeout: 5_000 });
	});

	it('is told as full, while reading goes on', async () => {
		const lea = await inStep();
		world.couch.faults.intercept = (request, response) =>
			isSending(request) && answer(response, 500, '[{"error":"error","reason":"internal_server_error"}]');
		await tapOn(lea);
		expect((await stands(lea, 'refused')).standing).toEqual({ is: 'refused', why: 'full' });
		await world.couch
			.database('group')
			.put({ _id: 'player!zoe', ochaya: 6, kind: 'player', name: 'Zoé', created: 5 });
		await vi.waitUntil(
			async () => (await lea.tab.listPlayers()).players.some(({ id }) => id === 'zoe'),
			soon
		);
		expect(lea.sync.state.standing).toEqual({ is: 'refused', why: 'full' });
		world.couch.faults.intercept = undefined;
		lea.sync.nudge();
		await stands(lea, 'in-step');
		expect(await lengths()).toEqual({ m: 2 });
	});
});

describe('an entry that the server’s check refuses', () => {
	it('is told, and the others are sent', async () => {
		const lea = await inStep();
		const bad = { kind: 'note', text: 'bad' } as const;
		world.couch.faults.intercept = (request, response) => {
			if (!isSending(request)) return false;
			let sent = '';
			request.on('data', (part) => (sent += String(part)));
			request.on('end', () => {
				const { docs } = JSON.parse(sent) as { docs: readonly { _id: string; _rev?: string }[] };
				const refused = (id: string) => ({ id, error: 'forbidden', reason: 'Too long.' });
				const isBad = sent.includes('"bad"');
				const put = world.couch.database('group').bulkDocs(isBad ? [] : docs);
				void put.then((written) => {
					answer(response, 201, JSON.stringify(isBad ? docs.map(({ _id }) => refused(_id)) : written));
				});
			});
			return true;
		};
		await say(lea, 'm', bad);
		expect((await stands(lea, 'refused')).standing).toEqual({ is: 'refused', why: 'too-large' });
		await begin(lea, 'n');
		await vi.waitUntil(async () => (await lengths()).n === 1, soon);
		expect(await lengths()).toEqual({ m: 1, n: 1 });
	});
});

describe('half an answer', () => {
	it('is none: the phone is offline, and not told of another server', async () => {
		const lea = await inStep();
		const seen: string[] = [];
		lea.sync.watch(({ standing }) => seen.push(standing.is));
		let halves = 0;
		world.couch.faults.intercept = ({ url }, response) => {
			if (!url?.includes('_changes') || halves > 0) return false;
			halves += 1;
			return answer(response, 200, '{"results":[\n');
		};
		lea.sync.nudge();
		await world.couch.stop();
		await world.couch.start();
		await vi.waitUntil(() => halves === 1, soon);
		await stands(lea, 'in-step');
		expect(seen).not.toContain('refused');
	});
});

describe('an outage', () => {
	it('is told since it began, and not since one that is over', async () => {
		let now = 1_000_000;
		const lea = await phone({}, () => now);
		await begin(lea, 'm');
		lea.join();
		await stands(lea, 'in-step');
		let failures = 1;
		world.couch.faults.intercept = (request, response) =>
			isSending(request) && failures-- > 0 && answer(response, 503, '{}');
		await tapOn(lea);
		expect((await stands(lea, 'offline')).standing).toEqual({ is: 'offline', since: 1_000_000 });
		await stands(lea, 'in-step');
		now = 9_000_000;
		await world.couch.stop();
		expect((await stands(lea, 'offline')).standing).toEqual({ is: 'offline', since: 9_000_000 });
	});

	it('is over for the phone with the first answer, for which it asks again and again', async () => {
		const lea = await inStep();
		let isThere = false;
		let asked = 0;
		world.couch.faults.intercept = (request) => {
			if (isThere) return false;
			asked += 1;
			request.socket.destroy();
			return true;
		};
		await world.couch.stop();
		await world.couch.start();
		await stands(lea, 'offline');
		await tapOn(lea);
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		while (asked < 20) {
			vi.advanceTimersByTime(4_000);
			await new Promise((done) => setImmediate(done));
		}
		isThere = true;
		vi.useRealTimers();
		lea.sync.nudge();
		await stands(lea, 'in-step');
		expect(await lengths()).toEqual({ m: 2 });
	});
});

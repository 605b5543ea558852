import { describe, expect, it, vi } from 'vitest';
import { worldOfTests } from '../../../tests/support/group-world.ts';
import { begin, lengthsIn, say, stands, toyRow, type Phone } from '../../../tests/support/phones.ts';
import { toyGame } from '../../../tests/support/toy-game.ts';
import type { Beliefs } from './belief.ts';

const world = worldOfTests();
const { phone } = world;
const synced = async (on: Phone): Promise<Phone> => {
	on.join();
	await stands(on, 'in-step');
	return on;
};

/** An exchange of this phone with its group, without a session. */
const exchangeOf = async (on: Phone) => {
	const { Beliefs } = await import('./belief.ts');
	const { Exchange } = await import('./exchange.ts');
	const beliefs = new Beliefs(() => undefined);
	const games = { gameOf: () => toyGame, project: toyRow };
	const exchange = new Exchange({ group: on.group }, beliefs, {
		gamesFor: () => Promise.resolve(games),
		onDue: () => undefined,
		onStep: () => undefined
	});
	exchange.device = await on.tab.deviceId();
	const giveAll = async () => {
		while (await exchange.giveSome());
	};
	return { beliefs, exchange, giveAll };
};

it('gives a tap that was stored while its match was being read', async () => {
	const lea = await phone();
	await begin(lea, 'm');
	await synced(lea);
	lea.leave();
	const { beliefs, exchange, giveAll } = await exchangeOf(lea);
	const { listRevisions } = await import('./couch.ts');
	const revisions = await listRevisions({ group: lea.group });
	beliefs.list(revisions);
	await say(lea, 'm');
	exchange.nudge('m');
	await giveAll();
	// What was read was compared with the line without the tap.
	beliefs.hold('match!m', { revision: revisions.get('match!m') ?? '', length: 1 }, 1);
	await giveAll();
	expect(await lengthsIn(world.couch)).toEqual({ m: 2 });
});

it('is not measured by what was read of a line before more of it came', async () => {
	const lea = await phone();
	await begin(lea, 'm');
	const { Beliefs } = await import('./belief.ts');
	const { giveMatches } = await import('./give.ts');
	const beliefs = new Beliefs(() => undefined);
	beliefs.name('match!m', '1-a');
	beliefs.hold('match!m', { revision: '1-a', length: 1 }, 1);
	const given = giveMatches({ group: lea.group }, beliefs, ['m']);
	beliefs.name('match!m', '2-b');
	beliefs.hold('match!m', { revision: '2-b', length: 2 }, 3);
	expect([[...(await given)], beliefs.of('match!m').length]).toEqual([[['m', 'meanwhile']], 3]);
});

it('remembers a tap that came while other matches were given, so that it goes behind what others tapped since', async () => {
	const lea = await phone();
	for (const match of ['a', 'b']) await begin(lea, match);
	const { beliefs, exchange, giveAll } = await exchangeOf(lea);
	const hold = beliefs.hold.bind(beliefs);
	vi.spyOn(beliefs, 'hold').mockImplementation((id, ...held) => {
		hold(id, ...held);
		if (id === 'match!b') exchange.nudge('a');
	});
	for (const match of ['a', 'b']) exchange.nudge(match);
	await exchange.giveSome();
	const sam = await synced(await phone());
	await say(sam, 'a');
	await vi.waitUntil(async () => (await lengthsIn(world.couch))['a'] === 2, { timeout: 20_000 });
	await say(lea, 'a');
	const { listRevisions } = await import('./couch.ts');
	beliefs.list(await listRevisions({ group: lea.group }));
	await exchange.readAll();
	await giveAll();
	expect(await lengthsIn(world.couch)).toEqual({ a: 3, b: 1 });
});

describe('players that are given', () => {
	/** The phone's players, given to a server that answers so. */
	const given = async (
		answer: (id: string) => { rev: string } | { error: string },
		onAnswer: (beliefs: Beliefs) => unknown = () => undefined
	) => {
		const lea = await phone();
		await begin(lea, 'm');
		const { Beliefs } = await import('./belief.ts');
		const { Members } = await import('./members.ts');
		const beliefs = new Beliefs(() => undefined);
		const members = new Members({ group: lea.group }, beliefs);
		const asked = vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
			onAnswer(beliefs);
			const { docs } = JSON.parse(String(init?.body)) as { docs: readonly { _id: string }[] };
			const written = docs.map(({ _id }) => ({ id: _id, ...answer(_id) }));
			return Promise.resolve(Response.json(written, { status: 201 }));
		});
		const became = await members.give().catch((error: unknown) => error);
		asked.mockRestore();
		return { beliefs, became };
	};

	it('are not taken for stored where the server failed', async () => {
		const { became } = await given(() => ({ error: 'internal_server_error' }));
		expect(became).toMatchObject({ code: 'busy' });
	});

	it('that the server never takes are told, and not sent again', async () => {
		const { beliefs } = await given(() => ({ error: 'forbidden' }));
		expect(beliefs.count('refused')).toBe(2);
	});

	it('are not believed to be older than what was heard meanwhile', async () => {
		const { beliefs } = await given(
			() => ({ rev: '1-mine' }),
			(heard) => heard.name('player!aki', '2-theirs')
		);
		expect(beliefs.of('player!aki').told).toBe('2-theirs');
	});
});

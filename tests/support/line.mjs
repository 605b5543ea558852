/**
 * A line between a phone and a server, over TCP. It can be good, slow, dead, deaf or cut, and be laid to another
 * server without being cut.
 */
import { connect, createServer } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { stoppable } from './site.mjs';

/**
 * - `good`
 * - `slow`: 5 kB a second each way.
 * - `dead`: nothing gets through and nothing is closed. What is connected then stays dead, also once the line is good
 *   again, as after a router forgot a connection.
 * - `deaf`: the server is told, and its answer is lost.
 *
 * @typedef {'good' | 'slow' | 'dead' | 'deaf'} Mood
 */

/** How much a slow line carries at once, in bytes, and how long it takes for it, in milliseconds. */
const slowly = { bytes: 512, time: 100 };

/** @typedef {{ isDead: boolean, cut: () => void }} Wire */

/**
 * @param {() => number} portOf of the server; asked for each new connection.
 */
export const layLine = async (portOf) => {
	/** @type {Mood} */
	let mood = 'good';
	/** @type {Set<Wire>} */
	const wires = new Set();

	/**
	 * Carries what one end says to the other. Reading by hand slows the sender down too.
	 *
	 * @param {import('node:net').Socket} from
	 * @param {import('node:net').Socket} to
	 * @param {Wire} wire
	 * @param {boolean} isAnswer
	 */
	const carry = async (from, to, wire, isAnswer) => {
		for await (const part of from) {
			if (wire.isDead || (isAnswer && mood === 'deaf')) continue;
			for (let at = 0; at < part.length; at += slowly.bytes) {
				if (mood === 'slow') await pause(slowly.time);
				if (wire.isDead || to.destroyed) break;
				if (!to.write(part.subarray(at, at + slowly.bytes)))
					await Promise.race([once(to, 'drain'), once(to, 'close')]);
			}
		}
		if (!wire.isDead) to.end();
	};

	const server = createServer({ allowHalfOpen: true }, (phone) => {
		const far = connect({ port: portOf(), host: '127.0.0.1', allowHalfOpen: true });
		/** @type {Wire} */
		const wire = {
			isDead: mood === 'dead',
			cut: () => {
				phone.destroy();
				far.destroy();
			}
		};
		wires.add(wire);
		// On a dead line, the phone does not learn that the server is gone, nor the other way.
		const lost = () => {
			if (!wire.isDead) wire.cut();
		};
		phone.on('close', () => {
			wires.delete(wire);
			lost();
		});
		far.on('close', lost);
		for (const socket of [phone, far]) socket.on('error', lost);
		carry(phone, far, wire, false).catch(lost);
		carry(far, phone, wire, true).catch(lost);
	});
	const running = await stoppable(server, {});
	return {
		origin: `http://127.0.0.1:${running.port}`,
		/** @param {Mood} to */
		set: (to) => {
			mood = to;
			if (to === 'dead') for (const wire of wires) wire.isDead = true;
		},
		/** It stays dead as long as anything hangs on what was dead. @returns {Mood} */
		get mood() {
			return [...wires].some(({ isDead }) => isDead) ? 'dead' : mood;
		},
		cut: () => {
			for (const wire of wires) wire.cut();
		},
		stop: async () => {
			for (const wire of wires) wire.cut();
			await running.stop();
		}
	};
};
/** @typedef {Awaited<ReturnType<typeof layLine>>} Line */

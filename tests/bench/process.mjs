/** What a server's processes use, read from Linux' `/proc`. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Of a second, the unit in which Linux counts the time of a processor. */
const tick = 0.01;

const numbered = (/** @type {string} */ folder) => readdirSync(folder).filter((name) => /^\d+$/.test(name));

/** @template T @param {() => T} read @param {T} otherwise what is told of a process that has gone meanwhile. */
const orElse = (read, otherwise) => {
	try {
		return read();
	} catch {
		return otherwise;
	}
};

/**
 * @param {number} port
 * @returns {number | undefined} the process of this user that listens on the port of this machine.
 */
export const processOfPort = (port) => {
	const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
	const listening = ['tcp', 'tcp6'].flatMap((kind) =>
		orElse(() => readFileSync(`/proc/net/${kind}`, 'utf8').split('\n').slice(1), [])
			.map((line) => line.trim().split(/\s+/))
			.filter((fields) => fields[1]?.endsWith(wanted) && fields[3] === '0A')
			.map((fields) => `socket:[${fields[9]}]`)
	);
	const found = orElse(() => numbered('/proc'), []).find((pid) =>
		orElse(() => numbered(`/proc/${pid}/fd`), []).some((file) =>
			listening.includes(orElse(() => readlinkSync(`/proc/${pid}/fd/${file}`), ''))
		)
	);
	return found === undefined ? undefined : Number(found);
};

/** @param {number} pid @returns {string[]} what stands in its `stat` after the name. */
const statOf = (pid) =>
	orElse(
		() =>
			readFileSync(`/proc/${pid}/stat`, 'utf8')
				.replace(/^.*\) /, '')
				.split(' '),
		[]
	);

/** @param {number} pid @returns {number[]} the process and all that descend from it. */
const familyOf = (pid) => {
	const parents = numbered('/proc').map((name) => [Number(name), Number(statOf(Number(name))[1])]);
	const family = [pid];
	for (const member of family) {
		for (const [child, parent] of parents) if (child !== undefined && parent === member) family.push(child);
	}
	return family;
};

/**
 * @typedef {object} Usage
 * @property {ReadonlyMap<number, number>} seconds of the processor, by process, since each began.
 * @property {number} bytes of memory, now.
 */

/** @param {number} pid @returns {Usage} of the process and its children. */
export const usageOf = (pid) => {
	const seconds = new Map();
	let bytes = 0;
	for (const member of familyOf(pid)) {
		const stat = statOf(member);
		seconds.set(member, (Number(stat[11] ?? 0) + Number(stat[12] ?? 0)) * tick);
		const status = orElse(() => readFileSync(`/proc/${member}/status`, 'utf8'), '');
		bytes += Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
	}
	return { seconds, bytes };
};

/**
 * @param {Usage} before
 * @param {Usage} after
 * @returns {number} seconds of the processor between the two. Of a child that has ended, nothing is known.
 */
export const secondsBetween = (before, after) =>
	[...after.seconds].reduce((sum, [pid, time]) => sum + time - (before.seconds.get(pid) ?? 0), 0);

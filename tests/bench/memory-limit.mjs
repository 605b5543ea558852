/** Gives a browser no more memory than a small phone has, by a control group of Linux; needs root. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [root, rootOfVersion1] = ['/sys/fs/cgroup', '/sys/fs/cgroup/memory'];
const isVersion1 = existsSync(rootOfVersion1);
const group = `${isVersion1 ? rootOfVersion1 : root}/ochaya-bench-${process.pid}`;
const files = isVersion1
	? { limit: 'memory.limit_in_bytes', peak: 'memory.max_usage_in_bytes' }
	: { limit: 'memory.max', peak: 'memory.peak' };

/**
 * @param {string} browser its path.
 * @param {number} memory in GB, for all of its processes.
 * @returns {{ executablePath: string, env: Record<string, string> }} how to launch it with that limit. What
 *   needs more is killed, as on a phone.
 * @throws Error where no control group can be made.
 */
export const limitedBrowser = (browser, memory) => {
	if (!existsSync(group)) {
		mkdirSync(group);
		writeFileSync(`${group}/${files.limit}`, String(memory * 2 ** 30));
		process.once('exit', () => rmdirSync(group));
	}
	return {
		executablePath: fileURLToPath(new URL('in-group.sh', import.meta.url)),
		env: {
			.../** @type {Record<string, string>} */ (process.env),
			BENCH_GROUP: group,
			BENCH_BROWSER: browser
		}
	};
};

/** @returns {number} the most that the limited browsers have used at once, in MB. */
export const peakMemory = () => Number(readFileSync(`${group}/${files.peak}`, 'utf8')) / 1e6;

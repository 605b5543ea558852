/** Gives a browser no more memory than a small phone has, by a control group of Linux; needs root. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [root, rootOfVersion1] = ['/sys/fs/cgroup', '/sys/fs/cgroup/memory'];
const isVersion1 = existsSync(rootOfVersion1);
const group = `${isVersion1 ? rootOfVersion1 : root}/ochaya-bench-${process.pid}`;
const files = isVersion1
	? {
			limit: 'memory.limit_in_bytes',
			swap: 'memory.memsw.limit_in_bytes',
			peak: 'memory.max_usage_in_bytes'
		}
	: { limit: 'memory.max', swap: 'memory.swap.max', peak: 'memory.peak' };

const removeGroup = () => {
	try {
		rmdirSync(group);
	} catch {
		// A process of the browser is still ending; an empty group disturbs nobody.
	}
};

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
		process.once('exit', removeGroup);
		const bytes = String(memory * 2 ** 30);
		writeFileSync(`${group}/${files.limit}`, bytes);
		// What is more would be swapped out otherwise; some systems have no such limit.
		if (existsSync(`${group}/${files.swap}`))
			writeFileSync(`${group}/${files.swap}`, isVersion1 ? bytes : '0');
	}
	return {
		executablePath: fileURLToPath(new URL('limited-browser.sh', import.meta.url)),
		env: {
			.../** @type {Record<string, string>} */ (process.env),
			BENCH_GROUP: group,
			BENCH_BROWSER: browser
		}
	};
};

/**
 * @returns {number} the most that the limited browsers and their cached files took at once, in MB; NaN where the
 *   system does not tell.
 */
export const peakMemory = () => {
	const file = `${group}/${files.peak}`;
	return existsSync(file) ? Number(readFileSync(file, 'utf8')) / 2 ** 20 : NaN;
};

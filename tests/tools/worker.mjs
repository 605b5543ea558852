/** Finishes the service worker: what is of one language is not fetched with all the rest (src/lib/device/texts.ts). */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts the part of the worker that keeps texts into it, and takes those texts off its list.
 *
 * @param {string} dir of the build.
 * @throws when a text is not on the list: the worker is written in another way than it was.
 */
export const finishWorker = (dir) => {
	const part = join(dir, 'texts.js');
	const code = readFileSync(part, 'utf8');
	const texts = [...code.matchAll(/_app\/[\w./-]+\.js/g)].map(([file]) => file);
	const worker = ['texts.js', ...texts].reduce(
		(list, file) => {
			const entry = new RegExp(`\\{url:"${file.replaceAll('.', '\\.')}",revision:[^}]*\\},?`);
			if (!entry.test(list)) throw new Error(`the worker does not list ${file}`);
			return list.replace(entry, '');
		},
		readFileSync(join(dir, 'sw.js'), 'utf8')
	);
	writeFileSync(join(dir, 'sw.js'), `${code}\n${worker}`);
	rmSync(part);
};

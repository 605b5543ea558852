/** Which words of the house are said by what loads first, for the build: see `chunkGroups` in `vite.config.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../', import.meta.url));

/** What home and every table load at once, within `src`. */
const isFirst = new RegExp(
	'^(lib/(ui|device|match|store|i18n)/|lib/play/([^/]+$|beyond/result-title)|lib/records/(MatchRow|match-rows)' +
		'|routes/([^/]+|\\[lang=locale\\]/([^/]+|match/.*))$)'
);

/** @returns the keys of the messages that they say. */
export const firstWords = (): readonly string[] => {
	const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
		(file) => /\.(svelte|ts)$/.test(file) && !/paraglide\/|\.test\.ts$/.test(file) && isFirst.test(file)
	);
	return files.flatMap((file) =>
		[...readFileSync(source + file, 'utf8').matchAll(/\bm\.(\w+)/g)].map(([, key = '']) => key)
	);
};

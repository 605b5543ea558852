/**
 * A Vite plugin: finds the files of the rulebooks and player aids of each language, and writes the part of the
 * service worker that keeps them (`texts.ts`). `tests/tools/worker.mjs` puts it into the worker.
 */
import { minifySync, type Plugin } from 'vite';
import { keepTexts } from './texts.ts';

const text = /\/rulebook\/(?:aid\.)?(fr|en)\.md/;

/** The plugin; it writes `texts.js` beside the client's files. */
export const textsOfWorker = (): Plugin => ({
	name: 'texts-of-worker',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	generateBundle(_, bundle) {
		const filesByLocale: Record<string, string[]> = {};
		for (const file of Object.values(bundle)) {
			const locale = file.type === 'chunk' ? text.exec(file.facadeModuleId ?? '')?.[1] : undefined;
			if (locale) (filesByLocale[locale] ??= []).push(file.fileName);
		}
		if (Object.keys(filesByLocale).length === 0) throw new Error('no files of the rulebooks were found');
		const source = `(${keepTexts.toString()})(${JSON.stringify(filesByLocale)});`;
		this.emitFile({ type: 'asset', fileName: 'texts.js', source: minifySync('texts.js', source).code });
	}
});

#!/usr/bin/env node
/**
 * Compiles the messages, as the build does, and fails when there were none: without its message plugin
 * the compiler only warns, and the app would have no words.
 */
import { compile } from '@inlang/paraglide-js';
import { readFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { root } from './paths.mjs';

process.chdir(root);
/** @type {{ module: { paraglideOptions: import('@inlang/paraglide-js').CompilerOptions } }} */
const { module } = await runnerImport('./src/lib/i18n/paraglide.config.ts', {
	logLevel: 'error',
	configFile: false
});
const options = module.paraglideOptions;
await compile(options);

const index = readFileSync(`${options.outdir}/messages/_index.js`, 'utf8');
const count = index.split('\n').filter((line) => line.startsWith('export ')).length;
if (count === 0) {
	console.error(
		'No messages were compiled: is the message plugin of project.inlang/settings.json installed?'
	);
	process.exit(1);
}
console.log(`${count} messages compiled.`);
// The compiler leaves timers behind that would keep the process for half a minute: so it runs on its own
// before a build, which then finds nothing left to compile.
process.exit(0);

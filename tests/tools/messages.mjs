#!/usr/bin/env node
/**
 * Compiles the messages, as the build does, and fails when there were none: without its message plugin
 * the compiler only warns, and the app would have no words.
 */
import { compile } from '@inlang/paraglide-js';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { root } from './paths.mjs';

process.chdir(root);
// Read as text: on a fresh checkout the settings that Vite reads TypeScript by are not there yet.
const source = readFileSync('src/lib/i18n/paraglide.config.ts', 'utf8');
const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.ESNext } });
/** @type {{ paraglideOptions: import('@inlang/paraglide-js').CompilerOptions }} */
const { paraglideOptions: options } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
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
// The compiler leaves timers behind that would keep the process for half a minute.
process.exit(0);

#!/usr/bin/env node
/**
 * Builds the app and ends. `vite build` does the same, but the message compiler in it leaves timers behind
 * that keep the process for half a minute after the work is done.
 */
import { build } from 'vite';
import { root } from './paths.mjs';

process.chdir(root);
try {
	await build({ logLevel: 'warn', build: { rolldownOptions: { checks: { pluginTimings: false } } } });
	process.exit(0);
} catch (error) {
	console.error(error);
	process.exit(1);
}

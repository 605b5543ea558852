#!/usr/bin/env node
/**
 * The groups of a CouchDB server, databases that several phones share. `npm run group` says how it is called.
 */
import { runCommand } from './command.mjs';

process.exitCode = await runCommand({
	args: process.argv.slice(2),
	environment: process.env,
	isTerminal: process.stdout.isTTY,
	print: (line) => console.log(line),
	complain: (line) => console.error(line)
});

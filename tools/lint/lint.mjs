#!/usr/bin/env node
/**
 * `npm run lint`: ESLint on the files given, else on all. Nothing is kept from one run to the next: what a rule says
 * of a file hangs on the types of others, and a file that stayed the same can be at fault today.
 */
import { run } from '../test/run.mjs';

const given = process.argv.slice(2);
const args = ['--max-warnings', '0', ...(given.length > 0 ? given : ['.'])];
const env = {
	// TypeScript cannot read components: without this switch of their parser, all types are read anew for each one
	// that is linted, a hundred seconds in all. It changes what is found in nothing but what it knows of the
	// components that a file imports. Should a later parser drop the switch, linting is slow again, not less strict.
	SVELTE_ESLINT_PARSER_EXPERIMENTAL_TS_SYS_HOOK: '1',
	// Types are many small objects that stay: with room for them at first, an eighth of the work falls away.
	NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`
};
process.exit((await run('eslint', args, { env })) ? 0 : 1);

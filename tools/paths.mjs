import { fileURLToPath } from 'node:url';

/** The project's folder, with the slash at its end. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/** What `npm run build` makes. */
export const buildDir = `${root}build`;

/** The same built to be served under a path, for the tests: see `tools/build/build-under-a-path.mjs`. */
export const subPath = '/ochaya';
export const subPathBuildDir = `${root}.svelte-kit/build-under-a-path`;

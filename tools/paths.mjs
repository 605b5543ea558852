import { fileURLToPath } from 'node:url';

/** The project's folder, with a trailing slash. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/** The output folder of `npm run build`. */
export const buildDir = `${root}build`;

/**
 * A second build, for the tests, which is served under this path: see `tools/build/build-under-a-path.mjs`.
 */
export const subPath = '/ochaya';
export const subPathBuildDir = `${root}.svelte-kit/build-under-a-path`;

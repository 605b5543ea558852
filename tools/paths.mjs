import { fileURLToPath } from 'node:url';

/** The project's folder, with a trailing slash. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/** The output folder of `npm run build`. */
export const buildDir = `${root}build`;

/** A second build, which the trial `under-a-path` serves under this path. */
export const subPath = '/ochaya';
export const subPathBuildDir = `${root}.svelte-kit/build-under-a-path`;

#!/usr/bin/env node
/** `npm run build:under-a-path`: the build that two of the browser tests serve under a path. */
import { ensureSubPathBuild } from './build.mjs';

await ensureSubPathBuild();

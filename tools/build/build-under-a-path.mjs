#!/usr/bin/env node
/** `npm run build:under-a-path`: makes the build that browser tests serve under a path. */
import { ensureSubPathBuild } from './build.mjs';

await ensureSubPathBuild();

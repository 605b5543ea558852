#!/usr/bin/env node
/**
 * Prints the size of the whole install after every build. `npm run size` prints the sizes of the pages too.
 */
import { sizeLine } from './report.mjs';
import { weighInstall } from './weigh.mjs';

console.log(sizeLine('install', weighInstall()));

#!/usr/bin/env node
/** The size of the whole install, printed after every build. `npm run size` weighs the pages too. */
import { line } from './report.mjs';
import { weighInstall } from './weigh.mjs';

console.log(line('install', weighInstall()));

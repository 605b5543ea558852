#!/usr/bin/env node
/**
 * Serves `build/` and prints its address: the second half of `npm start`.
 *
 *   npm start                    on this computer
 *   npm start -- --host          also for the phones of this network
 *   npm start -- --port 8080
 */
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { root } from '../paths.mjs';
import { startSite } from '../../tests/support/site.mjs';

const firstPort = 4173;

const { values } = parseArgs({
	options: {
		host: { type: 'boolean', default: false },
		port: { type: 'string' },
		dir: { type: 'string', default: `${root}build` }
	}
});
const base = process.env.BASE_PATH ?? '';

if (!existsSync(values.dir)) {
	console.error(`Nothing to serve: ${values.dir} is missing. Run npm run build first.`);
	process.exit(1);
}

/** Serves on the port given with `--port`, or else on the first free port from `firstPort` on. */
const open = async () => {
	const ports = values.port ? [Number(values.port)] : Array.from({ length: 20 }, (_, i) => firstPort + i);
	for (const port of ports) {
		try {
			return await startSite({ dir: values.dir, base, port, host: values.host ? '0.0.0.0' : '127.0.0.1' });
		} catch (error) {
			if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
		}
	}
	console.error(`Port ${ports.join(', ')} is taken: give another with -- --port.`);
	process.exit(1);
};

const site = await open();
console.log(`\n  Local    ${site.origin}${base}/`);
if (values.host) {
	const addresses = Object.values(networkInterfaces())
		.flatMap((of) => of ?? [])
		.filter(({ family, internal }) => family === 'IPv4' && !internal);
	for (const { address } of addresses) console.log(`  Network  http://${address}:${site.port}${base}/`);
	console.log('\n  Phones open the Network address. Browsers keep installing and offline use for HTTPS.');
} else {
	console.log('  Network  add -- --host to open it on a phone');
}
console.log('\n  Ctrl+C stops it.\n');

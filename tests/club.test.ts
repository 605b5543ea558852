/** A club's own server (`tools/club/`): what its files must say, since no container runs in these tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commonDirectives } from '../src/lib/page/policy.ts';
import { root } from '../tools/paths.mjs';

const read = (file: string): string => readFileSync(root + file, 'utf8');
/** @returns the file without its comments. */
const readCode = (file: string): string => read(`tools/club/${file}`).replace(/^\s*[#;].*\n/gm, '');

/** @returns a pattern that matches the text as it is. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const compose = readCode('compose.yaml');
const caddyfile = readCode('Caddyfile');
const dockerfile = readCode('Dockerfile');
const settings = readCode('couchdb.ini');
const example = readCode('.env.example');

/** @returns the lines of a service of compose.yaml, without the two spaces before all of them. */
const service = (name: string): string => {
	const [, lines = ''] = new RegExp(`^  ${name}:\\n((?: {4}.*\\n|\\n)*)`, 'm').exec(compose) ?? [];
	return lines.replace(/^ {4}/gm, '');
};

describe('compose.yaml', () => {
	it('opens the web server to the world, and nothing else', () => {
		expect(service('web')).toContain("\nports:\n  - '80:80'\n  - '443:443'\n  - '443:443/udp'\n");
		expect(compose.match(/ports:|expose:|network_mode:/g)).toEqual(['ports:']);
	});

	it('keeps the data and the certificates in volumes', () => {
		expect(service('couchdb')).toContain('\nvolumes:\n  - couchdb:/opt/couchdb/data\n');
		expect(service('web')).toContain('\nvolumes:\n  - caddy:/data\n');
		expect(compose).toMatch(/^volumes:\n {2}couchdb:\n {2}caddy:\n$/m);
	});

	it('starts again by itself what goes down, and says when it is healthy', () => {
		for (const name of ['couchdb', 'web']) {
			expect(service(name)).toContain('\nrestart: unless-stopped\n');
			expect(service(name)).toContain('\nhealthcheck:\n');
		}
	});

	it('makes the group once the others are healthy, with a command that is there', () => {
		const group = service('group');
		expect(group).toContain(
			'couchdb:\n    condition: service_healthy\n  web:\n    condition: service_healthy'
		);
		expect(group).toContain(
			'npm run --silent group -- "$$@" --server http://couchdb:5984 --app "https://$$DOMAIN/"'
		);
		expect(group).toContain("command: [create, '${GROUP:-salon}']");
		const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
		expect(scripts['group']).toBe('node tools/group/group.mjs');
	});

	it('is built with the command of groups too, which is left out without its profile', () => {
		expect(service('group')).toContain('profiles: [group]\n');
		const builds = read('docs/several-phones.md').match(/docker compose (?=[^`\n]*build).*?(?= &&|`)/g) ?? [];
		expect(builds).toHaveLength(2);
		expect(new Set(builds)).toEqual(new Set(['docker compose --profile group build']));
	});

	it('builds each part from a target of the Dockerfile', () => {
		const targets = [...compose.matchAll(/target: (\S+)/g)].map(([, target]) => target);
		const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, stage]) => stage);
		expect(targets).toEqual(['couchdb', 'web', 'sources']);
		expect(stages).toEqual(['couchdb', 'sources', 'app', 'web']);
		for (const [, file = ''] of dockerfile.matchAll(/(tools\/club\/\S+)/g)) expect(read(file)).not.toBe('');
	});

	it('holds no secret', () => {
		const passwords = [...compose.matchAll(/PASSWORD: (.*)/g)].map(([, value]) => value);
		const asked = '${COUCHDB_PASSWORD:?Fill in tools/club/.env}';
		expect(passwords).toEqual([asked, asked]);
		expect(example).toMatch(/^COUCHDB_PASSWORD=$/m);
		expect(settings).not.toMatch(/admins|password|secret/i);
		expect(caddyfile).not.toMatch(/password|secret|basicauth/i);
		expect(read('.gitignore')).toMatch(/^\.env$/m);
		expect(read('tools/club/Dockerfile.dockerignore')).toMatch(/^\*\*\/\.env$/m);
	});

	it('asks for no more than .env.example explains', () => {
		const asked = new Set([...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name));
		const explained = new Set([...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
		expect(asked).toEqual(new Set(['COUCHDB_PASSWORD', 'DOMAIN', 'GROUP']));
		expect(explained).toEqual(asked);
	});
});

describe('the Caddyfile', () => {
	const [, pattern = ''] = /path_regexp (\S+)/.exec(caddyfile) ?? [];
	const isLetThrough = (path: string): boolean => new RegExp(pattern).test(path);

	it.each(['', '/', '/_changes', '/_all_docs', '/_bulk_docs', '/_bulk_get', '/_local_docs'])(
		'lets a phone ask for /db/salon%s',
		(path) => {
			expect(isLetThrough(`/db/salon${path}`)).toBe(true);
		}
	);

	it('lets a phone read and add, and nobody make a database', () => {
		expect(caddyfile).toMatch(/^\s+method GET POST$/m);
	});

	it('lets through all that the app asks for', () => {
		const folder = 'src/lib/sync/';
		const sources = readdirSync(root + folder).filter((file) => !file.endsWith('.test.ts'));
		const paths = sources.flatMap((file) =>
			[...read(folder + file).matchAll(/['`](\/_[a-z_]+(?:\/[^'`?$]*)?)/g)].map(([, path = '']) => path)
		);
		expect(paths).toContain('/_changes');
		const refused = paths.filter((path) => !isLetThrough(`/db/salon${path.replace(/\/$/, '/x')}`));
		expect(refused).toEqual([]);
	});

	it.each([
		'/db/',
		'/db/_users',
		'/db/_users/_all_docs',
		'/db/_utils/',
		'/db/_session',
		'/db/_replicate',
		'/db/_all_dbs',
		'/db/_node/_local/_config',
		'/db/salon/_security',
		'/db/salon/_design/ochaya',
		'/db/salon/_purge',
		'/db/salon/_compact',
		'/db/salon/_revs_limit',
		'/db/salon/_local/../_security',
		'/db/salon/_local/here!phone',
		'/db/salon/match!m'
	])('does not let %s through', (path) => {
		expect(isLetThrough(path)).toBe(false);
	});

	it('passes on who asks, and lets nobody say that they are another', () => {
		expect(caddyfile).toContain('reverse_proxy {$COUCHDB:couchdb:5984} {');
		expect(caddyfile).not.toMatch(/trusted_proxies|header_up|X-Forwarded-For/);
		expect(settings).toContain('[chttpd_auth_lockout]\nmode = enforce\n');
	});

	it('holds back no answer, and packs them', () => {
		expect(caddyfile).toContain('flush_interval -1');
		expect(caddyfile).toContain('encode zstd gzip');
	});

	it('takes a long match, and leaves it to CouchDB to refuse what is too long', () => {
		expect(settings).toContain('max_http_request_size = 4000000');
		expect(settings).toContain('max_document_size = 2000000');
		expect(caddyfile).toContain('max_size 8MB');
	});

	it('says what may be kept for a year, and that a missing file may not', () => {
		expect(caddyfile).toContain('?Cache-Control no-cache');
		expect(caddyfile).toContain(
			'@immutable path */_app/immutable/*\n\t\theader @immutable Cache-Control "public, max-age=31536000, immutable"'
		);
		const [, errors = ''] = caddyfile.split('handle_errors');
		expect(errors).toContain('header Cache-Control no-cache');
	});
});

describe('the headers of every page', () => {
	const policy = [...commonDirectives(''), "object-src 'none'", "frame-ancestors 'self'"].join('; ');
	const others = [...read('src/routes/_headers/+server.ts').matchAll(/'([A-Z][A-Za-z-]+): ([^']+)'/g)]
		.map(([, name = '', value = '']) => [name, value] as const)
		.filter(([name]) => name !== 'Cache-Control');

	it.each([['Content-Security-Policy', policy] as const, ...others])(
		'%s is the same in the Caddyfile and in docs/hosting.md',
		(name, value) => {
			const asCaddy = new RegExp(`^\\t+${name} "?${escaped(value)}"?$`, 'gm');
			expect(caddyfile.match(asCaddy)).toHaveLength(1);
			const hosting = read('docs/hosting.md');
			expect(hosting.match(asCaddy)).toHaveLength(1);
			expect(hosting).toMatch(new RegExp(`add_header ${name} "?${escaped(value)}"? always;`));
		}
	);
});

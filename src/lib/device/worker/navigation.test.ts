import { readdirSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { locales } from '$lib/i18n/locale';
import { answerNavigation } from './navigation';

const scope = 'https://tea.example/app/';
const shell = '<html lang="en"><link rel="manifest" href="/app/en/manifest.webmanifest" />';

/**
 * Answers as the service worker does.
 *
 * @param network the server's answer; rejects when there is no network.
 */
const ask = async (path: string, network: () => Promise<Response>, kept: string | undefined = shell) => {
	vi.stubGlobal('fetch', network);
	const match = (address: string) =>
		Promise.resolve(address === `${scope}shell/` && kept ? new Response(kept) : undefined);
	vi.stubGlobal('caches', { match, open: () => Promise.resolve({ match }) });
	const request = new Request(new URL(path, scope));
	const answer = await answerNavigation(request, scope, { locales, shell: `${scope}shell/` });
	return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
};
const online = () => Promise.resolve(new Response('from the server'));
const offline = () => Promise.reject(new TypeError('no network'));

afterEach(() => vi.unstubAllGlobals());

const routes = readdirSync('src/routes/[lang=locale]', { withFileTypes: true })
	.filter((entry) => entry.isDirectory() && !entry.name.includes('.'))
	.map(({ name }) => name);

test.each(routes)('the shell is the answer for the page %s at once, in both languages', async (route) => {
	expect(await ask(`fr/${route}/?id=1#there`, online)).toEqual({
		status: 200,
		to: null,
		text: '<html lang="fr"><link rel="manifest" href="/app/fr/manifest.webmanifest" />'
	});
	expect((await ask(`en/${route}/`, offline)).text).toBe(shell);
});

test('the shell is the answer for the root of the app and for home', async () => {
	expect(await ask('', offline)).toEqual({ status: 200, to: null, text: shell });
	expect((await ask('en/', offline)).text).toBe(shell);
	expect((await ask('fr/?from=home', online)).text).toContain('lang="fr"');
});

test.each(['fr/rules/hanabi/', 'fr/rules/hanabi/aid/', 'fr/rules/hanabi/goals/?q=x'])(
	'%s comes from the server, and from the cache without one',
	async (path) => {
		expect((await ask(path, online)).text).toBe('from the server');
		const answer = await ask(path, offline);
		expect(answer.status).toBe(200);
		expect(answer.text).toContain('lang="fr"');
	}
);

test('the shell is the answer when the server takes too long', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout'] });
	const answer = ask('fr/rules/hanabi/', () => new Promise(() => undefined));
	await vi.advanceTimersByTimeAsync(2000);
	expect((await answer).text).toContain('lang="fr"');
	vi.useRealTimers();
});

test.each([
	['fr', 'fr/'],
	['fr/index.html', 'fr/'],
	['index.html', ''],
	['en/match?id=1', 'en/match/?id=1'],
	['fr/rules/hanabi#goals', 'fr/rules/hanabi/#goals']
])('without a server %s is redirected to its page', async (path, page) => {
	expect(await ask(path, offline)).toMatchObject({ status: 302, to: `${scope}${page}` });
});

test('an unknown address is answered by the server, or else by the shell with status 404', async () => {
	expect((await ask('fr/nowhere/', online)).text).toBe('from the server');
	expect(await ask('fr/nowhere/at/all/', offline)).toMatchObject({ status: 404 });
	expect(await ask('fr/match/nowhere/', offline)).toMatchObject({ status: 404 });
});

test('the server is asked when the shell is not cached', async () => {
	expect((await ask('fr/match/', online, '')).text).toBe('from the server');
	await expect(ask('fr/nowhere/', offline, '')).rejects.toThrow('no network');
});

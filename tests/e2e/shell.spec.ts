/** The app's shell: language, content security policy, manifest, unknown addresses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectNoAxeFindings } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { withProfile } from '../support/profile';
import { resolvePath } from '../../tools/serve/static-handler.mjs';
import { pageDirectives } from '../../tools/build/headers.mjs';
import { buildDir } from '../../tools/paths.mjs';

test.use({ serviceWorkers: 'allow' });

for (const [locale, expected] of [
	['fr-CA', 'fr'],
	['ja-JP', 'en']
] as const) {
	test.describe(`in a browser set to ${locale}`, () => {
		test.use({ locale });
		test(`the root forwards to /${expected}/`, async ({ page }) => {
			await page.goto('/');
			await page.waitForURL(`/${expected}/`);
			await expect(page.locator('html')).toHaveAttribute('lang', expected);
		});
	});
}

test.describe('before any script runs', () => {
	test.use({ javaScriptEnabled: false });
	test('home has its words in both languages', async ({ page }) => {
		for (const locale of ['fr', 'en']) {
			await page.goto(`/${locale}/`);
			await expect(page.locator('html')).toHaveAttribute('lang', locale);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			await expect(page.getByText('Hanamikoji').first()).toBeVisible();
		}
	});
});

test('the policy allows scripts of this origin only, and none inline', async ({ openApp }) => {
	const page = await openApp('fr');
	const policy = await page.locator('meta[http-equiv="content-security-policy" i]').getAttribute('content');
	const directives = new Map(
		(policy ?? '').split(';').map((directive) => {
			const [name = '', ...sources] = directive.trim().split(/\s+/);
			return [name, sources] as const;
		})
	);
	expect(directives.get('default-src')).toEqual(["'none'"]);
	expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
	const sources = [...(directives.get('script-src') ?? []), ...(directives.get('style-src') ?? [])];
	expect(sources).toContain("'self'");
	for (const source of sources) {
		expect(source).toMatch(/^'(self|unsafe-hashes|sha256-[\w+/=]+)'$/);
	}
});

test('every page has the policy, which agrees with the header @trial', async ({ request, site }) => {
	const header = (await request.get(`${site.origin}/fr/`)).headers()['content-security-policy'] ?? '';
	const common = header.split('; ');
	expect(common).toContain("frame-ancestors 'self'");
	expect(common).toContain("connect-src 'self'");
	const byHeaderOnly = ["object-src 'none'", "frame-ancestors 'self'"];
	const pages = readdirSync(buildDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
		file.endsWith('.html')
	);
	expect(pages.length).toBeGreaterThan(100);
	for (const page of pages) {
		const directives = pageDirectives(readFileSync(join(buildDir, page), 'utf8'));
		expect(directives, page).toContain("default-src 'none'");
		expect(directives, page).toEqual(
			expect.arrayContaining(common.filter((directive) => !byHeaderOnly.includes(directive)))
		);
	}
});

test('the page says that a browser is too old only if import maps do not work @trial', async ({
	page,
	troubles
}) => {
	troubles.allow(/ERR_FAILED|^uncaught/);
	const told = page.getByText('Ce navigateur est trop ancien pour Ochaya.');
	await page.addInitScript(() => Object.assign(HTMLScriptElement, { supports: undefined }));
	await page.route('**/_app/immutable/entry/**', (route) => route.abort());
	await page.goto('/fr/match/');
	await expect(told).toBeVisible();
	await page.unroute('**/_app/immutable/entry/**');
	await page.goto('/fr/');
	await expect(told).toBeHidden();
});

test('text cannot become markup or a script', async ({ openApp, troubles }) => {
	troubles.allow(/require.*Trusted/);
	const page = await openApp('fr');
	const refusals = await page.evaluate(() => {
		const attempts = [
			() => (document.createElement('div').innerHTML = '<b>bold</b>'),
			() => (document.createElement('script').src = 'https://elsewhere.example/script.js'),
			() => (document.createElement('script').textContent = '1')
		];
		return attempts.map((attempt) => {
			try {
				attempt();
				return 'allowed';
			} catch (error) {
				return error instanceof TypeError ? 'refused' : String(error);
			}
		});
	});
	expect(refusals).toEqual(['refused', 'refused', 'refused']);
});

test('an unknown address says so in the style of the app @trial', async ({ page, troubles }) => {
	troubles.allow(/404/);
	const response = await page.goto('/fr/nowhere/at/all/');
	expect(response?.status()).toBe(404);
	await expect(page.locator('main').getByRole('link').first()).toBeVisible();
	await expectNoAxeFindings(page);
});

test('browsers offer to install it @trial', async ({ site }) => {
	// Private windows cannot install apps.
	await withProfile({}, async (context) => {
		const page = await context.newPage();
		await page.goto(`${site.origin}/fr/`);
		const session = await context.newCDPSession(page);
		const manifest = await session.send('Page.getAppManifest');
		expect(manifest.errors).toEqual([]);
		// Some versions of Chromium require the service worker first.
		await expect
			.poll(async () => (await session.send('Page.getInstallabilityErrors')).installabilityErrors)
			.toEqual([]);
	});
});

test('all files that the manifest names exist @trial', async ({ page, request }) => {
	await page.goto('/fr/');
	const address = await page.locator('link[rel=manifest]').getAttribute('href');
	const manifest = (await (await request.get(address ?? '')).json()) as {
		readonly start_url: string;
		readonly scope: string;
		readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
		readonly screenshots?: readonly { readonly src: string }[];
		readonly shortcuts?: readonly { readonly url: string }[];
	};
	const manifestUrl = new URL(address ?? '', page.url());
	const named = [
		manifest.start_url,
		...manifest.icons.map(({ src }) => src),
		...(manifest.screenshots ?? []).map(({ src }) => src),
		...(manifest.shortcuts ?? []).map(({ url }) => url)
	];
	for (const link of named) {
		expect((await request.get(new URL(link, manifestUrl).href)).status(), link).toBe(200);
	}
	for (const size of ['192x192', '512x512']) {
		for (const purpose of ['any', 'maskable']) {
			const icon = manifest.icons.find((of) => of.sizes === size && (of.purpose ?? 'any') === purpose);
			expect(icon, `${size} ${purpose}`).toBeDefined();
		}
	}
});

test('the manifests and home name every game @trial', async ({ page, request, site }) => {
	for (const [locale, games] of [
		['fr', 'Hanamikoji, Hanabi, Koï-Koï et Geisha'],
		['en', 'Hanamikoji, Hanabi, Koï-Koï and Geisha']
	] as const) {
		const manifest = await request.get(`${site.origin}/${locale}/manifest.webmanifest`);
		const { description } = (await manifest.json()) as { readonly description: string };
		expect(description).toContain(games);
		await page.goto(`/${locale}/`);
		await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
	}
});

test('all files in the worker’s list exist @trial', () => {
	const parts = JSON.parse(readFileSync(join(buildDir, 'parts.json'), 'utf8')) as { readonly url: string }[];
	expect(parts.length).toBeGreaterThan(10);
	expect(parts.filter(({ url }) => !('file' in (resolvePath(buildDir, '', `/${url}`) ?? {})))).toEqual([]);
});

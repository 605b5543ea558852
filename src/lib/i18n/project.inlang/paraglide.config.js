import { readFileSync } from 'node:fs';

/**
 * How the messages are compiled. `npm run messages` reads this file, and so does the plugin in vite.config.ts
 * during development.
 *
 * @type {import('@inlang/paraglide-js').ParaglideConfig}
 */
export default {
	outdir: './src/lib/i18n/paraglide',
	// The layouts set the language from the page's address with `overwriteGetLocale`.
	strategy: ['baseLocale'],
	// The value that Paraglide's Vite plugin uses: it lets the bundler drop server code from the browser's
	// files.
	isServer: "import.meta.env?.SSR ?? typeof window === 'undefined'",
	additionalFiles: { 'registry.js': readFileSync(new URL('../plural.js', import.meta.url), 'utf8') },
	emitReadme: false,
	emitGitIgnore: false,
	emitPrettierIgnore: false
};

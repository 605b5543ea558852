/**
 * How the messages are compiled: read by `npm run messages` and, while one develops, by the plugin in
 * vite.config.ts.
 *
 * @type {import('@inlang/paraglide-js').ParaglideConfig}
 */
export default {
	outdir: './src/lib/i18n/paraglide',
	// The language comes from the page's address, which the layouts tell by `overwriteGetLocale`.
	strategy: ['baseLocale'],
	// As its Vite plugin has it: the browser's files go without what only servers do.
	isServer: "import.meta.env?.SSR ?? typeof window === 'undefined'",
	emitReadme: false,
	emitGitIgnore: false,
	emitPrettierIgnore: false
};

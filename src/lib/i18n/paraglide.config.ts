/**
 * How the messages are compiled; read by the Vite plugin and by `npm run messages`.
 *
 * Without its message plugin the compiler warns and then "successfully" compiles no messages, so here
 * a warning ends the build.
 */
export const paraglideOptions = {
	project: './src/lib/i18n/project.inlang',
	outdir: './src/lib/i18n/paraglide',
	strategy: ['baseLocale'] as ['baseLocale'],
	emitReadme: false,
	emitGitIgnore: false,
	emitPrettierIgnore: false
};

import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';
import ochaya from './tools/lint/walls-rule.mjs';

/** Globals that pure functions may not use: time, chance and the outside world are passed in as values. */
const impureGlobals = [
	...['window', 'document', 'navigator', 'location', 'history', 'globalThis', 'self'],
	...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'fetch', 'XMLHttpRequest', 'WebSocket'],
	...['BroadcastChannel', 'Date', 'performance', 'crypto', 'setTimeout', 'setInterval', 'queueMicrotask'],
	...['requestAnimationFrame', 'console', 'process']
].map((name) => ({ name, message: 'Rules and matches are pure: it comes in as a value.' }));

export default defineConfig(
	globalIgnores([
		'build/',
		'**/.svelte-kit/',
		'src/lib/i18n/paraglide/',
		'tests/bench/floor-app/',
		'test-results/',
		'playwright-report/'
	]),
	js.configs.recommended,
	ts.configs.strict,
	ts.configs.stylistic,
	svelte.configs.recommended,
	{
		linterOptions: { reportUnusedDisableDirectives: 'error' },
		languageOptions: {
			globals: {
				...globals.browser,
				...globals.node,
				__APP_VERSION__: 'readonly',
				__SYNC_ORIGIN__: 'readonly',
				__HAS_GROUPS__: 'readonly'
			}
		},
		plugins: { ochaya },
		rules: {
			'ochaya/walls': 'error',
			'no-duplicate-imports': 'error',
			'@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
			eqeqeq: 'error',
			'max-lines': ['error', 350],
			// The type checker finds them (noUnusedLocals), in a hundredth of the time.
			'@typescript-eslint/no-unused-vars': 'off',
			// Stores are forbidden altogether below, and an ignored warning that is gone does no harm.
			'svelte/require-store-reactive-access': 'off',
			'svelte/no-unused-svelte-ignore': 'off',
			'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
			'no-restricted-syntax': [
				'error',
				{
					selector: 'TSEnumDeclaration',
					message: 'A union of strings, from an `as const` array where it is listed.'
				}
			],
			'no-restricted-imports': [
				'error',
				{
					paths: [
						{ name: '$app/stores', message: 'Use $app/state.' },
						{ name: 'svelte/legacy', message: 'Use runes.' },
						{ name: 'svelte/store', message: 'Use a class with $state in a .svelte.ts file.' }
					]
				}
			]
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
		rules: {
			// The content security policy refuses style attributes: `style:` directives set properties instead.
			'svelte/no-inline-styles': ['error', { allowTransitions: true }],
			// Components get their links as props, resolved by whoever makes them (a test serves the app under a
			// path).
			'svelte/no-navigation-without-resolve': ['error', { ignoreLinks: true }],
			'svelte/button-has-type': 'error',
			'svelte/no-target-blank': 'error',
			// Props may be a union, which an interface cannot be.
			'@typescript-eslint/consistent-type-definitions': 'off',
			// `prefer-const` does not see that a template or a closure changes a `let`.
			'prefer-const': 'off',
			'svelte/prefer-const': ['error', { destructuring: 'all', excludedRunes: ['$props', '$derived'] }]
		}
	},
	{
		// The type checker reads only those of them that something imports.
		files: ['**/*.js', '**/*.mjs'],
		rules: {
			'@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }]
		}
	},
	{
		files: ['src/**'],
		rules: { 'no-console': 'error' }
	},
	{
		files: ['src/lib/match/**/*.ts', 'src/lib/games/*/**/*.ts'],
		// Code that draws may access the page; the models of forms and charts beside it are pure too.
		ignores: ['src/lib/games/*/game.ts', 'src/lib/games/*/{art,table}/**', '**/*.svelte.ts', '**/*.test.ts'],
		rules: {
			'no-restricted-globals': ['error', ...impureGlobals],
			'no-restricted-properties': [
				'error',
				{ object: 'Math', property: 'random', message: 'Chance is drawn outside and arrives in an action.' }
			]
		}
	}
);

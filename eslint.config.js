import { readdirSync, readFileSync } from 'node:fs';
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

const here = import.meta.dirname;
/** Components without a script, in which typed rules have nothing to check. */
const withoutScript = readdirSync(`${here}/src`, { recursive: true, encoding: 'utf8' })
	.map((file) => `src/${file.replaceAll('\\', '/')}`)
	.filter((file) => file.endsWith('.svelte') && !readFileSync(`${here}/${file}`, 'utf8').includes('<script'));

export default defineConfig(
	globalIgnores([
		'build/',
		'**/.svelte-kit/',
		'src/lib/i18n/paraglide/',
		'tests/bench/floor-app/',
		'test-results/',
		'playwright-report/',
		'words-sheet/'
	]),
	js.configs.recommended,
	ts.configs.strictTypeChecked,
	ts.configs.stylistic,
	svelte.configs.recommended,
	{
		linterOptions: { reportUnusedDisableDirectives: 'error' },
		languageOptions: {
			globals: {
				...globals.browser,
				...globals.node,
				__APP_VERSION__: 'readonly',
				__SYNC_ORIGIN__: 'readonly'
			},
			parserOptions: {
				projectService: true,
				tsconfigRootDir: here,
				extraFileExtensions: ['.svelte']
			}
		},
		plugins: { ochaya },
		rules: {
			'ochaya/walls': 'error',
			'no-duplicate-imports': 'error',
			'@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
			'@typescript-eslint/consistent-type-exports': 'error',
			'@typescript-eslint/switch-exhaustiveness-check': [
				'error',
				{ considerDefaultExhaustiveForUnions: true }
			],
			'@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
			'@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
			'@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
			'@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
			// These two rules are slow and not needed, because enums and stores are forbidden altogether below.
			'@typescript-eslint/no-unsafe-enum-assignment': 'off',
			'svelte/require-store-reactive-access': 'off',
			eqeqeq: 'error',
			'max-lines': ['error', 350],
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
			// In a template the linter cannot see the types that svelte-check sees.
			'@typescript-eslint/no-unsafe-argument': 'off',
			'@typescript-eslint/no-unsafe-assignment': 'off',
			'@typescript-eslint/no-unsafe-call': 'off',
			'@typescript-eslint/no-unsafe-member-access': 'off',
			'@typescript-eslint/no-unsafe-return': 'off',
			// Props may be a union, which an interface cannot be.
			'@typescript-eslint/consistent-type-definitions': 'off',
			// This rule and `prefer-const` do not see that a template or a closure changes a `let`.
			'@typescript-eslint/no-unnecessary-condition': 'off',
			'prefer-const': 'off',
			'svelte/prefer-const': ['error', { destructuring: 'all', excludedRunes: ['$props', '$derived'] }]
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
	},
	{
		// Fakes may be async without awaiting, to fit the interface they stand in for.
		files: ['**/*.test.ts', 'tests/**/*.ts'],
		rules: {
			'@typescript-eslint/require-await': 'off',
			// Tests spread strings into their letters or digits.
			'@typescript-eslint/no-misused-spread': 'off'
		}
	},
	{
		// For each component without TypeScript, the parser would read all types anew.
		files: ['**/*.js', '**/*.mjs', ...withoutScript],
		extends: [ts.configs.disableTypeChecked]
	}
);

/**
 * A Vite plugin: the compiled messages written shorter, each as one expression by language. There are 1500 of
 * them, so every letter of their frame travels often: a language of its own can be asked only of the few for
 * which a file does, in so many words.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync, type Plugin } from 'vite';

type Statement = ReturnType<typeof parseSync>['program']['body'][number];
interface Place {
	readonly start: number;
	readonly end: number;
}

/** @throws always: the compiler writes what it never wrote before. */
const unlike = (what: string): never => {
	throw new Error(`not as messages were compiled: ${what}`);
};

/** @returns the function that a statement declares with its name, if it declares one. */
const declaredBy = (statement: Statement) => {
	const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
	if (declaration?.type !== 'VariableDeclaration') return;
	const [{ id, init } = unlike('no name')] = declaration.declarations;
	const made = init?.type === 'ParenthesizedExpression' ? init.expression : init;
	if (id.type !== 'Identifier' || made?.type !== 'ArrowFunctionExpression') return;
	return { name: id.name, made, isExported: statement !== declaration };
};

/** @returns what the function of one language says, as one expression: its choices of plural within it. */
const expressionOf = (code: string, statements: readonly Statement[]): string => {
	const text = ({ start, end }: Place) => code.slice(start, end).replaceAll('${i?.', '${i.');
	const asked = ({ start, end }: Place) => code.slice(start, end).replaceAll('i?.', 'i.');
	const [first, ...rest] = statements;
	if (first?.type === 'ReturnStatement' && first.argument) return text(first.argument);
	if (
		first?.type === 'IfStatement' &&
		first.consequent.type === 'ReturnStatement' &&
		first.consequent.argument
	)
		return `${asked(first.test)} ? ${text(first.consequent.argument)} : ${expressionOf(code, rest)}`;
	if (first?.type !== 'VariableDeclaration') return unlike(code);
	const [{ id, init } = unlike(code)] = first.declarations;
	if (id.type !== 'Identifier' || !init) return unlike(code);
	const value = asked(init).replace(/^registry\.plural\((.*), \{\}\)$/, 'plural($1)');
	return expressionOf(code, rest).replaceAll(new RegExp(`\\b${id.name} ===`, 'g'), `${value} ===`);
};

/**
 * @param code of the module of one message, as Paraglide compiled it.
 * @param isAskedIn whether a language is given with it somewhere.
 * @returns a module that exports the same message.
 * @throws Error when the module is built in another way.
 */
export const shortened = (code: string, isAskedIn: boolean): string => {
	const functions = parseSync('message.js', code).program.body.flatMap(
		(statement) => declaredBy(statement) ?? []
	);
	const message = functions.find(({ isExported }) => isExported) ?? unlike(code);
	const ofLocale = (locale: string) =>
		(functions.find(({ name }) => name === `${locale}_${message.name}`) ?? unlike(code)).made;
	const said = (locale: string): string => {
		const { body } = ofLocale(locale);
		return body.type === 'BlockStatement' ? expressionOf(code, body.body) : unlike(code);
	};
	const [french, english] = [said('fr'), said('en')];
	const hasParams = ofLocale('fr').params.length > 0 || ofLocale('en').params.length > 0;
	const [given, locale] = isAskedIn
		? ['i, options', '(options?.locale ?? getLocale())']
		: [hasParams ? 'i' : '', 'getLocale()'];
	return [
		`import { plural } from '../../plural.ts';`,
		`import { getLocale } from '../runtime.js';`,
		`export const ${message.name} = (${given}) =>`,
		french === english ? english : `${locale} === 'fr' ? ${french} : ${english}`
	].join('\n');
};

/** @returns the keys of the messages for which a file of this folder gives a language. */
export const askedInLocale = (folder: string): ReadonlySet<string> => {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
		(file) => /\.(svelte|ts)$/.test(file) && !/paraglide\//.test(file)
	);
	const uses = files.flatMap((file) => [
		...readFileSync(join(folder, file), 'utf8').matchAll(/\bm\.(\w+)\(\{[^{}]*\}, /g)
	]);
	return new Set(uses.map(([, key = '']) => key));
};

/**
 * The plugin; it reads what Paraglide's wrote.
 *
 * @param folder of the sources.
 */
export const shortWords = (folder: string): Plugin => {
	const asked = askedInLocale(folder);
	return {
		name: 'short-words',
		apply: 'build',
		transform: {
			filter: { id: /paraglide\/messages\/(?!_)\w+\.js$/ },
			handler: (code, id) => ({ code: shortened(code, asked.has(basename(id, '.js'))), map: null })
		}
	};
};

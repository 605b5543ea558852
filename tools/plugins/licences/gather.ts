/** Reads the licences of installed packages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShippedPackage } from '../../../src/lib/device/licences/package.ts';

/** A package with its licence in full. */
export interface Licensed {
	readonly told: ShippedPackage;
	readonly text: string;
}

/** Code that build tools add to the bundle: a pattern of its module ids, and the package it comes from. */
const builtIn: readonly (readonly [where: RegExp, name: string])[] = [
	[/\/i18n\/paraglide\//, '@inlang/paraglide-js'],
	[/^\0?rolldown\//, 'rolldown'],
	[/^\0?vite\//, 'vite']
];

/** @param module id of the bundler. @returns the name of the package it comes from, if any. */
export const packageOf = (module: string): string | undefined =>
	/.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1] ??
	builtIn.find(([where]) => where.test(module))?.[1];

/** @returns the copyright line of a licence, with the holder's address if it is there. */
export const copyrightLineIn = (text: string): string | undefined =>
	/^copyright (?:\(c\)|©|\d{4}).*?(?:\(https?:[^)]*\)|$)/im
		.exec(text)?.[0]
		.replace(/\[(.*)\]\(/, '$1 (')
		.replace('(https://', '(');

/** The licences of packages bundled into a build tool, which do not reach the browser. */
const bundledLicences = /^# Licenses of bundled dependencies[\s\S]*/m;

const told = (text: string, rest: Omit<ShippedPackage, 'notice'>): Licensed => {
	const own = text.replace(bundledLicences, '').trim();
	const notice = copyrightLineIn(own);
	return { told: { ...rest, ...(notice !== undefined && { notice }) }, text: own };
};

/**
 * @param modules the folder packages are installed in.
 * @param name of a package there.
 * @returns its version and licence.
 * @throws Error if it names no licence, or has no file with its text.
 */
export const licenceOf = (modules: string, name: string): Licensed => {
	const folder = join(modules, name);
	const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
		version: string;
		license?: string;
	};
	const entries = readdirSync(folder);
	// Of a choice such as "(MIT OR Apache-2.0)", the first licence with a text file of its name is taken.
	const choices = (license ?? '').replace(/[()]/g, '').split(' OR ');
	const choice = choices.find((licence) => entries.includes(`LICENSE-${licence}`));
	const file = choice
		? `LICENSE-${choice}`
		: entries.find((entry) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(entry));
	if (license === undefined || file === undefined) throw new Error(`${name} ships without its licence`);
	return told(readFileSync(join(folder, file), 'utf8'), { name, version, licence: choice ?? license });
};

/**
 * @param folder of the font.
 * @returns the licence of the font for headings.
 * @throws Error if its text is missing.
 */
export const fontLicence = (folder: string): Licensed => {
	const file = join(folder, 'OFL.txt');
	if (!existsSync(file)) throw new Error('The font ships without its licence');
	return told(readFileSync(file, 'utf8'), { name: 'Shippori Mincho', licence: 'OFL-1.1' });
};

/** @returns the full texts of the licences, each once, below the names of all packages it applies to. */
export const licenceTexts = (all: readonly Licensed[]): string => {
	const namesByText = new Map<string, string[]>();
	for (const { told, text } of all) {
		const name = [told.name, told.version].filter(Boolean).join(' ');
		namesByText.set(text, [...(namesByText.get(text) ?? []), name]);
	}
	const rule = '─'.repeat(72);
	return [...namesByText].map(([text, names]) => `${names.join('\n')}\n${rule}\n${text}\n`).join('\n\n');
};

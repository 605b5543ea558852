/** Reads the licences of packages where they are installed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShippedPackage } from '../../../src/lib/play/licences/package.ts';

/** A package with its licence in full. */
export interface Licensed {
	readonly told: ShippedPackage;
	readonly text: string;
}

/** Code that is written into a file by what builds it: where it is found, and the package it is of. */
const builtIn: readonly (readonly [where: RegExp, name: string])[] = [
	[/\/i18n\/paraglide\//, '@inlang/paraglide-js'],
	[/^\0?rolldown\//, 'rolldown'],
	[/^\0?vite\//, 'vite']
];

/** @returns the name of the package that a module of the bundler comes from, if it is of one. */
export const packageOf = (module: string): string | undefined =>
	/.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1] ??
	builtIn.find(([where]) => where.test(module))?.[1];

/** @returns the line of a licence that names who holds the rights, and where they are found. */
export const noticeIn = (text: string): string | undefined =>
	/^copyright (?:\(c\)|©|\d{4}).*?(?:\(https?:[^)]*\)|$)/im
		.exec(text)?.[0]
		.replace(/\[(.*)\]\(/, '$1 (')
		.replace('(https://', '(');

/** What follows are the licences of what a builder itself is made of: none of it reaches the browser. */
const ofItsOwnParts = /^# Licenses of bundled dependencies[\s\S]*/m;

const told = (text: string, rest: Omit<ShippedPackage, 'notice'>): Licensed => {
	const own = text.replace(ofItsOwnParts, '').trim();
	const notice = noticeIn(own);
	return { told: { ...rest, ...(notice !== undefined && { notice }) }, text: own };
};

/**
 * @param modules the folder packages are installed in.
 * @param name of a package there.
 * @returns its version and licence.
 * @throws Error where it names no licence, or brings no text of it.
 */
export const licenceOf = (modules: string, name: string): Licensed => {
	const folder = join(modules, name);
	const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
		version: string;
		license?: string;
	};
	const entries = readdirSync(folder);
	// Where one may choose, as in "(MIT OR Apache-2.0)", we take the first that has a text of its own.
	const choices = (license ?? '').replace(/[()]/g, '').split(' OR ');
	const choice = choices.find((licence) => entries.includes(`LICENSE-${licence}`));
	const file = choice
		? `LICENSE-${choice}`
		: entries.find((entry) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(entry));
	if (license === undefined || file === undefined) throw new Error(`${name} ships without its licence`);
	return told(readFileSync(join(folder, file), 'utf8'), { name, version, licence: choice ?? license });
};

/** @returns the face of the headings. */
export const fontIn = (folder: string): Licensed => {
	const file = join(folder, 'OFL.txt');
	if (!existsSync(file)) throw new Error('The font ships without its licence');
	return told(readFileSync(file, 'utf8'), { name: 'Shippori Mincho', licence: 'OFL-1.1' });
};

/** @returns the licences in full, each text once, under the names of all it holds for. */
export const inFull = (all: readonly Licensed[]): string => {
	const namesByText = new Map<string, string[]>();
	for (const { told, text } of all) {
		const name = [told.name, told.version].filter(Boolean).join(' ');
		namesByText.set(text, [...(namesByText.get(text) ?? []), name]);
	}
	const rule = '─'.repeat(72);
	return [...namesByText].map(([text, names]) => `${names.join('\n')}\n${rule}\n${text}\n`).join('\n\n');
};

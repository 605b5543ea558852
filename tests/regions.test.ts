/**
 * A region whose changes are read stays in the page: one that is put in together with its text is often not read.
 * What stands in it in a row is read in one go, so that it needs a space between.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';
import { root } from '../tools/paths.mjs';

/** The rooms; the tables of the games are told by their own words, and each has a test of what is heard. */
const files = Object.keys(import.meta.glob(['/src/**/*.svelte', '!/src/lib/games/**'])).map((path) =>
	path.slice(1)
);

/** Regions that are put in empty, long before their text: with a sheet, a form or work that takes time. */
const putInEmpty = [
	'src/lib/table/group/PlayedApart.svelte',
	'src/lib/table/menu/EditSheet.svelte',
	'src/lib/send/outgoing/SendSheet.svelte',
	'src/lib/send/receive/AskedMatches.svelte'
];

interface Node {
	readonly type: string;
	readonly start: number;
	readonly end: number;
}
const isNode = (value: unknown): value is Node =>
	typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const blocks = new Set(['IfBlock', 'EachBlock', 'AwaitBlock', 'KeyBlock']);

const isRegion = (tag: string): boolean => /role="(?:status|alert)"|aria-live=/.test(tag);
/** @returns where the loops are, within regions, whose texts run together; Svelte takes the white space between away. */
const loopsRunTogether = (source: string): readonly number[] => {
	const found: number[] = [];
	const walk = (value: unknown, isInRegion: boolean): void => {
		if (typeof value !== 'object' || value === null) return;
		const node = isNode(value) ? value : undefined;
		const tag = node ? source.slice(node.start, source.indexOf('>', node.start)) : '';
		const isIn = isInRegion || (node?.type === 'RegularElement' && isRegion(tag));
		if (isIn && node?.type === 'EachBlock' && !source.slice(node.start, node.end).includes("? ' ' : ''"))
			found.push(source.slice(0, node.start).split('\n').length);
		Object.values(value).forEach((part) => walk(part, isIn));
	};
	walk(parse(source, { modern: true }).fragment, false);
	return found;
};

/** @returns where the regions are that stand in a block, and so come and go. */
const regionsInBlocks = (source: string): readonly number[] => {
	const found: number[] = [];
	const walk = (value: unknown, isInBlock: boolean): void => {
		if (Array.isArray(value)) value.forEach((part) => walk(part, isInBlock));
		if (!isNode(value)) {
			if (typeof value === 'object' && value !== null && !Array.isArray(value))
				Object.values(value).forEach((part) => walk(part, isInBlock));
			return;
		}
		const tag = source.slice(value.start, source.indexOf('>', value.start));
		if (isInBlock && value.type === 'RegularElement' && /role="status"|aria-live=/.test(tag))
			found.push(source.slice(0, value.start).split('\n').length);
		Object.values(value).forEach((part) => walk(part, isInBlock || blocks.has(value.type)));
	};
	walk(parse(source, { modern: true }).fragment, false);
	return found;
};

test('no region comes together with its text', () => {
	expect(files.length).toBeGreaterThan(100);
	const found = files
		.filter((file) => !putInEmpty.includes(file))
		.flatMap((file) =>
			regionsInBlocks(readFileSync(`${root}${file}`, 'utf8')).map((line) => `${file}:${line}`)
		);
	expect(found).toEqual([]);
});

test('the texts of a region have a space between', () => {
	const all = Object.keys(import.meta.glob('/src/**/*.svelte')).map((path) => path.slice(1));
	const found = all.flatMap((file) =>
		loopsRunTogether(readFileSync(`${root}${file}`, 'utf8')).map((line) => `${file}:${line}`)
	);
	expect(found).toEqual([]);
});

/** What can be opened and tapped at each table. */
import type { Page } from '@playwright/test';
import { seedMatches } from './seed.mjs';
import { wholeTable } from './whole-table';

/** The way to a sheet: what is clicked one after the other, and what the sheet then shows. All are selectors. */
export interface Way {
	readonly clicks: readonly string[];
	readonly shows: string;
}
const way = (clicks: readonly string[], shows: string): Way => ({
	clicks,
	shows: `dialog[open] .content ${shows}`
});

const openMenu = '[name=menu]';
/** What stands where a menu stood before. */
const inPlaceOfMenu = ':not(.menu, .menu *):is(button, label, table, li)';

/** The sheets of every table: the rules, the menu, the edit of a round, and giving up. */
const commonSheets: readonly Way[] = [
	way(['[name=rules]'], '[data-section]'),
	// Its words come after it.
	way([openMenu], '.menu .rules'),
	way([openMenu, 'dialog[open] [data-milestone]', 'dialog[open] .detail > button'], '.form *'),
	way([openMenu, 'dialog[open] .menu > .acts > :nth-last-child(2)'], '> p')
];

interface Table {
	/** The sheets that only this table has. */
	readonly sheets: readonly Way[];
	/** Two controls, apart from each other. A tap on each is an entry in the long matches of `seed.mjs`. */
	readonly taps: readonly [string, string];
}
const tables: Readonly<Record<string, Table>> = {
	hanamikoji: { sheets: [], taps: ['[data-cell=near-3]', '[data-cell=far-2]'] },
	hanabi: {
		sheets: [
			way(['[data-act=discard]'], '[data-card]'),
			way(['[data-act=play]'], '[data-card]'),
			// One of the two blue threes is gone, so it is asked about the other.
			way(['[data-act=discard]', 'dialog[open] [data-card=blue-3]'], '[data-ask]'),
			way(['[name=seen]'], '.in-sheet'),
			way(['[name=more]'], '.menu'),
			...[2, 3, 4].map((place) =>
				way(['[name=more]', `dialog[open] .menu > :nth-child(${place})`], inPlaceOfMenu)
			)
		],
		taps: ['[data-play=red-4]', '[data-act=clue]']
	},
	koikoi: {
		sheets: [
			way(['[data-piles]'], '> div > *'),
			way(['[name=month]'], '.menu'),
			way(['[name=month]', 'dialog[open] .menu > button'], inPlaceOfMenu),
			...[1, 2].map((place) =>
				way(['[name=month]', `dialog[open] .menu > .ways:last-child > :nth-child(${place})`], inPlaceOfMenu)
			)
		],
		taps: ['[data-card="12H"]', '[data-card="11H"]']
	},
	geisha: {
		sheets: [way(['[name=round]'], '.menu')],
		taps: ['.garden [data-place="14"]', '.garden [data-place="13"]']
	}
};

/** @returns the ways to all sheets of a game's table. */
export const sheetsOf = (game: string): readonly Way[] => [...commonSheets, ...(tables[game]?.sheets ?? [])];

/** @returns two controls of a game's table that change the match: the first two keys, where nothing else is said. */
export const tapsOf = (game: string): readonly [string, string] =>
	tables[game]?.taps ?? ['[data-key="1"]', '[data-key="2"]'];

/** Stores a long match of a game under the game's id, and opens its table. @param length in entries. */
export const openLongMatch = async (page: Page, game: string, length: number): Promise<void> => {
	await page.goto('/fr/');
	await seedMatches(page, [{ id: game, game, length }]);
	await page.goto(`/fr/match/?id=${game}&game=${game}`);
	await wholeTable(page, game);
};

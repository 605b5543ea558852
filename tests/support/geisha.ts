/** Page objects for the table of Geisha, and stored matches of it. */
import type { Locator, Page } from '@playwright/test';
import { chooseRules } from './app-actions';
import { usualOptions } from '../oracles/geisha/usual-options';
import { backupOf, type Planned } from './backups';
import { expect } from './fixtures';
import { closeRoundEnd } from './round-end';
import { openStoredMatch } from './stored-match';

/** The 16 tiles, plant by plant. Laid in this order, each row has one plant and each column one symbol. */
export const inOrder = ['maple', 'cherry', 'pine', 'iris'].flatMap((plant) =>
	['sun', 'ribbon', 'bird', 'rain'].map((feature) => `${plant}-${feature}`)
);

/** The moves of rounds in the garden of `inOrder`. */
export const gardenRounds = {
	/** The starter makes a square with the seventh token; nine tiles are left. */
	square: '3 0 2 14 6 5 7',
	/** The second player makes three patterns with the sixteenth token. */
	sixteenth: '0 12 4 6 10 8 9 13 1 5 7 15 11 3 2 14',
	/** The starter blocks; seven tiles are left. */
	starterBlocks: '12 13 15 7 5 6 10 2 14',
	/** The garden is full, and nobody has four tokens together. */
	full: '12 13 14 2 10 11 8 9 1 5 6 7 4 0 3 15'
} as const;

const movesOf = (moves: string): readonly number[] => moves.split(' ').map(Number);

/** @returns the action that records a round in the garden of `inOrder`. */
export const gardenRound = (moves: string, starter: 0 | 1) => ({
	type: 'round',
	record: { kind: 'garden', starter, layout: inOrder, moves: movesOf(moves) }
});

interface Options {
	readonly mode: 'rounds' | 'points' | 'single';
	readonly fullBoard?: 'drawn' | 'last-player';
}

/** @returns a backup of matches of Geisha, in which the near player begins. */
export const geishaBackup = (
	matches: readonly Planned[],
	{ mode, fullBoard = 'drawn' }: Options = { mode: 'points' }
) => {
	const options = {
		...{ mode, wins: 3, target: 10, fullBoard },
		...{ drawnSingle: 'drawn-match', afterDrawn: 'other' }
	};
	const backup = backupOf(matches);
	return {
		...backup,
		entries: backup.entries.map((entry) =>
			entry.kind === 'start'
				? { ...entry, game: 'geisha', options, opening: [{ type: 'starter', seat: 0 }] }
				: entry
		)
	};
};

/** A garden on the table or in a correction. */
export class Garden {
	constructor(
		readonly page: Page,
		readonly root: Locator
	) {}

	/** @param place 0 to 15, in reading order. */
	place(place: number): Locator {
		return this.root.locator(`.garden [data-place="${place}"]`);
	}
	/**
	 * Takes tiles in turn. Waits until they are buttons, which they become a frame after the last tile is laid.
	 *
	 * @param moves '3 0 2'
	 */
	async take(moves: string): Promise<void> {
		for (const place of movesOf(moves)) await this.place(place).and(this.page.getByRole('button')).tap();
	}
	get status(): Locator {
		return this.root.locator('[data-status]').first();
	}
	/** Enters only the result of a round: who won and how, and, if they count, how many tiles are left. */
	async note(who: 0 | 1 | 'nobody', how: string, left?: number): Promise<void> {
		await this.root.locator(`[data-who="${who}"]`).tap();
		await this.root.locator(`[data-how="${how}"]`).tap();
		if (left !== undefined) await this.root.locator(`[data-left="${left}"]`).tap();
		await this.#closeNoted();
	}
	/**
	 * Closes the card of a round that was entered by its result, unless it lies under a correction; that of a garden stays
	 * until the next round.
	 */
	async #closeNoted(): Promise<void> {
		const isCovered = await this.page.getByRole('dialog').isVisible();
		const isForm = await this.root.locator('[data-who]').first().isVisible();
		if (isForm && !isCovered) await closeRoundEnd(this.page);
	}
	/** Answers the question who began. */
	async answer(parity: 'other' | 'keep' | 'back'): Promise<void> {
		await this.root.locator(`[data-parity=${parity}]`).tap();
		await this.#closeNoted();
	}
}

/** The table of the match on screen. */
export class GeishaTable extends Garden {
	constructor(page: Page) {
		super(page, page.getByRole('main'));
	}

	action(name: 'draw' | 'clear' | 'same' | 'next' | 'result-only' | 'garden' | 'cancel'): Locator {
		return this.root.locator(`[data-action=${name}]`).last();
	}
	/** The tiles that are not laid yet. */
	get tilesLeft(): Locator {
		return this.root.locator('[data-tile][aria-disabled=false]');
	}
	tile(tile: string): Locator {
		return this.root.locator(`[data-tile=${tile}][aria-disabled=false]`);
	}
	/** Lays the first tiles of `inOrder`. */
	async lay(count = 15): Promise<void> {
		for (const tile of inOrder.slice(0, count)) await this.tile(tile).tap();
	}
	async expectPhase(phase: 'laying' | 'first-move' | 'turn' | 'result' | 'over'): Promise<void> {
		await expect(this.root.locator('[data-phase]')).toHaveAttribute('data-phase', phase);
	}
	panel(seat: 0 | 1): Locator {
		return this.root.locator(`[data-panel="${seat}"]`);
	}
	async expectScores(near: number, far: number): Promise<void> {
		await expect(this.root.locator('[data-score-of="0"] b')).toHaveText(String(near));
		await expect(this.root.locator('[data-score-of="1"] b')).toHaveText(String(far));
	}
	/** The result of the round that has just ended. */
	get over(): Locator {
		return this.root.locator('[data-round-end]');
	}
	get undoing(): Locator {
		return this.root.locator('[name=undo]');
	}
	async undo(times = 1): Promise<void> {
		for (let time = 0; time < times; time += 1) await this.undoing.tap();
	}
	async expectSaved(): Promise<void> {
		await expect(this.root.locator('[data-save=saved]')).toBeVisible();
	}
	/** The sheet of this round and those before. */
	async openRound(): Promise<Locator> {
		await this.root.locator('[name=round]').tap();
		const sheet = this.page.getByRole('dialog', { name: /^(La manche|The round)$/ });
		await expect(sheet.getByRole('radio').first()).toBeAttached();
		return sheet;
	}
}

export interface SetupChoices {
	readonly names?: readonly [string, string];
	/** Labels of options. */
	readonly rules?: readonly string[];
}

/**
 * Fills in the open setup, in any language, and begins the match. The near player begins.
 *
 * @returns the table.
 */
export const completeGeishaSetup = async (
	page: Page,
	{ names = ['Léa', 'Tom'], rules = [] }: SetupChoices = {}
): Promise<GeishaTable> => {
	const fields = page.getByRole('textbox');
	await fields.nth(0).fill(names[0]);
	await fields.nth(1).fill(names[1]);
	await chooseRules(page, rules);
	await page.locator('button[type=submit]').tap();
	const table = new GeishaTable(page);
	await table.expectPhase('laying');
	return table;
};

/** A match to be stored. */
export interface MatchToStore {
	readonly rules?: keyof typeof usualOptions;
	/** What was tapped so far. */
	readonly actions?: readonly unknown[];
}

/** Stores a match, in which the near player begins, and opens it; it may be over. */
export const openGeishaMatch = async (
	page: Page,
	{ rules = 'three-rounds', actions = [] }: MatchToStore,
	locale: 'fr' | 'en' = 'fr'
): Promise<void> => {
	const game = { id: 'geisha', options: usualOptions[rules], opening: [{ type: 'starter', seat: 0 }] };
	await openStoredMatch(page, { id: 'begun', names: ['Léa', 'Tom'], game, actions }, locale);
};

/** Stores a match under way and opens it. @returns the table. */
export const openGeishaTable = async (
	page: Page,
	begun: MatchToStore = {},
	locale: 'fr' | 'en' = 'fr'
): Promise<GeishaTable> => {
	await openGeishaMatch(page, begun, locale);
	await page.locator('[data-phase]').waitFor();
	return new GeishaTable(page);
};

/** The action that lays the whole garden of `inOrder`. */
export const laid = { type: 'layout', tiles: inOrder };

/** @returns actions that take tiles in turn, the near player first. @param moves '3 0 2' */
export const tokensTaken = (moves: string): readonly unknown[] =>
	movesOf(moves).map((cell, turn) => ({ type: 'move', seat: turn % 2, cell }));

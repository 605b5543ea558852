/** Page object for the table of Hanabi, and stored matches of it. */
import { chooseRules, fakeClockInSetup } from './app-actions';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { usualOptions } from '../oracles/hanabi/usual-options';
import { playerId } from './backups';
import { expect } from './fixtures';
import { openStoredMatch } from './stored-match';
import { wholeTable } from './whole-table';

/** In milliseconds: longer than the time in which a second tap is ignored as accidental. */
const betweenTurns = 600;

/** The table of the match on screen. */
export class HanabiTable {
	readonly root: Locator;
	constructor(readonly page: Page) {
		this.root = page.getByRole('main');
	}

	action(kind: 'clue' | 'discard' | 'play'): Locator {
		return this.root.locator(`[data-act=${kind}]`);
	}
	/** The next step of a firework: 'red-3'. */
	step(card: string): Locator {
		return this.root.locator(`[data-play=${card}]`);
	}
	get status(): Locator {
		return this.root.locator('.table [data-status]');
	}
	get sheet(): Locator {
		return this.page.getByRole('dialog');
	}
	get undoing(): Locator {
		return this.root.locator('[name=undo]');
	}

	/** Advances the fake clock, so that the next tap is not ignored as an accidental second tap. */
	async wait(): Promise<void> {
		await this.page.clock.fastForward(betweenTurns);
	}
	/** @param cards 'red-1 red-2', each the next card of its firework. */
	async play(cards: string): Promise<void> {
		for (const card of cards.split(' ')) {
			await this.wait();
			await this.step(card).tap();
		}
	}
	/** Plays the whole firework of each colour. */
	async complete(...colours: readonly string[]): Promise<void> {
		for (const colour of colours)
			await this.play([1, 2, 3, 4, 5].map((rank) => `${colour}-${rank}`).join(' '));
	}
	async clue(times = 1): Promise<void> {
		for (let time = 0; time < times; time += 1) {
			await this.wait();
			await this.action('clue').tap();
		}
	}
	/** Waits until a card of the sheet has the focus, which happens a frame after the sheet is shown. */
	async expectSheetTakesFocus(): Promise<void> {
		await expect(this.sheet.locator('[data-card][tabindex="0"]')).toBeFocused();
	}
	/** Taps the action, then the card. */
	async choose(kind: 'discard' | 'play', card: string): Promise<void> {
		await this.wait();
		await this.action(kind).tap();
		await this.sheet.locator(`[data-card=${card}]`).tap();
	}
	async discard(...cards: readonly string[]): Promise<void> {
		for (const card of cards) await this.choose('discard', card);
	}
	async misplay(...cards: readonly string[]): Promise<void> {
		for (const card of cards) await this.choose('play', card);
	}
	/** Answers the question that is asked after a card was chosen. */
	async answer(isSo: boolean): Promise<void> {
		const buttons = this.sheet.locator('[data-ask]').getByRole('button');
		await (isSo ? buttons.last() : buttons.first()).tap();
	}
	async undo(times = 1): Promise<void> {
		for (let time = 0; time < times; time += 1) await this.undoing.tap();
	}
	/** Opens an item of the table's own menu, by its label. */
	async open(part: string): Promise<void> {
		await this.root.locator('[name=more]').tap();
		await this.sheet.getByRole('button', { name: part }).tap();
	}
	async closeSheet(): Promise<void> {
		await this.page.keyboard.press('Escape');
		await expect(this.sheet).toHaveCount(0);
	}

	async expectCounters(expected: {
		readonly tokens?: number;
		readonly fuses?: number;
		readonly pile?: number;
		readonly score?: number;
	}): Promise<void> {
		const { tokens, fuses, pile, score } = expected;
		if (tokens !== undefined) await expect(this.root.locator(`[data-tokens="${tokens}"]`)).toHaveCount(1);
		if (fuses !== undefined) await expect(this.root.locator(`[data-fuses="${fuses}"]`)).toHaveCount(1);
		if (pile !== undefined) await expect(this.root.locator('[data-pile]')).toHaveText(String(pile));
		if (score !== undefined) await expect(this.root.locator('[data-score-now]')).toHaveText(String(score));
	}
	async expectTurn(seat: number): Promise<void> {
		await expect(this.root.locator(`[data-turn="${seat}"]`)).toBeVisible();
	}
	async expectSaved(): Promise<void> {
		await expect(this.root.locator('[data-save=saved]')).toBeVisible();
	}
}

export interface SetupChoices {
	readonly names?: readonly string[];
	/** Labels of boxes and options, tapped in this order. */
	readonly rules?: readonly string[];
}

/** Fills in the open setup, in any language, and begins the match. @returns the table. */
export const completeHanabiSetup = async (
	page: Page,
	{ names = ['Léa', 'Tom'], rules = [] }: SetupChoices = {}
): Promise<HanabiTable> => {
	await fakeClockInSetup(page);
	for (let seat = 2; seat < names.length; seat += 1) await page.locator('button.add').click();
	for (const [seat, name] of names.entries()) await page.getByRole('textbox').nth(seat).fill(name);
	await chooseRules(page, rules);
	await page.locator('button[type=submit]').click();
	await wholeTable(page, 'hanabi');
	return new HanabiTable(page);
};

/** A match to be stored. */
export interface MatchToStore {
	readonly names?: readonly [string, string, ...string[]];
	readonly rules?: keyof typeof usualOptions;
	/** What was tapped so far. */
	readonly actions?: readonly unknown[];
}

/** Stores a match, in which the first player begins, and opens it. @returns the table. */
export const openHanabiTable = async (
	page: Page,
	{ names = ['Léa', 'Tom'], rules = 'standard', actions = [] }: MatchToStore = {},
	locale: 'fr' | 'en' = 'fr'
): Promise<HanabiTable> => {
	const game = { id: 'hanabi', options: usualOptions[rules], opening: [{ type: 'turn', seat: 0 }] };
	await openStoredMatch(page, { id: 'begun', names, game, actions }, locale);
	const table = new HanabiTable(page);
	await table.action('play').waitFor();
	return table;
};

const cardOf = (card: string) => {
	const [colour, rank] = card.split('-');
	return { colour, rank: Number(rank) };
};
/**
 * @returns actions of turns.
 * @param turns separated by spaces: 'clue', '+red-1' (played), '-red-1' (discarded).
 */
export const turns = (turns: string): readonly unknown[] =>
	turns.split(' ').map((turn) => {
		if (turn === 'clue') return { type: 'clue', giver: null, receiver: null, about: null };
		const card = cardOf(turn.slice(1));
		return turn.startsWith('+') ? { type: 'play', card, announced: null } : { type: 'discard', card };
	});

interface Fixture {
	readonly options: unknown;
	readonly seats: number;
	readonly opening: readonly unknown[];
	readonly actions: readonly unknown[];
}
/** @returns a fixture of the game, by its name. */
export const fixtureOf = (name: string): Fixture =>
	JSON.parse(
		readFileSync(new URL(`../../src/lib/games/hanabi/fixtures/${name}.json`, import.meta.url), 'utf8')
	) as Fixture;

export interface PlannedShow {
	readonly id: string;
	/** Name of a fixture of the game, whose actions are taken. */
	readonly fixture: string;
	readonly names: readonly string[];
	/** How many of its last actions are left out. */
	readonly without?: number;
	/** How many minutes ago it began. */
	readonly ago?: number;
	/** Options that differ from those of the fixture. */
	readonly options?: Readonly<Record<string, unknown>>;
}

/** @returns a backup with matches made from fixtures. */
export const showsBackup = (shows: readonly PlannedShow[]) => {
	const now = Date.now();
	const names = [...new Set(shows.flatMap((show) => show.names))];
	return {
		format: 'ochaya-backup',
		version: 1,
		exported: new Date(now).toISOString(),
		entries: shows.flatMap(({ id, fixture, names: seated, without = 0, ago = 10, options }) => {
			const { actions, opening, ...show } = fixtureOf(fixture);
			const at = now - ago * 60_000;
			const stamp = (seq: number) => ({ match: id, seq, device: 'another-phone', at: at + seq * 100 });
			return [
				{
					...stamp(0),
					kind: 'start',
					game: 'hanabi',
					version: 1,
					options: { ...(show.options as object), ...options },
					players: seated.slice(0, show.seats).map((name) => ({ id: playerId(name), name })),
					opening
				},
				...actions
					.slice(0, actions.length - without)
					.map((action, index) => ({ ...stamp(index + 1), kind: 'action', version: 1, action }))
			];
		}),
		players: names.map((name, index) => ({
			id: playerId(name),
			name,
			created: now - index,
			used: now - index
		}))
	};
};

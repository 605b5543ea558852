/** Page object for the table of Koï-Koï, and stored matches of it. */
import type { Locator, Page } from '@playwright/test';
import type { Ending } from '$lib/games/koikoi/rules/actions';
import { presets } from '$lib/games/koikoi/rules/options';
import { fingers, type Point } from './finger';
import { expect } from './fixtures';
import { closeRoundEnd } from './round-end';
import { openStoredMatch } from './stored-match';
import { chooseRules, fakeClockInSetup, startButton } from './app-actions';

/** 0 is the near player, 1 the far one. */
export type Seat = 0 | 1;

/** The table of the match on screen. */
export class KoikoiTable {
	readonly root: Locator;
	constructor(readonly page: Page) {
		this.root = page.getByRole('main');
	}

	/** @param card by its id: '01H'. */
	card(card: string): Locator {
		return this.root.locator(`[data-card="${card}"]`);
	}
	player(seat: Seat): Locator {
		return this.root.locator(`[data-side="${seat}"]`);
	}
	/** Puts cards on a player's pile, with a tap for each. @param cards '01H 03H 08H'. */
	async take(seat: Seat, cards: string): Promise<void> {
		await this.player(seat).tap();
		for (const card of cards.split(' ')) await this.card(card).tap();
	}
	/** Changes to the entry by yaku in the menu of the month, also once the month has begun. */
	async enterByYaku(): Promise<void> {
		await this.root.locator('[name=month]').tap();
		await this.page.getByRole('dialog').getByText('Yaku', { exact: true }).tap();
	}
	/** Expects that the next card goes to this player's pile. */
	async expectTurn(seat: Seat): Promise<void> {
		await expect(this.player(seat)).toHaveAttribute('aria-pressed', 'true');
		await expect(this.player(seat === 0 ? 1 : 0)).toHaveAttribute('aria-pressed', 'false');
	}
	/** @returns the middle of each card. */
	async #places(cards: string): Promise<readonly Point[]> {
		const boxes = await Promise.all(cards.split(' ').map((card) => this.card(card).boundingBox()));
		return boxes.map((box) => ({
			x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
			y: (box?.y ?? 0) + (box?.height ?? 0) / 2
		}));
	}
	/**
	 * Strokes with a finger over cards of a month, and then off them in a direction, if one is given.
	 *
	 * @param cards '01H 01R'
	 */
	async stroke(cards: string, to?: 'left' | 'right' | 'up' | 'down'): Promise<void> {
		const places = await this.#places(cards);
		const [first] = places;
		const last = places.at(-1);
		if (!first || !last) throw new Error(`no cards: ${cards}`);
		const off = { left: [-90, 0], right: [90, 0], up: [0, -120], down: [0, 120] } as const;
		const [across, down] = to ? off[to] : [0, 0];
		await fingers(
			this.page,
			...places.map((place) => [place]),
			[{ x: last.x + across / 2, y: last.y + down / 2 }],
			[{ x: last.x + across, y: last.y + down }]
		);
	}
	async expectPile(seat: Seat, cards: string): Promise<void> {
		const expected = cards === '' ? [] : cards.split(' ');
		await expect(this.root.locator(`[data-owner="${seat}"]`)).toHaveCount(expected.length);
		for (const card of expected) await expect(this.card(card)).toHaveAttribute('data-owner', String(seat));
	}
	/** The yaku of the chosen player's pile, with points: 'Sankō 5'. */
	get yaku(): Locator {
		return this.root.locator('[data-yaku]');
	}
	get status(): Locator {
		return this.root.locator('[data-status]').first();
	}
	/** How many points stopping, or a later stop after a call, would give. */
	pays(choice: 'stop' | 'call'): Locator {
		return this.root.locator(`[data-pays=${choice}]`);
	}
	get calling(): Locator {
		return this.root.locator('[data-call]');
	}
	get stopping(): Locator {
		return this.root.locator('[data-stop]');
	}
	get entering(): Locator {
		return this.root.locator('[data-enter]');
	}
	/**
	 * Calls koï-koï. The fake clock is advanced first, so that the tap is not ignored as an accidental second
	 * tap.
	 */
	async call(): Promise<void> {
		await this.page.clock.fastForward(1000);
		await this.calling.tap();
	}
	/** Stops, and closes the card of the month. */
	async stop(): Promise<void> {
		await this.page.clock.fastForward(1000);
		await this.stopping.tap();
		await closeRoundEnd(this.page);
	}
	/** Opens the form for the whole month, by its button, or by the menu of the month if a player may stop. */
	async enter(): Promise<Locator> {
		await this.page.clock.fastForward(1000);
		await this.entering.or(this.stopping).waitFor();
		if (await this.entering.isVisible()) await this.entering.tap();
		else {
			await this.root.locator('[name=month]').tap();
			await this.form.getByRole('button', { name: /^(Noter le mois|Enter the month)$/ }).tap();
		}
		await expect(this.form.getByRole('group').first()).toBeVisible();
		return this.form;
	}
	get form(): Locator {
		return this.page.getByRole('dialog').filter({ visible: true });
	}
	/**
	 * Enters a month in the form.
	 *
	 * @param winner label of the winner
	 * @param yaku labels; none for a drawn month.
	 */
	async note(winner: string, yaku: readonly string[] = []): Promise<void> {
		const form = await this.enter();
		await form.getByText(winner, { exact: true }).first().tap();
		for (const name of yaku) await form.getByRole('button', { name, exact: false }).first().tap();
		await this.done();
	}
	async done(): Promise<void> {
		await this.form.getByRole('button', { name: /^(Enregistrer le mois|Save the month)$/ }).tap();
		await expect(this.page.getByRole('dialog')).toHaveCount(0);
		await closeRoundEnd(this.page);
	}
	async undo(times = 1): Promise<void> {
		for (let time = 0; time < times; time += 1) await this.root.locator('[name=undo]').tap();
	}
	async expectTotals(near: number, far: number): Promise<void> {
		await expect(this.player(0).locator('.total')).toHaveText(String(near));
		await expect(this.player(1).locator('.total')).toHaveText(String(far));
	}
	async expectOya(seat: Seat): Promise<void> {
		await expect(this.player(seat)).toContainText('Oya');
		await expect(this.player(seat === 0 ? 1 : 0)).not.toContainText('Oya');
	}
	async expectSaved(): Promise<void> {
		await expect(this.root.locator('[data-save=saved]')).toBeVisible();
	}
}

/**
 * Fills in the open setup, in any language, and begins the match: Léa is near and deals first, Tom far.
 *
 * @param rules labels of boxes or options, tapped in this order.
 * @returns the table.
 */
export const completeKoikoiSetup = async (
	page: Page,
	rules: readonly string[] = []
): Promise<KoikoiTable> => {
	await fakeClockInSetup(page);
	const fields = page.getByRole('textbox');
	await fields.nth(0).fill('Léa');
	await fields.nth(1).fill('Tom');
	await page
		.getByRole('group', { name: /^(Qui commence|Who starts)/ })
		.getByText('Léa', { exact: true })
		.tap();
	await chooseRules(page, rules);
	await startButton(page).tap();
	return shown(page);
};

const shown = async (page: Page): Promise<KoikoiTable> => {
	const table = new KoikoiTable(page);
	await table.entering.or(table.stopping).first().waitFor();
	return table;
};

/** A match to be stored. */
export interface MatchToStore {
	/** The near player first, who deals first. */
	readonly names?: readonly [string, string];
	/** What was tapped so far. */
	readonly actions?: readonly unknown[];
}

/** Stores a match of twelve months by the default rules, and opens it. @returns the table. */
export const openKoikoiTable = async (
	page: Page,
	{ names = ['Léa', 'Tom'], actions = [] }: MatchToStore = {}
): Promise<KoikoiTable> => {
	const game = { id: 'koikoi', options: presets.seed, opening: [{ type: 'oya', seat: 0 }] };
	await openStoredMatch(page, { id: 'begun', names, game, actions });
	return shown(page);
};

/** @returns actions that put cards on a player's pile one by one. @param cards '01H 03H' */
export const taken = (seat: Seat, cards: string): readonly unknown[] =>
	cards.split(' ').map((card) => ({ type: 'take', seat, card }));

/** @returns the action of a capture of several cards. @param cards '01H 01R' */
export const captured = (seat: Seat, cards: string) => ({ type: 'capture', seat, cards: cards.split(' ') });

interface Month {
	/** Captured cards by player. */
	readonly piles?: readonly [near: string, far: string];
	/** Calls in order, each with the caller and the points. */
	readonly calls?: readonly (readonly [seat: Seat, points: number])[];
	readonly ending: Ending;
}

/** @returns the action that records a whole month. */
export const month = ({ piles = ['', ''], calls = [], ending }: Month) => ({
	type: 'month',
	record: {
		events: calls.map(([seat, points]) => ({ kind: 'call', seat, points })),
		piles: piles.map((cards) => cards.split(' ').filter((card) => card !== '')),
		yaku: [[], []],
		ending
	}
});

/** A month that nobody won. */
export const drawnMonth = month({ ending: { kind: 'drawn' } });

/** Page objects for the table of Hanamikoji and the correction of a round. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { openMilestoneEdit } from './milestones';
import { closeRoundEnd } from './round-end';

/** The bottom half of the screen, which is the first player's, and the top half. */
export type Place = 'near' | 'far';
export const places = ['near', 'far'] as const;

/** The four markers in the order of their numbers. */
export const markers = ['secret', 'trade-off', 'gift', 'competition'] as const;

/** The seven geishas with both sides, at the table of the match or in the correction of a round. */
export class Street {
	constructor(
		readonly page: Page,
		readonly root: Locator
	) {}

	/** @param geisha 0 to 6, from left to right. */
	cell(place: Place, geisha: number): Locator {
		return this.root.locator(`[data-cell="${place}-${geisha}"]`);
	}
	minus(place: Place, geisha: number): Locator {
		return this.root.locator(`[data-minus="${place}-${geisha}"]`);
	}
	card(geisha: number): Locator {
		return this.root.locator(`[data-card="${geisha}"]`);
	}
	way(way: 'counts' | 'majorities' | 'tokens'): Locator {
		return this.root.locator(`[data-way=${way}]`);
	}
	/** The status line: what happened, what is missing, or why something was refused. */
	get status(): Locator {
		return this.root.locator('[data-status]');
	}

	/** Counts a side's cards, with a tap for each. @param cards one digit per geisha: '2001023'. */
	async count(place: Place, cards: string): Promise<void> {
		for (const [geisha, digit] of [...cards].entries()) {
			for (let card = 0; card < Number(digit); card += 1) await this.cell(place, geisha).tap();
		}
	}
	/**
	 * Enters who has which geisha, with a tap for each.
	 *
	 * @param said a sign per geisha: 'n'ear, 'f'ar, '=' in the middle, '.' no tap.
	 */
	async say(said: string): Promise<void> {
		for (const [geisha, sign] of [...said].entries()) {
			if (sign === 'n') await this.cell('near', geisha).tap();
			if (sign === 'f') await this.cell('far', geisha).tap();
			if (sign === '=') await this.card(geisha).tap();
		}
	}
	/** @param cards one digit per geisha. */
	async expectCounts(place: Place, cards: string): Promise<void> {
		for (const [geisha, digit] of [...cards].entries()) {
			await expect(this.cell(place, geisha)).toHaveText(digit);
		}
	}
	/** @param said a sign per geisha: 'n'ear, 'f'ar, '=' on her card, '.' not entered. */
	async expectSaid(said: string): Promise<void> {
		for (const [geisha, sign] of [...said].entries()) {
			const signs = [
				['n', this.cell('near', geisha)],
				['f', this.cell('far', geisha)],
				['=', this.card(geisha)]
			] as const;
			for (const [each, place] of signs) {
				await expect(place).toHaveAttribute('aria-pressed', String(each === sign));
			}
		}
	}
}

/** The table of the match on screen. */
export class Table extends Street {
	constructor(page: Page) {
		super(page, page.getByRole('main'));
	}
	/** Opens the match on screen in another tab of the same browser, and waits for the table. */
	static async inAnotherTab(context: BrowserContext, page: Page): Promise<Table> {
		const other = await context.newPage();
		await other.goto(page.url());
		const table = new Table(other);
		await table.scoring.waitFor();
		return table;
	}

	marker(place: Place, marker: (typeof markers)[number]): Locator {
		return this.root.locator(`[data-marker="${place}-${marker}"]`);
	}
	get scoring(): Locator {
		return this.root.locator('[data-score]');
	}
	get undoing(): Locator {
		return this.root.locator('[name=undo]');
	}
	/**
	 * Scores the round, and closes its card. The fake clock is advanced first, so that the tap is not ignored as an accidental
	 * second tap.
	 */
	async score(): Promise<void> {
		await this.page.clock.fastForward(1000);
		await this.scoring.tap();
		await closeRoundEnd(this.page);
	}
	/** Scores a round entered by tokens in which none moved, which asks for a second tap. */
	async scoreUnmoved(): Promise<void> {
		await this.score();
		await expect(this.status).toHaveText(/^(Aucun jeton n’a bougé|Score with no token moved)/);
		await this.score();
	}
	async undo(times = 1): Promise<void> {
		for (let time = 0; time < times; time += 1) await this.undoing.tap();
	}
	async scoreMajorities(said: string): Promise<void> {
		await this.say(said);
		await this.score();
	}
	async scoreCounts(near: string, far: string): Promise<void> {
		await this.count('near', near);
		await this.count('far', far);
		await this.score();
	}
	/** Both players flip their four markers alternately. */
	async playTurns(first: Place): Promise<void> {
		const second = first === 'near' ? 'far' : 'near';
		for (const marker of markers) {
			for (const place of [first, second] as const) await this.marker(place, marker).tap();
		}
	}
	/** @param geishas and charm as shown: '3', or '3→4' if the round as entered would change the number. */
	async expectStanding(
		place: Place,
		[geishas, charm]: readonly [number | string, number | string]
	): Promise<void> {
		const shown = this.root.locator(`[data-standing=${place}] .numbers`);
		await expect(shown).toHaveText([String(geishas), String(charm)]);
	}
	async expectStandings(
		near: readonly [geishas: number | string, charm: number | string],
		far: readonly [geishas: number | string, charm: number | string]
	): Promise<void> {
		await this.expectStanding('near', near);
		await this.expectStanding('far', far);
	}
	/** @param name of the player who begins the round. */
	async expectStarter(name: string, words: 'commence' | 'starts' = 'commence'): Promise<void> {
		await expect(this.root.getByRole('region').filter({ hasText: words })).toHaveCount(1);
		await expect(this.root.getByRole('region', { name, exact: true })).toContainText(words);
	}
	async expectTurn(name: string): Promise<void> {
		await expect(this.root.getByRole('region').filter({ hasText: 'à toi' })).toHaveCount(1);
		await expect(this.root.getByRole('region', { name, exact: true })).toContainText('à toi');
	}

	/** Expects that nothing is said of turns, as long as no marker was tapped in the round. */
	async expectNoTurn(): Promise<void> {
		await expect(this.root.getByRole('region').filter({ hasText: 'à toi' })).toHaveCount(0);
	}

	/** Waits until everything is shown as saved. */
	async expectSaved(): Promise<void> {
		await expect(this.root.locator('[data-save=saved]')).toBeVisible();
	}

	async openMenu(): Promise<Locator> {
		await this.root.locator('[name=menu]').tap();
		return this.menu;
	}
	get menu(): Locator {
		return this.page.getByRole('dialog', { name: /^(La partie|The match)$/ });
	}
	async openRules(): Promise<Locator> {
		await this.root.locator('[name=rules]').tap();
		return this.rules;
	}
	get rules(): Locator {
		return this.page.getByRole('dialog', { name: /Hanamikoji/ });
	}
	/** Opens the correction of a round, from the open menu or from the result. */
	async openEdit(round: number): Promise<Street> {
		await openMilestoneEdit(this.page, round);
		const dialog = this.page.getByRole('dialog', { name: `Modifier la manche ${round}` });
		await expect(dialog).toBeVisible();
		return new Street(this.page, dialog);
	}
}

/** Closes the sheet that is open. */
export const closeSheet = async (page: Page): Promise<void> => {
	await page
		.getByRole('dialog')
		.getByRole('button', { name: /^(Fermer|Close)$/ })
		.tap();
	await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** Léa's newest match among those that the page lists; home has the last one above the games. */
export const listedMatch = (page: Page): Locator =>
	page.locator('a[href*="/match/?id="]').filter({ hasText: 'Léa' }).first();

/** Goes from the result to home, and by the list there back to the match. */
export const leaveAndReturn = async (page: Page): Promise<void> => {
	await page
		.getByRole('link', { name: /^(Accueil|Home)$/ })
		.last()
		.tap();
	// Waits for home, because the result has links with her name too.
	await expect(page).toHaveURL(/\/(fr|en)\/$/);
	await listedMatch(page).tap();
};

/** Expects the result with this title and a status that contains the reason. */
export const expectResult = async (page: Page, title: string, reason: string): Promise<void> => {
	await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
	await expect(page.locator('[data-verdict]')).toContainText(reason);
};

/** Checks pages with axe, for the automatically testable part of WCAG 2.2 AA. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { root } from '../../tools/paths.mjs';

/** The source of axe, to be run once in each document. */
export const axeSource = readFileSync(`${root}node_modules/axe-core/axe.min.js`, 'utf8');

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Runs in a page that has axe.
 *
 * @param rules names of axe's rules, or tags of them.
 * @returns a text for each violation.
 */
export const findingsOfAxe = async (rules: readonly string[]): Promise<readonly string[]> => {
	// Waits for animations, because colours that are fading in have too little contrast.
	await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
	const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
		resultTypes: ['violations'],
		runOnly: [...rules]
	});
	return violations.flatMap(({ id, help, nodes }) =>
		nodes.map(
			({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`
		)
	);
};

const expectNone = async (page: Page, rules: readonly string[]): Promise<void> => {
	if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
	expect(await page.evaluate(findingsOfAxe, rules)).toEqual([]);
};

/** Expects that axe finds no violations on the page. */
export const expectNoAxeFindings = (page: Page): Promise<void> => expectNone(page, everyRule);

/** Expects that all text stands out from what is behind it: what a theme can break. */
export const expectContrast = (page: Page): Promise<void> => expectNone(page, ['color-contrast']);

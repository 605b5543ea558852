/** Checks pages with axe, for the automatically testable part of WCAG 2.2 AA. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { root } from '../../tools/paths.mjs';

/** The source of axe, to be run once in each document. */
export const axeSource = readFileSync(`${root}node_modules/axe-core/axe.min.js`, 'utf8');

/** Runs in a page that has axe. @returns a text for each violation. */
export const findingsOfAxe = async (): Promise<readonly string[]> => {
	// Waits for animations, because colours that are fading in have too little contrast.
	await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
	const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
		resultTypes: ['violations'],
		runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
	});
	return violations.flatMap(({ id, help, nodes }) =>
		nodes.map(
			({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`
		)
	);
};

/** Expects that axe finds no violations on the page. */
export const expectNoAxeFindings = async (page: Page): Promise<void> => {
	if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
	expect(await page.evaluate(findingsOfAxe)).toEqual([]);
};

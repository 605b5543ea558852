/** What a machine can check of WCAG 2.2 AA. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { root } from '../../tools/paths.mjs';

/** Axe itself, to be run in a page before it is asked; it stays as long as the document does. */
export const axeSource = readFileSync(`${root}node_modules/axe-core/axe.min.js`, 'utf8');

/** To be evaluated in a page that has axe. @returns what it finds on the page as it stands, a text each. */
export const findingsOfAxe = async (): Promise<readonly string[]> => {
	// A colour that is still fading in is not the one that is read.
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

/** Expects the page, as it stands, to keep what axe can check. */
export const expectNoAxeFindings = async (page: Page): Promise<void> => {
	if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
	expect(await page.evaluate(findingsOfAxe)).toEqual([]);
};

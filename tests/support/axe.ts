import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects the page, as it stands, to keep what a machine can check of WCAG 2.2 AA. */
export const expectNoAxeFindings = async (page: Page): Promise<void> => {
	// A colour that is still fading in is not the one that is read.
	await page.evaluate(() =>
		Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
	);
	const { violations } = await new AxeBuilder({ page })
		.options({ resultTypes: ['violations'] })
		.withTags(standards)
		// For pages without frames of other origins: else a second page is opened for each that is looked at.
		.setLegacyMode()
		.analyze();
	const findings = violations.flatMap(({ id, help, nodes }) =>
		nodes.map(
			({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`
		)
	);
	expect(findings).toEqual([]);
};

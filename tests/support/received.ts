/** Opens links with which another phone hands over matches. */
import type { Page } from '@playwright/test';

/** @returns the fragment of a link with this text, in the format of earlier versions. */
export const linkFragment = async (json: string): Promise<string> => {
	const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
	return `1.${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`;
};

/** Opens a link with the content of a backup. */
export const receive = async (page: Page, content: unknown): Promise<void> => {
	await page.goto('about:blank');
	await page.goto(`/en/receive/#${await linkFragment(JSON.stringify(content))}`);
};

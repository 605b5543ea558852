/** Receiving: what another phone's link brings. */
import type { Page } from '@playwright/test';

/** @returns a text as a link of an earlier version holds it. */
export const packedForLink = async (json: string): Promise<string> => {
	const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
	return `1.${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`;
};

/** Opens a link that holds a backup's content. */
export const receive = async (page: Page, content: unknown): Promise<void> => {
	await page.goto('about:blank');
	await page.goto(`/en/receive/#${await packedForLink(JSON.stringify(content))}`);
};

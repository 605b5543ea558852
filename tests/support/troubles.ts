import type { BrowserContext } from '@playwright/test';

/** What must not happen in any test, unless the test says that it may. */
export interface Troubles {
	/** A trouble that matches is what the test is about. */
	readonly allow: (pattern: RegExp) => void;
	/** What happened so far and was not allowed. */
	readonly found: () => readonly string[];
}

const isLocal = (address: string) => {
	const { protocol, hostname } = new URL(address);
	return !protocol.startsWith('http') || hostname === 'localhost' || hostname === '127.0.0.1';
};

/** Collects console errors (policy violations are among them), uncaught errors and calls to other origins. */
export const watchTroubles = (context: BrowserContext): Troubles => {
	const all: string[] = [];
	// A whole Chromium, which runs where there is no headless one, asks for the icon of a file that is no page.
	const allowed: RegExp[] = [/404 .*\/favicon\.ico\)$/];
	context.on('console', (message) => {
		if (message.type() === 'error') all.push(`console: ${message.text()} (${message.location().url})`);
	});
	context.on('weberror', (uncaught) => {
		all.push(`uncaught: ${uncaught.error().stack ?? uncaught.error().message}`);
	});
	context.on('request', (request) => {
		if (!isLocal(request.url())) all.push(`request: ${request.url()}`);
	});
	return {
		allow: (pattern) => {
			allowed.push(pattern);
		},
		found: () => all.filter((trouble) => !allowed.some((pattern) => pattern.test(trouble)))
	};
};

import type { BrowserContext } from '@playwright/test';

/** Errors that must not happen in any test, unless the test allows them. */
export interface Troubles {
	/** Ignores errors that match. */
	readonly allow: (pattern: RegExp) => void;
	/** The errors so far, without the allowed ones. */
	readonly found: () => readonly string[];
}

const isLocal = (address: string) => {
	const { protocol, hostname } = new URL(address);
	return !protocol.startsWith('http') || hostname === 'localhost' || hostname === '127.0.0.1';
};

/**
 * Collects console errors (which include policy violations), uncaught errors and requests to other origins.
 */
export const watchTroubles = (context: BrowserContext): Troubles => {
	const all: string[] = [];
	// A full Chromium (used without a headless shell) requests a favicon also for files that are not pages.
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

/** A small client of the W3C WebDriver protocol, for WebKitGTK's driver. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { findWebKit } from './engines.mjs';

/** The timeout of everything that is waited for, and the polling interval, in milliseconds. */
const [longest, step] = [15_000, 40];
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

interface ElementRef {
	readonly [elementKey]: string;
}
interface Answer {
	readonly value: unknown;
}

const pause = () => new Promise((next) => setTimeout(next, step));

const freePort = async (): Promise<number> => {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	server.close();
	await once(server, 'close');
	if (address === null || typeof address === 'string') throw new Error('No port is free');
	return address.port;
};

/** A running WebKitWebDriver with a virtual display of its own. */
export class Driver {
	private constructor(
		private readonly origin: string,
		private readonly processes: readonly ChildProcess[]
	) {}

	static async start(): Promise<Driver> {
		const found = findWebKit();
		if (!found) throw new Error('No WebKit is here');
		// With -displayfd, Xvfb takes a free display and writes its number to the file descriptor.
		const screen = ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'];
		const display = spawn(found.display, screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
		const [told] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
		const port = await freePort();
		const driver = spawn(found.driver, ['--host=127.0.0.1', `--port=${port}`], {
			stdio: 'ignore',
			env: { ...process.env, DISPLAY: `:${told.toString().trim()}`, GTK_OVERLAY_SCROLLING: '1' }
		});
		const started = new Driver(`http://127.0.0.1:${port}`, [driver, display]);
		await started.answering();
		return started;
	}

	private async answering(): Promise<void> {
		for (const end = Date.now() + longest; ; await pause()) {
			try {
				await this.send('GET', '/status');
				return;
			} catch (error) {
				if (Date.now() > end) throw error;
			}
		}
	}

	/** @returns the value of the response. @throws Error with the driver's message. */
	async send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
		const answer = await fetch(this.origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
		const { value } = (await answer.json()) as Answer;
		if (!answer.ok) {
			const { error, message } = value as { readonly error: string; readonly message: string };
			throw new Error(`${method} ${path}: ${error} ${message}`);
		}
		return value;
	}

	/** Starts a browser with nothing stored. @returns its tab. */
	async open(): Promise<Tab> {
		const browser = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation'] } };
		const made = await this.send('POST', '/session', { capabilities: { alwaysMatch: browser } });
		const path = `/session/${(made as { readonly sessionId: string }).sessionId}`;
		await this.send('POST', `${path}/timeouts`, { script: 60_000, pageLoad: 60_000 });
		await this.send('POST', `${path}/window/rect`, { width: 480, height: 900 });
		return new Tab(this, path);
	}

	close(): void {
		for (const each of this.processes) each.kill();
	}
}

/**
 * Runs in the page.
 *
 * @returns the first visible element with the words in its text or label, scrolled into view.
 */
const findIn = (selector: string, words: string | undefined): Element | null => {
	const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
		(element) =>
			element.checkVisibility({ visibilityProperty: true }) &&
			(words === undefined ||
				element.innerText.replaceAll(/\s/g, ' ').includes(words) ||
				(element.ariaLabel ?? '').replaceAll(/\s/g, ' ').includes(words))
	);
	found?.scrollIntoView({ block: 'center' });
	return found ?? null;
};

interface Clicks {
	readonly selectors: readonly string[];
	/**
	 * Milliseconds added to the event times before each click, so that none is ignored as an accidental second
	 * tap.
	 */
	readonly apart: number;
	readonly longest: number;
	readonly step: number;
}

/** Runs in the page. @returns the first selector that could not be clicked, if any. */
const clickEach = async ({ selectors, apart, longest, step }: Clicks): Promise<string | null> => {
	const world = globalThis as unknown as { passed?: number };
	if (world.passed === undefined) {
		const real = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
		Object.defineProperty(Event.prototype, 'timeStamp', {
			get(this: Event) {
				return Number(real?.get?.call(this)) + (world.passed ?? 0);
			}
		});
	}
	world.passed ??= 0;
	const free = (selector: string): HTMLElement | undefined =>
		[...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
			element.scrollIntoView({ block: 'center' });
			const { left, top, width, height } = element.getBoundingClientRect();
			const hit = document.elementFromPoint(left + width / 2, top + height / 2);
			return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element));
		});
	for (const selector of selectors) {
		const end = performance.now() + longest;
		let found = free(selector);
		while (!found && performance.now() < end) {
			await new Promise((next) => setTimeout(next, step));
			found = free(selector);
		}
		if (!found) return selector;
		world.passed += apart;
		found.click();
		// Lets the app react before the next click.
		await new Promise((next) => setTimeout(next));
	}
	return null;
};

/** A tab of the browser. */
export class Tab {
	constructor(
		private readonly driver: Driver,
		private readonly path: string
	) {}

	private async send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
		return this.driver.send(method, this.path + path, body);
	}
	/** Closes the browser. */
	async end(): Promise<void> {
		await this.send('DELETE', '');
	}

	async goto(address: string): Promise<void> {
		await this.send('POST', '/url', { url: address });
	}
	async reload(): Promise<void> {
		await this.send('POST', '/refresh', {});
	}
	async address(): Promise<string> {
		return String(await this.send('GET', '/url'));
	}

	/** Runs a function in the page, as Playwright's `evaluate`: the function can use only its argument. */
	async evaluate<Given, Result>(work: (given: Given) => Result, given?: Given): Promise<Awaited<Result>> {
		const script = `const done = arguments[1];
			Promise.resolve(arguments[0]).then(${work.toString()})
				.then((value) => done({ value }), (error) => done({ error: String(error) }));`;
		const told = (await this.send('POST', '/execute/async', { script, args: [given ?? null] })) as {
			readonly value?: Awaited<Result>;
			readonly error?: string;
		};
		if (told.error !== undefined) throw new Error(told.error);
		return told.value as Awaited<Result>;
	}
	/** Runs a script in the page. */
	async run(script: string): Promise<void> {
		await this.send('POST', '/execute/sync', { script, args: [] });
	}

	/** Waits for a visible element. @param words in its text or label. */
	async find(selector: string, words?: string): Promise<ElementRef> {
		const script = `return (${findIn.toString()})(arguments[0], arguments[1] ?? undefined)`;
		for (const end = Date.now() + longest; ; await pause()) {
			const args = [selector, words ?? null];
			const found = (await this.send('POST', '/execute/sync', { script, args })) as ElementRef | null;
			if (found) return found;
			if (Date.now() > end) {
				const shown = await this.evaluate(() => document.body.innerText.slice(0, 600));
				throw new Error(`Nowhere: ${selector} ${words ?? ''}\n${await this.address()}\n${shown}`);
			}
		}
	}
	/** Waits for an element and clicks it, retrying until the driver accepts the click. */
	async click(selector: string, words?: string): Promise<void> {
		for (const end = Date.now() + longest; ; await pause()) {
			const found = await this.find(selector, words);
			try {
				await this.send('POST', `/element/${found[elementKey]}/click`, {});
				return;
			} catch (error) {
				if (Date.now() > end) throw error;
			}
		}
	}
	/**
	 * Clicks elements one after the other from within the page, each as soon as it is there and not covered.
	 */
	async clickAll(selectors: readonly string[], apart = 0): Promise<void> {
		const missed = await this.evaluate(clickEach, { selectors, apart, longest, step });
		if (missed !== null) throw new Error(`Cannot be clicked: ${missed}`);
	}
	/** @param place the index among the matching elements. */
	async fill(selector: string, text: string, place = 0): Promise<void> {
		await this.find(selector);
		const { [place]: field } = (await this.send('POST', '/elements', {
			using: 'css selector',
			value: selector
		})) as readonly ElementRef[];
		if (!field) throw new Error(`Not ${place + 1} of ${selector}`);
		await this.send('POST', `/element/${field[elementKey]}/clear`, {});
		await this.send('POST', `/element/${field[elementKey]}/value`, { text });
	}
	/** @returns a PNG of the window. */
	async screenshot(): Promise<Buffer> {
		return Buffer.from(String(await this.send('GET', '/screenshot')), 'base64');
	}
	/** Chooses a file in a file input. @param path of the file. */
	async choose(selector: string, path: string): Promise<void> {
		const field = (await this.send('POST', '/element', {
			using: 'css selector',
			value: selector
		})) as ElementRef;
		await this.send('POST', `/element/${field[elementKey]}/value`, { text: path });
	}
}

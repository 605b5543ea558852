/** What a page says to the eyes and to screen readers. All functions run in the page. */

/** How a text reaches someone. */
export type Way = 'seen' | 'read aloud' | 'heard' | 'tab' | 'drawn' | 'sent' | (string & {});

/** A text as it stands on the screen. */
export interface Line {
	readonly text: string;
	readonly way: Way;
	/** The pieces that the text is put together from, if there are several. */
	readonly parts: readonly string[];
}

/** Keeps what passes by: live regions, texts drawn on a canvas, and texts given to other apps. */
export const keepPassingWords = (): void => {
	const kept: Line[] = [];
	Object.assign(globalThis, { passingWords: kept });
	const keep = (text: string, way: Way): void => {
		const said = text.replace(/\s+/gu, ' ').trim();
		if (said !== '' && !kept.some((line) => line.text === said && line.way === way))
			kept.push({ text: said, way, parts: [] });
	};
	new MutationObserver(() => {
		for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]'))
			keep(region.textContent, 'heard');
	}).observe(document, { childList: true, subtree: true, characterData: true });

	const { prototype } = CanvasRenderingContext2D;
	const draw = Object.getOwnPropertyDescriptor(prototype, 'fillText')?.value as typeof prototype.fillText;
	prototype.fillText = function (...given) {
		keep(given[0], 'drawn');
		draw.apply(this, given);
	};
	Object.defineProperty(navigator, 'share', {
		value: ({ title = '', text = '', url = '' }: ShareData) => {
			for (const part of [title, text, url]) keep(part, 'sent');
			return Promise.resolve();
		}
	});
};

/** @returns what has passed by since the last call. */
export const takePassingWords = (): readonly Line[] =>
	(globalThis as unknown as { passingWords: Line[] }).passingWords.splice(0);

/** Waits until nothing has changed for some frames, or things change on and on. */
export const quiet = (): Promise<void> =>
	new Promise((done) => {
		let [left, most] = [12, 150];
		const observer = new MutationObserver(() => (left = 12));
		observer.observe(document, { subtree: true, childList: true, characterData: true });
		const next = (): void => {
			[left, most] = [left - 1, most - 1];
			if (left > 0 && most > 0) return void requestAnimationFrame(next);
			observer.disconnect();
			done();
		};
		requestAnimationFrame(next);
	});

/** @returns the texts of the page in their order; of the sheet alone, if one is open. */
export const readPage = (): readonly Line[] => {
	const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription'];
	const attributes = [...spoken, 'title', 'placeholder', 'alt'];
	const lines: Line[] = [];
	const add = (text: string, way: Way, parts: readonly string[] = []): void => {
		const clean = (words: string): string => words.replace(/[\t\n\r ]+/g, ' ').trim();
		if (!/[\p{L}\p{N}]/u.test(text)) return;
		lines.push({ text: clean(text), way, parts: parts.length > 1 ? parts.map(clean).filter(Boolean) : [] });
	};
	const isForReadersAlone = (from: Element): boolean => {
		for (let element: Element | null = from; element; element = element.parentElement)
			if (getComputedStyle(element).clipPath === 'inset(50%)') return true;
		return false;
	};
	const blockOf = (node: Node): Element | null => {
		let element = node.parentElement;
		while (element && /^(inline|contents)$/.test(getComputedStyle(element).display))
			element = element.parentElement;
		return element;
	};
	let block: Element | null = null;
	let parts: string[] = [];
	const flush = (): void => {
		if (block) add(parts.join(''), isForReadersAlone(block) ? 'read aloud' : 'seen', parts);
		[block, parts] = [null, []];
	};
	const isVisible = (element: Element | null): boolean =>
		element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;

	add(document.title, 'tab');
	const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
	for (let node: Node | null = root; node; node = walker.nextNode())
		if (node instanceof Element) {
			if (block && !block.contains(node)) flush();
			const texts = new Set<string>();
			for (const name of attributes) {
				const text = node.getAttribute(name);
				if (!text || texts.has(text) || !isVisible(node)) continue;
				texts.add(text);
				add(text, name);
			}
		} else if (node instanceof Text && node.data.trim() !== '' && isVisible(node.parentElement)) {
			if (/^(SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(node.parentElement?.tagName ?? '')) continue;
			const owner = blockOf(node);
			if (owner !== block) flush();
			block = owner;
			parts.push(node.data);
		}
	flush();
	return lines;
};

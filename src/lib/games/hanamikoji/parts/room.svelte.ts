/**
 * How much room the table has, as classes its parts go by. Container queries would say the same in CSS, but
 * nested size containers cost a slow phone 300 ms of layout and style on every tap; this costs a resize.
 */
import type { Attachment } from 'svelte/attachments';

export class Room {
	#width = $state(0);
	#height = $state(0);
	#edge = $state(0);
	/** Pixels of a rem: large text makes room scarce. */
	#rem = $state(16);

	/** On the element of the table. By what the observer tells: asked itself, it would be laid out anew each time. */
	readonly measure: Attachment<HTMLElement> = (element) => {
		const edge = element.querySelector<HTMLElement>('.edge');
		const observer = new ResizeObserver((entries) => {
			this.#rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
			for (const { target, contentRect, borderBoxSize } of entries) {
				// Without its scroll bar, where that takes room.
				if (target === element) [this.#width, this.#height] = [contentRect.width, contentRect.height];
				if (target === (edge ?? element)) this.#edge = borderBoxSize[0]?.inlineSize ?? contentRect.width;
			}
		});
		for (const watched of [element, edge, document.documentElement]) if (watched) observer.observe(watched);
		return () => observer.disconnect();
	};

	get classes(): string {
		const [width, height, edge] = [this.#width, this.#height, this.#edge].map((px) => px / this.#rem);
		if (!width || !height || !edge) return '';
		const isLow = width < 36 && this.#height < 600;
		const isWide = width >= height * 1.15 && width > 36;
		return Object.entries({
			/** Lying down: three columns. */
			'room-wide': isWide,
			'room-large': width > 44 && height > 44,
			'room-low': isLow,
			'room-small': isLow && width < 22,
			'room-slim': width < 21,
			'edge-tight': !isWide && edge > 18 && edge < 20,
			/** A column is never so wide that the standing has its place beside the markers. */
			'edge-stacked': isWide || edge <= 18
		})
			.flatMap(([name, holds]) => (holds ? [name] : []))
			.join(' ');
	}
}

/** A size is told within so many milliseconds even on a slow phone, as long as the page is drawn. */
const atLatest = 500;

/** Gives an element its own size as `--width` and `--height`, for what is drawn in proportion to it; as above. */
export class Sized {
	/** What goes by the size comes once it is known, or shows that it will not: before, all would be laid out twice. */
	isKnown = $state(false);

	readonly measure: Attachment<HTMLElement> = (element) => {
		const observer = new ResizeObserver(([entry]) => {
			const [box] = entry?.borderBoxSize ?? [];
			if (!box) return;
			element.style.setProperty('--width', `${String(box.inlineSize)}px`);
			element.style.setProperty('--height', `${String(box.blockSize)}px`);
			this.isKnown = true;
		});
		observer.observe(element);
		// A page that is not drawn is told no sizes.
		const timer = setTimeout(() => (this.isKnown = true), atLatest);
		return () => {
			observer.disconnect();
			clearTimeout(timer);
		};
	};
}

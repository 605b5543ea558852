/**
 * Measures the table and passes its size to CSS as classes. Container queries would do the same, but nested size
 * containers cost a slow phone 300 ms of layout and style on every tap; a measurement costs only on resize.
 */
import type { Attachment } from 'svelte/attachments';

/** The classes that tell the parts of the table how much room there is. */
export class SizeClasses {
	#width = $state(0);
	#height = $state(0);
	#edge = $state(0);
	#isSpaced = $state(false);
	/** The pixels of one rem: the thresholds below are in rem, since large text needs more room. */
	#rem = $state(16);

	/**
	 * Goes on the element of the table. Only the observer's values are used: reading a size from the element
	 * would force a layout each time.
	 */
	readonly measure: Attachment<HTMLElement> = (element) => {
		const edge = element.querySelector<HTMLElement>('.edge');
		const observer = new ResizeObserver((entries) => {
			this.#rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
			this.#isSpaced = parseFloat(getComputedStyle(element).letterSpacing) > 0;
			for (const { target, contentRect, borderBoxSize } of entries) {
				// `contentRect` excludes a scroll bar that takes room.
				if (target === element) [this.#width, this.#height] = [contentRect.width, contentRect.height];
				if (target === (edge ?? element)) this.#edge = borderBoxSize[0]?.inlineSize ?? contentRect.width;
			}
		});
		for (const watched of [element, edge, document.documentElement]) if (watched) observer.observe(watched);
		return () => observer.disconnect();
	};

	/** The classes for the element of the table, separated by spaces; empty until it is measured. */
	get classes(): string {
		const [width, height, edge] = [this.#width, this.#height, this.#edge].map((px) => px / this.#rem);
		if (!width || !height || !edge) return '';
		const isLow = width < 36 && this.#height < 600;
		const isWide = width >= height * 1.15 && width > 36;
		return Object.entries({
			/** A landscape screen, laid out in three columns. */
			'room-wide': isWide,
			/** Its type is larger than the page's, so that three columns need more rem to stand side by side. */
			'room-large': width > (isWide ? 56 : 44) && height > 44,
			/** A landscape screen with room for two markers beside each other, not for four. */
			'room-squat': isWide && width < 49.5,
			'room-low': isLow,
			'room-small': isLow && width < 22,
			'room-slim': width < 21,
			/** Players have set wider letters, with which some lines no longer fit on one. */
			'room-spaced': this.#isSpaced,
			'edge-tight': !isWide && edge > 18 && edge < 23,
			/** The markers with their names take the whole width of an edge. */
			'edge-narrow': !isWide && edge > 18 && edge < (this.#isSpaced ? 27 : 20),
			/** The goals stand above the markers, because a column is never wide enough for both side by side. */
			'edge-stacked': isWide || edge <= 18
		})
			.flatMap(([name, holds]) => (holds ? [name] : []))
			.join(' ');
	}
}

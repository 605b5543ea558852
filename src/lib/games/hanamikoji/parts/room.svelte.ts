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

	/** On the element of the table. */
	readonly measure: Attachment<HTMLElement> = (element) => {
		const edge = element.querySelector<HTMLElement>('.edge');
		const look = () => {
			this.#rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
			this.#width = element.clientWidth;
			this.#height = element.clientHeight;
			this.#edge = edge?.clientWidth ?? element.clientWidth;
		};
		const observer = new ResizeObserver(look);
		for (const watched of [element, edge, document.documentElement]) if (watched) observer.observe(watched);
		return () => observer.disconnect();
	};

	get classes(): string {
		const [width, height, edge] = [this.#width, this.#height, this.#edge].map((px) => px / this.#rem);
		if (!width || !height || !edge) return '';
		const isLow = width < 36 && this.#height < 600;
		return Object.entries({
			/** Lying down: three columns. */
			'room-wide': width >= height * 1.15 && width > 36,
			'room-large': width > 44 && height > 44,
			'room-low': isLow,
			'room-small': isLow && width < 22,
			'room-slim': width < 21,
			'edge-tight': edge > 18 && edge < 20,
			'edge-stacked': edge <= 18
		})
			.flatMap(([name, holds]) => (holds ? [name] : []))
			.join(' ');
	}
}

/** Gives an element its own size as `--width` and `--height`, for what is drawn in proportion to it. */
export const sized: Attachment<HTMLElement> = (element) => {
	const observer = new ResizeObserver(() => {
		element.style.setProperty('--width', `${String(element.clientWidth)}px`);
		element.style.setProperty('--height', `${String(element.clientHeight)}px`);
	});
	observer.observe(element);
	return () => observer.disconnect();
};

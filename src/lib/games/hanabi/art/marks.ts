/** The small shape of each colour, in a box of 24 × 24. */
import type { Colour } from '../rules/cards.ts';

/** A filled path and a stroked one, of which one may be empty. */
export interface Mark {
	readonly solid: string;
	readonly line: string;
	/** The stroke width of `line`. */
	readonly width: number;
}

/**
 * The shapes of the fireworks (chrysanthemum, star, rings, willow, palm, paper windmill, falling
 * spark), distinct at 16 px.
 */
export const marks: Readonly<Record<Colour, Mark>> = {
	white: {
		solid: '',
		line: 'M12 7.6V2.4M12 16.4v5.2M7.6 12H2.4M16.4 12h5.2M8.9 8.9 5.2 5.2M15.1 8.9l3.7-3.7M8.9 15.1l-3.7 3.7M15.1 15.1l3.7 3.7',
		width: 2.8
	},
	red: {
		solid: 'M12 1.2l3.1 7.2 7.8.7-5.9 5.1 1.8 7.6L12 17.7l-6.8 4.1L7 14.2 1.1 9.1l7.8-.7z',
		line: '',
		width: 0
	},
	blue: {
		solid: 'M12 8.6a3.4 3.4 0 0 1 0 6.8 3.4 3.4 0 0 1 0-6.8',
		line: 'M12 2.8a9.2 9.2 0 0 1 0 18.4 9.2 9.2 0 0 1 0-18.4',
		width: 2.8
	},
	yellow: {
		solid: '',
		line: 'M12 3C4.6 3 2.4 8 2.4 15M12 3c7.4 0 9.6 5 9.6 12M12 3C8.6 5.4 7.6 11 7.6 20M12 3c3.4 2.4 4.4 8 4.4 17',
		width: 2.6
	},
	green: {
		solid:
			'M12 11C6.5 11.5 4 9.6 3.2 4.2 8 4 11 6 12 11c1-5 4-7 8.8-6.8C20 9.6 17.5 11.5 12 11c5-2.2 9.5-.5 11 5.5-4.5.5-8.5-1.2-11-5.5C9.5 15.300 5.5 17 1 16.5 2.5 10.5 7 8.8 12 11M9.5 7.5C9 4.5 10 2.5 12 1c2 1.5 3 3.5 2.5 6.5L12 11z',
		line: 'M12 11v11',
		width: 3.2
	},
	multi: {
		solid: 'M12 12V1l6.5 5.5zM12 12h11l-5.5 6.5zM12 12v11l-6.5-5.5zM12 12H1l5.5-6.5z',
		line: '',
		width: 0
	},
	black: {
		solid: 'M1.5 3h21L12 22.5zM8.5 7.5 12 14l3.5-6.5z',
		line: '',
		width: 0
	}
};

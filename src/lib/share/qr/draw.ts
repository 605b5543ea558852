/** Drawing a QR code. */
import { encode } from 'uqr';

/** A code as a path of one colour, in a square of `size` units with its quiet border. */
export interface Drawn {
	readonly size: number;
	readonly path: string;
}

/** @returns the drawing of a text. The fewest modules it takes: a screen is clean, no code is soiled there. */
export const drawCode = (text: string): Drawn => {
	const { data, size } = encode(text, { ecc: 'L', border: 4 });
	let path = '';
	for (const [y, row] of data.entries()) {
		for (let x = 0; x < row.length; x += 1) {
			if (!row[x]) continue;
			const from = x;
			while (row[x + 1]) x += 1;
			path += `M${from} ${y}h${x + 1 - from}v1h-${x + 1 - from}z`;
		}
	}
	return { size, path };
};

import encodeQR from 'qr';

/** A QR code as an SVG path in a square of `size` units, which includes the quiet zone. */
export interface CodeDrawing {
	readonly size: number;
	readonly path: string;
}

/**
 * @returns the QR code of a text, with the lowest error correction, since a screen is clean, and so the
 * fewest modules.
 */
export const drawCode = (text: string): CodeDrawing => {
	const modules = encodeQR(text, 'raw', { ecc: 'low', border: 4 });
	let path = '';
	for (const [y, row] of modules.entries()) {
		for (let x = 0; x < row.length; x += 1) {
			if (!row[x]) continue;
			const from = x;
			while (row[x + 1]) x += 1;
			path += `M${from} ${y}h${x + 1 - from}v1h-${x + 1 - from}z`;
		}
	}
	return { size: modules.length, path };
};

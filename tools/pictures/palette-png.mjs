/** Writes PNG files with a palette, which are much smaller for flat drawings than those a browser writes. */
import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const maxColours = 256;

/** @param {string} type @param {Buffer} data @returns {Buffer} a chunk with its length and checksum. */
const chunk = (type, data) => {
	const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	const framed = Buffer.alloc(body.length + 8);
	framed.writeUInt32BE(data.length, 0);
	body.copy(framed, 4);
	framed.writeUInt32BE(crc32(body), body.length + 4);
	return framed;
};

/** @param {number} a @param {number} b two colours as 0xRRGGBBAA. */
const distance = (a, b) =>
	[24, 16, 8, 0].reduce((sum, shift) => sum + (((a >>> shift) & 255) - ((b >>> shift) & 255)) ** 2, 0);

/**
 * Chooses the most frequent colours, and for every colour the nearest of these. Transparent colours come
 * first, so that the list of alpha values (`tRNS`) can be short.
 *
 * @param {readonly number[]} pixels @param {number} size of the palette.
 */
const paletteOf = (pixels, size) => {
	/** @type {Map<number, number>} */
	const count = new Map();
	for (const pixel of pixels) count.set(pixel, (count.get(pixel) ?? 0) + 1);
	const colours = [...count.keys()]
		.sort((a, b) => (count.get(b) ?? 0) - (count.get(a) ?? 0))
		.slice(0, size)
		.sort((a, b) => (a & 255) - (b & 255));
	const indexByColour = new Map(
		[...count.keys()].map((colour) => {
			const far = colours.map((other) => distance(colour, other));
			return [colour, far.indexOf(Math.min(...far))];
		})
	);
	return { colours, indexByColour };
};

/**
 * @param {Uint8Array} rgba four bytes a pixel, row after row.
 * @param {number} side of the square, in pixels.
 * @param {number} [size] how many colours at most, up to 256.
 * @returns {Buffer} the PNG file.
 */
export const palettePng = (rgba, side, size = maxColours) => {
	const bytes = Buffer.from(rgba);
	const pixels = Array.from({ length: side * side }, (_, at) => {
		const pixel = bytes.readUInt32BE(at * 4);
		return (pixel & 255) === 0 ? 0 : pixel;
	});
	const { colours, indexByColour } = paletteOf(pixels, Math.min(size, maxColours));
	const rows = Buffer.alloc(side * (side + 1));
	pixels.forEach((pixel, at) => {
		rows[at + Math.floor(at / side) + 1] = indexByColour.get(pixel) ?? 0;
	});
	const alphas = Buffer.from(colours.map((colour) => colour & 255).filter((alpha) => alpha < 255));
	const head = Buffer.alloc(13);
	head.writeUInt32BE(side, 0);
	head.writeUInt32BE(side, 4);
	// Eight bits a pixel, colours from the palette.
	head.set([8, 3, 0, 0, 0], 8);
	return Buffer.concat([
		signature,
		chunk('IHDR', head),
		chunk(
			'PLTE',
			Buffer.from(colours.flatMap((colour) => [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255]))
		),
		// An opaque picture gets no `tRNS` chunk, because some readers refuse an empty one.
		...(alphas.length > 0 ? [chunk('tRNS', alphas)] : []),
		chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
		chunk('IEND', Buffer.alloc(0))
	]);
};

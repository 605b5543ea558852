/** What a picture of a QR code says. */
import { decodeQR } from 'qr/decode.js';

/** Points in rows, each of four bytes: red, green, blue and opacity. */
export interface Picture {
	readonly data: Uint8ClampedArray;
	readonly width: number;
	readonly height: number;
}

/** @returns the text of the code in the picture; `undefined` where none can be read, as in most pictures of a camera. */
export const readCode = (picture: Picture): string | undefined => {
	try {
		return decodeQR(picture);
	} catch {
		return undefined;
	}
};

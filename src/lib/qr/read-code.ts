import { decodeQR } from 'qr/decode.js';

/** Pixels in rows, each of four bytes: red, green, blue and alpha. */
export interface PixelData {
	readonly data: Uint8ClampedArray;
	readonly width: number;
	readonly height: number;
}

/**
 * @returns the text of the QR code in a picture; undefined where none can be read, as in most pictures of a
 * camera.
 */
export const readCode = (picture: PixelData): string | undefined => {
	try {
		return decodeQR(picture);
	} catch {
		return undefined;
	}
};

/** Reads QR codes beside the page, where the browser has no reader of its own. */
import jsQR from 'jsqr';

export interface Picture {
	readonly data: Uint8ClampedArray;
	readonly width: number;
	readonly height: number;
}

self.onmessage = ({ data: picture }: MessageEvent<Picture>): void => {
	const found = jsQR(picture.data, picture.width, picture.height, { inversionAttempts: 'dontInvert' });
	self.postMessage(found?.data);
};

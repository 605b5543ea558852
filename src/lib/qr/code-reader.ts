/**
 * Reads QR codes from a video: with the browser's `BarcodeDetector`, or else in a worker, which is loaded
 * then.
 */
import type { PixelData } from './read-code';

export interface CodeReader {
	/** Gives the text of a code in the current picture; undefined for none. */
	readonly read: (video: HTMLVideoElement) => Promise<string | undefined>;
	readonly close: () => void;
}

interface Detector {
	readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorMaker {
	new (options: { formats: readonly string[] }): Detector;
	getSupportedFormats: () => Promise<readonly string[]>;
}

const builtInReader = async (): Promise<CodeReader | undefined> => {
	const { BarcodeDetector: Maker } = globalThis as { BarcodeDetector?: DetectorMaker };
	try {
		if (!Maker || !(await Maker.getSupportedFormats()).includes('qr_code')) return undefined;
		const detector = new Maker({ formats: ['qr_code'] });
		return { read: async (video) => (await detector.detect(video))[0]?.rawValue, close: () => undefined };
	} catch {
		return undefined;
	}
};

/**
 * The width or height, in pixels, to which pictures are reduced: larger ones take longer and show no more of
 * a code.
 */
const widest = 800;

const pixelsOf = (video: HTMLVideoElement, canvas: HTMLCanvasElement): PixelData | undefined => {
	const scale = Math.min(1, widest / Math.max(video.videoWidth, video.videoHeight, 1));
	const width = Math.floor(video.videoWidth * scale);
	const height = Math.floor(video.videoHeight * scale);
	if (width === 0 || height === 0) return undefined;
	canvas.width = width;
	canvas.height = height;
	const context = canvas.getContext('2d', { willReadFrequently: true });
	if (!context) return undefined;
	context.drawImage(video, 0, 0, width, height);
	return { data: context.getImageData(0, 0, width, height).data, width, height };
};

const workerReader = (): CodeReader => {
	const worker = new Worker(new URL('./qr-worker.ts', import.meta.url), { type: 'module' });
	const canvas = document.createElement('canvas');
	return {
		read: (video) =>
			new Promise((done, failed) => {
				const picture = pixelsOf(video, canvas);
				if (!picture) {
					done(undefined);
					return;
				}
				worker.onmessage = ({ data }: MessageEvent<unknown>) =>
					done(typeof data === 'string' && data !== '' ? data : undefined);
				worker.onerror = () => failed(new Error('No reader of codes'));
				worker.postMessage(picture, [picture.data.buffer]);
			}),
		close: () => worker.terminate()
	};
};

/** @returns a reader, which has to be closed after use. */
export const openCodeReader = async (): Promise<CodeReader> => (await builtInReader()) ?? workerReader();

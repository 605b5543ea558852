/** Makes a video for Chromium's fake camera, of the QR codes that another phone shows one after the other. */

const width = 640;
const height = 480;
/** How many frames show each code, at ten frames a second. */
const framesPerCode = 4;

/** @returns the runs of dark modules in a path of `QrCode.svelte`, which consists of `Mx yhNv1h-Nz`. */
const modulesOf = (path: string): readonly (readonly [x: number, y: number, length: number])[] =>
	[...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [Number(x), Number(y), Number(length)]);

/** A QR code on a page. */
export interface ShownCode {
	readonly path: string;
	/** Modules a side. */
	readonly size: number;
}

const frameOf = ({ path, size }: ShownCode): Buffer => {
	const light = Buffer.alloc(width * height, 235);
	const scale = Math.floor(height / size);
	const left = Math.floor((width - scale * size) / 2);
	const top = Math.floor((height - scale * size) / 2);
	for (const [x, y, length] of modulesOf(path)) {
		for (let row = 0; row < scale; row += 1) {
			const from = (top + y * scale + row) * width + left + x * scale;
			light.fill(16, from, from + length * scale);
		}
	}
	const grey = Buffer.alloc((width * height) / 2, 128);
	return Buffer.concat([Buffer.from('FRAME\n'), light, grey]);
};

/** @returns the video as YUV4MPEG2. */
export const qrVideo = (codes: readonly ShownCode[]): Buffer =>
	Buffer.concat([
		Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`),
		...codes.flatMap((code) => Array<Buffer>(framesPerCode).fill(frameOf(code)))
	]);

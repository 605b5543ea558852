/** A film for a browser's made-up camera: QR codes one after the other, as another phone shows them. */

const width = 640;
const height = 480;
/** Pictures that each code stands for, at ten a second. */
const stands = 4;

/** The dark modules of a path of `QrCode.svelte`: runs `Mx yhNv1h-Nz`. */
const modulesOf = (path: string): readonly (readonly [x: number, y: number, length: number])[] =>
	[...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [Number(x), Number(y), Number(length)]);

/** A code as it was drawn, in a square of so many modules. */
export interface ShownCode {
	readonly path: string;
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

/** @returns the film as YUV4MPEG2. */
export const filmOf = (codes: readonly ShownCode[]): Buffer =>
	Buffer.concat([
		Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`),
		...codes.flatMap((code) => Array<Buffer>(stands).fill(frameOf(code)))
	]);

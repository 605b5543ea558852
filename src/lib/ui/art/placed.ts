/**
 * The outline of a drawing where it lies, instead of a `transform` on its element: each of those is one more
 * piece for the browser to sort with every tap. Called at a module's level, once for each drawing. The width of
 * a stroke is not part of an outline: where a drawing is made larger or smaller, so must be its strokes.
 */

/** Where a shape lies. It is sized first, then turned, then moved. */
export interface Place {
	readonly x?: number;
	readonly y?: number;
	/** Degrees, clockwise, about the shape's 0 0. */
	readonly turn?: number;
	/** A pair is the size across and the size down, below 0 mirrored; a tilted arc needs the same amount in both. */
	readonly size?: number | readonly [across: number, down: number];
}

/** How many numbers each command takes. */
const lengths: Readonly<Record<string, number>> = {
	M: 2,
	L: 2,
	H: 1,
	V: 1,
	C: 6,
	S: 4,
	Q: 4,
	T: 2,
	A: 7,
	Z: 0
};

const short = (value: number): number => Math.round(value * 100) / 100;

/** @returns each command of `d` with the numbers of one use of it: what follows a move in the same breath is a line. */
function commandsOf(d: string): (readonly [command: string, values: readonly number[]])[] {
	return [...d.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, command = '', rest = '']) => {
		const values = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
		const length = lengths[command.toUpperCase()] ?? 0;
		if (values.length <= length) return [[command, values] as const];
		return Array.from({ length: values.length / length }, (_, use) => {
			const again = command === 'M' ? 'L' : command === 'm' ? 'l' : command;
			return [use ? again : command, values.slice(use * length, (use + 1) * length)] as const;
		});
	});
}

/** @returns the path `d` at its place, in absolute commands. */
export function placed(d: string, { x = 0, y = 0, turn = 0, size = 1 }: Place): string {
	const [across, down] = typeof size === 'number' ? [size, size] : size;
	const isMirrored = across * down < 0;
	const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
	const at = (px: number, py: number): string => {
		const [sizedX, sizedY] = [px * across, py * down];
		return `${short(sizedX * cos - sizedY * sin + x)} ${short(sizedX * sin + sizedY * cos + y)}`;
	};

	let [penX, penY, startX, startY] = [0, 0, 0, 0];
	return commandsOf(d)
		.map(([command, values]) => {
			const name = command.toUpperCase();
			const [fromX, fromY] = command === name ? [0, 0] : [penX, penY];
			if (name === 'Z') {
				[penX, penY] = [startX, startY];
				return 'Z';
			}
			if (name === 'H' || name === 'V') {
				const [value = 0] = values;
				[penX, penY] = name === 'H' ? [fromX + value, penY] : [penX, fromY + value];
				return `L${at(penX, penY)}`;
			}
			const points: string[] = [];
			for (let index = values.length % 2; index < values.length; index += 2) {
				[penX, penY] = [fromX + (values[index] ?? 0), fromY + (values[index + 1] ?? 0)];
				points.push(at(penX, penY));
			}
			if (name === 'M') [startX, startY] = [penX, penY];
			if (name !== 'A') return `${name}${points.join(' ')}`;
			const [radiusX = 0, radiusY = 0, tilt = 0, large = 0, sweep = 0] = values;
			const radii = `${short(radiusX * Math.abs(across))} ${short(radiusY * Math.abs(down))}`;
			const angle = short((isMirrored ? -tilt : tilt) + turn);
			return `A${radii} ${angle} ${large} ${isMirrored ? 1 - sweep : sweep} ${points.at(-1)}`;
		})
		.join('');
}

/** @returns the path `d` at each of the places, as one path: for shapes that do not lie over each other. */
export const placedAt = (d: string, places: readonly Place[]): string =>
	places.map((place) => placed(d, place)).join('');

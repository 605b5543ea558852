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

/** How many points each command ends with. */
const points: Readonly<Record<string, number>> = { M: 1, L: 1, T: 1, A: 1, S: 2, Q: 2, C: 3 };

const short = (value: number): number => Math.round(value * 100) / 100;

/** @returns the path `d` at its place, in absolute commands. */
export function placed(d: string, { x = 0, y = 0, turn = 0, size = 1 }: Place): string {
	const [across, down] = typeof size === 'number' ? [size, size] : size;
	const isMirrored = across * down < 0;
	const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
	let [penX, penY, startX, startY] = [0, 0, 0, 0];
	/** @returns where the pen is, at the drawing's place. */
	const pen = (): string => {
		const [sizedX, sizedY] = [penX * across, penY * down];
		return `${short(sizedX * cos - sizedY * sin + x)} ${short(sizedX * sin + sizedY * cos + y)}`;
	};

	const parts = d.match(/[a-z]|-?(\d+\.?\d*|\.\d+)/gi) ?? [];
	let index = 0;
	const next = (): number => Number(parts[index++]);
	let command = '';
	let path = '';
	while (index < parts.length) {
		const part = parts[index] ?? '';
		// Without a letter, it is the last command once more.
		if (part >= 'A') {
			command = part;
			index++;
		}
		const name = command.toUpperCase();
		const [fromX, fromY] = command === name ? [0, 0] : [penX, penY];
		if (name === 'Z') {
			[penX, penY] = [startX, startY];
			path += 'Z';
		} else if (name === 'H' || name === 'V') {
			if (name === 'H') penX = fromX + next();
			else penY = fromY + next();
			path += `L${pen()}`;
		} else {
			path += name;
			if (name === 'A') {
				path += `${short(next() * Math.abs(across))} ${short(next() * Math.abs(down))} `;
				path += `${short((isMirrored ? -next() : next()) + turn)} ${next()} `;
				path += `${isMirrored ? 1 - next() : next()} `;
			}
			for (let left = points[name] ?? 1; left > 0; left--) {
				[penX, penY] = [fromX + next(), fromY + next()];
				path += left > 1 ? `${pen()} ` : pen();
			}
			if (name === 'M') {
				[startX, startY] = [penX, penY];
				// What follows a move without a letter is a line.
				command = command === 'M' ? 'L' : 'l';
			}
		}
	}
	return path;
}

/** @returns the path `d` at each of the places, as one path: for shapes that do not lie over each other. */
export const placedAt = (d: string, places: readonly Place[]): string =>
	places.map((place) => placed(d, place)).join('');

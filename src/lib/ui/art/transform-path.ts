/**
 * Transforms SVG paths, to be used instead of `transform` attributes, each of which costs the browser time
 * with every tap. The functions are called at module level, once for each drawing. The width of strokes is
 * not part of a path, so it has to be scaled along with a drawing.
 */

/** How to transform a shape: it is scaled first, then turned, then moved. */
export interface PathTransform {
	readonly x?: number;
	readonly y?: number;
	/** Degrees, clockwise, around the shape's origin. */
	readonly turn?: number;
	/** A factor, or one across and one down. Negative ones mirror; tilted arcs need the same amount in both. */
	readonly size?: number | readonly [across: number, down: number];
}

/** How many points each command takes. */
const pointsByCommand: Readonly<Record<string, number>> = { M: 1, L: 1, T: 1, A: 1, S: 2, Q: 2, C: 3 };

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** @returns the path `d`, transformed, in absolute commands. */
export function transformPath(d: string, { x = 0, y = 0, turn = 0, size = 1 }: PathTransform): string {
	const [across, down] = typeof size === 'number' ? [size, size] : size;
	const isMirrored = across * down < 0;
	const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
	let [penX, penY, startX, startY] = [0, 0, 0, 0];
	/** @returns the position of the pen, transformed. */
	const pen = (): string => {
		const [sizedX, sizedY] = [penX * across, penY * down];
		return `${rounded(sizedX * cos - sizedY * sin + x)} ${rounded(sizedX * sin + sizedY * cos + y)}`;
	};

	const parts = d.match(/[a-z]|-?(\d+\.?\d*|\.\d+)/gi) ?? [];
	let index = 0;
	const next = (): number => Number(parts[index++]);
	let command = '';
	let path = '';
	while (index < parts.length) {
		const part = parts[index] ?? '';
		// Numbers without a letter repeat the last command.
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
				path += `${rounded(next() * Math.abs(across))} ${rounded(next() * Math.abs(down))} `;
				path += `${rounded((isMirrored ? -next() : next()) + turn)} ${next()} `;
				path += `${isMirrored ? 1 - next() : next()} `;
			}
			for (let left = pointsByCommand[name] ?? 1; left > 0; left--) {
				[penX, penY] = [fromX + next(), fromY + next()];
				path += left > 1 ? `${pen()} ` : pen();
			}
			if (name === 'M') {
				[startX, startY] = [penX, penY];
				// After a move, numbers without a letter are lines.
				command = command === 'M' ? 'L' : 'l';
			}
		}
	}
	return path;
}

/** @returns the path `d` at each of the places, as one path; the shapes should not overlap. */
export const transformPathTo = (d: string, places: readonly PathTransform[]): string =>
	places.map((place) => transformPath(d, place)).join('');

/** SVG paths for the fireworks, centred on 0 0. Angles are in degrees, clockwise from the top. */

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

const pointAt = (radius: number, angle: number): string => {
	const turn = (angle * Math.PI) / 180;
	return `${rounded(radius * Math.sin(turn))} ${rounded(-radius * Math.cos(turn))}`;
};

/** `count` angles spread evenly around the circle, the first at `from`. */
const anglesAround = (count: number, from: number): readonly number[] =>
	Array.from({ length: count }, (_, index) => from + (index * 360) / count);

/** @returns straight rays from one radius to another, the first at the angle `from`. */
export const rays = (count: number, inner: number, outer: number, from = 0): string =>
	anglesAround(count, from)
		.map((angle) => `M${pointAt(inner, angle)}L${pointAt(outer, angle)}`)
		.join('');

/** @returns points at these angles of a circle, which a round stroke draws as dots. */
export const dotsAt = (radius: number, angles: readonly number[]): string =>
	angles.map((angle) => `M${pointAt(radius, angle)}h0`).join('');

/** @returns points spread evenly around a circle, the first at the angle `from`. */
export const dots = (count: number, radius: number, from = 0): string =>
	dotsAt(radius, anglesAround(count, from));

/** @returns the outline of a star with its tips at the radius `outer`. */
export const star = (tips: number, inner: number, outer: number): string =>
	`M${anglesAround(tips * 2, 0)
		.map((angle, index) => pointAt(index % 2 ? inner : outer, angle))
		.join('L')}z`;

/** @returns a closed outline of straight edges, its first corner at the angle `from`. */
export const polygon = (corners: number, radius: number, from = 0): string =>
	`M${anglesAround(corners, from)
		.map((angle) => pointAt(radius, angle))
		.join('L')}z`;

/** @returns a circle. */
export const circle = (radius: number): string => {
	const r = rounded(radius);
	return `M0 -${r}a${r} ${r} 0 0 1 0 ${rounded(radius * 2)}a${r} ${r} 0 0 1 0 -${rounded(radius * 2)}`;
};

/** @returns a bent blade from the centre at `angle` to a tip 60 degrees further on. */
export const blade = (angle: number, length: number): string =>
	`M0 0C${pointAt(length * 0.5, angle - 20)} ${pointAt(length * 1.05, angle + 5)} ${pointAt(length, angle + 60)}` +
	`C${pointAt(length * 0.72, angle + 30)} ${pointAt(length * 0.5, angle + 30)} 0 0`;

/**
 * @returns strands that rise from the centre by `lift`, then fall on both sides to the x and y of their ends.
 */
export const strands = (falls: readonly (readonly [reach: number, fall: number])[], lift: number): string =>
	falls
		.flatMap(([reach, fall]) => [-reach, reach].map((x) => ({ x, fall })))
		.map(
			({ x, fall }) =>
				`M0 0C${rounded(x * 0.5)} ${rounded(-lift)} ${rounded(x)} ${rounded(-lift * 0.6)} ${rounded(x)} ${rounded(fall)}`
		)
		.join('');

/** @returns the ends of such strands, as dots. */
export const strandEnds = (falls: readonly (readonly [reach: number, fall: number])[]): string =>
	falls.flatMap(([reach, fall]) => [-reach, reach].map((x) => `M${rounded(x)} ${rounded(fall)}h0`)).join('');

/** @returns palm leaves on both sides, arched from the centre to tips that are given in parts of `size`. */
export const leaves = (tips: readonly (readonly [x: number, y: number])[], size: number): string =>
	tips
		.flatMap(([x, y]) => [[-x, y] as const, [x, y] as const])
		.map(([x, y]) => {
			const at = (along: number, up: number): string =>
				`${rounded(x * size * along)} ${rounded((y * along - up) * size)}`;
			return `M0 0C${at(0.25, 0.34)} ${at(0.85, 0.42)} ${at(1, 0)}C${at(0.72, 0.2)} ${at(0.4, 0.12)} 0 0`;
		})
		.join('');

/** The open firework of each colour: each has a shape of its own that grows fuller with each rank. */
import type { Colour } from '../rules/cards.ts';

/* Paths centred on 0 0. Angles are in degrees, clockwise from the top. */

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

const pointAt = (radius: number, angle: number): string => {
	const turn = (angle * Math.PI) / 180;
	return `${rounded(radius * Math.sin(turn))} ${rounded(-radius * Math.cos(turn))}`;
};

/** `count` angles spread evenly around the circle, the first at `from`. */
const anglesAround = (count: number, from: number): readonly number[] =>
	Array.from({ length: count }, (_, index) => from + (index * 360) / count);

/** @returns straight rays from one radius to another, the first at the angle `from`. */
const rays = (count: number, inner: number, outer: number, from = 0): string =>
	anglesAround(count, from)
		.map((angle) => `M${pointAt(inner, angle)}L${pointAt(outer, angle)}`)
		.join('');

/** @returns points at these angles of a circle, which a round stroke draws as dots. */
const dotsAt = (radius: number, angles: readonly number[]): string =>
	angles.map((angle) => `M${pointAt(radius, angle)}h0`).join('');

/** @returns points spread evenly around a circle, the first at the angle `from`. */
const dots = (count: number, radius: number, from = 0): string => dotsAt(radius, anglesAround(count, from));

/** @returns the outline of a star with its tips at the radius `outer`. */
const star = (tips: number, inner: number, outer: number): string =>
	`M${anglesAround(tips * 2, 0)
		.map((angle, index) => pointAt(index % 2 ? inner : outer, angle))
		.join('L')}z`;

/** @returns a closed outline of straight edges, its first corner at the angle `from`. */
const polygon = (corners: number, radius: number, from = 0): string =>
	`M${anglesAround(corners, from)
		.map((angle) => pointAt(radius, angle))
		.join('L')}z`;

/** @returns a circle. */
const circle = (radius: number): string => {
	const r = rounded(radius);
	return `M0 -${r}a${r} ${r} 0 0 1 0 ${rounded(radius * 2)}a${r} ${r} 0 0 1 0 -${rounded(radius * 2)}`;
};

/** @returns a bent blade from the centre at `angle` to a tip 60 degrees further on. */
const blade = (angle: number, length: number): string =>
	`M0 0C${pointAt(length * 0.5, angle - 20)} ${pointAt(length * 1.05, angle + 5)} ${pointAt(length, angle + 60)}` +
	`C${pointAt(length * 0.72, angle + 30)} ${pointAt(length * 0.5, angle + 30)} 0 0`;

/**
 * @returns strands that rise from the centre by `lift`, then fall on both sides to the x and y of their ends.
 */
const strands = (falls: readonly (readonly [reach: number, fall: number])[], lift: number): string =>
	falls
		.flatMap(([reach, fall]) => [-reach, reach].map((x) => ({ x, fall })))
		.map(
			({ x, fall }) =>
				`M0 0C${rounded(x * 0.5)} ${rounded(-lift)} ${rounded(x)} ${rounded(-lift * 0.6)} ${rounded(x)} ${rounded(fall)}`
		)
		.join('');

/** @returns the ends of such strands, as dots. */
const strandEnds = (falls: readonly (readonly [reach: number, fall: number])[]): string =>
	falls.flatMap(([reach, fall]) => [-reach, reach].map((x) => `M${rounded(x)} ${rounded(fall)}h0`)).join('');

/** @returns palm leaves on both sides, arched from the centre to tips that are given in parts of `size`. */
const leaves = (tips: readonly (readonly [x: number, y: number])[], size: number): string =>
	tips
		.flatMap(([x, y]) => [[-x, y] as const, [x, y] as const])
		.map(([x, y]) => {
			const at = (along: number, up: number): string =>
				`${rounded(x * size * along)} ${rounded((y * along - up) * size)}`;
			return `M0 0C${at(0.25, 0.34)} ${at(0.85, 0.42)} ${at(1, 0)}C${at(0.72, 0.2)} ${at(0.4, 0.12)} 0 0`;
		})
		.join('');

/**
 * One path of a drawing: filled without a stroke `width`; `colour` only if it differs from the firework's.
 */
export interface Stroke {
	readonly path: string;
	readonly width?: number;
	readonly colour?: Colour;
}

/** The radius of a firework at each height from 0 to 5. */
const radii = [0, 16, 24, 32, 40, 46] as const;

const fromHeight = <T>(height: number, least: number, strokes: readonly T[]): readonly T[] =>
	height >= least ? strokes : [];

/** A chrysanthemum of fine petals. */
const white = (r: number, height: number): readonly Stroke[] => [
	{ path: rays(height > 2 ? 16 : 12, r * 0.3, r * 0.68), width: 2.6 },
	{ path: dots(height > 2 ? 16 : 12, r * 0.92), width: 3.6 },
	...fromHeight(height, 3, [{ path: rays(16, r * 0.52, r * 0.86, 11.25), width: 1.4 }]),
	...fromHeight(height, 4, [{ path: dots(8, r * 0.16), width: 3 }]),
	...fromHeight(height, 5, [{ path: dots(16, r, 11.25), width: 2.2 }])
];

/** Nested stars of five points. */
const red = (r: number, height: number): readonly Stroke[] => [
	{ path: height > 1 ? star(5, r * 0.22, r * 0.52) : star(5, r * 0.36, r * 0.84) },
	...fromHeight(height, 2, [{ path: star(5, r * 0.4, r * 0.92), width: 2.6 }]),
	...fromHeight(height, 3, [{ path: dots(5, r * 0.72, 36), width: 4 }]),
	...fromHeight(height, 4, [{ path: rays(5, r * 0.82, r, 36), width: 2.6 }]),
	...fromHeight(height, 5, [
		{ path: dots(10, r * 0.95, 18), width: 3 },
		{ path: rays(5, r * 0.96, r * 1.06), width: 2.6 }
	])
];

/** Rings of light around a centre. */
const blue = (r: number, height: number): readonly Stroke[] => [
	{ path: circle(r * (height > 2 ? 0.44 : 0.72)), width: 3 },
	{ path: dots(1, 0), width: height > 2 ? 9 : 6 },
	...fromHeight(height, 2, [{ path: dots(height > 2 ? 16 : 12, r * (height > 2 ? 0.7 : 1)), width: 3 }]),
	...fromHeight(height, 4, [{ path: circle(r * 0.92), width: 2.4 }]),
	...fromHeight(height, 5, [{ path: dots(24, r * 1.05), width: 2.6 }])
];

const strandFalls = [
	[0.24, 0.98],
	[0.6, 0.8],
	[0.94, 0.48]
] as const;

/** A willow of long falling strands. */
const yellow = (r: number, height: number): readonly Stroke[] => {
	const long = strandFalls.map(([reach, fall]) => [reach * r, fall * r] as const);
	const between = [
		[0.42 * r, 0.62 * r],
		[0.78 * r, 0.4 * r]
	] as const;
	return [
		{ path: strands(long, r * 0.85), width: 2.6 },
		...fromHeight(height, 3, [{ path: strands(between, r * 0.85), width: 1.5 }]),
		...fromHeight(height, 4, [{ path: strandEnds(long), width: 5 }]),
		...fromHeight(height, 5, [
			{ path: strandEnds(long.map(([reach, fall]) => [reach, fall + r * 0.16] as const)), width: 3 },
			{ path: strandEnds(between.map(([reach, fall]) => [reach, fall + r * 0.12] as const)), width: 3 },
			{ path: dotsAt(r * 0.86, [-50, -25, 0, 25, 50]), width: 2.6 }
		])
	];
};

const fronds = [
	[0.42, -0.78],
	[0.86, -0.5],
	[1, 0.16],
	[0.62, 0.56]
] as const;

/** A palm with broad bent leaves on a trunk. */
const green = (r: number, height: number): readonly Stroke[] => [
	{ path: leaves(height > 2 ? fronds : fronds.slice(0, 3), r) },
	{ path: `M0 0V${Math.round(r * 1.1)}`, width: 5 },
	...fromHeight(height, 4, [{ path: dotsAt(r * 0.2, [150, 210]), width: 6 }]),
	...fromHeight(height, 5, [{ path: dotsAt(r * 1.06, [-72, -44, -15, 15, 44, 72]), width: 3.4 }])
];

const bladeColours = ['white', 'red', 'blue', 'yellow', 'green'] as const;

/** A paper windmill of five bent blades, one in each of the other colours. */
const multi = (r: number, height: number): readonly Stroke[] => [
	...bladeColours.map((bladeColour, index) => ({ path: blade(index * 72, r * 0.98), colour: bladeColour })),
	{ path: dots(1, 0), width: height > 2 ? 8 : 5 },
	...fromHeight(height, 3, [{ path: dots(5, r * 0.8, 102), width: 3 }]),
	...fromHeight(height, 4, [{ path: dots(5, r * 0.98, 84), width: 3.4 }]),
	...fromHeight(height, 5, [{ path: dots(15, r * 1.06, 96), width: 2.6 }])
];

/** Nested triangles that point down, for the firework that is built downwards. */
const black = (r: number, height: number): readonly Stroke[] => [
	{ path: height > 2 ? polygon(3, r * 0.34, 180) : polygon(3, r * 0.7, 180) },
	...fromHeight(height, 2, [{ path: polygon(3, r * (height > 2 ? 0.72 : 1), 180), width: 2.6 }]),
	...fromHeight(height, 3, [{ path: dotsAt(r * 0.82, [0, 120, 240]), width: 4 }]),
	...fromHeight(height, 4, [{ path: polygon(3, r * 1.04, 180), width: 2.2 }]),
	...fromHeight(height, 5, [{ path: dots(12, r * 1.04, 15), width: 3 }])
];

const bursts = { white, red, blue, yellow, green, multi, black } as const;

/** @returns the radius of a firework of this height. */
export const burstRadius = (height: number): number => radii[height] ?? 0;

/** @returns the strokes of a firework of this height, none for 0, centred on 0 0 within a radius of 50. */
export const burstStrokes = (colour: Colour, height: number): readonly Stroke[] =>
	height > 0 ? bursts[colour](burstRadius(height), height) : [];

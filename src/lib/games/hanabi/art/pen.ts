/** A few strokes from which every firework is drawn, round a centre at 0 0. Angles in degrees, 0 is up. */

const short = (value: number): string => String(Math.round(value * 10) / 10);

const place = (radius: number, angle: number): string => {
	const turn = (angle * Math.PI) / 180;
	return `${short(radius * Math.sin(turn))} ${short(-radius * Math.cos(turn))}`;
};

/** `count` angles round the circle, the first at `from`. */
const around = (count: number, from: number): readonly number[] =>
	Array.from({ length: count }, (_, index) => from + (index * 360) / count);

/** Straight rays from one radius to another. */
export const rays = (count: number, inner: number, outer: number, from = 0): string =>
	around(count, from)
		.map((angle) => `M${place(inner, angle)}L${place(outer, angle)}`)
		.join('');

/** Points at these angles of a circle: drawn as dots by a round stroke. */
export const dotsAt = (radius: number, angles: readonly number[]): string =>
	angles.map((angle) => `M${place(radius, angle)}h0`).join('');

/** Points all round a circle. */
export const dots = (count: number, radius: number, from = 0): string => dotsAt(radius, around(count, from));

/** A star's outline with its tips at `outer`. */
export const star = (tips: number, inner: number, outer: number): string =>
	`M${around(tips * 2, 0)
		.map((angle, index) => place(index % 2 ? inner : outer, angle))
		.join('L')}z`;

/** A closed circle. */
export const circle = (radius: number): string => {
	const r = short(radius);
	return `M0 -${r}a${r} ${r} 0 0 1 0 ${short(radius * 2)}a${r} ${r} 0 0 1 0 -${short(radius * 2)}`;
};

/** A bent blade from the centre to a tip 60 degrees on from where it set out. */
export const blade = (angle: number, length: number): string =>
	`M0 0C${place(length * 0.5, angle - 20)} ${place(length * 1.05, angle + 5)} ${place(length, angle + 60)}` +
	`C${place(length * 0.72, angle + 30)} ${place(length * 0.5, angle + 30)} 0 0`;

/** Strands that rise from the centre to either side and fall, each given as its reach and its fall. */
export const strands = (falls: readonly (readonly [reach: number, fall: number])[], lift: number): string =>
	falls
		.flatMap(([reach, fall]) => [-reach, reach].map((x) => ({ x, fall })))
		.map(
			({ x, fall }) =>
				`M0 0C${short(x * 0.5)} ${short(-lift)} ${short(x)} ${short(-lift * 0.6)} ${short(x)} ${short(fall)}`
		)
		.join('');

/** Where strands end, as dots. */
export const ends = (falls: readonly (readonly [reach: number, fall: number])[]): string =>
	falls.flatMap(([reach, fall]) => [-reach, reach].map((x) => `M${short(x)} ${short(fall)}h0`)).join('');

/** Palm leaves to either side: from the centre up in an arch, then down to a tip given in parts of `size`. */
export const leaves = (tips: readonly (readonly [x: number, y: number])[], size: number): string =>
	tips
		.flatMap(([x, y]) => [[-x, y] as const, [x, y] as const])
		.map(([x, y]) => {
			const at = (along: number, up: number): string =>
				`${short(x * size * along)} ${short((y * along - up) * size)}`;
			return `M0 0C${at(0.25, 0.34)} ${at(0.85, 0.42)} ${at(1, 0)}C${at(0.72, 0.2)} ${at(0.4, 0.12)} 0 0`;
		})
		.join('');

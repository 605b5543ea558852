/**
 * The marks of players, after the flowers of the year. They differ both in shape and in colour. Shapes lie in
 * a circle of radius 9 around the origin; white on the colour has a contrast of at least 4.5:1.
 */

export interface Crest {
	readonly colour: string;
	readonly path: string;
}

const round = (value: number): number => Math.round(value * 100) / 100;
const at = (turn: number, radius: number): readonly [number, number] => {
	const angle = (turn - 0.25) * 2 * Math.PI;
	return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
};
const dot = ([x, y]: readonly [number, number], radius: number): string =>
	`M${round(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
/** A ring of round petals. */
const petals = (count: number, radius: number, size: number): string =>
	Array.from({ length: count }, (_, index) => dot(at(index / count, radius), size)).join('');
/** A ring of pointed leaves that start at the centre. */
const leaves = (count: number, length: number, width: number): string =>
	Array.from({ length: count }, (_, index) => {
		const turn = index / count;
		const [x, y] = at(turn, length);
		const [left, right] = [at(turn - width, length * 0.6), at(turn + width, length * 0.6)];
		return `M0 0Q${left.join(' ')} ${x} ${y}Q${right.join(' ')} 0 0z`;
	}).join('');

export const crests: readonly Crest[] = [
	// Pine: three tiers.
	{ colour: '#2f6b4f', path: 'M0-9L4.5-3H2.5L6.5 2.5H3.5L8 8H-8L-3.5 2.5H-6.5L-2.5-3H-4.5z' },
	// Plum: five round petals.
	{ colour: '#a8324a', path: petals(5, 5.2, 3.1) + dot([0, 0], 1.6) },
	// Cherry: five pointed petals.
	{ colour: '#b03f68', path: leaves(5, 9, 0.13) },
	// Wisteria: a hanging cluster.
	{
		colour: '#6d4f9c',
		path: [
			[-5, -6],
			[0, -6],
			[5, -6],
			[-2.5, -1.5],
			[2.5, -1.5],
			[0, 3],
			[0, 7.2]
		]
			.map(([x = 0, y = 0]) => dot([x, y], 2.2))
			.join('')
	},
	// Iris: three leaves and a stem.
	{
		colour: '#3f4fa8',
		path: 'M0-9Q4-4 0 2Q-4-4 0-9zM-8-4Q-1-2-1 3Q-8 3-8-4zM8-4Q1-2 1 3Q8 3 8-4zM-1 3H1V9H-1z'
	},
	// Peony: a full ring.
	{ colour: '#b02a22', path: petals(8, 6, 2.6) + dot([0, 0], 3) },
	// Clover: three leaves.
	{ colour: '#7a4b2a', path: `${petals(3, 4.2, 3.7)}M-1 2H1Q1 7 4 9H1.5Q-1 7-1 2z` },
	// Moon: a crescent.
	{ colour: '#26406f', path: 'M4-8.4A9 9 0 1 0 8.4 4A7.6 7.6 0 0 1 4-8.4z' },
	// Chrysanthemum: twelve narrow petals.
	{ colour: '#8a5a08', path: leaves(12, 9, 0.05) },
	// Maple: a star.
	{
		colour: '#a8430f',
		path: 'M0-9L2.2-3.1L8.6-2.8L3.6 1.2L5.3 7.3L0 3.8L-5.3 7.3L-3.6 1.2L-8.6-2.8L-2.2-3.1z'
	},
	// Rain: three drops.
	{
		colour: '#4a6318',
		path: 'M0-9Q3.4-4.4 3.4-2.6A3.4 3.4 0 0 1-3.4-2.6Q-3.4-4.4 0-9zM-5 0Q-1.8 4.2-1.8 5.8A3.2 3.2 0 0 1-8.2 5.8Q-8.2 4.2-5 0zM5 0Q8.2 4.2 8.2 5.8A3.2 3.2 0 0 1 1.8 5.8Q1.8 4.2 5 0z'
	},
	// A fan.
	{
		colour: '#4b4458',
		path: 'M-9-1A9.5 9.5 0 0 1-4-6.5L-1.4 5.2zM-2.9-7A9.5 9.5 0 0 1 2.9-7L0 6zM4-6.5A9.5 9.5 0 0 1 9-1L1.4 5.2zM-2 7H2L0 9.5z'
	}
];

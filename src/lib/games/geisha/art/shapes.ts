/** The shapes of the plants and features, for tiles and for small icons. */
import { transformPath, transformPathTo, type PathTransform } from '$lib/ui/art/transform-path.ts';
import type { Feature, Plant } from '../rules/tiles.ts';

/**
 * An SVG path: filled (`fill`), possibly with a paper-coloured outline, or only stroked (`stroke`, `width`).
 */
export interface Shape {
	readonly d: string;
	readonly fill?: string;
	readonly stroke?: string;
	readonly width?: number;
}

/** The colour of the background: the paper of a tile, or the card for an icon outside a tile. */
const paper = 'var(--paper, var(--card))';

/** The turns of five petals. */
const petals = [0, 72, 144, 216, 288].map((turn) => ({ turn }));

/** The places of the clouds of needles. */
const clouds = [
	{ x: 0, y: -8, size: 1 },
	{ x: -7, y: 3, size: 0.86 },
	{ x: 7.4, y: 6.6, size: 0.78 }
];

/** The turn of the poem ribbon. */
const ribbonTurn = { turn: 12 };

/**
 * The shapes by plant and feature, centred on 0 0 and reaching 16 each way. On a filled shape, `width` scales
 * its outline (1 if absent).
 */
const shapes: Readonly<Record<Plant | Feature, readonly Shape[]>> = {
	// A leaf with seven slender points.
	maple: [
		{ stroke: 'var(--garden-maple)', width: 1.8, d: 'M0 2Q0 10 2.5 15.5' },
		{
			fill: 'var(--garden-maple)',
			d: 'M0 4Q-1.5 5.2 -5.8 6.9Q-4.9 2.4 -4.8 2.8Q-6.8 3.8 -12.8 2.3Q-7.7 -1.2 -6.2 -1.5Q-8.9 -3 -12.3 -9.6Q-5.1 -7.8 -3.2 -6.2Q-3.3 -9.6 0 -17Q3.3 -9.6 3.2 -6.2Q5.1 -7.8 12.3 -9.6Q8.9 -3 6.2 -1.5Q7.7 -1.2 12.8 2.3Q6.8 3.8 4.8 2.8Q4.9 2.4 5.8 6.9Q1.5 5.2 0 4z'
		}
	],
	// A blossom: five notched petals around a light middle.
	cherry: [
		...petals.map((turned) => ({
			fill: 'var(--garden-cherry)',
			d: transformPath('M0-2.5C-6.8-5.5-8-12.5-3.4-15.6L0-12.4 3.4-15.6C8-12.5 6.8-5.5 0-2.5z', turned)
		})),
		{ fill: 'var(--garden-heart)', stroke: 'none', d: transformPathTo('M-.65-4v-4.6h1.3v4.6z', petals) },
		{
			fill: 'var(--garden-heart)',
			d: 'M-2.6 0C-2.6-1.44-1.44-2.6 0-2.6S2.6-1.44 2.6 0 1.44 2.6 0 2.6-2.6 1.44-2.6 0z'
		}
	],
	// An old garden tree: three clouds of needles on a bent trunk.
	pine: [
		{ stroke: 'var(--garden-trunk)', width: 3.2, d: 'M4 15C-4 12-1 7 1 3S-1-4 0-8' },
		...clouds.map((cloud) => ({
			fill: 'var(--garden-pine)',
			width: cloud.size,
			d: transformPath(
				'M-10 2.4C-12.5-1.6-9-5-6-4-5.4-8.6 5.4-8.6 6-4 9-5 12.5-1.6 10 2.4 7.4.9 4.6 3.4 2.4 2.1 1 1.6-1 1.6-2.4 2.1-4.6 3.4-7.4.9-10 2.4z',
				cloud
			)
		}))
	],
	// A flower with drooping petals between two sword-shaped leaves.
	iris: [
		{
			fill: 'var(--garden-leaf)',
			d: 'M-1 16C-4 9-8 5-14 3-12 9-8 13-4.5 16zM1 16C4 9 8 4 14 1 12 8 8 13 4.5 16zM-1.2 3h2.4v13h-2.4z'
		},
		{
			fill: 'var(--garden-iris)',
			d: 'M0-3C-6-6-6.6-12-3.4-16L0-12.6 3.4-16C6.6-12 6-6 0-3zM-1-4C-5-9-11-9-13-4-14.4-.6-13.4 3-11 4.4-9.6.6-5 .6-1-4zM1-4C5-9 11-9 13-4 14.4-.6 13.4 3 11 4.4 9.6.6 5 .6 1-4zM0-4C-5.4 0-5.6 6 0 9 5.6 6 5.4 0 0-4z'
		},
		{ fill: 'var(--garden-heart)', d: 'M0-4.4L1.5 2 0 4.6-1.5 2z' }
	],
	// The rising sun: half a disc over bars of mist.
	sun: [
		{ fill: 'var(--garden-sun)', d: 'M-13 2.4A13 13 0 0 1 13 2.4z' },
		{ stroke: 'var(--garden-sun)', width: 2.6, d: 'M-14.5 6.2H14.5M-9 11H9' }
	],
	// A strip of paper on a cord, with よし written on it.
	ribbon: [
		{
			stroke: 'var(--garden-ribbon)',
			width: 1.6,
			d: transformPath('M0-10C-5-13-4-17 0-16.5S5-13 0-10', ribbonTurn)
		},
		{ fill: 'var(--garden-ribbon)', d: transformPath('M-5.6-11.5H5.6V15.5H-5.6z', ribbonTurn) },
		{
			stroke: paper,
			width: 1.6,
			d: transformPath(
				'M.6-6.6L3.2-7M.2-9C.4-6.5.5-5 .4-3.2.2-1.5-1.4-1.3-2.4-1.8-3.6-2.6-2.6-3.8-1-3.7.8-3.5 2.2-2.8 3.4-1.4M-1.8 3C-2.2 6.4-2.4 8.6-1.9 10.2-1.2 12.4 2 11.8 3.4 8.8',
				ribbonTurn
			)
		}
	],
	// A plump plover in flight with raised wings.
	bird: [
		{
			fill: 'var(--garden-bird)',
			d: 'M-16 .6L-11.4-1.6C-10-6.4-4.4-6.4-1.6-3.4-3-8.4-1.4-13.4 4-16 5.6-12 5.4-8.4 4.4-5.4 7-9 11-11 16-10.4 14.6-4.4 11-.6 6.6 1.6L15 5.4 9.6 6.2 11 10.4C6.4 9 3.6 8.6 1.4 9-5 11.6-11 7.4-11.6 1.6z'
		},
		{
			fill: paper,
			d: 'M-9-.6C-9-1.37-8.37-2-7.6-2S-6.2-1.37-6.2-.6-6.83.8-7.6.8-9 .17-9-.6z'
		}
	],
	// A cloud with slanting drops.
	rain: [
		{
			fill: 'var(--garden-rain)',
			d: 'M-11-2.5A5 5 0 0 1-9.6-12 7 7 0 0 1 3.4-13 5.4 5.4 0 0 1 11.4-9.4 3.5 3.5 0 0 1 12-2.5z'
		},
		{ stroke: 'var(--garden-rain)', width: 2.4, d: 'M-7 2L-11 10M0 2L-6.5 15M7 2L3 10M13 2L6.5 15' }
	]
};

/**
 * @param edge the width of the paper-coloured outline around filled shapes at size 1, which separates
 * overlapping shapes without relying on colour
 * @returns the shapes of a plant or a feature at a place; `Shapes.svelte` paints them with round caps and
 * each stroke below its fill
 */
export const shapesOf = (
	kind: Plant | Feature,
	place: PathTransform & { readonly size?: number },
	edge: number
): readonly Shape[] =>
	shapes[kind].map((shape) => {
		const d = transformPath(shape.d, place);
		const width = (place.size ?? 1) * (shape.width ?? 1);
		if (shape.fill === undefined) return { ...shape, d, fill: 'none', width };
		return edge === 0 || shape.stroke !== undefined
			? { ...shape, d }
			: { ...shape, d, stroke: paper, width: edge * width };
	});

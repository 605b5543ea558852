/** Pieces of matches with moments of a first game that no whole match among the fixtures has. */
import type { Fixture } from './fixture';

type Walk = Pick<Fixture, 'options' | 'seats' | 'opening' | 'actions'>;

/** By game. */
export const firstGameWalks: Readonly<Record<string, readonly Walk[]>> = {
	hanamikoji: [
		{
			options: { roundLimit: null, atLimit: 'points', cardsEach: 8, markers: true },
			seats: 2,
			opening: [{ type: 'starter', side: 1 }],
			actions: [
				{ type: 'score', entry: { way: 'majorities', majorities: [0, 0, 0, 1, 1, 'tie', 'tie'] } },
				{ type: 'marker', side: 0, marker: 'gift', used: true }
			]
		}
	]
};

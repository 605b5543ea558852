/** Pieces of matches with moments of a first game that no whole match among the fixtures has. */
import { presets } from '$lib/games/koikoi/rules/options';
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
	],
	geisha: [
		{
			options: {
				...{ mode: 'rounds', wins: 3, target: 10, fullBoard: 'drawn' },
				...{ drawnSingle: 'drawn-match', afterDrawn: 'other' }
			},
			seats: 2,
			opening: [{ type: 'starter', seat: 0 }],
			actions: [{ type: 'tile', tile: 'maple-sun' }]
		}
	],
	koikoi: [
		{
			options: presets.seed,
			seats: 2,
			opening: [{ type: 'oya', seat: 0 }],
			actions: [{ type: 'view', view: 'yaku' }]
		},
		{
			options: presets.seed,
			seats: 2,
			opening: [{ type: 'oya', seat: 0 }],
			actions: [
				{ type: 'capture', seat: 0, cards: ['01K1', '01K2', '02K1', '02K2'] },
				{ type: 'capture', seat: 1, cards: ['05K2', '06K1', '06K2', '07K1'] },
				{ type: 'capture', seat: 0, cards: ['03K1', '03K2', '04K1', '04K2'] },
				{ type: 'capture', seat: 1, cards: ['07K2', '08K1', '08K2', '09K1'] },
				{ type: 'capture', seat: 0, cards: ['05K1', '02T', '04T', '01R'] },
				{ type: 'capture', seat: 1, cards: ['09K2', '05T', '08T', '05R'] }
			]
		}
	]
};

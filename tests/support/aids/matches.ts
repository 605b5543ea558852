/**
 * Matches whose player aids are printed: one for each preset of each game, and for mixes of options that fill
 * the paper most.
 */
import { usualOptions as geisha } from '../../oracles/geisha/usual-options';
import { usualOptions as hanabi } from '../../oracles/hanabi/usual-options';
import type { GameDefinition } from '$lib/games/game';
import { presets as koikoi } from '$lib/games/koikoi/rules/options';
import { backupOf } from '../evenings.mjs';
import { gameIds } from '../game-ids.mjs';

interface Aid {
	readonly id: string;
	readonly game: string;
	readonly options: unknown;
}

const fuda = koikoi['fuda-wiki'];
/** All that can be changed from the first preset at once, so that the list of changes is longest. */
const longest = {
	...fuda,
	points: Object.fromEntries(Object.keys(fuda.points).map((yaku) => [yaku, 33])),
	brights: 'all',
	sankoWithRain: true,
	sakeAsKasu: true,
	lightningAsKasu: false,
	viewing: 'rain-cancels',
	ownKoiKoi: 'plus',
	opponentKoiKoi: 'times',
	resetOwnCalls: true,
	cap: 16,
	finalTie: 'extra-month',
	drawnMonth: 6,
	passes: true,
	bothHands: 'void',
	tableDeal: 'oya',
	gaji: true
};
const bouquet = { ...hanabi['final-bouquet'], choreography: true, multicolour: 10 };
const counted = { ...hanabi.choreography, multicolour: 10, countFireworks: true };
const everyAndBlack = { multicolourClue: 'every', blackPowder: true };

/** By game: the mixes with the longest texts, tables and lists of changed options. */
const mixes: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
	hanamikoji: {
		token: { roundLimit: 3, atLimit: 'points-then-token' },
		draw: { roundLimit: 3, atLimit: 'draw' },
		tiles: { roundLimit: 3, atLimit: 'points-then-token', cardsEach: '7-to-9', markers: false }
	},
	hanabi: {
		'choreography-avalanche': { ...hanabi.choreography, multicolour: 5 },
		counted,
		'counted-counters': { ...counted, mode: 'light', multicolour: 5 },
		bouquet,
		'bouquet-counters': { ...bouquet, mode: 'light', multicolour: 5 },
		'counted-black': { ...counted, ...everyAndBlack, multicolour: 5 },
		'counters-black': { ...counted, ...everyAndBlack, mode: 'light', multicolour: 5 },
		'bouquet-black': { ...bouquet, ...everyAndBlack, mode: 'light', multicolour: 5 }
	},
	koikoi: {
		longest,
		stock: { ...longest, zeroSum: 100, months: 3, combination: 'exclusive', ownKoiKoi: 'times' },
		target: { ...longest, target: 100, combination: 'count', viewing: 'not-alone', ownKoiKoi: 'times' },
		bonus: { ...longest, bothRibbonSets: 'bonus', ameshiko: false, viewing: 'off', sevenPlus: null }
	},
	geisha: {
		'last-player': { ...geisha['points-20'], fullBoard: 'last-player' },
		'play-on': { ...geisha.single, drawnSingle: 'play-on', afterDrawn: 'same' },
		'same-again': { ...geisha['three-rounds'], wins: 1, afterDrawn: 'same' }
	}
};

const games: Readonly<Record<string, GameDefinition>> = Object.fromEntries(
	await Promise.all(
		gameIds.map(async (id) => {
			const { game } = (await import(`../../../src/lib/games/${id}/game.ts`)) as { game: GameDefinition };
			return [id, game] as const;
		})
	)
);

/** The aids of a game's matches, by preset and mix. */
export const aidsOf = (game: string): readonly Aid[] =>
	Object.entries({ ...games[game]?.options.presets, ...mixes[game] }).map(([id, options]) => ({
		id: `${game}-${id}`,
		game,
		options
	}));

/** @returns the content of a backup file with a match for each aid of the given games. */
export const backupOfAids = (ids: readonly string[], now = Date.now()) =>
	backupOf(
		ids.flatMap(aidsOf).map(({ id, game, options }, place) => ({
			...{
				match: id,
				seq: 0,
				device: 'another-phone',
				at: now - place * 60_000,
				kind: 'start',
				game,
				options
			},
			...{ version: games[game]?.version, opening: [games[game]?.opening(0)] },
			players: ['Léa', 'Sam'].map((name) => ({ id: `friend-${name === 'Léa' ? 'Lea' : name}`, name }))
		})),
		now
	);

/** The five published rule sets (rules: Presets). */
import type { Options, Rules } from './options.ts';

const seed: Options = {
	points: {
		goko: 10,
		shiko: 8,
		ameshiko: 7,
		sanko: 5,
		hanami: 5,
		tsukimi: 5,
		inoshikacho: 5,
		akatan: 5,
		aotan: 5,
		akatan_aotan: 10,
		triade: 3,
		tane: 1,
		tan: 1,
		kasu: 1
	},
	brights: 'best',
	ameshiko: true,
	sankoWithRain: false,
	inoshikachoExtra: 0,
	inoshikachoBlocksTane: false,
	ribbonSetExtra: 0,
	ribbonSetBlocksTan: false,
	bothRibbonSets: 'separate',
	sakeAsKasu: false,
	lightningAsKasu: true,
	viewing: 'on',
	tsukifuda: null,
	sevenPlus: { threshold: 7, factor: 2 },
	ownKoiKoi: 'times',
	opponentKoiKoi: 'double',
	combination: 'product',
	resetOwnCalls: false,
	cap: null,
	months: 12,
	target: null,
	finalTie: 'shared',
	drawnMonth: 0,
	passes: false,
	zeroSum: null,
	bothHands: 'play-on',
	tableDeal: 'void',
	gaji: false
};

/** Inoshikachō and the ribbon sets pay for further cards; tane and tan then do not count beside them. */
const growingSets = {
	inoshikachoExtra: 1,
	inoshikachoBlocksTane: true,
	ribbonSetExtra: 1,
	ribbonSetBlocksTan: true,
	bothRibbonSets: 'combined'
} as const satisfies Partial<Rules>;

export const presets = {
	seed,
	nintendo: {
		...seed,
		...growingSets,
		sakeAsKasu: true,
		ownKoiKoi: 'none'
	},
	'fuda-wiki': {
		...seed,
		...growingSets,
		points: { ...seed.points, goko: 15, sanko: 6 },
		tsukifuda: 4,
		ownKoiKoi: 'none'
	},
	classic: {
		...seed,
		points: { ...seed.points, goko: 15, shiko: 10, ameshiko: 8, sanko: 6, akatan: 6, aotan: 6 },
		ownKoiKoi: 'none'
	},
	'one-counter': { ...seed, points: { ...seed.points, goko: 15, sanko: 6 }, combination: 'count' }
} as const satisfies Record<string, Options>;
export type PresetId = keyof typeof presets;

/** The sections of the rulebook that make the player aid. */

/** In the order they are printed. */
export const aid = [
	'setup',
	'first-oya',
	'deal',
	'deal-wins',
	'void-table',
	'turn',
	'capture',
	'yaku',
	'koikoi',
	'stop',
	'new-yaku',
	'drawn-month',
	'last-card',
	'scoring',
	'end',
	'final-tie'
] as const;

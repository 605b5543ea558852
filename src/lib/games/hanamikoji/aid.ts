/** The sections of the rulebook that make the player aid. */

/** In the order they are printed. */
export const aid = [
	'purpose',
	'material',
	'setup',
	'round',
	'actions',
	'secret',
	'trade-off',
	'gift',
	'competition',
	'scoring',
	'equality',
	'goals',
	'clash',
	'round-limit',
	'at-limit',
	'next-round',
	'starter'
] as const;

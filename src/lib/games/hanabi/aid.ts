/** The sections of the rulebook that make the player aid. */

/** In the order they are printed. */
export const aid = [
	'setup',
	'turn',
	'clue',
	'discard',
	'play',
	'misplay',
	'completing',
	'drawing',
	'end',
	'three-fuses',
	'last-round',
	'score',
	'rating',
	'final-bouquet',
	'choreography',
	'avalanche',
	'communication'
] as const;

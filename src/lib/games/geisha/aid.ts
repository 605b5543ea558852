/** The sections of the rulebook that make the player aid. */

/** In the order they are printed. */
export const aid = [
	'setup',
	'starter',
	'turn',
	'first-move',
	'binding',
	'win',
	'pattern',
	'patterns',
	'full-board',
	'block',
	'points',
	'modes',
	'rounds',
	'points-mode',
	'drawn-round',
	'faq-corners',
	'faq-short-diagonal',
	'faq-taken-tile',
	'faq-pattern-and-block'
] as const;

/** The rating bands (rules: Rating). */

/** From worst to best. */
export const bands = [
	'horrible',
	'mediocre',
	'honourable',
	'excellent',
	'extraordinary',
	'legendary',
	'divine'
] as const;
export type Band = (typeof bands)[number];

/**
 * @param perfect the highest score possible: 25, 30 or 35
 * @returns the band of a score. The two highest begin at 25 and at 30; with seven fireworks at 30 and at 35.
 */
export const bandOf = (score: number, perfect: number): Band => {
	if (score <= 5) return 'horrible';
	if (score <= 10) return 'mediocre';
	if (score <= 15) return 'honourable';
	if (score <= 20) return 'excellent';
	if (score < (perfect === 35 ? 30 : 25)) return 'extraordinary';
	return perfect > 25 && score === perfect ? 'divine' : 'legendary';
};

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

/** @returns the band of a score; `perfect` is the highest score possible, 25 or 30 with six colours. */
export const bandOf = (score: number, perfect: number): Band => {
	if (score <= 5) return 'horrible';
	if (score <= 10) return 'mediocre';
	if (score <= 15) return 'honourable';
	if (score <= 20) return 'excellent';
	if (score <= 24) return 'extraordinary';
	return perfect === 30 && score === 30 ? 'divine' : 'legendary';
};

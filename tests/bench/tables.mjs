/** @type {Readonly<Record<string, string>>} By game: a selector that matches once its table can be used. */
export const tables = {
	hanamikoji: '[data-marker]',
	koikoi: '[data-card]',
	hanabi: '[data-act=play]',
	geisha: '[data-phase]'
};

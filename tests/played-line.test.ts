/** The line that says what is played, of every game and in both languages. */
import { afterEach, expect, it } from 'vitest';
import type { Locale } from '$lib/i18n/locale';
import { withValue } from '$lib/games/option-values';
import { loadGame } from '$lib/games/registry';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { playedLine } from '$lib/match-view/played-line';

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

/** @returns the line of a game's box with some options changed, with ordinary spaces. */
const lineOf = async (
	locale: Locale,
	id: string,
	preset: string,
	changed: Readonly<Record<string, unknown>> = {},
	ruleSet?: string
): Promise<string> => {
	overwriteGetLocale(() => locale);
	const game = await loadGame(id);
	if (!game) throw new Error(`no game ${id}`);
	const options = Object.entries(changed).reduce(
		(made, [key, value]) => withValue(made, key, value),
		game.options.presets[preset]
	);
	return playedLine(game, await game.setupWords(), { options, preset, ruleSet }).replaceAll('\u00a0', ' ');
};

it.each([
	['en', 'koikoi', 'nintendo', {}, 'Nintendo · 12 months'],
	['fr', 'koikoi', 'seed', { months: 6 }, 'Édition française (Robin Red) · 6 mois'],
	['en', 'koikoi', 'seed', { target: 50 }, 'French edition (Robin Red) · First to 50 points'],
	['fr', 'koikoi', 'classic', { zeroSum: 30 }, 'Classique · 12 mois, 30 points chacun au départ'],
	['en', 'koikoi', 'nintendo', { gaji: true }, 'Nintendo · 12 months · Gaji reminder'],
	[
		'fr',
		'koikoi',
		'seed',
		{ 'points.goko': 12, ameshiko: false, cap: 4, drawnMonth: 1 },
		'Édition française (Robin Red) · 12 mois · Mois nul : 1 point · Points pour Gokō : 12 points et 2 de plus'
	],
	['en', 'hanabi', 'standard', {}, 'Five colours'],
	['fr', 'hanabi', 'avalanche', { blackPowder: true }, 'Avalanche de couleurs, 5 cartes · Poudre noire'],
	[
		'en',
		'hanabi',
		'standard',
		{ 'aids.pace': false, mode: 'light' },
		'Five colours · Tracking: Counters only'
	],
	['fr', 'hanamikoji', 'three-rounds', {}, 'Édition iello (3 manches)'],
	['en', 'geisha', 'three-rounds', {}, 'First to 3 rounds'],
	['fr', 'geisha', 'three-rounds', { mode: 'points', target: 15 }, 'En 15 points'],
	['en', 'geisha', 'three-rounds', { mode: 'single' }, 'A single round']
] as const)('%s, %s: %s with %j is “%s”', async (locale, id, preset, changed, line) => {
	expect(await lineOf(locale, id, preset, changed)).toBe(line);
});

it('a rule set says by its name what differs, and the line how long it lasts', async () => {
	expect(await lineOf('en', 'koikoi', 'seed', { months: 3, gaji: true }, 'At Léa’s')).toBe(
		'At Léa’s · 3 months'
	);
});

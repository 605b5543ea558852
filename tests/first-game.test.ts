/** The steps of each first game fit its matches: every one can be reached, and says only what is known. */
import { render } from 'svelte/server';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { FirstGame, Game } from '$lib/games/game';
import { locales, type Locale } from '$lib/i18n/locale';
import type { TableMoment } from '$lib/games/views';
import { rulesInForce } from '$lib/rulebook/match-rules';
import { coachSection, pagesOf, stepOf, withFacts, type Step } from '$lib/table/first-game/steps';
import { conditionsIn, keysOfValues } from '$lib/rulebook/cases/choose';
import { readCondition } from '$lib/rulebook/cases/condition';
import { partsOf } from '$lib/rulebook/parts';
import { chaptersOf, sectionsWithin } from '$lib/rulebook/sections';
import { firstGameWalks } from './support/first-game-walks';
import { fixturesOf } from './support/fixture';
import { allGames, play } from './support/games';

const games = await allGames();
const names = ['Maximilienne', 'Alexandrine', '<b>Ana</b>', 'Élodie', 'Tom'];

interface Moment {
	readonly options: unknown;
	readonly seats: number;
	readonly now: TableMoment<unknown, unknown>;
	/** Whether nothing has been played yet. */
	readonly isBeginning: boolean;
}
/** @returns every moment of all the game's whole matches, and the beginning of one by each preset. */
const momentsOf = (id: string, game: Game): readonly Moment[] => [
	...Object.values(game.options.presets).map((options) => {
		const { min: seats } = games.find((one) => one.id === id)?.meta.seats ?? { min: 2 };
		return { options, seats, now: { state: game.start(options, seats), last: undefined }, isBeginning: true };
	}),
	...[...fixturesOf(id).map(([, fixture]) => fixture), ...(firstGameWalks[id] ?? [])].flatMap((fixture) => {
		const options = v.parse(game.options.schema, fixture.options);
		return play(game, fixture).map((state, place) => {
			const last = place === 0 ? fixture.opening.at(-1) : fixture.actions[place - 1];
			return { options, seats: fixture.seats, now: { state, last }, isBeginning: place === 0 };
		});
	})
];
/** The steps in which a card is drawn, by game. */
const drawingSteps: Readonly<Record<string, RegExp>> = {
	hanamikoji: /^(?:first-turn|go-on|turn|did-.*)$/,
	hanabi: /^did-(?:discard|play|misplay)$/,
	koikoi: /^(?:first-turn|go-on|turn|called)$/
};
/** The longest sentence that is read at a glance, and the longest text of a coach's line. */
const [longestSentence, longestLine] = [125, 200];
const sentencesIn = (text: string): readonly string[] => text.split(/(?<=[.!?]) /);

describe.each(games.filter(({ game }) => game.firstGame))('$id', async ({ id, game }) => {
	const leads = Object.fromEntries(
		await Promise.all(locales.map(async (locale) => [locale, await game.firstGame?.(locale)] as const))
	) as Record<Locale, FirstGame>;
	const { en } = leads;
	const moments = momentsOf(id, game);
	const factsAt = (moment: Moment | undefined) =>
		moment ? en.facts(moment.now, names.slice(0, moment.seats)) : {};
	const rulesByOptions = new Map(moments.map(({ options }) => [options, rulesInForce(game, options)]));
	const rulesAt = (moment: Moment) =>
		withFacts(rulesByOptions.get(moment.options) ?? { values: {}, options: {} }, factsAt(moment));
	const coachAt = (moment: Moment, lead = en): Step | undefined => {
		const section = coachSection(lead, lead.stepAt(moment.now));
		return section && stepOf(section, rulesAt(moment));
	};

	it('has the same steps with the same values, cases and drawings in every language', () => {
		expect(chaptersOf(en.text).map((chapter) => chapter.id)).toEqual(['lay', 'idea', 'coach']);
		const outline = (lead: FirstGame) =>
			lead.text.map((section) => ({
				id: section.id,
				level: section.level,
				values: [...new Set(keysOfValues(section.html))].sort(),
				cases: conditionsIn(section.html).toSorted(),
				drawings: partsOf(section.html).flatMap((part) => ('html' in part ? [] : [part.drawing]))
			}));
		for (const locale of locales) expect(outline(leads[locale])).toEqual(outline(en));
	});

	it('names only facts that it knows at every moment', () => {
		const text = en.text.map(({ html }) => html).join('');
		for (const moment of moments) {
			const { values, options } = rulesAt(moment);
			expect(Object.keys(values)).toEqual(expect.arrayContaining([...keysOfValues(text)]));
			expect(Object.keys(options)).toEqual(
				expect.arrayContaining(conditionsIn(text).map((when) => readCondition(when).key))
			);
			expect(Object.values(values).join()).not.toMatch(/undefined|NaN|null/);
		}
	});

	it('has a step for every moment of every match, and reaches every step and every case', () => {
		const reached = new Set<string>();
		const met = new Map<string, Set<string>>();
		for (const moment of moments) {
			const step = en.stepAt(moment.now);
			expect(coachSection(en, step), step).toBeDefined();
			reached.add(step);
			for (const [key, fact] of Object.entries(rulesAt(moment).options))
				met.set(key, (met.get(key) ?? new Set()).add(fact));
		}
		const coach = sectionsWithin(en.text, 'coach');
		expect([...reached].sort()).toEqual(coach.map((section) => section.id).sort());
		const facts = Object.keys(factsAt(moments[0]));
		for (const { id: step, html } of coach)
			for (const { key, values } of conditionsIn(html).map(readCondition))
				if (facts.includes(key))
					expect([...(met.get(key) ?? [])], `${step}: ${key}`).toEqual(expect.arrayContaining([...values]));
	});

	it('begins with four to eight pages, each with a drawing and a few words', () => {
		for (const locale of locales)
			for (const moment of moments.filter(({ isBeginning }) => isBeginning)) {
				const pages = pagesOf(leads[locale]).map((section) => stepOf(section, rulesAt(moment)));
				expect(pages.length).toBeGreaterThanOrEqual(4);
				expect(pages.length).toBeLessThanOrEqual(8);
				for (const { id: page, text, figures } of pages) {
					expect(text, page).toMatch(/^\p{Lu}.*[.!?]$/u);
					expect(text.length, `${page}: ${text}`).toBeLessThanOrEqual(260);
					expect(figures, page).toHaveLength(1);
				}
			}
	});

	it.each(locales)('is short and whole at every moment (%s)', (locale) => {
		const lines = new Map(
			moments.map((moment) => {
				const step = coachAt(moment, leads[locale]);
				return [`${step?.id}: ${step?.text}`, step] as const;
			})
		);
		for (const [said, step] of lines) {
			expect(step?.text, said).toMatch(/^[\p{Lu}<«“\d].*[.!?]$/u);
			expect(step?.text, said).not.toMatch(/ {2}|[{}]/);
			const choices = step?.figures.map(({ caption }) => caption) ?? [];
			expect(step?.text.length ?? 0, said).toBeLessThanOrEqual(choices.length > 0 ? 120 : longestLine);
			for (const sentence of sentencesIn(step?.text ?? ''))
				expect(sentence.length, sentence).toBeLessThanOrEqual(longestSentence);
			for (const choice of choices) expect(choice.length, choice).toBeLessThanOrEqual(46);
		}
	});

	it.each(locales)('reminds in every turn of the card that is drawn (%s)', (locale) => {
		for (const moment of moments) {
			const step = coachAt(moment, leads[locale]);
			const isTold = step && drawingSteps[id]?.test(step.id) && factsAt(moment).telling !== 'half';
			if (isTold) expect(step.text).toMatch(/pioche|draw|from the pile/i);
		}
	});

	it('draws every drawing that it names, for any number of players', () => {
		const named = new Set(
			en.text.flatMap(({ html }) => partsOf(html).flatMap((part) => ('html' in part ? [] : [part.drawing])))
		);
		for (const drawing of named)
			for (const seats of new Set(moments.map((moment) => moment.seats))) {
				const { body } = render(en.Drawing, { props: { drawing, seats } });
				const shapes = body.replaceAll(/<!--.*?-->/gs, '').match(/<(?:path|rect|circle|use|text|li)[ >]/g);
				expect(shapes?.length ?? 0, drawing).toBeGreaterThan(0);
				expect(body).not.toMatch(/\sstyle=|NaN|undefined/);
			}
	});
});

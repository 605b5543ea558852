/** Real questions, as players ask them during a match: the section that answers must come first or second. */
import { describe, expect, it } from 'vitest';

import accidentsEnglish from '../../../../tests/support/questions.accidents.en.json';
import accidentsFrench from '../../../../tests/support/questions.accidents.fr.json';
import freshEnglish from '../../../../tests/support/questions.fresh.en.json';
import freshFrench from '../../../../tests/support/questions.fresh.fr.json';
import unseenEnglish from '../../../../tests/support/questions.unseen.en.json';
import unseenFrench from '../../../../tests/support/questions.unseen.fr.json';
import english from '../../../../tests/support/questions.en.json';
import french from '../../../../tests/support/questions.fr.json';
import { findOnPage, index } from '../../../../tests/support/rule-search';
import type { Locale } from '../../games/locale';

interface Question {
	/** The id of the current game. */
	readonly game: string;
	readonly ask: string;
	/** The section that must come first or second. */
	readonly section: string;
}

interface FreshQuestion {
	readonly game: string;
	readonly ask: string;
	/** Any of these sections answers the question. */
	readonly sections: readonly string[];
}

const places = index.games.map(({ id }) => id);

describe.each<readonly [Locale, readonly Question[]]>([
	['fr', french],
	['en', english]
])('%s', (lang, questions) => {
	it('asks enough, of every game', () => {
		expect(questions.length).toBeGreaterThanOrEqual(60);
		for (const id of places)
			expect(questions.filter(({ game }) => game === id).length).toBeGreaterThanOrEqual(12);
		expect(new Set(questions.map(({ game, ask }) => `${game} ${ask}`)).size).toBe(questions.length);
	});

	it.each(questions)('$game: $ask', ({ game, ask, section }) => {
		const first = findOnPage(ask, game, lang).hits.slice(0, 2);
		expect(first.map((hit) => `${hit.game} ${hit.section.id}`)).toContain(`${game} ${section}`);
	});
});

/**
 * Questions that were written before the search was tried on them; it first answered 69 % and 66 %. They are
 * kept apart to judge the search as a whole.
 */
describe.each<readonly [Locale, readonly FreshQuestion[]]>([
	['fr', freshFrench],
	['en', freshEnglish],
	['fr', unseenFrench],
	['en', unseenEnglish]
])('fresh, %s', (lang, questions) => {
	it('asks enough, of every game', () => {
		expect(questions.length).toBeGreaterThanOrEqual(60);
		for (const id of places)
			expect(questions.filter(({ game }) => game === id).length).toBeGreaterThanOrEqual(15);
	});

	it('finds nine of ten first or second', () => {
		const missed = questions.filter(({ game, ask, sections }) => {
			const first = findOnPage(ask, game, lang).hits.slice(0, 2);
			return !first.some((hit) => hit.game === game && sections.includes(hit.section.id));
		});
		expect(
			missed.map(({ ask }) => ask),
			`missed:\n${missed.map(({ game, ask }) => `${game}: ${ask}`).join('\n')}`
		).toHaveLength(Math.min(missed.length, Math.floor(questions.length / 10)));
	});
});

/**
 * What went wrong at a table, five questions for each accident. They were written first and are not among the asked
 * ones, but asked ones were added where they were missed (at first a third was found), so that this keeps what is
 * found and says little of a stranger's question.
 */
describe.each<readonly [Locale, readonly Question[]]>([
	['fr', accidentsFrench],
	['en', accidentsEnglish]
])('accidents, %s', (lang, questions) => {
	it('finds four of five first or second', () => {
		const missed = questions.filter(({ game, ask, section }) => {
			const first = findOnPage(ask, game, lang).hits.slice(0, 2);
			return !first.some((hit) => hit.game === game && hit.section.id === section);
		});
		expect(
			missed.map(({ ask }) => ask),
			`missed:\n${missed.map(({ game, ask }) => `${game}: ${ask}`).join('\n')}`
		).toHaveLength(Math.min(missed.length, Math.floor(questions.length / 5)));
	});
});

/** Real questions, as they are asked in the middle of a match: the section that answers comes first or second. */
import { describe, expect, it } from 'vitest';
import games from 'virtual:rule-search';
import english from '../../../../tests/support/questions.en.json';
import french from '../../../../tests/support/questions.fr.json';
import { find } from './find';
import { makeIndex } from './make-index';

interface Question {
	/** The game at hand. */
	readonly game: string;
	readonly ask: string;
	/** The section that must come first or second. */
	readonly section: string;
}

const index = makeIndex(games);
const places = games.map(({ id }) => id);

describe.each<readonly [string, readonly Question[]]>([
	['fr', french],
	['en', english]
])('%s', (_, questions) => {
	it('asks enough, of every game', () => {
		expect(questions.length).toBeGreaterThanOrEqual(60);
		for (const id of places)
			expect(questions.filter(({ game }) => game === id).length).toBeGreaterThanOrEqual(12);
		expect(new Set(questions.map(({ game, ask }) => `${game} ${ask}`)).size).toBe(questions.length);
	});

	it.each(questions)('$game: $ask', ({ game, ask, section }) => {
		const first = find(index, ask, game).hits.slice(0, 2);
		expect(first.map((hit) => `${hit.game} ${hit.section.id}`)).toContain(`${game} ${section}`);
	});
});

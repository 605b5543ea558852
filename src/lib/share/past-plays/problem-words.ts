/** What is wrong in a file, in words. */
import { asBeginning } from '$lib/games/wording';
import { metaOf } from '$lib/games/registry';
import { m } from '$lib/i18n/paraglide/messages';
import { cutTo } from './cells';
import type { Problem, ProblemCode } from './past-match';

/** The longest text of a cell that is repeated. */
const longestText = 40;

/** The whole file is refused for these, so they are sentences of their own. */
const ofFile = {
	'too-big': () => m.past_problem_too_big(),
	gone: () => `${m.import_gone()} ${m.import_choose_again()}`,
	backup: () => m.past_problem_backup(),
	'not-a-table': () => m.past_problem_not_a_table(),
	empty: () => m.past_problem_empty(),
	'no-column': (column: string) => m.past_problem_no_column({ column }),
	'too-many-rows': () => m.past_problem_too_many_rows()
} as const;

const words: Readonly<Record<ProblemCode, (text: string) => string>> = {
	...ofFile,
	quotes: () => m.past_problem_quotes(),
	'no-game': () => m.past_problem_no_game(),
	'unknown-game': (text) => m.past_problem_unknown_game({ text }),
	'no-date': () => m.past_problem_no_date(),
	'bad-date': (text) => m.past_problem_bad_date({ text }),
	'future-date': (text) => m.past_problem_future_date({ text }),
	'no-player': () => m.past_problem_no_player(),
	'bad-score': (text) => m.past_problem_bad_score({ text }),
	'bad-result': (text) => m.past_problem_bad_result({ text }),
	'bad-minutes': (text) => m.past_problem_bad_minutes({ text }),
	'bad-seat': (text) => m.past_problem_bad_seat({ text }),
	'bad-options': () => m.past_problem_bad_options(),
	players: (game) => m.past_problem_players({ game: metaOf(game)?.name ?? game }),
	'same-player': (name) => m.past_problem_same_player({ name }),
	mixed: () => m.past_problem_mixed(),
	'no-result': () => m.past_problem_no_result(),
	'scores-partial': () => m.past_problem_scores_partial(),
	'scores-differ': () => m.past_problem_scores_differ(),
	'results-clash': () => m.past_problem_results_clash(),
	unfinished: () => m.past_problem_unfinished(),
	ignored: () => m.past_problem_ignored(),
	damaged: () => m.past_problem_damaged(),
	impossible: () => m.past_problem_impossible()
};

/** @returns what is wrong, and where: “Line 7, column game: no such game: Catan”. */
export const problemWords = ({ code, where, column, text = '' }: Problem): string => {
	const what = words[code](text.length > longestText ? `${cutTo(text, longestText)}…` : text);
	if (!where) return asBeginning(what);
	if ('play' in where) return m.past_at_play({ number: where.play, what });
	const { line } = where;
	return column === undefined ? m.past_at_line({ line, what }) : m.past_at_cell({ line, column, what });
};

/** What is wrong in a file, in words. */
import { asBeginning } from '$lib/games/wording';
import { metaOf } from '$lib/games/registry';
import { m } from '$lib/i18n/paraglide/messages';
import { cutTo } from './cells';
import type { Column } from './columns';

/** The longest text of a cell that is repeated. */
const longestText = 40;

/** What a column can be said to be, in words. The others are those that only our own tables have. */
export const columnWords: Readonly<Partial<Record<Column, () => string>>> = {
	game: m.past_named_game,
	began: m.past_named_began,
	player: m.past_named_player,
	score: m.past_named_score,
	result: m.past_named_result,
	winner: m.past_named_winner,
	match: m.past_named_match,
	minutes: m.past_named_minutes,
	place: m.past_named_place,
	note: m.past_named_note
};

interface Told {
	readonly text: string;
}
/** What can be wrong. For the first seven the whole file is refused, so they are sentences of their own. */
const words = {
	'too-big': m.past_problem_too_big,
	gone: () => `${m.import_gone()} ${m.import_choose_again()}`,
	backup: m.past_problem_backup,
	'not-a-table': m.past_problem_not_a_table,
	empty: m.past_problem_empty,
	'no-column': ({ text }: Told) =>
		m.past_problem_no_column({ text: columnWords[text as Column]?.() ?? text }),
	'too-many-rows': m.past_problem_too_many_rows,
	quotes: m.past_problem_quotes,
	'no-game': m.past_problem_no_game,
	'unknown-game': m.past_problem_unknown_game,
	'no-date': m.past_problem_no_date,
	'bad-date': m.past_problem_bad_date,
	'future-date': m.past_problem_future_date,
	'no-player': m.past_problem_no_player,
	'bad-score': m.past_problem_bad_score,
	'bad-result': m.past_problem_bad_result,
	'bad-minutes': m.past_problem_bad_minutes,
	'bad-options': m.past_problem_bad_options,
	players: ({ text }: Told) => m.past_problem_players({ game: metaOf(text)?.name ?? text }),
	'same-player': m.past_problem_same_player,
	mixed: m.past_problem_mixed,
	'no-result': m.past_problem_no_result,
	'scores-partial': m.past_problem_scores_partial,
	'scores-differ': m.past_problem_scores_differ,
	'results-clash': m.past_problem_results_clash,
	unfinished: m.past_problem_unfinished,
	ignored: m.past_problem_ignored,
	damaged: m.past_problem_damaged,
	impossible: m.past_problem_impossible
} as const;
export type ProblemCode = keyof typeof words;
export const problemCodes = Object.keys(words) as readonly ProblemCode[];

/** Where something stands in the file: a line of a table, or a play of BG Stats; both are counted from 1. */
export type Where = { readonly line: number } | { readonly play: number };

/** One thing that is wrong, and where. Without a place, nothing of the file can be taken. */
export interface Problem {
	readonly code: ProblemCode;
	readonly where?: Where;
	/** What stands there, or what is missing. */
	readonly text?: string;
}

/** @returns what is wrong, and where: “Line 7: no such game: Catan”. */
export const problemWords = ({ code, where, text = '' }: Problem): string => {
	const what = words[code]({ text: text.length > longestText ? `${cutTo(text, longestText)}…` : text });
	if (!where) return asBeginning(what);
	return 'play' in where
		? m.past_at_play({ number: where.play, what })
		: m.past_at_line({ line: where.line, what });
};

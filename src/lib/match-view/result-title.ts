/** The heading of a result, which is also the title of its page, and what a list says of it. */
import type { GameWords } from '$lib/games/game';
import type { Outcome } from '$lib/games/outcome';
import { asSentences } from '$lib/games/wording';
import { joinList } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';

/**
 * @param words the words of the game; undefined when they could not be loaded.
 * @param names the players' names, by seat.
 * @returns the game's own heading if it has one, or else who won.
 */
export const resultTitle = (
	words: GameWords | undefined,
	outcome: Outcome,
	names: readonly string[]
): string => {
	if (outcome.givenUp === 'unfinished') return m.result_unfinished();
	if (words?.verdict) return words.verdict(outcome, names);
	const winners = outcome.winners.map((seat) => names[seat] ?? '');
	if (outcome.lost) return m.result_lost();
	if (outcome.shared || winners.length === 0) return m.result_draw();
	return winners.length === 1
		? m.result_wins({ name: winners[0] ?? '' })
		: m.result_win({ names: joinList(winners) });
};

/**
 * @param names the players' names, by seat.
 * @returns why a match ended so, for a list; where somebody gave up, who won too, since the score may say otherwise.
 */
export const whyEnded = (words: GameWords, outcome: Outcome, names: readonly string[]): string => {
	const why = words.reason(outcome.reason, names);
	return outcome.givenUp === 'forfeit' ? asSentences([resultTitle(words, outcome, names), why]) : why;
};

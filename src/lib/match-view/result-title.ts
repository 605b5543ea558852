/** The heading of a result, which is also the title of its page. */
import type { GameWords } from '$lib/games/game';
import type { Outcome } from '$lib/games/outcome';
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

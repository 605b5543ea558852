/** The heading of a result, which is also the title of its page. */
import type { GameWords } from '$lib/games/game';
import type { Outcome } from '$lib/games/said';
import { listed } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';

/**
 * @param words of the game, where they could be loaded.
 * @returns what the game calls it, else who won.
 */
export const resultTitle = (
	words: GameWords | undefined,
	outcome: Outcome,
	names: readonly string[]
): string => {
	if (words?.verdict) return words.verdict(outcome, names);
	const winners = outcome.winners.map((seat) => names[seat] ?? '');
	if (outcome.lost) return m.result_lost();
	if (outcome.shared || winners.length === 0) return m.result_draw();
	return winners.length === 1
		? m.result_wins({ name: winners[0] ?? '' })
		: m.result_win({ names: listed(winners) });
};

/** The sentences for matches that their players ended before the rules did: the same in every game. */
import { m } from '$lib/i18n/paraglide/messages';
import type { GameWords } from './game.ts';
import type { CodedMessage } from './outcome.ts';

const reason = ({ code, params }: CodedMessage, names: readonly string[]): string | undefined => {
	if (code === 'unfinished') return m.reason_unfinished();
	return code === 'forfeit' ? m.reason_forfeit({ name: names[Number(params['by'])] ?? '' }) : undefined;
};

/** @returns the words of a game with those for matches that were given up. */
export const withGivenUp = (words: GameWords): GameWords => ({
	...words,
	reason: (said, names) => reason(said, names) ?? words.reason(said, names)
});

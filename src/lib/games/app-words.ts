/** What is said alike of every game: matches that their players ended before the rules did, and results that were noted. */
import { m } from '$lib/i18n/paraglide/messages';
import { unknownKind, type RecordWords } from './facts.ts';
import type { GameWords } from './game.ts';
import type { CodedMessage, Params } from './outcome.ts';

/** Who won, because a list shows no more of how a match ended; nothing of a show, whose verdict says all. */
const noted = (params: Params, names: readonly string[]): string => {
	const winner = names[Number(params['winner'])];
	if (winner !== undefined) return m.reason_noted_won({ name: winner });
	return params['draw'] === undefined ? '' : m.reason_noted_draw();
};

const reason = ({ code, params }: CodedMessage, names: readonly string[]): string | undefined => {
	if (code === 'unfinished') return m.reason_unfinished();
	if (code === 'noted') return noted(params, names);
	return code === 'forfeit' ? m.reason_forfeit({ name: names[Number(params['by'])] ?? '' }) : undefined;
};

/** @returns the words of a game with those for matches that were given up or only noted. */
export const withGivenUp = (words: GameWords): GameWords => ({
	...words,
	reason: (said, names) => reason(said, names) ?? words.reason(said, names)
});

/** @returns the words of a game with the name of the kind of noted matches whose rules are not known. */
export const withUnknownKind = (words: RecordWords): RecordWords => ({
	...words,
	kindName: (kind) => (kind === unknownKind ? m.kind_unknown() : words.kindName(kind))
});

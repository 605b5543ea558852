/** The kind of matches of which only the result was noted, without the rules: the same in every game. */
import { m } from '$lib/i18n/paraglide/messages';
import { unknownKind, type RecordWords } from './facts.ts';

/** @returns the words of a game with that kind’s name. */
export const withUnknownKind = (words: RecordWords): RecordWords => ({
	...words,
	kindName: (kind) => (kind === unknownKind ? m.kind_unknown() : words.kindName(kind))
});

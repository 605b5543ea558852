/** The refusals of Koï-Koï by code, each with the section of the rulebook that explains it. */
import { refuse, type Params, type Refusal } from '../../outcome.ts';

/** The section of the rulebook that explains each refusal. */
export const refusalRules = {
	/** An action after the end of the match. */
	'match-over': 'end',
	/** A card twice: on the piles, in declared yaku, or one of each. */
	'card-twice': 'cards',
	/** More cards of a kind than the deck has. */
	'too-many-cards': 'cards',
	/** More captured cards than a month can have: 8 of the 48 are never seen. */
	'too-many-captured': 'turn',
	/** Two bright yaku declared for one player where only the best counts. */
	'brights-together': 'brights',
	/** A yaku that is not played under these rules. */
	'yaku-off': 'own-rules',
	/** Tane beside inoshikachō, which already pays for every tane. */
	'tane-blocked': 'inoshikacho',
	/** Tan beside a ribbon set, which already pays for every tanzaku. */
	'tan-blocked': 'ribbon-sets',
	/** A viewing in a pile with the rain man or the lightning, which cancel it. */
	'rain-cancels': 'viewing',
	/** A yaku declared with fewer or more cards than it can have. */
	'count-range': 'entering',
	/** A call without a yaku. */
	'call-without-yaku': 'koikoi',
	/** More calls by a player than a player has turns. */
	'too-many-calls': 'turn',
	/** A call though no yaku pays more than at the player's last call. */
	'call-without-new-yaku': 'new-yaku',
	/** Stopping without a yaku. */
	'stop-without-yaku': 'stop',
	/** Stopping though no yaku pays more than at the player's last call. */
	'stop-without-new-yaku': 'new-yaku',
	/** A drawn month though a player has a new yaku: that month is a stop. */
	'yaku-at-end': 'last-card',
	/** A win with a winning hand after a capture or a call. */
	'deal-win-late': 'deal-wins',
	/** A void deal after a capture or a call. */
	'void-late': 'void-table',
	/** A void deal because both players have a winning hand, under rules that play on. */
	'hands-play-on': 'deal-wins',
	/** A void deal by the table, or a win by it, under rules that settle such a table in another way. */
	'table-rule': 'void-table',
	/** A win by the table after a capture or a call. */
	'table-late': 'void-table'
} as const;

export type RefusalCode = keyof typeof refusalRules;
export const refusalCodes = Object.keys(refusalRules) as readonly RefusalCode[];

/** @returns a refusal with its code, its parameters and its section of the rulebook. */
export const refusalOf = (code: RefusalCode, params: Params = {}): Refusal<RefusalCode> =>
	refuse(code, refusalRules[code], params);

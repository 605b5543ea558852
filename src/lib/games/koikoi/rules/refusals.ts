/** Everything Koï-Koï refuses, by code, with the rulebook section that says why. */
import { refuse, type Params, type Refusal } from '../../said.ts';

/** The section of the rulebook behind each refusal. */
export const refusalRules = {
	/** Nothing is played after the end. */
	'match-over': 'end',
	/** A card on both piles, or on one pile and part of a yaku said for the other. */
	'card-twice': 'cards',
	/** More cards of a kind than there are. */
	'too-many-cards': 'cards',
	/** More captured cards than leave the pile in a month: 8 are never seen. */
	'too-many-captured': 'turn',
	/** Two bright yaku side by side where only the best counts. */
	'brights-together': 'brights',
	/** A yaku these rules do not pay. */
	'yaku-off': 'own-rules',
	/** The boar, deer and butterflies already pay for every tane. */
	'tane-blocked': 'inoshikacho',
	/** A ribbon set already pays for every tanzaku. */
	'tan-blocked': 'ribbon-sets',
	/** A viewing beside the rain. */
	'rain-cancels': 'viewing',
	/** A yaku with fewer or more cards than it can have. */
	'count-range': 'entering',
	/** Koï-koï without a yaku. */
	'call-without-yaku': 'koikoi',
	/** More calls of a player than there are turns. */
	'too-many-calls': 'turn',
	/** Koï-koï though no yaku pays more than at the player's last call. */
	'call-without-new-yaku': 'new-yaku',
	/** Stopping without a yaku. */
	'stop-without-yaku': 'stop',
	/** Stopping though no yaku pays more than at the player's last call. */
	'stop-without-new-yaku': 'new-yaku',
	/** A month called drawn though a player has a new yaku: it is a stop. */
	'yaku-at-end': 'last-card',
	/** A win by the deal, once cards were captured or called. */
	'deal-win-late': 'deal-wins',
	/** A void deal, once cards were captured or called. */
	'void-late': 'void-table',
	/** Both players hold a winning hand and these rules play on. */
	'hands-play-on': 'deal-wins'
} as const;

export type RefusalCode = keyof typeof refusalRules;
export const refusalCodes = Object.keys(refusalRules) as readonly RefusalCode[];

/** @returns the refusal with its section. */
export const no = (code: RefusalCode, params: Params = {}): Refusal<RefusalCode> =>
	refuse(code, refusalRules[code], params);

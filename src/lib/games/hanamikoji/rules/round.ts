/** The round under way: whose turn it is, and what is entered of it so far (rules: A round; At the table). */
import { perSide, withSide, type Side } from '../../sides.ts';
import type { Refusal } from '../../outcome.ts';
import {
	markers,
	refusalOf,
	type Action,
	type Holder,
	type Majority,
	type RefusalCode,
	type RoundEntry,
	type Way
} from './actions.ts';
import {
	cardsTogether,
	checkItems,
	checkMaxCards,
	checkMiddle,
	checkTakes,
	geishasWon,
	majorityAt,
	moveTokens,
	tokensTaken,
	type Counts
} from './entry.ts';
import { geishaIndexes, perGeisha, withGeisha, type PerGeisha } from './geishas.ts';
import { cardLimits, type Options } from './options.ts';
import type { Draft, State } from './state.ts';

/**
 * Sets whether a marker is used. The used markers stay in the order of their numbers, however they were
 * flipped.
 */
export const flip = (state: State, { side, marker, used }: Extract<Action, { type: 'marker' }>): State => {
	const flipped = markers.filter((each) => (each === marker ? used : state.used[side].includes(each)));
	return { ...state, used: withSide(state.used, side, flipped) };
};

/** Whether all eight markers on the table are used, so that the round is to be scored. */
export const areAllUsed = ({ used, options }: Pick<State, 'used' | 'options'>): boolean =>
	options.markers && used.every((side) => side.length === markers.length);

/**
 * Players alternate, the starter first, four turns each. The turn is derived from the markers, so that a flip
 * that was forgotten can be made up for: the side with fewer used markers plays, or the starter if both have
 * used as many. Players who tap no marker in a round only enter its end: nobody can tell whose turn it is then.
 *
 * @returns whose turn it is; `undefined` before the first marker and after the last one, and without markers
 */
export const turn = (state: Pick<State, 'used' | 'starter' | 'options'>): Side | undefined => {
	const [near, far] = [state.used[0].length, state.used[1].length];
	if (!state.options.markers || near + far === 0 || areAllUsed(state)) return undefined;
	if (near === far) return state.starter;
	return near < far ? 0 : 1;
};

/**
 * @param tokens where the tokens lie, which is where a draft by tokens begins
 * @returns a draft without entries
 */
export const emptyDraft = (way: Way, tokens: PerGeisha<Holder>): Draft => {
	const majorities = perGeisha(() => null);
	const counts = perSide(() => perGeisha(() => 0));
	return { way, counts, majorities, tokens, takenOver: { majorities, tokens } };
};

const areComplete = (majorities: Draft['majorities']): majorities is PerGeisha<Majority> =>
	!majorities.includes(null);

/** @returns the draft as an entry to score, not yet checked; `undefined` while a majority is missing. */
export const draftEntry = ({ way, counts, majorities, tokens }: Draft): RoundEntry | undefined => {
	if (way === 'counts') return { way, counts };
	if (way === 'tokens') return { way, tokens };
	return areComplete(majorities) ? { way, majorities } : undefined;
};

/** @returns how many item cards are still to be counted; a side never has more than lie there. */
export const cardsLeft = (counts: Counts, { cardsEach }: Pick<Options, 'cardsEach'>): number =>
	cardLimits(cardsEach).together - cardsTogether(counts);

type Begun = Pick<State, 'draft' | 'tokens' | 'options'>;

/**
 * The majorities as far as cards or majorities are entered. A geisha without cards is a tie once all cards are
 * counted; before that her majority is unknown.
 */
const draftMajorities = ({ draft: { way, counts, majorities }, options }: Begun): Draft['majorities'] => {
	if (way !== 'counts') return majorities;
	const isComplete = cardsLeft(counts, options) === 0;
	return perGeisha((geisha) =>
		isComplete || counts[0][geisha] + counts[1][geisha] > 0 ? majorityAt(counts, geisha) : null
	);
};

/**
 * @returns where the tokens would lie if the round ended as entered so far; unknown majorities move no token
 */
export const draftTokens = (begun: Begun): PerGeisha<Holder> =>
	begun.draft.way === 'tokens' ? begun.draft.tokens : moveTokens(begun.tokens, draftMajorities(begun));

/** Takes what the other face tells now where that has changed since the last time; the rest may be corrected. */
const merged = <T>(told: PerGeisha<T>, toldLast: PerGeisha<T>, entered: PerGeisha<T>): PerGeisha<T> =>
	perGeisha((geisha) => (told[geisha] === toldLast[geisha] ? entered[geisha] : told[geisha]));

/**
 * Changes the way of entry. Majorities take over what the counted cards tell, and tokens what either tells. The
 * other way round would need more than was entered, so these faces are found as they were left.
 *
 * @param isAnew true for an action of version 1, in which nothing else was kept
 */
export const changeWay = (begun: Begun, way: Way, isAnew = false): Draft => {
	if (way === begun.draft.way) return begun.draft;
	const draft = isAnew ? emptyDraft(way, begun.tokens) : { ...begun.draft, way };
	const { takenOver } = draft;
	if (way === 'tokens') {
		const told = draftTokens(begun);
		const tokens = merged(told, takenOver.tokens, draft.tokens);
		return { ...draft, tokens, takenOver: isAnew ? takenOver : { ...takenOver, tokens: told } };
	}
	if (way === 'majorities' && begun.draft.way === 'counts') {
		const told = draftMajorities(begun);
		const majorities = merged(told, takenOver.majorities, draft.majorities);
		return { ...draft, majorities, takenOver: isAnew ? takenOver : { ...takenOver, majorities: told } };
	}
	return draft;
};

type Entering = Extract<Action, { type: 'count' | 'majority' | 'token' }>;

const wayOf = { count: 'counts', majority: 'majorities', token: 'tokens' } as const;

/**
 * Enters one tap. It is refused at once if no round could contain what it enters, or if a second tab has changed
 * the way: changing it back unasked could lose what was entered there.
 */
export const enter = (state: State, action: Entering): State | Refusal<RefusalCode> => {
	const { draft, tokens: before } = state;
	const { cardsEach } = state.options;
	if (draft.way !== wayOf[action.type]) return refusalOf('other-way', { way: draft.way });
	const { geisha } = action;
	switch (action.type) {
		case 'count': {
			const { side, cards } = action;
			const counts = withSide(draft.counts, side, withGeisha(draft.counts[side], geisha, cards));
			const refusal = checkItems(counts, geisha) ?? checkMaxCards(counts, side, cardsEach);
			return refusal ?? { ...state, draft: { ...draft, counts } };
		}
		case 'majority': {
			const { majority } = action;
			const majorities = withGeisha(draft.majorities, geisha, majority);
			const refusal =
				typeof majority === 'number'
					? checkTakes(geishasWon(majorities, majority), majority, cardsEach)
					: undefined;
			return refusal ?? { ...state, draft: { ...draft, majorities } };
		}
		case 'token': {
			const { holder } = action;
			const tokens = withGeisha(draft.tokens, geisha, holder);
			const refusal =
				holder === null
					? checkMiddle(before, tokens, geisha)
					: checkTakes(tokensTaken(before, tokens, holder), holder, cardsEach);
			return refusal ?? { ...state, draft: { ...draft, tokens } };
		}
	}
};

/** How many cards, majorities or moves of a token are entered. */
const entered = ({ draft, tokens }: Pick<State, 'draft' | 'tokens'>): number => {
	switch (draft.way) {
		case 'counts':
			return cardsTogether(draft.counts);
		case 'majorities':
			return draft.majorities.filter((majority) => majority !== null).length;
		case 'tokens':
			return geishaIndexes.filter((geisha) => draft.tokens[geisha] !== tokens[geisha]).length;
	}
};

/** Whether nothing is entered in the draft; by tokens, whether they lie as before the round. */
export const isDraftUntouched = (state: Pick<State, 'draft' | 'tokens'>): boolean => entered(state) === 0;

/**
 * Whether the round is entered by tokens and none has moved. A round by tokens begins like this, so only the
 * players can tell a round of ties from an accidental tap on the score button.
 */
export const hasNoTokenMoved = (state: Pick<State, 'draft' | 'tokens'>): boolean =>
	state.draft.way === 'tokens' && isDraftUntouched(state);

/** Whether no marker on the table is used and nothing is entered in the draft. */
export const isUntouched = (state: Pick<State, 'draft' | 'options' | 'tokens' | 'used'>): boolean =>
	isDraftUntouched(state) && (!state.options.markers || state.used.flat().length === 0);

/** Whether a single marker, card, majority or token of the whole match is entered: the first mark is on the table. */
export const isFirstEntry = (state: Pick<State, 'draft' | 'rounds' | 'tokens' | 'used'>): boolean =>
	state.rounds.length === 0 && entered(state) + state.used.flat().length === 1;

/** A whole match: its start, what each action makes of it, when it ends and who won it, and its headline. */
import { otherSide, perSide, type PerSide, type Side } from '../../sides.ts';
import type { CodedMessage, Outcome, Refusal, Score } from '../../outcome.ts';
import { refusalOf, type Action, type Holder, type RefusalCode, type RoundEntry } from './actions.ts';
import { checkEntry, majoritiesOf, tokensAfter, tokensTaken } from './entry.ts';
import { geishaIndexes, geishas as allGeishas, perGeisha, type Geisha, type PerGeisha } from './geishas.ts';
import type { Options } from './options.ts';
import { areAllUsed, changeWay, draftEntry, draftTokens, emptyDraft, enter, flip, turn } from './round.ts';
import {
	charmOf,
	geishasHeld,
	goalCharm,
	goalGeishas,
	standing,
	winnerByGoal,
	type Standing
} from './standing.ts';
import { reasonRules, type ReasonCode, type RoundPlayed, type State } from './state.ts';

/**
 * @returns the state with every token in the middle and every marker unused. The opening action sets who
 * begins.
 */
export const start = (options: Options): State => {
	const tokens = perGeisha(() => null);
	return { options, starter: 0, tokens, used: [[], []], draft: emptyDraft('counts', tokens), rounds: [] };
};

/** The lines of a score: one per geisha held. */
export const lineCodes = ['geisha'] as const;
export type LineCode = (typeof lineCodes)[number];

const scoresOf = (tokens: PerGeisha<Holder>): PerSide<Score> =>
	perSide((side) => {
		const held = geishasHeld(tokens, side);
		const lineOf = (geisha: Geisha): CodedMessage<LineCode> => ({ code: 'geisha', params: { geisha } });
		return {
			total: charmOf(held),
			lines: held.map((geisha) => ({ said: lineOf(geisha), value: allGeishas[geisha].charm }))
		};
	});

type Verdict = Pick<Outcome<ReasonCode>, 'winners' | 'reason' | 'shared'>;

const won = (winner: Side, code: ReasonCode, params: Record<string, number>): Verdict => ({
	winners: [winner],
	reason: { code, params: { winner, loser: otherSide(winner), ...params } }
});

const drawn = (code: ReasonCode, params: Record<string, number>): Verdict => ({
	winners: [0, 1],
	shared: true,
	reason: { code, params }
});

/**
 * The verdict if a side reached a goal. There is always one winner: the two sides cannot both hold eleven of
 * the 21 charm points, nor four of the seven geishas each.
 */
const byGoal = (now: PerSide<Standing>): Verdict | undefined => {
	const winner = winnerByGoal(now);
	if (winner === undefined) return undefined;
	const { charm, geishas } = now[winner];
	const rival = now[otherSide(winner)];
	if (charm < goalCharm) return won(winner, 'geishas', { charm, geishas });
	const params = { charm, geishas, rivalGeishas: rival.geishas };
	if (rival.geishas >= goalGeishas) return won(winner, 'charm-over-geishas', params);
	return won(winner, geishas >= goalGeishas ? 'charm-and-geishas' : 'charm', params);
};

const highestToken = (tokens: PerGeisha<Holder>, side: Side): number =>
	Math.max(0, ...geishasHeld(tokens, side).map((geisha) => allGeishas[geisha].charm));

/** @returns the side with the larger value; `undefined` if they are equal. */
const ahead = ([near, far]: PerSide<number>): Side | undefined =>
	near === far ? undefined : near > far ? 0 : 1;

/** The verdict after the last round of a limited match in which nobody reached a goal. */
const atLimit = (tokens: PerGeisha<Holder>, rounds: number, rule: Options['atLimit']): Verdict => {
	if (rule === 'draw') return drawn('limit-draw', { rounds });
	const charm = perSide((side) => standing(tokens)[side].charm);
	const richer = ahead(charm);
	if (richer !== undefined)
		return won(richer, 'limit-points', {
			rounds,
			charm: charm[richer],
			rivalCharm: charm[otherSide(richer)]
		});
	// Both have no charm points, so every token is still in the middle and there is none to compare.
	if (rule === 'points' || charm[0] === 0) return drawn('limit-equal', { rounds, charm: charm[0] });
	const token = perSide((side) => highestToken(tokens, side));
	const higher = ahead(token);
	if (higher === undefined) return drawn('limit-equal-token', { rounds, charm: charm[0], token: token[0] });
	const params = { rounds, charm: charm[0], token: token[higher], rivalToken: token[otherSide(higher)] };
	return won(higher, 'limit-token', params);
};

/**
 * Judges the position after a scored round.
 *
 * @param roundsPlayed the number of scored rounds, this one included
 * @returns how the match ended; `undefined` if another round is played
 */
export const judge = (
	tokens: PerGeisha<Holder>,
	roundsPlayed: number,
	{ roundLimit, atLimit: limitRule }: Options
): Outcome<ReasonCode> | undefined => {
	const verdict =
		byGoal(standing(tokens)) ??
		(roundLimit !== null && roundsPlayed >= roundLimit
			? atLimit(tokens, roundsPlayed, limitRule)
			: undefined);
	return verdict && { ...verdict, rule: reasonRules[verdict.reason.code], scores: scoresOf(tokens) };
};

/**
 * Scores the round: moves the tokens, then tests the goals. If nobody reached one, the next round begins with
 * all markers unused and with the player who did not begin this round; the number of the round cannot tell
 * who that is, since players can correct the starter.
 */
const score = (state: State, entry: RoundEntry): State | Refusal<RefusalCode> => {
	const refusal = checkEntry(entry, state.tokens, state.options.cardsEach);
	if (refusal) return refusal;

	const tokens = tokensAfter(state.tokens, entry);
	const rounds = [...state.rounds, { starter: state.starter, entry, tokens }];
	// The new draft keeps the way of the draft, not of the entry: editing a past round in the timeline must not
	// change how the round under way is entered.
	const draft = emptyDraft(state.draft.way, tokens);
	const scored: State = { ...state, tokens, rounds, used: [[], []], draft };
	const outcome = judge(tokens, rounds.length, state.options);
	return outcome ? { ...scored, outcome } : { ...scored, starter: otherSide(state.starter) };
};

/**
 * Applies one action. Never throws and never mutates its arguments.
 *
 * @returns the new state, or a refusal with the rulebook section that explains it; once the match is over,
 * every action is refused
 */
export const act = (state: State, action: Action): State | Refusal<RefusalCode> => {
	if (state.outcome) return refusalOf('match-over');
	switch (action.type) {
		case 'starter':
			return { ...state, starter: action.side };
		case 'marker':
			return flip(state, action);
		case 'way':
			return { ...state, draft: changeWay(state, action.way, action.isAnew) };
		case 'count':
		case 'majority':
		case 'token':
			return enter(state, action);
		case 'score':
			return score(state, action.entry);
	}
};

/** What comes of the round under way if it is scored as entered so far. */
export interface Preview {
	/** Where the tokens would lie; unknown majorities move no token. */
	readonly tokens: PerGeisha<Holder>;
	/** The entry to score; `undefined` while it is incomplete or impossible. */
	readonly entry: RoundEntry | undefined;
	/** How the match would end with this entry; `undefined` if it would go on. */
	readonly outcome: Outcome<ReasonCode> | undefined;
}

/** @returns the preview of a state's draft. */
export const previewOf = (state: State): Preview => {
	const tokens = draftTokens(state);
	const entry = draftEntry(state.draft);
	if (!entry || checkEntry(entry, state.tokens, state.options.cardsEach))
		return { tokens, entry: undefined, outcome: undefined };
	return { tokens, entry, outcome: judge(tokens, state.rounds.length + 1, state.options) };
};

/** What a scored round did to the tokens. */
export interface Recap {
	/** The geishas whose token came to each side. */
	readonly taken: PerSide<readonly Geisha[]>;
	/** The geishas with a tie; empty if the round was entered by tokens, which do not tell ties. */
	readonly ties: readonly Geisha[];
}

/**
 * @param before where the tokens lay before the round
 * @returns what the round did to them
 */
export const recapOf = (
	before: PerGeisha<Holder>,
	{ entry, tokens }: Pick<RoundPlayed, 'entry' | 'tokens'>
): Recap => {
	const majorities = entry.way === 'tokens' ? undefined : majoritiesOf(entry);
	return {
		taken: perSide((side) => tokensTaken(before, tokens, side)),
		ties: majorities ? geishaIndexes.filter((geisha) => majorities[geisha] === 'tie') : []
	};
};

/** @returns where the tokens lay before the last scored round. */
export const tokensBefore = ({ rounds }: Pick<State, 'rounds'>): PerGeisha<Holder> =>
	rounds.at(-2)?.tokens ?? perGeisha(() => null);

/** @returns the recap of the last scored round; `undefined` before one is scored. */
export const lastRecap = (state: Pick<State, 'rounds'>): Recap | undefined => {
	const round = state.rounds.at(-1);
	return round && recapOf(tokensBefore(state), round);
};

export const headlineCodes = ['turn', 'to-score', 'playing', 'over'] as const;
export type HeadlineCode = (typeof headlineCodes)[number];

/** @returns the round, both sides' geishas and charm points, and whose turn it is where that is known. */
export const headline = (state: State): CodedMessage<HeadlineCode> => {
	const [near, far] = standing(state.tokens);
	const params = {
		round: state.outcome ? state.rounds.length : state.rounds.length + 1,
		near: 0,
		nearGeishas: near.geishas,
		nearCharm: near.charm,
		far: 1,
		farGeishas: far.geishas,
		farCharm: far.charm
	};
	if (state.outcome) return { code: 'over', params };
	if (areAllUsed(state)) return { code: 'to-score', params };
	const side = turn(state);
	return side === undefined ? { code: 'playing', params } : { code: 'turn', params: { ...params, side } };
};

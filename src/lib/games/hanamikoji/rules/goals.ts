/** How a match ends: by a goal, or after the last round of a limited match (rules: Goals). */
import { otherSide, perSide, sides, type PerSide, type Side } from '../../sides.ts';
import type { Outcome, CodedMessage, Score } from '../../outcome.ts';
import { type Holder, type PerGeisha } from './actions.ts';
import { geishas as allGeishas, type Geisha } from './geishas.ts';
import type { Options } from './options.ts';
import { charmOf, geishasHeld, standing, type Standing } from './standing.ts';
import type { ReasonCode } from './state.ts';

/** Four geishas or more win. */
export const goalGeishas = 4;
/** Eleven charm points or more win. */
export const goalCharm = 11;

/** @returns whether a side has reached either goal. */
export const hasReachedGoal = (side: Standing): boolean =>
	side.geishas >= goalGeishas || side.charm >= goalCharm;

/** The lines of a score: one per geisha held. */
export const lineCodes = ['geisha'] as const;
export type LineCode = (typeof lineCodes)[number];
const line = (geisha: Geisha): CodedMessage<LineCode> => ({ code: 'geisha', params: { geisha } });

/** @returns the charm points of each side, with a line per geisha held. */
export const scoresOf = (tokens: PerGeisha<Holder>): PerSide<Score> =>
	perSide((side) => {
		const held = geishasHeld(tokens, side);
		return {
			total: charmOf(held),
			lines: held.map((geisha) => ({ said: line(geisha), value: allGeishas[geisha].charm }))
		};
	});

type Verdict = Pick<Outcome<ReasonCode>, 'winners' | 'reason' | 'rule' | 'shared'>;

const won = (winner: Side, code: ReasonCode, rule: string, params: Record<string, number> = {}): Verdict => ({
	winners: [winner],
	reason: { code, params: { winner, loser: otherSide(winner), ...params } },
	rule
});

const drawn = (code: ReasonCode, rule: string, params: Record<string, number>): Verdict => ({
	winners: [0, 1],
	shared: true,
	reason: { code, params },
	rule
});

/** @returns the side that wins by a goal. Eleven charm points beat four geishas. */
export const winnerByGoal = (now: PerSide<Standing>): Side | undefined =>
	sides.find((side) => now[side].charm >= goalCharm) ??
	sides.find((side) => now[side].geishas >= goalGeishas);

/**
 * The verdict if a side reached a goal. Eleven charm points beat four geishas. There is always one winner:
 * the two sides cannot both hold eleven of the 21 charm points, nor four of the seven geishas each.
 */
const byGoal = (now: PerSide<Standing>): Verdict | undefined => {
	const winner = winnerByGoal(now);
	if (winner === undefined) return undefined;
	const { charm, geishas } = now[winner];
	const rival = now[otherSide(winner)];
	if (charm < goalCharm) return won(winner, 'geishas', 'goals', { charm, geishas });
	const params = { charm, geishas, rivalGeishas: rival.geishas };
	if (rival.geishas >= goalGeishas) return won(winner, 'charm-over-geishas', 'clash', params);
	return won(winner, geishas >= goalGeishas ? 'charm-and-geishas' : 'charm', 'goals', params);
};

const highestToken = (tokens: PerGeisha<Holder>, side: Side): number =>
	Math.max(0, ...geishasHeld(tokens, side).map((geisha) => allGeishas[geisha].charm));

/** @returns the side with the larger value; `undefined` if they are equal. */
const ahead = ([near, far]: PerSide<number>): Side | undefined =>
	near === far ? undefined : near > far ? 0 : 1;

/** The verdict after the last round of a limited match in which nobody reached a goal. */
const atLimit = (tokens: PerGeisha<Holder>, rounds: number, rule: Options['atLimit']): Verdict => {
	if (rule === 'draw') return drawn('limit-draw', 'at-limit', { rounds });
	const charm = perSide((side) => standing(tokens)[side].charm);
	const richer = ahead(charm);
	if (richer !== undefined) {
		const params = { rounds, charm: charm[richer], rivalCharm: charm[otherSide(richer)] };
		return won(richer, 'limit-points', 'at-limit', params);
	}
	// Both have no charm points, so every token is still in the middle and there is none to compare.
	if (rule === 'points' || charm[0] === 0)
		return drawn('limit-equal', 'at-limit', { rounds, charm: charm[0] });
	const token = perSide((side) => highestToken(tokens, side));
	const higher = ahead(token);
	if (higher === undefined)
		return drawn('limit-equal-token', 'at-limit', { rounds, charm: charm[0], token: token[0] });
	const params = { rounds, charm: charm[0], token: token[higher], rivalToken: token[otherSide(higher)] };
	return won(higher, 'limit-token', 'at-limit', params);
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
	return verdict && { ...verdict, scores: scoresOf(tokens) };
};

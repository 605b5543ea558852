/** Actions of Hanamikoji as they are stored in the log, written short. */
import type { Way } from '../../src/lib/games/hanamikoji/rules/actions';

type Side = 0 | 1;
const signs = new Map<string, Side | 'tie'>([
	['n', 0],
	['f', 1],
	['=', 'tie']
]);
const majorityOf = (sign: string): Side | 'tie' => {
	const majority = signs.get(sign);
	if (majority === undefined) throw new Error(`no majority: ${sign}`);
	return majority;
};
const cardsOf = (digits: string): readonly number[] => Array.from(digits.padEnd(7, '0'), Number);

/** Chooses how the round under way is entered. */
export const chooseWay = (way: Way) => ({ type: 'way', way });

/** Counts cards of a side. @param digits one per geisha: '2001'. */
export const countCards = (side: Side, digits: string): readonly unknown[] =>
	cardsOf(digits).flatMap((cards, geisha) => (cards === 0 ? [] : [{ type: 'count', side, geisha, cards }]));

/** Enters majorities. @param said a sign per geisha: 'n'ear, 'f'ar, '=' a tie, '.' not entered. */
export const enterMajorities = (said: string): readonly unknown[] =>
	[...said].flatMap((sign, geisha) =>
		sign === '.' ? [] : [{ type: 'majority', geisha, majority: majorityOf(sign) }]
	);

/** Scores a round by its cards. @param near @param far one digit per geisha. */
export const roundByCards = (near: string, far: string) => ({
	type: 'score',
	entry: { way: 'counts', counts: [cardsOf(near), cardsOf(far)] }
});

/** Scores a round by its majorities. @param said a sign per geisha: 'nf=====' */
export const roundByMajorities = (said: string) => ({
	type: 'score',
	entry: { way: 'majorities', majorities: Array.from(said, majorityOf) }
});

/** Scores a round by its tokens. @param lying a sign per geisha: 'n'ear, 'f'ar, '.' in the middle. */
export const roundByTokens = (lying: string) => ({
	type: 'score',
	entry: { way: 'tokens', tokens: Array.from(lying, (sign) => (sign === '.' ? null : majorityOf(sign))) }
});

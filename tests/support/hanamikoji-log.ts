/** What was tapped at a table of Hanamikoji, as it lies in the log. */
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

/** How the round under way is entered. */
export const inWay = (way: Way) => ({ type: 'way', way });

/** Cards counted so far. @param digits one per geisha: '2001'. */
export const counted = (side: Side, digits: string): readonly unknown[] =>
	cardsOf(digits).flatMap((cards, geisha) => (cards === 0 ? [] : [{ type: 'count', side, geisha, cards }]));

/** Majorities said so far. @param said 'n'ear, 'f'ar, '=' a tie, '.' nothing. */
export const said = (said: string): readonly unknown[] =>
	[...said].flatMap((sign, geisha) =>
		sign === '.' ? [] : [{ type: 'majority', geisha, majority: majorityOf(sign) }]
	);

/** A round that was scored by its cards. */
export const roundByCards = (near: string, far: string) => ({
	type: 'score',
	entry: { way: 'counts', counts: [cardsOf(near), cardsOf(far)] }
});

/** A round that was scored by its majorities. @param said 'nf=====' */
export const roundByMajorities = (said: string) => ({
	type: 'score',
	entry: { way: 'majorities', majorities: Array.from(said, majorityOf) }
});

/** A round that was scored by its tokens. @param lying 'n'ear, 'f'ar, '.' in the middle. */
export const roundByTokens = (lying: string) => ({
	type: 'score',
	entry: { way: 'tokens', tokens: Array.from(lying, (sign) => (sign === '.' ? null : majorityOf(sign))) }
});

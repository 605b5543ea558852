/**
 * A second, slow implementation of the scoring and of the course of a match for tests. It was written from the
 * rule page alone, works on card ids as plain strings, and shares no code with the rules under test.
 */
import type { Options, Rules } from '$lib/games/koikoi/rules/options';

const brights = ['01H', '03H', '08H', '11H', '12H'];
const animals = ['02T', '04T', '05T', '06T', '07T', '08T', '09T', '10T', '11T'];
const ribbons = ['01R', '02R', '03R', '04R', '05R', '06R', '07R', '09R', '10R', '11R'];
const plainByMonth = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 3];

const letters = (month: number): string => (month < 10 ? `0${month}` : `${month}`);

const plain: string[] = [];
for (const [place, count] of plainByMonth.entries())
	for (let number = 1; number <= count; number++) plain.push(`${letters(place + 1)}K${number}`);

/** The 48 cards as the rule page names them, month by month. */
export const allCards: readonly string[] = [...brights, ...animals, ...ribbons, ...plain].sort();

const countOf = (pile: readonly string[], wanted: readonly string[]): number => {
	let count = 0;
	for (const card of wanted) if (pile.includes(card)) count++;
	return count;
};
const hasAll = (pile: readonly string[], ...wanted: readonly string[]): boolean =>
	countOf(pile, wanted) === wanted.length;

/** The points of each yaku of a pile, by id. */
export type PointsByYaku = Readonly<Record<string, number>>;

const brightsPaid = (pile: readonly string[], rules: Rules): PointsByYaku => {
	const { goko, shiko, ameshiko, sanko } = rules.points;
	const all = countOf(pile, brights);
	const isRainy = pile.includes('11H');
	const dry = isRainy ? all - 1 : all;
	const paid: Record<string, number> = {};
	if (all === 5) paid.goko = goko;
	if (dry === 4) paid.shiko = shiko;
	if (rules.ameshiko && isRainy && dry >= 3) paid.ameshiko = ameshiko;
	if (dry >= 3 || (rules.sankoWithRain && all >= 3)) paid.sanko = sanko;
	if (rules.brights === 'all') return paid;
	// Only the bright yaku with the most points counts; among equals, the rarest.
	let best: string | undefined;
	for (const id of ['goko', 'shiko', 'ameshiko', 'sanko'])
		if (id in paid && (best === undefined || (paid[id] ?? 0) > (paid[best] ?? 0))) best = id;
	return best === undefined ? {} : { [best]: paid[best] ?? 0 };
};

const viewingsPaid = (pile: readonly string[], { viewing, points }: Rules, others: number): PointsByYaku => {
	const paid: Record<string, number> = {};
	if (viewing === 'off') return paid;
	if (viewing === 'rain-cancels' && (pile.includes('11H') || pile.includes('11K1'))) return paid;
	if (hasAll(pile, '03H', '09T')) paid.hanami = points.hanami;
	if (hasAll(pile, '08H', '09T')) paid.tsukimi = points.tsukimi;
	// A viewing is alone only if the pile has no other yaku, including the other viewing.
	if (viewing === 'not-alone' && others + Object.keys(paid).length === 1) return {};
	return paid;
};

const animalsPaid = (pile: readonly string[], rules: Rules): PointsByYaku => {
	const paid: Record<string, number> = {};
	const count = countOf(pile, animals);
	const hasBoarDeerButterflies = hasAll(pile, '07T', '10T', '06T');
	if (hasBoarDeerButterflies)
		paid.inoshikacho = rules.points.inoshikacho + (rules.inoshikachoExtra === 1 ? count - 3 : 0);
	const isBlocked = hasBoarDeerButterflies && rules.inoshikachoBlocksTane;
	if (count >= 5 && !isBlocked) paid.tane = rules.points.tane + (count - 5);
	return paid;
};

const ribbonsPaid = (pile: readonly string[], rules: Rules): PointsByYaku => {
	const paid: Record<string, number> = {};
	const count = countOf(pile, ribbons);
	const beyond = (size: number): number => (rules.ribbonSetExtra === 1 ? count - size : 0);
	const hasPoetry = hasAll(pile, '01R', '02R', '03R');
	const hasBlue = hasAll(pile, '06R', '09R', '10R');
	if (hasPoetry && hasBlue && rules.bothRibbonSets === 'combined')
		paid.akatan_aotan = rules.points.akatan_aotan + beyond(6);
	else {
		if (hasPoetry) paid.akatan = rules.points.akatan + beyond(3);
		if (hasBlue) paid.aotan = rules.points.aotan + beyond(3);
		if (hasPoetry && hasBlue && rules.bothRibbonSets === 'bonus') paid.akatan_aotan = rules.points.triade;
	}
	const isBlocked = (hasPoetry || hasBlue) && rules.ribbonSetBlocksTan;
	if (count >= 5 && !isBlocked) paid.tan = rules.points.tan + (count - 5);
	return paid;
};

const plainPaid = (pile: readonly string[], rules: Rules): PointsByYaku => {
	let count = 0;
	for (const card of pile) {
		if (card === '11K1') count += rules.lightningAsKasu ? 1 : 0;
		else if (card === '09T') count += rules.sakeAsKasu ? 1 : 0;
		else if (plain.includes(card)) count++;
	}
	return count >= 10 ? { kasu: rules.points.kasu + (count - 10) } : {};
};

const monthPaid = (
	pile: readonly string[],
	{ tsukifuda }: Rules,
	month: number | undefined
): PointsByYaku => {
	if (tsukifuda === null || month === undefined) return {};
	let count = 0;
	for (const card of pile) if (card.startsWith(letters(month))) count++;
	return count === 4 ? { tsukifuda } : {};
};

/**
 * @param pile - card ids, none of them twice
 * @param month - the current month, for rules that pay for its four cards
 * @returns the points of each yaku of the pile, by id
 */
export const paidFor = (pile: readonly string[], rules: Rules, month?: number): PointsByYaku => {
	const others = {
		...brightsPaid(pile, rules),
		...animalsPaid(pile, rules),
		...ribbonsPaid(pile, rules),
		...plainPaid(pile, rules),
		...monthPaid(pile, rules, month)
	};
	return { ...others, ...viewingsPaid(pile, rules, Object.keys(others).length) };
};

/** @returns the raw sum of a pile. */
export const rawSum = (pile: readonly string[], rules: Rules, month?: number): number => {
	let sum = 0;
	for (const points of Object.values(paidFor(pile, rules, month))) sum += points;
	return sum;
};

/**
 * @param points - the raw sum of the winner
 * @param calls - the seats of those who called, in order
 * @returns the points that the winner gets
 */
export const payout = (points: number, calls: readonly number[], winner: number, rules: Rules): number => {
	if (points === 0) return 0;
	let own = 0;
	let opponent = 0;
	for (const caller of calls) {
		if (caller === winner) own++;
		else opponent++;
		if (caller !== winner && rules.resetOwnCalls) own = 0;
	}
	const seven = rules.sevenPlus !== null && points >= rules.sevenPlus.threshold ? rules.sevenPlus.factor : 1;
	let multiplier: number;
	let added = 0;
	if (rules.combination === 'count') multiplier = seven * (1 + own + opponent);
	else {
		let ownFactor = 1;
		let opponentFactor = 1;
		if (rules.ownKoiKoi === 'times') ownFactor = 1 + own;
		if (rules.ownKoiKoi === 'plus') added = own;
		if (rules.opponentKoiKoi === 'double' && opponent > 0) opponentFactor = 2;
		if (rules.opponentKoiKoi === 'times') opponentFactor = 1 + opponent;
		const both = rules.combination === 'exclusive' ? Math.max(seven, ownFactor) : seven * ownFactor;
		multiplier = both * opponentFactor;
	}
	if (rules.cap !== null && multiplier > rules.cap) multiplier = rules.cap;
	return (points + added) * multiplier;
};

type Player = 0 | 1;

/** What the players say of a deal, or of a month that is over. */
export type Said =
	| { readonly how: 'void'; readonly why: 'table' | 'both-hands' }
	| { readonly how: 'drawn' | 'table' }
	| { readonly how: 'hand'; readonly player: Player }
	| {
			readonly how: 'stop';
			readonly player: Player;
			readonly pile: readonly string[];
			readonly calls: readonly Player[];
	  };

/** How a match stands between two months. */
export interface Standing {
	readonly totals: readonly [number, number];
	readonly oya: Player;
	/** The months that are used up. */
	readonly months: number;
	readonly isOver: boolean;
}

/** @returns how a match stands before its first month. */
export const standingAtFirst = ({ zeroSum }: Options, oya: Player): Standing => ({
	totals: zeroSum === null ? [0, 0] : [zeroSum, zeroSum],
	oya,
	months: 0,
	isOver: false
});

const isOverAfter = (totals: readonly [number, number], months: number, options: Options): boolean => {
	const [most, least] = [Math.max(...totals), Math.min(...totals)];
	if (options.zeroSum !== null && least === 0) return true;
	if (options.zeroSum === null && options.target !== null) return most >= options.target;
	if (months < options.months) return false;
	return most > least || options.finalTie === 'shared';
};

/** @returns how the match stands after what was said; `undefined` if the rules do not know that. */
export const standingAfter = (before: Standing, said: Said, options: Options): Standing | undefined => {
	if (before.isOver) return undefined;
	if (said.how === 'void') {
		const isVoid = said.why === 'table' ? options.tableDeal === 'void' : options.bothHands === 'void';
		return isVoid ? before : undefined;
	}
	if (said.how === 'table' && options.tableDeal !== 'oya') return undefined;
	let paid: number;
	let receiver = before.oya;
	let next = before.oya;
	if (said.how === 'drawn') {
		paid = options.drawnMonth;
		if (options.passes) next = before.oya === 0 ? 1 : 0;
	} else {
		paid = 6;
		if ('player' in said) {
			receiver = said.player;
			next = said.player;
		}
		if (said.how === 'stop') {
			const raw = rawSum(said.pile, options, (before.months % 12) + 1);
			if (raw === 0) return undefined;
			paid = payout(raw, said.calls, said.player, options);
		}
	}
	const totals: [number, number] = [...before.totals];
	const payer = receiver === 0 ? 1 : 0;
	if (options.zeroSum !== null) {
		paid = Math.min(paid, totals[payer]);
		totals[payer] -= paid;
	}
	totals[receiver] += paid;
	const months = before.months + 1;
	return { totals, oya: next, months, isOver: isOverAfter(totals, months, options) };
};

/** The aids in words: on the table in a few, in their panel with the working and the rule (rules: Derived facts). */
import { decimal, onceByLocale } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import { columnsOf, scoreOf } from '../rules/board.ts';
import { clueSources, derivedFactsOf, type DerivedFacts, type Fact, type Risk } from '../rules/derived.ts';
import { aidRules } from '../rules/fields.ts';
import { aids, type Aid } from '../rules/options.ts';
import { playersIn, type State } from '../rules/state.ts';
import { colourName } from './names.ts';
import { setupWords } from './setup.ts';

/** Where no pace is left, its own words say so. */
const riskNames: Readonly<Record<Exclude<Risk, 'zero'>, () => string>> = {
	low: m.hanabi_risk_low,
	medium: m.hanabi_risk_medium,
	high: m.hanabi_risk_high
};

/** How many discards a pace leaves, or how many there were too many: a bare −1 reads as something left. */
const paceText = (pace: number): string => {
	if (pace === 0) return m.hanabi_pace_none();
	return pace > 0 ? m.hanabi_pace_spare({ n: pace }) : m.hanabi_pace_over({ n: -pace });
};

const ratios = onceByLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const ratio = (value: number): string => ratios().format(value);
/** The number as `ratio` shows it, for the plural of the word that follows. */
const asShown = (value: number): number => Math.round(value * 100) / 100;

const factText = (fact: Fact, format: (value: number) => string = decimal): string => {
	if (typeof fact === 'number') return format(fact);
	return fact === 'unknown' ? m.hanabi_fact_unknown() : m.hanabi_fact_none();
};

interface AidWords {
	/** In a few words; empty where it has nothing to say now. */
	readonly brief: (facts: DerivedFacts, state: State) => string;
	readonly value: (facts: DerivedFacts) => string;
	/** The formula with the current numbers; `undefined` where it does not apply. */
	readonly working: (facts: DerivedFacts, state: State, max: number) => string | undefined;
}

/** The aids that are numbers. */
const aidWords: Readonly<Partial<Record<Aid, AidWords>>> = {
	maxScore: {
		brief: ({ maxScore }) =>
			maxScore === 'unknown' ? m.hanabi_fact_max_unknown() : m.hanabi_fact_max({ n: maxScore }),
		value: ({ maxScore }) => factText(maxScore),
		working: (_, state) =>
			columnsOf(state)
				.map(({ colour, limit }) => m.hanabi_working_colour({ colour: colourName(colour), limit }))
				.join(' + ')
	},
	reachable: {
		// While the turns left are no limit, it equals `maxScore` and is shown only in its place.
		brief: ({ reachable, maxScore }, { aids }) =>
			reachable === 'unknown' || (aids.maxScore && reachable === maxScore)
				? ''
				: m.hanabi_fact_reachable({ n: reachable }),
		value: ({ reachable }) => factText(reachable),
		working: (_, state, max) => {
			const { pile, turnsLeft, options } = state;
			if (options.finalBouquet) return undefined;
			const score = scoreOf(state);
			return turnsLeft === null
				? m.hanabi_working_reachable({ score, pile, players: playersIn(state), max })
				: m.hanabi_working_reachable_last({ score, turnsLeft, max });
		}
	},
	pace: {
		brief: ({ pace, risk }) => {
			if (typeof pace !== 'number') return '';
			const isTight = risk === 'medium' || risk === 'high';
			return `${paceText(pace)}${isTight ? ` (${riskNames[risk]()})` : ''}`;
		},
		value: ({ pace, risk }) =>
			factText(pace, (value) =>
				risk && risk !== 'zero'
					? m.hanabi_pace_risk({ pace: paceText(value), risk: riskNames[risk]() })
					: paceText(value)
			),
		working: ({ pace }, state, max) =>
			pace === 'none'
				? undefined
				: m.hanabi_working_pace({
						score: scoreOf(state),
						pile: state.pile,
						players: playersIn(state),
						max
					})
	},
	cluesUsable: {
		brief: ({ cluesUsable }) =>
			typeof cluesUsable === 'number' ? m.hanabi_fact_clues({ n: cluesUsable }) : '',
		value: ({ cluesUsable }) => factText(cluesUsable),
		working: (_, state) => {
			const sources = clueSources(state);
			return sources && m.hanabi_working_clues({ ...sources });
		}
	},
	efficiency: {
		brief: ({ playsPerClue, cardsPerClue }) => {
			// Before the first card is played the ratio is 0 and says nothing.
			if (typeof playsPerClue !== 'number' || playsPerClue === 0) return '';
			const said = { n: asShown(playsPerClue), sofar: ratio(playsPerClue) };
			return typeof cardsPerClue === 'number'
				? m.hanabi_fact_efficiency({ ...said, needed: ratio(cardsPerClue) })
				: m.hanabi_fact_efficiency_sofar(said);
		},
		// Before the first clue there is no number so far; none is needed without a last round ahead and in light mode.
		value: ({ playsPerClue, cardsPerClue }) => {
			if (typeof playsPerClue !== 'number')
				return typeof cardsPerClue === 'number'
					? m.hanabi_efficiency_needed({ n: asShown(cardsPerClue), needed: ratio(cardsPerClue) })
					: m.hanabi_efficiency_not_yet();
			const said = { n: asShown(playsPerClue), sofar: ratio(playsPerClue) };
			return typeof cardsPerClue === 'number'
				? m.hanabi_efficiency({ ...said, needed: ratio(cardsPerClue) })
				: m.hanabi_efficiency_sofar(said);
		},
		working: ({ cluesUsable }, state, max) =>
			typeof cluesUsable === 'number'
				? m.hanabi_working_efficiency({ missing: max - scoreOf(state), clues: cluesUsable })
				: undefined
	}
};

/** @returns the aids that are switched on, each in a few words, in display order. */
export const aidSummary = (state: State): readonly string[] => {
	const facts = derivedFactsOf(state);
	return aids
		.filter((aid) => state.aids[aid])
		.map((aid) => aidWords[aid]?.brief(facts, state) ?? '')
		.filter((text) => text !== '');
};

export interface AidDetail {
	readonly aid: Aid;
	readonly name: string;
	readonly hint: string;
	readonly value: string | undefined;
	readonly working: string | undefined;
	readonly rule: string;
	readonly isShown: boolean;
}

/** @returns every aid with its current value; in light mode only the plays per clue, which need no discard. */
export const aidDetails = (state: State): readonly AidDetail[] => {
	const facts = derivedFactsOf(state);
	const max = facts.maxScore;
	return aids
		.filter((aid) => state.options.mode === 'full' || aid === 'efficiency')
		.map((aid) => ({
			aid,
			...setupWords.option(`aids.${aid}`),
			value: aidWords[aid]?.value(facts),
			working: max === 'unknown' ? undefined : aidWords[aid]?.working(facts, state, max),
			rule: aidRules[aid],
			isShown: state.aids[aid]
		}));
};

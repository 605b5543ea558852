/** What the panel of aids shows: each aid with its value, its working and its rule (rules: Derived facts). */
import { m } from '$lib/i18n/paraglide/messages';
import { clueSources } from '../rules/facts/clues-usable.ts';
import { colourName } from './colours.ts';
import { aidRules } from '../rules/fields.ts';
import { scoreOf } from '../rules/fireworks.ts';
import { nextSteps } from '../rules/facts/next-steps.ts';
import { aids, type Aid } from '../rules/options.ts';
import { playersIn } from '../rules/seats.ts';
import { setupWords } from './setup.ts';
import type { State } from '../rules/state.ts';
import { derivedFactsOf, type DerivedFacts } from '../rules/facts/status.ts';
import { asShown, decimal, factText, paceText, riskNames } from './facts.ts';

/** Before the first clue there is no number so far; none is needed without a last round ahead and in light mode. */
const efficiencyText = ({ playsPerClue: sofar, cardsPerClue: needed }: DerivedFacts): string => {
	if (typeof needed !== 'number')
		return typeof sofar === 'number'
			? m.hanabi_efficiency_sofar({ n: asShown(sofar), sofar: decimal(sofar) })
			: m.hanabi_efficiency_not_yet();
	return typeof sofar === 'number'
		? m.hanabi_efficiency({ n: asShown(sofar), sofar: decimal(sofar), needed: decimal(needed) })
		: m.hanabi_efficiency_needed({ n: asShown(needed), needed: decimal(needed) });
};

/** The value of an aid in a few words; `undefined` for an aid that is not a number. */
const valueOf = (aid: Aid, state: State): string | undefined => {
	const facts = derivedFactsOf(state);
	switch (aid) {
		case 'maxScore':
		case 'reachable':
			return factText(facts[aid]);
		case 'pace':
			return factText(facts.pace, (value) =>
				facts.risk && facts.risk !== 'zero'
					? m.hanabi_pace_risk({ pace: paceText(value), risk: riskNames[facts.risk]() })
					: paceText(value)
			);
		case 'cluesUsable':
			return factText(facts.cluesUsable);
		case 'efficiency':
			return efficiencyText(facts);
		case 'critical':
		case 'confirm':
			return undefined;
	}
};

/** The formula of an aid with the current numbers; `undefined` where it does not apply. */
const workingOf = (aid: Aid, state: State): string | undefined => {
	const facts = derivedFactsOf(state);
	const { pile, turnsLeft, options } = state;
	const score = scoreOf(state);
	const players = playersIn(state);
	if (facts.maxScore === 'unknown') return undefined;
	const max = facts.maxScore;
	switch (aid) {
		case 'maxScore':
			return nextSteps(state)
				.map(({ colour, limit }) => m.hanabi_working_colour({ colour: colourName(colour), limit }))
				.join(' + ');
		case 'reachable':
			if (options.finalBouquet) return undefined;
			return turnsLeft === null
				? m.hanabi_working_reachable({ score, pile, players, max })
				: m.hanabi_working_reachable_last({ score, turnsLeft, max });
		case 'pace':
			return facts.pace === 'none' ? undefined : m.hanabi_working_pace({ score, pile, players, max });
		case 'cluesUsable': {
			const sources = clueSources(state);
			return sources && m.hanabi_working_clues({ ...sources });
		}
		case 'efficiency':
			return typeof facts.cluesUsable === 'number'
				? m.hanabi_working_efficiency({ missing: max - score, clues: facts.cluesUsable })
				: undefined;
		case 'critical':
		case 'confirm':
			return undefined;
	}
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

/**
 * @returns every aid with its current value; in light mode only the plays per clue, which need no discard.
 */
export const aidDetails = (state: State): readonly AidDetail[] =>
	aids
		.filter((aid) => state.options.mode === 'full' || aid === 'efficiency')
		.map((aid) => ({
			aid,
			...setupWords.option(`aids.${aid}`),
			value: valueOf(aid, state),
			working: workingOf(aid, state),
			rule: aidRules[aid],
			isShown: state.aids[aid]
		}));

/** What the table can be told beyond the bare counters, each with its working (rules: What the app works out). */
import { m } from '$lib/i18n/paraglide/messages';
import { clueSources } from '../rules/facts/clues-usable.ts';
import { colourName } from './colours.ts';
import { scoreOf } from '../rules/fireworks.ts';
import { nextSteps } from '../rules/facts/next-steps.ts';
import { aids, type Aid } from '../rules/options.ts';
import { playersIn } from '../rules/seats.ts';
import { setupWords } from './setup.ts';
import type { State } from '../rules/state.ts';
import { aidsOf } from '../rules/facts/status.ts';
import { decimal, factText, riskNames } from './facts.ts';

/** The section of the rulebook behind each aid. */
const rules: Readonly<Record<Aid, string>> = {
	maxScore: 'max-score',
	reachable: 'reachable',
	pace: 'pace',
	cluesUsable: 'clues-usable',
	efficiency: 'efficiency',
	critical: 'lost-cards',
	confirm: 'table'
};

/** The value of an aid in a word or two; nothing for those that are no number. */
const valueOf = (aid: Aid, state: State): string | undefined => {
	const facts = aidsOf(state);
	switch (aid) {
		case 'maxScore':
		case 'reachable':
			return factText(facts[aid]);
		case 'pace':
			return factText(facts.pace, (value) =>
				facts.risk
					? m.hanabi_pace_risk({ pace: decimal(value), risk: riskNames[facts.risk]() })
					: decimal(value)
			);
		case 'cluesUsable':
			return factText(facts.cluesUsable);
		case 'efficiency':
			return m.hanabi_efficiency({
				sofar: factText(facts.playsPerClue),
				needed: factText(facts.cardsPerClue)
			});
		case 'critical':
		case 'confirm':
			return undefined;
	}
};

/** The working of an aid with the numbers of the moment. */
const workingOf = (aid: Aid, state: State): string | undefined => {
	const facts = aidsOf(state);
	const { pile, turnsLeft, options } = state;
	const score = scoreOf(state.fireworks);
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

export interface AidLine {
	readonly aid: Aid;
	readonly name: string;
	readonly hint: string;
	readonly value: string | undefined;
	readonly working: string | undefined;
	readonly rule: string;
	readonly isShown: boolean;
}

/** @returns what each aid says now; in light mode only the one that needs no discard. */
export const aidLines = (state: State): readonly AidLine[] =>
	aids
		.filter((aid) => state.options.mode === 'full' || aid === 'efficiency')
		.map((aid) => ({
			aid,
			...setupWords.option(`aids.${aid}`),
			value: valueOf(aid, state),
			working: workingOf(aid, state),
			rule: rules[aid],
			isShown: state.aids[aid]
		}));

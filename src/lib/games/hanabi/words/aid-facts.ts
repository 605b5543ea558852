/** The aids that are shown, as short as can be: the line under the fireworks. */
import { m } from '$lib/i18n/paraglide/messages';
import type { State } from '../rules/state.ts';
import { aidsOf } from '../rules/facts/status.ts';
import { decimal, factText, riskNames } from './facts.ts';

/** @returns what is shown, in this order. */
export const aidFacts = (state: State): readonly string[] => {
	const facts = aidsOf(state);
	const { aids: shown } = state;
	const said: string[] = [];
	if (shown.maxScore && state.options.mode === 'light') said.push(m.hanabi_fact_max_unknown());
	if (shown.maxScore && facts.maxScore !== 'unknown') said.push(m.hanabi_fact_max({ n: facts.maxScore }));
	// Where time does not bind, it says nothing that the line before did not.
	if (
		shown.reachable &&
		facts.reachable !== 'unknown' &&
		(!shown.maxScore || facts.reachable !== facts.maxScore)
	)
		said.push(m.hanabi_fact_reachable({ n: facts.reachable }));
	if (shown.pace && typeof facts.pace === 'number')
		said.push(
			m.hanabi_fact_pace({
				n: decimal(facts.pace),
				risk: facts.risk && facts.risk !== 'low' ? ` (${riskNames[facts.risk]()})` : ''
			})
		);
	if (shown.cluesUsable && typeof facts.cluesUsable === 'number')
		said.push(m.hanabi_fact_clues({ n: facts.cluesUsable }));
	// Before the first card lies, it says nothing.
	if (shown.efficiency && typeof facts.playsPerClue === 'number' && facts.playsPerClue > 0)
		said.push(
			typeof facts.cardsPerClue === 'number'
				? m.hanabi_fact_efficiency({
						sofar: factText(facts.playsPerClue),
						needed: factText(facts.cardsPerClue)
					})
				: m.hanabi_fact_efficiency_sofar({ sofar: factText(facts.playsPerClue) })
		);
	return said;
};

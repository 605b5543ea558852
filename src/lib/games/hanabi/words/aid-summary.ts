/** The aids that are switched on, each in a few words, for the score panel. */
import { m } from '$lib/i18n/paraglide/messages';
import type { State } from '../rules/state.ts';
import { derivedFactsOf } from '../rules/facts/status.ts';
import { asShown, decimal, paceText, riskNames } from './facts.ts';

/** @returns the texts of the aids, in display order. */
export const aidSummary = (state: State): readonly string[] => {
	const facts = derivedFactsOf(state);
	const { aids: shown } = state;
	const said: string[] = [];
	if (shown.maxScore && state.options.mode === 'light') said.push(m.hanabi_fact_max_unknown());
	if (shown.maxScore && facts.maxScore !== 'unknown') said.push(m.hanabi_fact_max({ n: facts.maxScore }));
	// While the turns left are no limit, `reachable` equals `maxScore` and is shown only in its place.
	if (
		shown.reachable &&
		facts.reachable !== 'unknown' &&
		(!shown.maxScore || facts.reachable !== facts.maxScore)
	)
		said.push(m.hanabi_fact_reachable({ n: facts.reachable }));
	if (shown.pace && typeof facts.pace === 'number') {
		const isTight = facts.risk === 'medium' || facts.risk === 'high';
		said.push(`${paceText(facts.pace)}${isTight ? ` (${riskNames[facts.risk]()})` : ''}`);
	}
	if (shown.cluesUsable && typeof facts.cluesUsable === 'number')
		said.push(m.hanabi_fact_clues({ n: facts.cluesUsable }));
	// Before the first card is played the ratio is 0 and says nothing.
	if (shown.efficiency && typeof facts.playsPerClue === 'number' && facts.playsPerClue > 0)
		said.push(
			typeof facts.cardsPerClue === 'number'
				? m.hanabi_fact_efficiency({
						n: asShown(facts.playsPerClue),
						sofar: decimal(facts.playsPerClue),
						needed: decimal(facts.cardsPerClue)
					})
				: m.hanabi_fact_efficiency_sofar({
						n: asShown(facts.playsPerClue),
						sofar: decimal(facts.playsPerClue)
					})
		);
	return said;
};

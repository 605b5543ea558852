/** The parts of Koï-Koï that the rest of the app uses, put together as the contract of a game asks. */
import type { Side } from '../sides.ts';
import type { GameDefinition } from '../game.ts';
import { actionSchema, refusalCodes, upgradeAction, type Action } from './rules/actions.ts';
import { lineCodes, headline, headlineCodes, act, start } from './rules/match.ts';
import { fields } from './rules/fields.ts';
import { optionsSchema, type Options, presets } from './rules/options.ts';
import { phaseRule } from './rulebook/phase-rule.ts';
import { records } from './rules/records.ts';
import { ruleValues } from './rulebook/rule-values.ts';
import { reasonCodes, type State } from './rules/state.ts';
import { matchWords } from './words/table.ts';

export const game: GameDefinition<Options, State, Action> = {
	id: 'koikoi',
	version: 4,
	options: { schema: optionsSchema, presets, soldIn: { en: 'nintendo' }, fields },
	actions: actionSchema,
	upgrade: upgradeAction,
	codes: { refusals: refusalCodes, reasons: reasonCodes, headlines: headlineCodes, lines: lineCodes },
	start,
	act,
	outcome: ({ outcome }) => outcome,
	headline,
	records,
	// `meta.ts` allows exactly two seats, so the starter's seat is 0 or 1 and can be cast to a side.
	opening: (starter) => ({ type: 'oya', seat: starter as Side }),
	// The rules have the players draw for the first Oya before every match, a rematch included.
	rematchStarter: () => undefined,
	rematchOpening: ({ view, isTurnByTurn }) => [
		...(view === 'cards' ? [] : [{ type: 'view', view } as const]),
		...(isTurnByTurn ? [] : [{ type: 'turns', isOn: false } as const])
	],
	isMilestone: ({ type }) => type === 'month',
	hasRoundsInFinal: true,
	words: matchWords,
	phaseRule,
	ruleValues
};

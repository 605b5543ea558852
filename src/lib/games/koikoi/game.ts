/** Koï-Koï as the house knows it: wiring only. */
import type { OwnGame } from '../game.ts';
import { actionSchema, type Action, type Side } from './rules/actions.ts';
import { lineCodes } from './rules/end.ts';
import { fields } from './rules/fields.ts';
import { headline, headlineCodes } from './rules/headline.ts';
import { optionsSchema, type Options } from './rules/options.ts';
import { presets } from './rules/presets.ts';
import { phaseRule } from './rulebook/phase-rule.ts';
import { records } from './rules/records.ts';
import { refusalCodes } from './rules/refusals.ts';
import { ruleValues } from './rulebook/rule-values.ts';
import { act } from './rules/act.ts';
import { start } from './rules/start.ts';
import { reasonCodes, type State } from './rules/state.ts';
import { upgradeAction } from './rules/upgrade.ts';
import { matchWords } from './words/match.ts';

export const game: OwnGame<Options, State, Action> = {
	id: 'koikoi',
	version: 3,
	options: { schema: optionsSchema, presets, fields },
	actions: actionSchema,
	upgrade: upgradeAction,
	codes: { refusals: refusalCodes, reasons: reasonCodes, headlines: headlineCodes, lines: lineCodes },
	start,
	act,
	outcome: ({ outcome }) => outcome,
	headline,
	records,
	// Two seats, as meta.ts says: the near side is 0, the far one 1.
	opening: (starter) => ({ type: 'oya', seat: starter as Side }),
	// Each match begins with a draw of cards of its own.
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

/** Geisha as the house knows it: wiring only. */
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
import { matchWords } from './words/match.ts';

export const game: OwnGame<Options, State, Action> = {
	id: 'geisha',
	version: 2,
	options: { schema: optionsSchema, presets, fields },
	actions: actionSchema,
	// Version 1 asked for the tiles left of every result: what it stored stands as it is.
	upgrade: (action) => action,
	codes: { refusals: refusalCodes, reasons: reasonCodes, headlines: headlineCodes, lines: lineCodes },
	start,
	act,
	outcome: ({ outcome }) => outcome,
	headline,
	records,
	// Two seats, as meta.ts says: the near side is 0, the far one 1.
	opening: (starter) => ({ type: 'starter', seat: starter as Side }),
	// The first player of a match is drawn by lot: the rules do not carry one over.
	rematchStarter: () => undefined,
	isMilestone: ({ type }) => type === 'round',
	hasRoundsInFinal: true,
	words: matchWords,
	phaseRule,
	ruleValues
};

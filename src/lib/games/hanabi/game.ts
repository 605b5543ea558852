/** Hanabi as the house knows it: wiring only. */
import type { OwnGame } from '../game.ts';
import { actionSchema, isMilestone, type Action, type ActionOf } from './rules/actions.ts';
import { fields } from './rules/fields.ts';
import { headline, headlineCodes } from './rules/headline.ts';
import { optionsSchema, type Options } from './rules/options.ts';
import { presets } from './rules/presets.ts';
import { phaseRule } from './rulebook/phase-rule.ts';
import { records } from './rules/records.ts';
import { refusalCodes } from './rules/refusals.ts';
import { lineCodes } from './rules/result.ts';
import { ruleValues } from './rulebook/rule-values.ts';
import { act } from './rules/act.ts';
import { start } from './rules/start.ts';
import { reasonCodes, type State } from './rules/state.ts';
import { matchWords } from './words/match.ts';

export const game: OwnGame<Options, State, Action> = {
	id: 'hanabi',
	version: 1,
	options: { schema: optionsSchema, presets, fields },
	actions: actionSchema,
	// Version 1 is the first there is.
	upgrade: (action) => action,
	codes: { refusals: refusalCodes, reasons: reasonCodes, headlines: headlineCodes, lines: lineCodes },
	start,
	act,
	outcome: ({ outcome }) => outcome,
	headline,
	records,
	// Two to five seats, as meta.ts says.
	opening: (starter) => ({ type: 'turn', seat: starter as ActionOf<'turn'>['seat'] }),
	// Whoever is dressed in the most colours: the table knows, and may say another name each time.
	rematchStarter: () => undefined,
	isMilestone,
	isNight: true,
	words: matchWords,
	phaseRule,
	ruleValues
};

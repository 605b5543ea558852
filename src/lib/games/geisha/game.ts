/** Assembles Geisha for the game contract; holds no rules of its own. */
import type { Side } from '../sides.ts';
import type { GameDefinition } from '../game.ts';
import { actionSchema, type Action, refusalCodes } from './rules/actions.ts';
import { lineCodes, headline, headlineCodes, act, start } from './rules/match.ts';
import { fields } from './rules/fields.ts';
import { optionsSchema, type Options, presets } from './rules/options.ts';
import { phaseRule } from './rulebook/phase-rule.ts';
import { records } from './rules/records.ts';
import { ruleValues } from './rulebook/rule-values.ts';
import { reasonCodes, type State } from './rules/state.ts';
import { matchWords } from './words/table.ts';

export const game: GameDefinition<Options, State, Action> = {
	id: 'geisha',
	version: 2,
	options: { schema: optionsSchema, presets, fields },
	actions: actionSchema,
	// In version 1 a result always had its tiles left; such actions are still valid, so nothing is converted.
	upgrade: (action) => action,
	codes: { refusals: refusalCodes, reasons: reasonCodes, headlines: headlineCodes, lines: lineCodes },
	start,
	act,
	outcome: ({ outcome }) => outcome,
	headline,
	records,
	// The cast is safe: `meta.ts` allows exactly two seats, so `starter` is 0 or 1.
	opening: (starter) => ({ type: 'starter', seat: starter as Side }),
	// By the rules the first player of every match is drawn by lot, so the rules name none for a rematch.
	rematchStarter: () => undefined,
	isMilestone: ({ type }) => type === 'round',
	hasRoundsInFinal: true,
	words: matchWords,
	phaseRule,
	ruleValues
};

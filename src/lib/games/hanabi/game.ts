/** The parts of Hanabi that the rest of the app uses, put together as the contract of a game asks. */
import type { GameDefinition } from '../game.ts';
import {
	actionSchema,
	isMilestone,
	refusalCodes,
	upgradeAction,
	type Action,
	type ActionOf
} from './rules/actions.ts';
import { lineCodes } from './rules/end.ts';
import { fields } from './rules/fields.ts';
import { act, headline, headlineCodes, start } from './rules/match.ts';
import { optionsSchema, presets, type Options } from './rules/options.ts';
import { records } from './rules/records.ts';
import { reasonCodes, type State } from './rules/state.ts';
import { matchWords } from './words/table.ts';
import { phaseRule } from './rulebook/phase-rule.ts';
import { ruleValues } from './rulebook/rule-values.ts';

export const game: GameDefinition<Options, State, Action> = {
	id: 'hanabi',
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
	// The cast is safe: `meta.ts` allows two to five seats, so `starter` is 0 to 4.
	giveUp: { type: 'finish' },
	opening: (starter) => ({ type: 'turn', seat: starter as ActionOf<'turn'>['seat'] }),
	// The most colourfully dressed player starts, which only the players can tell.
	rematchStarter: () => undefined,
	isMilestone,
	isNight: true,
	words: matchWords,
	phaseRule,
	ruleValues
};

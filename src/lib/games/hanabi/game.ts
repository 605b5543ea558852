/** Assembles Hanabi for the game contract; holds no rules of its own. */
import type { GameDefinition } from '../game.ts';
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
import { upgrade, version } from './rules/upgrade.ts';
import { matchWords } from './words/match.ts';

export const game: GameDefinition<Options, State, Action> = {
	id: 'hanabi',
	version,
	options: { schema: optionsSchema, presets, fields },
	actions: actionSchema,
	upgrade,
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

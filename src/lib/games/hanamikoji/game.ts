/** Assembles Hanamikoji for the game contract; holds no rules of its own. */
import type { Side } from '../sides.ts';
import type { GameDefinition } from '../game.ts';
import { actionSchema, type Action } from './rules/actions.ts';
import { lineCodes } from './rules/goals.ts';
import { headline, headlineCodes } from './rules/headline.ts';
import { fields } from './rules/fields.ts';
import { optionsSchema, type Options } from './rules/options.ts';
import { presets } from './rules/presets.ts';
import { phaseRule } from './rulebook/phase-rule.ts';
import { ruleValues } from './rulebook/rule-values.ts';
import { records } from './rules/records.ts';
import { refusalCodes } from './rules/refusals.ts';
import { act } from './rules/act.ts';
import { start } from './rules/start.ts';
import { reasonCodes, type State } from './rules/state.ts';
import { upgrade, version } from './rules/upgrade.ts';
import { matchWords } from './words/match.ts';

export const game: GameDefinition<Options, State, Action> = {
	id: 'hanamikoji',
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
	// The cast is safe: `meta.ts` allows exactly two seats, so `starter` is 0 or 1.
	opening: (starter) => ({ type: 'starter', side: starter as Side }),
	// By the rules the youngest player begins every match, so a rematch has the same first player.
	rematchStarter: ({ rounds, starter }) => rounds[0]?.starter ?? starter,
	rematchOpening: ({ draft: { way } }) => (way === 'counts' ? [] : [{ type: 'way', way }]),
	isMilestone: ({ type }) => type === 'score',
	isFaced: true,
	words: matchWords,
	phaseRule,
	ruleValues
};

/** Assembles Hanamikoji for the game contract; holds no rules of its own. */
import type { Side } from '../sides.ts';
import type { GameDefinition } from '../game.ts';
import { actionSchema, refusalCodes, upgradeAction, type Action } from './rules/actions.ts';
import { act, headline, headlineCodes, lineCodes, start } from './rules/match.ts';
import { fields, optionsSchema, presets, type Options } from './rules/options.ts';
import { records } from './rules/records.ts';
import { reasonCodes, type State } from './rules/state.ts';
import { matchWords } from './words/table.ts';
import { phaseRule } from './rulebook/phase-rule.ts';
import { ruleValues } from './rulebook/rule-values.ts';

export const game: GameDefinition<Options, State, Action> = {
	id: 'hanamikoji',
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

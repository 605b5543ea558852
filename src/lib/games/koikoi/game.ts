/** Koï-Koï as the house knows it: wiring only. */
import type { Game } from '../game.ts';
import { actionSchema, type Action, type Side } from './actions.ts';
import { lineCodes } from './end.ts';
import { aid } from './aid.ts';
import { fields } from './fields.ts';
import { headline, headlineCodes } from './headline.ts';
import { optionsSchema, type Options } from './options.ts';
import { presets } from './presets.ts';
import { phaseRule } from './phase-rule.ts';
import { refusalCodes } from './refusals.ts';
import { ruleValues } from './rule-words.ts';
import { act, start } from './rules.ts';
import { reasonCodes, type State } from './state.ts';
import { tableWords } from './table-words.ts';

export const game: Game<Options, State, Action> = {
	id: 'koikoi',
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
	// Two seats, as meta.ts says: the near side is 0, the far one 1.
	opening: (starter) => ({ type: 'oya', seat: starter as Side }),
	// Each match begins with a draw of cards of its own.
	rematchStarter: () => undefined,
	isMilestone: ({ type }) => type === 'month',
	table: async () => (await import('./Table.svelte')).default,
	history: async () => {
		const [milestone, editor, final, words] = await Promise.all([
			import('./Milestone.svelte'),
			import('./Editor.svelte'),
			import('./Final.svelte'),
			import('./milestone-words.ts')
		]);
		return {
			words: words.milestoneWords,
			Milestone: milestone.default,
			Editor: editor.default,
			Final: final.default
		};
	},
	words: tableWords,
	setupWords: async () => (await import('./setup-words.ts')).setupWords,
	tool: async () => (await import('./Tool.svelte')).default,
	rulebook: async (locale) =>
		(await (locale === 'fr' ? import('./rulebook/fr.md') : import('./rulebook/en.md'))).default,
	phaseRule,
	ruleValues,
	drawings: async () => (await import('./art/drawings.ts')).drawings,
	aid
};

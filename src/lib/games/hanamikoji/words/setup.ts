/** The words of the setup screen. */
import { m } from '$lib/i18n/paraglide/messages';
import type { SetupWords } from '../../game.ts';
import type { NotedCode, NotedProblem } from '../rules/noted.ts';
import type { FieldGroup, Options, PresetId } from '../rules/options.ts';

const presetWords: Record<PresetId, () => { readonly name: string; readonly hint: string }> = {
	'emperors4-2016': () => ({
		name: m.hanamikoji_preset_emperors4_2016(),
		hint: m.hanamikoji_preset_emperors4_2016_hint()
	}),
	'three-rounds': () => ({
		name: m.hanamikoji_preset_three_rounds(),
		hint: m.hanamikoji_preset_three_rounds_hint()
	})
};

const optionWords: Record<keyof Options, () => { readonly name: string; readonly hint: string }> = {
	roundLimit: () => ({
		name: m.hanamikoji_option_round_limit(),
		hint: m.hanamikoji_option_round_limit_hint()
	}),
	atLimit: () => ({ name: m.hanamikoji_option_at_limit(), hint: m.hanamikoji_option_at_limit_hint() }),
	cardsEach: () => ({
		name: m.hanamikoji_option_cards_each(),
		hint: m.hanamikoji_option_cards_each_hint()
	}),
	markers: () => ({ name: m.hanamikoji_option_markers(), hint: m.hanamikoji_option_markers_hint() })
};

type ValueKey = { [Key in keyof Options]: `${Key}:${Options[Key]}` }[keyof Options];

const valueWords: Record<ValueKey, () => string> = {
	'roundLimit:null': m.hanamikoji_round_limit_none,
	'roundLimit:3': m.hanamikoji_round_limit_three,
	'atLimit:points': m.hanamikoji_at_limit_points,
	'atLimit:points-then-token': m.hanamikoji_at_limit_points_then_token,
	'atLimit:draw': m.hanamikoji_at_limit_draw,
	'cardsEach:8': m.hanamikoji_cards_each_8,
	'cardsEach:7': m.hanamikoji_cards_each_7,
	'cardsEach:9': m.hanamikoji_cards_each_9,
	'cardsEach:7-to-9': m.hanamikoji_cards_each_7_to_9,
	'markers:true': m.hanamikoji_markers_shown,
	'markers:false': m.hanamikoji_markers_hidden
};

const groupWords: Readonly<Record<FieldGroup, () => string>> = {
	end: m.hanamikoji_group_end,
	expansions: m.hanamikoji_group_expansions
};

/** The words of a result that is only noted. */
const notedWords: Readonly<Record<NotedCode | NotedProblem, () => string>> = {
	charm: m.hanamikoji_noted_charm,
	geishas: m.hanamikoji_noted_geishas,
	'no-such-tokens': m.hanamikoji_noted_no_such_tokens,
	'no-goal': m.hanamikoji_noted_no_goal
};

export const setupWords: SetupWords = {
	boxes: m.setup_boxes,
	preset: (id) => presetWords[id as PresetId](),
	option: (key) => optionWords[key as keyof Options](),
	value: (key, value) => valueWords[`${key}:${String(value)}` as ValueKey](),
	group: (id) => groupWords[id as FieldGroup](),
	starterHint: m.hanamikoji_starter_hint,
	noted: {
		number: (code) => notedWords[code as NotedCode](),
		problem: (code) => notedWords[code as NotedProblem]()
	}
};

/** The words of the setup screen. */
import { m } from '$lib/i18n/paraglide/messages';
import type { SetupWords } from '../../game.ts';
import type { Group } from '../rules/fields.ts';
import type { Aid, Options, PresetId } from '../rules/options.ts';

type NameAndHint = readonly [name: () => string, hint: () => string];

const presetWords: Readonly<Record<PresetId, NameAndHint>> = {
	standard: [m.hanabi_preset_standard, m.hanabi_preset_standard_hint],
	avalanche: [m.hanabi_preset_avalanche, m.hanabi_preset_avalanche_hint],
	'every-colour': [m.hanabi_preset_every_colour, m.hanabi_preset_every_colour_hint]
};

type Key = Exclude<keyof Options, 'aids'> | `aids.${Aid}`;

const optionWords: Readonly<Record<Key, NameAndHint>> = {
	multicolour: [m.hanabi_option_multicolour, m.hanabi_option_multicolour_hint],
	multicolourClue: [m.hanabi_option_multicolour_clue, m.hanabi_option_multicolour_clue_hint],
	blackPowder: [m.hanabi_option_black_powder, m.hanabi_option_black_powder_hint],
	blackPowderScore: [m.hanabi_option_black_powder_score, m.hanabi_option_black_powder_score_hint],
	finalBouquet: [m.hanabi_option_final_bouquet, m.hanabi_option_final_bouquet_hint],
	choreography: [m.hanabi_option_choreography, m.hanabi_option_choreography_hint],
	countFireworks: [m.hanabi_option_count_fireworks, m.hanabi_option_count_fireworks_hint],
	mode: [m.hanabi_option_mode, m.hanabi_option_mode_hint],
	'aids.maxScore': [m.hanabi_aid_max_score, m.hanabi_aid_max_score_hint],
	'aids.reachable': [m.hanabi_aid_reachable, m.hanabi_aid_reachable_hint],
	'aids.pace': [m.hanabi_aid_pace, m.hanabi_aid_pace_hint],
	'aids.cluesUsable': [m.hanabi_aid_clues_usable, m.hanabi_aid_clues_usable_hint],
	'aids.efficiency': [m.hanabi_aid_efficiency, m.hanabi_aid_efficiency_hint],
	'aids.critical': [m.hanabi_aid_critical, m.hanabi_aid_critical_hint],
	'aids.confirm': [m.hanabi_aid_confirm, m.hanabi_aid_confirm_hint]
};

const said = ([name, hint]: NameAndHint) => ({ name: name(), hint: hint() });

const groupWords: Readonly<Record<Group, () => string>> = {
	variants: m.hanabi_group_variants,
	aids: m.hanabi_group_aids
};

const yesNo = (value: unknown): string => (value === true ? m.hanabi_value_yes() : m.hanabi_value_no());

const multicolourWord = (value: unknown): string =>
	value === null ? m.hanabi_value_multicolour_none() : m.hanabi_value_multicolour({ n: Number(value) });

const clueWord = (value: unknown): string =>
	value === 'every' ? m.hanabi_value_clue_every() : m.hanabi_value_clue_own();

const blackScoreWord = (value: unknown): string =>
	value === 'missing' ? m.hanabi_value_black_missing() : m.hanabi_value_black_adds();

export const setupWords: SetupWords = {
	boxes: m.hanabi_boxes,
	preset: (id) => said(presetWords[id as PresetId]),
	option: (key) => said(optionWords[key as Key]),
	value: (key, value) => {
		if (key === 'multicolour') return multicolourWord(value);
		if (key === 'multicolourClue') return clueWord(value);
		if (key === 'blackPowderScore') return blackScoreWord(value);
		if (key !== 'mode') return yesNo(value);
		return value === 'light' ? m.hanabi_value_mode_light() : m.hanabi_value_mode_full();
	},
	group: (id) => groupWords[id as Group](),
	starterHint: m.hanabi_starter_hint,
	noted: { number: m.hanabi_noted_score, problem: () => '' }
};

/** The words of the setup screen. */
import { m } from '$lib/i18n/paraglide/messages';
import type { SetupWords } from '../../game.ts';
import type { Group } from '../rules/fields.ts';
import type { Aid, Options } from '../rules/options.ts';
import type { PresetId } from '../rules/presets.ts';

type NameAndHint = () => { readonly name: string; readonly hint: string };

const presetWords: Readonly<Record<PresetId, NameAndHint>> = {
	standard: () => ({ name: m.hanabi_preset_standard(), hint: m.hanabi_preset_standard_hint() }),
	avalanche: () => ({ name: m.hanabi_preset_avalanche(), hint: m.hanabi_preset_avalanche_hint() }),
	'every-colour': () => ({
		name: m.hanabi_preset_every_colour(),
		hint: m.hanabi_preset_every_colour_hint()
	})
};

type Key = Exclude<keyof Options, 'aids'> | `aids.${Aid}`;

const optionWords: Readonly<Record<Key, NameAndHint>> = {
	multicolour: () => ({ name: m.hanabi_option_multicolour(), hint: m.hanabi_option_multicolour_hint() }),
	multicolourClue: () => ({
		name: m.hanabi_option_multicolour_clue(),
		hint: m.hanabi_option_multicolour_clue_hint()
	}),
	blackPowder: () => ({ name: m.hanabi_option_black_powder(), hint: m.hanabi_option_black_powder_hint() }),
	blackPowderScore: () => ({
		name: m.hanabi_option_black_powder_score(),
		hint: m.hanabi_option_black_powder_score_hint()
	}),
	finalBouquet: () => ({
		name: m.hanabi_option_final_bouquet(),
		hint: m.hanabi_option_final_bouquet_hint()
	}),
	choreography: () => ({
		name: m.hanabi_option_choreography(),
		hint: m.hanabi_option_choreography_hint()
	}),
	countFireworks: () => ({
		name: m.hanabi_option_count_fireworks(),
		hint: m.hanabi_option_count_fireworks_hint()
	}),
	mode: () => ({ name: m.hanabi_option_mode(), hint: m.hanabi_option_mode_hint() }),
	'aids.maxScore': () => ({ name: m.hanabi_aid_max_score(), hint: m.hanabi_aid_max_score_hint() }),
	'aids.reachable': () => ({ name: m.hanabi_aid_reachable(), hint: m.hanabi_aid_reachable_hint() }),
	'aids.pace': () => ({ name: m.hanabi_aid_pace(), hint: m.hanabi_aid_pace_hint() }),
	'aids.cluesUsable': () => ({
		name: m.hanabi_aid_clues_usable(),
		hint: m.hanabi_aid_clues_usable_hint()
	}),
	'aids.efficiency': () => ({ name: m.hanabi_aid_efficiency(), hint: m.hanabi_aid_efficiency_hint() }),
	'aids.critical': () => ({ name: m.hanabi_aid_critical(), hint: m.hanabi_aid_critical_hint() }),
	'aids.confirm': () => ({ name: m.hanabi_aid_confirm(), hint: m.hanabi_aid_confirm_hint() })
};

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
	preset: (id) => presetWords[id as PresetId](),
	option: (key) => optionWords[key as Key](),
	value: (key, value) => {
		if (key === 'multicolour') return multicolourWord(value);
		if (key === 'multicolourClue') return clueWord(value);
		if (key === 'blackPowderScore') return blackScoreWord(value);
		if (key !== 'mode') return yesNo(value);
		return value === 'light' ? m.hanabi_value_mode_light() : m.hanabi_value_mode_full();
	},
	group: (id) => groupWords[id as Group](),
	starterHint: () => m.hanabi_starter_hint(),
	noted: { number: () => m.hanabi_noted_score(), problem: () => '' }
};

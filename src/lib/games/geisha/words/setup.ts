/** The words of the setup screen. */
import { m } from '$lib/i18n/paraglide/messages';
import type { SetupWords } from '../../game.ts';
import type { Group } from '../rules/fields.ts';
import type { Options } from '../rules/options.ts';

type Named = () => { readonly name: string; readonly hint: string };

const optionWords: Readonly<Record<keyof Options, Named>> = {
	mode: () => ({ name: m.geisha_option_mode(), hint: m.geisha_option_mode_hint() }),
	wins: () => ({ name: m.geisha_option_wins(), hint: m.geisha_option_wins_hint() }),
	target: () => ({ name: m.geisha_option_target(), hint: m.geisha_option_target_hint() }),
	fullBoard: () => ({ name: m.geisha_option_full_board(), hint: m.geisha_option_full_board_hint() }),
	drawnSingle: () => ({ name: m.geisha_option_drawn_single(), hint: m.geisha_option_drawn_single_hint() }),
	afterDrawn: () => ({ name: m.geisha_option_after_drawn(), hint: m.geisha_option_after_drawn_hint() })
};

type Choice = Exclude<keyof Options, 'wins' | 'target'>;
type ValueKey = { [Key in Choice]: `${Key}:${Options[Key]}` }[Choice];

const valueWords: Readonly<Record<ValueKey, () => string>> = {
	'mode:rounds': m.geisha_mode_rounds,
	'mode:points': m.geisha_mode_points,
	'mode:single': m.geisha_mode_single,
	'fullBoard:drawn': m.geisha_full_board_drawn,
	'fullBoard:last-player': m.geisha_full_board_last_player,
	'drawnSingle:drawn-match': m.geisha_drawn_single_drawn_match,
	'drawnSingle:play-on': m.geisha_drawn_single_play_on,
	'afterDrawn:other': m.geisha_after_drawn_other,
	'afterDrawn:same': m.geisha_after_drawn_same
};

const groupWords: Readonly<Record<Group, () => string>> = { drawn: m.geisha_group_drawn };

/** @returns what it takes to win the match. */
const lengthWord = ({ mode, wins, target }: Options): string => {
	if (mode === 'single') return m.geisha_mode_single();
	return mode === 'rounds' ? m.geisha_length_rounds({ n: wins }) : m.geisha_length_points({ n: target });
};

export const setupWords: SetupWords = {
	preset: () => ({ name: m.geisha_preset_box(), hint: m.geisha_preset_box_hint() }),
	group: (id) => groupWords[id as Group](),
	length: { keys: ['mode', 'wins', 'target'], say: (options) => lengthWord(options as Options) },
	option: (key) => optionWords[key as keyof Options](),
	value: (key, value) => {
		if (key === 'wins') return m.geisha_rounds({ n: Number(value) });
		if (key === 'target') return m.geisha_points({ n: Number(value) });
		return valueWords[`${key}:${String(value)}` as ValueKey]();
	},
	starterHint: m.geisha_starter_hint,
	noted: {
		number: (code) => (code === 'rounds' ? m.geisha_noted_rounds() : m.geisha_noted_points()),
		problem: (_, options) => {
			const { mode, wins, target } = options as Options;
			return mode === 'rounds'
				? m.geisha_noted_target_rounds({ target: wins })
				: m.geisha_noted_target_points({ target });
		}
	}
};

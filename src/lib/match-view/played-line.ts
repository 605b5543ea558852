/** The one line that says what is played: the box, how long, and what differs from the box. */
import type { Game, SetupWords } from '$lib/games/game';
import { changedFields, nearestPreset, valueOf } from '$lib/games/option-values';
import { m } from '$lib/i18n/paraglide/messages';

/** As many changes are named as one takes in at a glance. */
const mostNamed = 2;

/** @returns an option with its value: a switch by its name alone where it is on. */
const changeWord = (words: SetupWords, key: string, value: unknown): string => {
	const { name } = words.option(key);
	if (typeof value === 'boolean') return value ? name : m.setup_off({ name });
	return m.setup_option_set({ name, value: words.value(key, value) });
};

interface Played {
	readonly options: unknown;
	/** The id of the box that they are compared with; without it, the nearest. */
	readonly preset?: string;
	/** The name of the rule set, which says what differs from the box. */
	readonly ruleSet?: string | undefined;
}

/** @returns what is played: “French edition · 12 months · Gaji”. */
export const playedLine = (
	{ options: { presets, fields } }: Pick<Game, 'options'>,
	words: SetupWords,
	{ options, preset = nearestPreset({ presets, fields }, options), ruleSet }: Played
): string => {
	const { length } = words;
	const named = ruleSet ?? (Object.keys(presets).length > 1 ? words.preset(preset).name : undefined);
	const changes =
		ruleSet === undefined
			? changedFields(fields, presets[preset], options).filter(({ key }) => !length?.keys.includes(key))
			: [];
	const told = [
		...(named === undefined ? [] : [named]),
		...(length ? [length.say(options)] : []),
		...changes.slice(0, mostNamed).map(({ key }) => changeWord(words, key, valueOf(options, key)))
	].join(' · ');
	const unnamed = changes.length - mostNamed;
	return unnamed > 0 ? `${told} ${m.setup_more_changes({ count: unnamed })}` : told;
};

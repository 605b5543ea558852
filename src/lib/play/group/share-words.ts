import { joinList } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';

const mostNames = 3;

/** @returns the names as a list, of many only the first: “Léa, Sam and 4 others”. */
export const fewNames = (names: readonly string[]): string => {
	const more = names.length - mostNames;
	// Of four names, all are said: the fourth is as short as what would stand for it.
	if (more <= 1) return joinList(names);
	return m.group_names_more({ names: names.slice(0, mostNames).join(', '), count: more });
};

/** @returns what a group is called: the name of its database. */
export const groupName = (url: string): string => url.split('/').at(-1) ?? url;

/** @returns an address as it is typed, without the protocol. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\//, '');

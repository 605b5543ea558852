import { m } from '$lib/i18n/paraglide/messages';
import { timeOfDay, joinList } from '$lib/i18n/format';
import { tidyName } from '$lib/match/entry';
import type { AddressRefusal } from '$lib/sync/address';
import type { GroupCredentials } from '$lib/sync/group';
import type { GroupState, SyncStatus, GroupTrouble } from '$lib/sync/trouble';

const wordsByTrouble: Record<GroupTrouble, () => string> = {
	offline: m.group_offline_join,
	password: m.group_password_wrong,
	'locked-out': m.group_locked_out_join,
	forbidden: m.group_forbidden,
	gone: m.group_gone,
	'old-group': m.group_old,
	'new-group': m.group_new,
	full: m.group_full,
	'too-large': m.group_untaken,
	'not-couch': m.group_not_couch,
	'web-page': m.group_web_page,
	'no-way': m.group_no_way,
	busy: m.group_busy,
	store: m.group_store
};
/** @returns a sentence that says what is wrong with the group. */
export const groupTroubleWords = (trouble: GroupTrouble): string => wordsByTrouble[trouble]();

/** The same of a join code, which has no slips: what it is refused for is that it is out of date. */
export const codeTroubleWords = (trouble: GroupTrouble): string =>
	trouble === 'password' ? m.group_code_expired() : groupTroubleWords(trouble);

const wordsByAddressRefusal: Record<AddressRefusal, () => string> = {
	'not-an-address': m.group_address_not_an_address,
	'not-safe': m.group_address_not_safe,
	'holds-password': m.group_address_holds_password,
	'other-host': m.group_address_other_host
};
/** @returns a sentence that says why an address is refused. */
export const addressWords = (refusal: AddressRefusal): string => wordsByAddressRefusal[refusal]();

/** @returns the state of the synchronisation with the group, in words. */
export const statusWords = (standing: SyncStatus): string => {
	switch (standing.is) {
		case 'in-step':
			return m.group_in_step();
		case 'on-its-way':
			return standing.of === undefined
				? m.group_on_its_way()
				: m.group_on_its_way_of({ done: Math.min(standing.done, standing.of), of: standing.of });
		case 'offline':
			return m.group_offline({ time: timeOfDay(standing.since) });
		case 'locked-out':
			return m.group_locked_out();
		case 'refused':
			return groupTroubleWords(standing.why);
	}
};

/** @returns further remarks on the group: documents that cannot be read. */
export const remarkWords = ({ newer, strange }: GroupState): readonly string[] => [
	...(newer > 0 ? [m.group_newer({ count: newer })] : []),
	...(strange > 0 ? [m.group_strange({ count: strange })] : [])
];

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

/**
 * @returns what a phone is called by the name that it signs in with: `npm run group -- add salon lea` makes the user
 *   `salon.lea`. Empty for any other user, which phones share: the one called like the group (`salon~2` once its
 *   password was changed), or one that was made by hand.
 */
export const nameByLogin = ({ url, name }: Pick<GroupCredentials, 'url' | 'name'>): string => {
	const ofGroup = `${groupName(url)}.`;
	return name.startsWith(ofGroup) ? tidyName(name.slice(ofGroup.length)) : '';
};

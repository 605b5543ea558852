import { tidyName } from '$lib/match/names';
import type { GroupCredentials } from '$lib/sync/group';
import { groupName } from './share-words';

/**
 * @returns what a phone is called by the name that it signs in with: `npm run group -- add salon lea` makes the user
 *   `salon.lea`. Empty for the user called like the group, which all phones share.
 */
export const nameByLogin = ({ url, name }: Pick<GroupCredentials, 'url' | 'name'>): string => {
	const group = groupName(url);
	if (name === group) return '';
	return tidyName(name.startsWith(`${group}.`) ? name.slice(group.length + 1) : name);
};

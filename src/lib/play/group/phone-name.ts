import { tidyName } from '$lib/match/entry';
import type { GroupCredentials } from '$lib/sync/group';
import { groupName } from './group-words';

/**
 * @returns what a phone is called by the name that it signs in with: `npm run group -- add salon lea` makes the user
 *   `salon.lea`. Empty for any other user, which phones share: the one called like the group (`salon~2` once its
 *   password was changed), or one that was made by hand.
 */
export const nameByLogin = ({ url, name }: Pick<GroupCredentials, 'url' | 'name'>): string => {
	const ofGroup = `${groupName(url)}.`;
	return name.startsWith(ofGroup) ? tidyName(name.slice(ofGroup.length)) : '';
};

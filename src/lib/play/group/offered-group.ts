/** Whether the settings say anything of groups: only on a phone that its app's host gave one. */

/** What is known of this phone and its app. */
interface GivenGroup {
	/** Whether a group was joined. */
	readonly isJoined: boolean;
	/** Whether a join link was opened. */
	readonly hasCode: boolean;
	/** Whether the build is that of a host with groups. */
	readonly isHosted: boolean;
	/** What the address of the settings has behind its path: with `#group`, a host leads to the group by a plain link. */
	readonly hash: string;
}

/** Whether groups are offered; otherwise matches are only sent from phone to phone. */
export const isGroupOffered = ({ isJoined, hasCode, isHosted, hash }: GivenGroup): boolean =>
	isJoined || hasCode || isHosted || hash === '#group';

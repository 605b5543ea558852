import { m } from '$lib/i18n/paraglide/messages';
import { clock } from '$lib/i18n/format';
import type { AddressRefusal } from '$lib/sync/address';
import type { GroupState, Standing } from '$lib/sync/state';
import type { GroupTrouble } from '$lib/sync/trouble';

const troubleWords: Record<GroupTrouble, () => string> = {
	offline: m.group_offline_join,
	password: m.group_password_wrong,
	forbidden: m.group_forbidden,
	gone: m.group_gone,
	full: m.group_full,
	'not-couch': m.group_not_couch,
	busy: m.group_busy,
	store: m.group_store
};
/** What is wrong with the group, in a plain sentence. */
export const troubleSaid = (why: GroupTrouble): string => troubleWords[why]();

const addressWords: Record<AddressRefusal, () => string> = {
	'not-an-address': m.group_address_not_an_address,
	'not-safe': m.group_address_not_safe,
	'holds-password': m.group_address_holds_password,
	'other-host': m.group_address_other_host
};
/** Why an address is not taken. */
export const addressSaid = (refused: AddressRefusal): string => addressWords[refused]();

/** How the phone stands with its group. */
export const standingSaid = (standing: Standing): string => {
	switch (standing.is) {
		case 'in-step':
			return m.group_in_step();
		case 'on-its-way':
			return standing.of === undefined
				? m.group_on_its_way()
				: m.group_on_its_way_of({ done: Math.min(standing.done, standing.of), of: standing.of });
		case 'offline':
			return m.group_offline({ time: clock(standing.since) });
		case 'refused':
			return troubleSaid(standing.why);
	}
};

/** What else is to be known of it. */
export const remarksSaid = ({ newer, strange, differing, clockOff }: GroupState): readonly string[] => [
	...(clockOff === undefined ? [] : [m.group_clock()]),
	...(newer > 0 ? [m.group_newer({ count: newer })] : []),
	...(strange > 0 ? [m.group_strange({ count: strange })] : []),
	...(differing > 0 ? [m.group_differing({ count: differing })] : [])
];

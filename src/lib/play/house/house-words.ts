import { m } from '$lib/i18n/paraglide/messages';
import { clock } from '$lib/i18n/format';
import type { AddressRefusal } from '$lib/sync/address';
import type { HouseState, Standing } from '$lib/sync/state';
import type { HouseTrouble } from '$lib/sync/trouble';

const troubleWords: Record<HouseTrouble, () => string> = {
	offline: m.house_offline_join,
	password: m.house_password_wrong,
	forbidden: m.house_forbidden,
	gone: m.house_gone,
	full: m.house_full,
	'not-couch': m.house_not_couch,
	busy: m.house_busy,
	store: m.house_store
};
/** What is wrong with the house, in a plain sentence. */
export const troubleSaid = (why: HouseTrouble): string => troubleWords[why]();

const addressWords: Record<AddressRefusal, () => string> = {
	'not-an-address': m.house_address_not_an_address,
	'not-safe': m.house_address_not_safe,
	'holds-password': m.house_address_holds_password,
	'other-host': m.house_address_other_host
};
/** Why an address is not taken. */
export const addressSaid = (refused: AddressRefusal): string => addressWords[refused]();

/** How the phone stands with its house. */
export const standingSaid = (standing: Standing): string => {
	switch (standing.is) {
		case 'in-step':
			return m.house_in_step();
		case 'on-its-way':
			return standing.of === undefined
				? m.house_on_its_way()
				: m.house_on_its_way_of({ done: Math.min(standing.done, standing.of), of: standing.of });
		case 'offline':
			return m.house_offline({ time: clock(standing.since) });
		case 'refused':
			return troubleSaid(standing.why);
	}
};

/** What else is to be known of it. */
export const remarksSaid = ({ newer, strange, differing, clockOff }: HouseState): readonly string[] => [
	...(clockOff === undefined ? [] : [m.house_clock()]),
	...(newer > 0 ? [m.house_newer({ count: newer })] : []),
	...(strange > 0 ? [m.house_strange({ count: strange })] : []),
	...(differing > 0 ? [m.house_differing({ count: differing })] : [])
];

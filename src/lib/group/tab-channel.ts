/**
 * What the windows of this phone say to each other about its group. It has a channel of its own, since whoever listens
 * to the tabs reads the store again with each message, and nothing of this is stored.
 */
import { isFields } from '$lib/match/entry';
import { channelOf } from '$lib/store/db/tabs';

/**
 * The group was told which match is open `here`; what was on its way to the group, or from it, has `arrived`. A window
 * `asks` which matches are on screen, and each says what it `shows` and `hides`.
 */
type WindowMessage =
	| { readonly kind: 'here' | 'arrived' | 'asks' }
	| { readonly kind: 'shows' | 'hides'; readonly match: string };

const isWindowMessage = (said: unknown): said is WindowMessage =>
	isFields(said) &&
	(['here', 'arrived', 'asks'].includes(String(said.kind)) ||
		(['shows', 'hides'].includes(String(said.kind)) && typeof said.match === 'string'));

export const { announce: tellTabs, listen: hearTabs } = channelOf('ochaya-group', isWindowMessage);

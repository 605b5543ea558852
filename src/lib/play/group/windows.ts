/**
 * What the windows of this phone say to each other about its group. It has a channel of its own, since whoever listens
 * to the tabs reads the store again with each message, and nothing of this is stored.
 */
import { isFields } from '$lib/store/db/predicates';
import { channelOf } from '$lib/store/db/tabs';
import type { SyncStatus } from '$lib/sync/state';

/** As much of a `SyncStatus` as a window needs that does not synchronise itself. */
export interface Standing {
	readonly is: SyncStatus['is'];
	/** In milliseconds since 1970, for `offline`. */
	readonly since?: number;
}

/**
 * The group was told which match is open `here`; a window `asks` how the synchronisation stands, and which matches are
 * shown; the one that synchronises says the one, and each says what it `shows` and `hides`.
 */
type WindowMessage =
	| { readonly kind: 'here' | 'asks' }
	| { readonly kind: 'standing'; readonly standing: Standing }
	| { readonly kind: 'shows' | 'hides'; readonly match: string };

const known: readonly unknown[] = [
	'in-step',
	'on-its-way',
	'offline',
	'locked-out',
	'refused'
] satisfies SyncStatus['is'][];
const isStanding = (said: unknown): said is Standing =>
	isFields(said) && known.includes(said.is) && (said.is !== 'offline' || typeof said.since === 'number');

const isWindowMessage = (said: unknown): said is WindowMessage =>
	isFields(said) &&
	(said.kind === 'here' ||
		said.kind === 'asks' ||
		((said.kind === 'shows' || said.kind === 'hides') && typeof said.match === 'string') ||
		(said.kind === 'standing' && isStanding(said.standing)));

export const { announce: tellWindows, listen: hearWindows } = channelOf('ochaya-group', isWindowMessage);

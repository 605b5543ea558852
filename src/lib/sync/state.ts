/** Whether a phone is in sync with its group, as the small sign on the screen shows it. */
import type { GroupTrouble } from './trouble.ts';

/**
 * How sync stands:
 * - `in-step`: the last look showed the phone and the group alike, a moment ago.
 * - `on-its-way`: something is being sent or fetched.
 * - `offline`: the group has not answered since the time `since`; it is retried automatically.
 * - `locked-out`: the server waits a few minutes after wrong passwords; it is retried automatically.
 * - `refused`: somebody has to do something.
 */
export type SyncStatus =
	| { readonly is: 'in-step' }
	| { readonly is: 'on-its-way'; readonly done: number; readonly of: number | undefined }
	| { readonly is: 'offline'; readonly since: number }
	| { readonly is: 'locked-out' }
	| { readonly is: 'refused'; readonly why: GroupTrouble };

/** The standing, and problems to be shown with it. */
export interface GroupState {
	readonly standing: SyncStatus;
	/** How many documents this build cannot read because they are of a later version. */
	readonly newer: number;
	/** How many documents are ignored: not ours, too long, or a line that fits no match. */
	readonly strange: number;
}

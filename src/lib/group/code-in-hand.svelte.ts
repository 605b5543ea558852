/** The join code that somebody has in hand: of a link that was opened, or scanned in the group's panel. */
import type { GroupCredentials } from '$lib/sync/group';
import { m } from '$lib/i18n/paraglide/messages';
import { fromJoinCode, isJoinCode } from './join-code';

export class CodeInHand {
	/** Its text, which may be damaged or of something else; empty for none. */
	#text = $state('');
	/** Whether the camera looks for one. */
	isScanning = $state(false);
	/** What it lets in with; undefined without a code, and for one that cannot be used. */
	readonly credentials = $derived.by((): GroupCredentials | undefined => fromJoinCode(this.#text));
	/** What is wrong with it, in words; empty if nothing is. */
	readonly problem = $derived.by(() => {
		if (this.#text === '' || this.credentials) return '';
		return isJoinCode(this.#text) ? m.group_code_damaged() : m.group_code_foreign();
	});

	/** Takes a code that came. */
	readonly take = (text: string): void => {
		this.#text = text;
		this.isScanning = false;
	};

	/** Puts the code away, as it was used or is not wanted. */
	drop(): void {
		this.take('');
	}
}

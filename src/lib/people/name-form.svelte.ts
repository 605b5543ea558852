/**
 * The state of a form for a player's name: why the name was refused, in words, or what trouble the store has.
 */
import { m } from '$lib/i18n/paraglide/messages';
import type { NamedPlayer } from '$lib/store/players/players';
import { troubleOf, type TroubleCode } from '$lib/store/db/trouble';

export class NameForm {
	problem = $state<string>();
	trouble = $state.raw<TroubleCode>();

	/** @param naming the attempt to store the name. @returns whether it was accepted and stored. */
	async accept(naming: Promise<NamedPlayer | undefined>): Promise<boolean> {
		this.problem = this.trouble = undefined;
		try {
			const named = await naming;
			if (!named) return true;
			if ('player' in named) {
				this.trouble = named.trouble;
				return named.trouble === undefined;
			}
			this.problem =
				named.refused === 'name-empty'
					? m.players_name_empty()
					: m.players_name_taken({ name: named.by.name });
		} catch (error) {
			this.trouble = troubleOf(error).code;
		}
		return false;
	}
}

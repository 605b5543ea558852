/** The state of the setup form. Nothing is stored until the match begins. */
import { m } from '$lib/i18n/paraglide/messages';
import type { Game, GameMeta, SetupWords } from '$lib/games/game';
import type { Seat } from '$lib/games/outcome';
import type { Seated } from '$lib/match/entry';
import { isSameName, maxNameLength, tidyName } from '$lib/match/names';
import { guestPrefix } from '$lib/store/players/player';
import type { RuleSet } from '$lib/store/rule-sets/rule-set';
import * as v from 'valibot';
import { RuleChoice } from './rule-choice.svelte';

/**
 * A setup that the form begins with: the last one of the game, as it was stored, or that of the match to play
 * again.
 */
export const memorySchema = v.object({
	/** By seat. A player who was renamed since gets the new name. */
	players: v.pipe(v.array(v.object({ id: v.string(), name: v.string() })), v.readonly()),
	options: v.unknown(),
	preset: v.exactOptional(v.string()),
	ruleSet: v.exactOptional(v.string()),
	isEdited: v.exactOptional(v.boolean()),
	starter: v.number()
});
export type SetupMemory = v.InferOutput<typeof memorySchema>;

/**
 * @returns the id of a guest: someone who plays under the name of the seat and is not in the list of players.
 */
export const guestId = (seat: Seat): string => `${guestPrefix}${seat + 1}`;

export class SetupForm {
	readonly seats: GameMeta['seats'];
	names = $state<string[]>([]);
	starter = $state<Seat>(0);
	readonly rules: RuleChoice;

	/**
	 * @param words names the game's presets and options.
	 * @param known the players of this device, most recently used first.
	 * @param ruleSets the named rule sets of the game.
	 * @param memory the setup to begin with; undefined for the defaults.
	 * @param opening the actions that a rematch takes over. They follow the action that says who begins.
	 */
	constructor(
		readonly game: Game,
		meta: GameMeta,
		readonly words: SetupWords,
		readonly known: readonly Seated[],
		ruleSets: readonly RuleSet[],
		memory: SetupMemory | undefined,
		readonly opening: readonly unknown[] = []
	) {
		this.seats = meta.seats;
		const { min, max } = meta.seats;
		const remembered = (memory?.players ?? [])
			.slice(0, max)
			.map(({ id, name }, seat) =>
				id === guestId(seat) ? '' : (known.find((player) => player.id === id)?.name ?? tidyName(name))
			)
			// No player may have two seats, even if the stored setup says so.
			.map((name, seat, names) =>
				names.slice(0, seat).some((earlier) => isSameName(earlier, name)) ? '' : name
			);
		this.names = [...remembered, ...Array<string>(Math.max(0, min - remembered.length)).fill('')];
		this.starter = memory && memory.starter in this.names ? memory.starter : 0;
		this.rules = new RuleChoice(game, ruleSets, memory);
	}

	/** @returns the name of a seat for which none is typed. */
	placeholder(seat: Seat): string {
		return m.setup_guest({ number: seat + 1 });
	}
	/** @returns the name of a seat as the match will show it. */
	nameOf(seat: Seat): string {
		return tidyName(this.names[seat] ?? '') || this.placeholder(seat);
	}
	isSeated(name: string): boolean {
		return this.names.some((other) => isSameName(other, name));
	}
	/** @returns what is wrong with the name of a seat, in words; undefined when it is right. */
	nameProblem(seat: Seat): string | undefined {
		const earlier = this.names
			.slice(0, seat)
			.findIndex((_, other) => isSameName(this.nameOf(other), this.nameOf(seat)));
		return earlier < 0 ? undefined : m.setup_same_name({ name: this.nameOf(seat) });
	}
	get isReady(): boolean {
		const hasNames = this.names.every((_, seat) => this.nameProblem(seat) === undefined);
		return hasNames && this.rules.refused.length === 0;
	}

	rename(seat: Seat, name: string): void {
		this.names[seat] = Array.from(name).slice(0, maxNameLength).join('');
	}
	addSeat(): void {
		this.names.push('');
	}
	removeSeat(seat: Seat): void {
		this.names.splice(seat, 1);
		if (this.starter >= this.names.length) this.starter = 0;
	}
	swap(): void {
		this.names.reverse();
		this.starter = this.names.length - 1 - this.starter;
	}
	/** @param random a random number in [0, 1). */
	drawStarter(random: number): void {
		this.starter = Math.floor(random * this.names.length);
	}
}

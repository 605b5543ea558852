/** What the setup screen asks before a match; nothing is stored until it begins. */
import { m } from '$lib/i18n/paraglide/messages';
import type { Game, GameMeta, Seat, SetupWords } from '$lib/games/game';
import type { Seated } from '$lib/match/entry';
import { isSameName, maxNameLength, tidyName } from '$lib/match/names';
import { fieldsInForce, isSameValue, valueOf, withValue } from '$lib/games/option-values';
import { guestPrefix } from '$lib/store/player';
import * as v from 'valibot';

/** What is remembered of the last setup of a game, or taken over from the match before. */
export const memorySchema = v.object({
	/** As they were seated: one renamed since is seated under the new name. */
	players: v.pipe(v.array(v.object({ id: v.string(), name: v.string() })), v.readonly()),
	options: v.unknown(),
	starter: v.number()
});
export type SetupMemory = v.InferOutput<typeof memorySchema>;

/** Ids of those who play under the name of their seat; they are not players of the list. */
export const guestId = (seat: Seat): string => `${guestPrefix}${seat + 1}`;

export class SetupForm {
	readonly seats: GameMeta['seats'];
	names = $state<string[]>([]);
	starter = $state<Seat>(0);
	options = $state.raw<unknown>();

	/**
	 * @param words of the game, for its presets and options
	 * @param known players of this device, most recently used first
	 * @param memory the last setup; options the game no longer knows fall back to its default
	 */
	constructor(
		readonly game: Game,
		meta: GameMeta,
		readonly words: SetupWords,
		readonly known: readonly Seated[],
		memory: SetupMemory | undefined
	) {
		this.seats = meta.seats;
		const { min, max } = meta.seats;
		const remembered = (memory?.players ?? [])
			.slice(0, max)
			.map(({ id, name }, seat) =>
				id === guestId(seat) ? '' : (known.find((player) => player.id === id)?.name ?? name)
			);
		this.names = [...remembered, ...Array<string>(Math.max(0, min - remembered.length)).fill('')];
		this.starter = memory && memory.starter < this.names.length ? memory.starter : 0;
		const options = v.safeParse(game.options.schema, memory?.options);
		this.options = options.success ? options.output : Object.values(game.options.presets)[0];
	}

	/** The options that mean something under the others as they are chosen. */
	get fields(): Game['options']['fields'] {
		return fieldsInForce(this.game.options.fields, this.options);
	}
	/** The preset that plays the same rules as the options, if any. */
	get preset(): string | undefined {
		return Object.entries(this.game.options.presets).find(([, preset]) =>
			this.fields.every(({ key }) => isSameValue(valueOf(preset, key), valueOf(this.options, key)))
		)?.[0];
	}
	/** The name a seat is played under when nothing is typed. */
	placeholder(seat: Seat): string {
		return m.setup_guest({ number: seat + 1 });
	}
	/** The name as the match will show it. */
	nameOf(seat: Seat): string {
		return tidyName(this.names[seat] ?? '') || this.placeholder(seat);
	}
	isSeated(name: string): boolean {
		return this.names.some((other) => isSameName(other, name));
	}
	/** What is wrong with the name of a seat, in words. */
	nameProblem(seat: Seat): string | undefined {
		const earlier = this.names
			.slice(0, seat)
			.findIndex((_, other) => isSameName(this.nameOf(other), this.nameOf(seat)));
		return earlier < 0 ? undefined : m.setup_same_name({ name: this.nameOf(seat) });
	}
	get isReady(): boolean {
		return this.names.every((_, seat) => this.nameProblem(seat) === undefined);
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
	/** @param random a number in [0, 1) from outside */
	drawStarter(random: number): void {
		this.starter = Math.floor(random * this.names.length);
	}
	choosePreset(id: string): void {
		this.options = this.game.options.presets[id];
	}
	/** Changes one option; the schema of the game has the last word. */
	set(key: string, value: unknown): void {
		const changed = v.safeParse(this.game.options.schema, withValue(this.options, key, value));
		if (changed.success) this.options = changed.output;
	}
	value(key: string): unknown {
		return valueOf(this.options, key);
	}
}

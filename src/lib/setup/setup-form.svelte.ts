/** The state of the setup form. Nothing is stored until the match begins. */
import { m } from '$lib/i18n/paraglide/messages';
import { getLocale } from '$lib/i18n/paraglide/runtime.js';
import type { Game, GameMeta, SetupWords } from '$lib/games/game';
import type { Seat } from '$lib/games/outcome';
import type { BoxDrawingProps, OptionDrawingProps } from '$lib/games/views';
import { isSameName, maxNameLength, tidyName } from '$lib/match/entry';
import { guestPrefix, isGuest } from '$lib/store/players/player';
import { personNamed, personWithId, type Person } from '$lib/store/players/persons';
import type { RuleSet } from '$lib/store/rule-sets/rule-set';
import type { Component } from 'svelte';
import * as v from 'valibot';
import { RuleChoice, type ChosenRules } from './rule-choice.svelte';
import { rulesOfOthers, rulesOfPeople, peopleKey, type PeopleRules } from './rules-of-people';

const chosenRules = {
	options: v.unknown(),
	preset: v.exactOptional(v.string()),
	ruleSet: v.exactOptional(v.string()),
	isEdited: v.exactOptional(v.boolean())
};
/**
 * A setup that the form begins with: the last one of the game, as it was stored, or that of the match to play
 * again.
 */
export const memorySchema = v.object({
	/** By seat. A player who was renamed or merged since gets the person's name now. */
	players: v.pipe(v.array(v.object({ id: v.string(), name: v.string() })), v.readonly()),
	...chosenRules,
	starter: v.number(),
	/** The rules of other people, the latest first. A setup of an older version has none. */
	tables: v.exactOptional(
		v.pipe(
			v.array(v.object({ players: v.pipe(v.array(v.string()), v.readonly()), ...chosenRules })),
			v.readonly()
		)
	)
});
export type SetupMemory = v.InferOutput<typeof memorySchema>;

/** @returns the rules that a setup remembers, those of its own people first. */
const rulesIn = (memory: SetupMemory | undefined): readonly PeopleRules[] => {
	if (!memory) return [];
	const { players, starter: _, tables = [], ...rules } = memory;
	return [{ players: players.map(({ id }) => id), ...rules }, ...tables];
};

/**
 * @returns the id of a guest: someone who plays under the name of the seat and is not in the list of players.
 */
const guestId = (seat: Seat): string => `${guestPrefix}${seat + 1}`;

export class SetupForm {
	readonly seats: GameMeta['seats'];
	names = $state<string[]>([]);
	starter = $state<Seat>(0);
	readonly rules: RuleChoice;
	/** Those whom a tap gives a seat, the likeliest first. */
	offered = $state.raw<readonly Person[]>([]);
	/** Draws what an option changes; undefined until it is loaded. */
	drawing = $state.raw<Component<OptionDrawingProps>>();
	/** Draws a box; undefined until it is loaded. */
	boxDrawing = $state.raw<Component<BoxDrawingProps>>();
	/** The seat that the next chosen player gets if no seat is empty. */
	focused = $state<Seat>(0);
	/** The names of the players who sat down and whose last rules are proposed; empty if there is nothing to tell. */
	proposed = $state.raw<readonly string[]>([]);
	/** The key of the people to whom rules are proposed. */
	#people: string | undefined;
	readonly #remembered: readonly PeopleRules[];
	/** The rules that are proposed to their players: those remembered, and first those of a match to play again. */
	readonly #proposals: readonly PeopleRules[];
	/** The rules that the form begins with. */
	readonly #first: ChosenRules;

	/**
	 * @param words names the game's presets and options.
	 * @param known the persons of this device, most recently used first.
	 * @param ruleSets the named rule sets of the game.
	 * @param memory the setup to begin with; undefined for the defaults.
	 * @param opening the actions that a rematch takes over. They follow the action that says who begins.
	 * @param last the last setup of the game, which remembers the rules of other tables.
	 */
	constructor(
		readonly game: Game,
		meta: GameMeta,
		readonly words: SetupWords,
		readonly known: readonly Person[],
		ruleSets: readonly RuleSet[],
		memory: SetupMemory | undefined,
		readonly opening: readonly unknown[] = [],
		last = memory
	) {
		this.#remembered = rulesIn(last);
		this.seats = meta.seats;
		const { min, max } = meta.seats;
		const remembered = (memory?.players ?? [])
			.slice(0, max)
			.map((player) => {
				const person = personWithId(known, player.id) ?? personNamed(known, player.name);
				return isGuest(player) ? '' : (person?.name ?? tidyName(player.name));
			})
			// Nobody may have two seats, even if the stored setup says so, or two players were merged since.
			.map((name, seat, names) =>
				names.slice(0, seat).some((earlier) => isSameName(earlier, name)) ? '' : name
			);
		this.names = [...remembered, ...Array<string>(Math.max(0, min - remembered.length)).fill('')];
		this.starter = memory && memory.starter in this.names ? memory.starter : 0;
		this.rules = new RuleChoice(game, ruleSets, memory, game.options.soldIn?.[getLocale()]);
		this.#first = this.rules.remembered;
		this.#proposals = [...rulesIn(memory), ...this.#remembered];
		this.#people = this.#peopleNow();
	}

	/** @returns the name of a seat for which none is typed. */
	placeholder(seat: Seat): string {
		return m.setup_guest({ number: seat + 1 });
	}
	/** @returns the known person whose name, or the name of a player merged into them, is typed at a seat. */
	#personAt(seat: Seat): Person | undefined {
		return personNamed(this.known, this.names[seat] ?? '');
	}
	/** @returns the name of a seat as the match will show it: of a known person, their own. */
	nameOf(seat: Seat): string {
		return this.#personAt(seat)?.name ?? (tidyName(this.names[seat] ?? '') || this.placeholder(seat));
	}
	/** @returns the id of who has a seat: of a known person or a guest; undefined for a new player. */
	idOf(seat: Seat): string | undefined {
		const isUnnamed = tidyName(this.names[seat] ?? '') === '';
		return this.#personAt(seat)?.id ?? (isUnnamed ? guestId(seat) : undefined);
	}
	/** @returns the rules of other people than these, to remember them. */
	rulesOfOthers(players: readonly string[]): readonly PeopleRules[] {
		return rulesOfOthers(this.#remembered, players, this.#isPerson);
	}
	/** Whether the person with this name has a seat, under whichever of their names. */
	isSeated(name: string): boolean {
		return this.#seatOf(name) >= 0;
	}
	/** @returns the seat of the person with this name; -1 for none. */
	#seatOf(name: string): number {
		return this.names.findIndex((typed, seat) => typed.trim() !== '' && isSameName(this.nameOf(seat), name));
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
		this.#proposeRules();
	}
	/** Writes the name of a known person out as the match will show it, once it is no longer being typed. */
	settle(seat: Seat): void {
		const person = this.#personAt(seat);
		if (person) this.names[seat] = person.name;
	}
	/**
	 * Gives a known player a seat: an empty one, else a new one, else the focused one. Takes the seat away from a
	 * player who has one.
	 */
	toggle(name: string): void {
		const isEmpty = (seat: Seat): boolean => this.names[seat]?.trim() === '';
		const firstEmpty = (): Seat => this.names.findIndex((_, seat) => isEmpty(seat));
		const seated = this.#seatOf(name);
		if (seated >= 0) {
			this.focused = seated;
			if (this.names.length > this.seats.min) this.removeSeat(seated);
			else this.rename(seated, '');
			return;
		}
		if (firstEmpty() < 0 && this.names.length < this.seats.max) this.names.push('');
		const free = firstEmpty();
		const seat = free < 0 || isEmpty(this.focused) ? this.focused : free;
		this.rename(seat, name);
		const next = firstEmpty();
		// Two taps after another replace two players.
		this.focused = next < 0 ? (seat + 1) % this.names.length : next;
	}
	addSeat(): void {
		this.names.push('');
		this.#proposeRules();
	}
	removeSeat(seat: Seat): void {
		this.names.splice(seat, 1);
		if (this.starter === seat) this.starter = 0;
		else if (this.starter > seat) this.starter -= 1;
		if (this.focused >= this.names.length) this.focused = 0;
		this.#proposeRules();
	}
	/** Lets two people change places; whoever begins still does. */
	swapSeats(one: Seat, other: Seat): void {
		const names = [...this.names];
		[names[one], names[other]] = [names[other] ?? '', names[one] ?? ''];
		this.names = names;
		if (this.starter === one) this.starter = other;
		else if (this.starter === other) this.starter = one;
	}
	/** Moves somebody to another seat; those between move up. */
	moveSeat(from: Seat, to: Seat): void {
		const step = Math.sign(to - from);
		for (let seat = from; seat !== to; seat += step) this.swapSeats(seat, seat + step);
	}
	/** @param random a random number in [0, 1). */
	drawStarter(random: number): void {
		this.starter = Math.floor(random * this.names.length);
	}

	/** @returns a key of the players; undefined if one of them is new. */
	#peopleNow(): string | undefined {
		const ids = this.names.map((_, seat) => this.idOf(seat));
		return ids.every((id) => id !== undefined) ? peopleKey(ids, this.#isPerson) : undefined;
	}
	/** @returns the id of the person whom a remembered id stands for now. */
	readonly #isPerson = (id: string): string => personWithId(this.known, id)?.id ?? id;

	/**
	 * When other players sit down, proposes the rules they last chose, or else those that the form began with. An
	 * empty seat waits for someone, so it changes nothing, and once the rules were chosen here, they stay.
	 */
	#proposeRules(): void {
		const people = this.#peopleNow();
		const isWaiting = this.names.some((name) => tidyName(name) === '');
		if (isWaiting || people === this.#people || this.rules.isTouched) return;
		this.#people = people;
		const theirs = people === undefined ? undefined : rulesOfPeople(this.#proposals, people, this.#isPerson);
		this.rules.propose(theirs ?? this.#first);
		this.proposed = theirs ? this.names.map((_, seat) => this.nameOf(seat)) : [];
	}
}

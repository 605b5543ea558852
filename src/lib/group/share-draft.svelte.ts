/** What is being chosen in the form about what this phone shares with a group. */
import { troubleOf, type TroubleCode } from '$lib/store/db/trouble';
import { listPersons, type Person } from '$lib/store/players/persons';
import type { Group } from '$lib/sync/group';
import { listShareable, type Shareable } from '$lib/sync/shareable';
import {
	countShares,
	heldBackBy,
	isCounted,
	openForChange,
	personsById,
	toShareChoice,
	type ShareChoice,
	type Ticks
} from './share-counts';

export class ShareDraft {
	/** The address of the group, as far as it is known. */
	url = $state('');
	isOwn = $state(true);
	received = $state(false);
	groups = $state.raw<readonly string[]>([]);
	isEveryone = $state(true);
	players = $state.raw<readonly string[]>([]);
	/** The persons of this phone; none while they are read. */
	persons = $state.raw<readonly Person[]>([]);
	/** Why the matches cannot be counted. */
	trouble = $state.raw<TroubleCode>();
	/** The matches that may be given; undefined while they are counted. */
	#matches = $state.raw<readonly Shareable[]>();
	#isLeft = false;
	readonly #opened: Promise<void>;
	readonly #byId = $derived(personsById(this.persons));

	/** @param joined the group, if it was joined already; undefined to join one. */
	constructor(joined?: Group) {
		this.url = joined?.url ?? '';
		this.#opened = this.#open(joined).catch((error: unknown) => {
			this.trouble = troubleOf(error).code;
		});
	}

	readonly counts = $derived.by(
		() => this.#matches && countShares(this.#matches, (id) => this.#byId.get(id)?.id ?? id, this.#ticks())
	);

	/** Whether there is no match that the group is not known to have. */
	get hasAll(): boolean {
		return this.#matches?.some(isCounted) === false;
	}

	/** Whether players are to be chosen, and none is. */
	get lacksPlayers(): boolean {
		return !this.isEveryone && this.players.length === 0;
	}

	/**
	 * @returns what is chosen, and the matches that it holds back. It waits for the counting, before which neither is
	 *   known of a group that was joined; undefined where that failed.
	 */
	async take(): Promise<{ readonly shared: ShareChoice; readonly heldBack: readonly string[] } | undefined> {
		await this.#opened;
		if (!this.#matches) return undefined;
		return { shared: toShareChoice(this.#ticks()), heldBack: heldBackBy(this.#matches, this.isOwn) };
	}

	toggleGroup(url: string, isOn: boolean): void {
		this.groups = isOn ? [...this.groups, url] : this.groups.filter((other) => other !== url);
	}

	togglePlayer(id: string, isOn: boolean): void {
		this.players = isOn ? [...this.players, id] : this.players.filter((other) => other !== id);
	}

	/** @returns the names of these persons, as the list of players shows them. */
	namesOf(persons: readonly string[]): readonly string[] {
		return persons.flatMap((id) => this.#byId.get(id)?.name ?? []);
	}

	/** Ends the counting, as when the form is closed. */
	leave(): void {
		this.#isLeft = true;
	}

	async #open(joined: Group | undefined): Promise<void> {
		const [{ persons }, matches] = await Promise.all([listPersons(), listShareable(() => !this.#isLeft)]);
		if (this.#isLeft) return;
		this.persons = persons;
		if (!joined) this.#matches = matches;
		else {
			const { ticks, shown } = openForChange(joined, matches);
			this.isOwn = ticks.isOwn;
			this.received = ticks.received;
			this.groups = ticks.groups;
			this.isEveryone = ticks.players === undefined;
			this.players = ticks.players ?? [];
			this.#matches = shown;
		}
	}

	#ticks(): Ticks {
		const { url, isOwn, received, groups, isEveryone, players } = this;
		return { url, isOwn, received, groups, players: isEveryone ? undefined : players };
	}
}

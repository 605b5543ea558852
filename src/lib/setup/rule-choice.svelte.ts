/** The rules a match is set up with: a preset, a named rule set, or one of them with changes. */
import {
	changedFields,
	applicableFields,
	isOfPreset,
	isSameValue,
	nearestPreset,
	valueOf,
	withValue
} from '$lib/games/option-values';
import type { Game } from '$lib/games/game';
import type { RuleSetValues } from '$lib/store/rule-sets/rule-sets';
import type { RuleSet } from '$lib/store/rule-sets/rule-set';
import { SvelteSet } from 'svelte/reactivity';
import * as v from 'valibot';

/** The rules as they are remembered. `isEdited` says that the options differ from those of the rule set. */
export interface ChosenRules {
	readonly options: unknown;
	readonly preset?: string;
	readonly ruleSet?: string;
	readonly isEdited?: boolean;
}
/** A rule set that was deleted in this setup, and whether it was the chosen one. */
export interface DeletedRuleSet {
	readonly ruleSet: RuleSet;
	readonly wasChosen: boolean;
}
type Fields = Game['options']['fields'];
/** An option with the value that was set. */
type SetOption = readonly [key: string, value: unknown];

export class RuleChoice {
	options = $state.raw<unknown>();
	/** The id of the preset that the options are compared with. */
	preset = $state('');
	ruleSets = $state.raw<readonly RuleSet[]>([]);
	/** Those that were deleted here and not brought back. */
	deleted = $state.raw<readonly DeletedRuleSet[]>([]);
	/** The keys of the fields that have an invalid value typed in. */
	readonly #refused = new SvelteSet<string>();
	/**
	 * How often all options were replaced. Number fields are created anew then, so that they drop what was
	 * typed.
	 */
	resets = $state(0);
	#ruleSet = $state<string>();

	/** What was set by hand. It stays when another box is chosen, and while a rule set is. */
	#set: readonly SetOption[] = [];
	/** Whether the player chose rules or changed an option here. Nothing else is proposed from then on. */
	isTouched = $state(false);

	/**
	 * @param memory the remembered rules. If there are none, or the game no longer accepts their options, the first box
	 * is chosen.
	 * @param firstBox the box that is sold where one plays; undefined for the game's first.
	 */
	constructor(
		private readonly game: Pick<Game, 'options'>,
		ruleSets: readonly RuleSet[],
		memory: ChosenRules | undefined,
		private readonly firstBox?: string
	) {
		this.ruleSets = this.#playable(ruleSets);
		this.#recall(memory);
	}

	/** The options in force that are offered: the others are those of the box. */
	get fields(): Fields {
		return applicableFields(this.game.options.fields, this.options).filter(({ isOfBox }) => !isOfBox);
	}
	/** The chosen rule set, if any. The options may have been changed since. */
	get ruleSet(): RuleSet | undefined {
		return this.ruleSets.find(({ id }) => id === this.#ruleSet);
	}
	/** The fields whose values differ from the preset's. */
	get changes(): Fields {
		return changedFields(this.game.options.fields, this.#presetOptions, this.options);
	}
	/** Whether the options differ from those of the chosen rule set. */
	get isEdited(): boolean {
		return this.ruleSet !== undefined && !this.#playsLike(this.ruleSet.options);
	}
	/** The name of the rule set, if its options are unchanged. */
	get playedName(): string | undefined {
		return this.isEdited ? undefined : this.ruleSet?.name;
	}
	/** The fields in force that have an invalid value typed in. */
	get refused(): Fields {
		return this.fields.filter(({ key }) => this.#refused.has(key));
	}
	get played(): RuleSetValues {
		return { preset: this.preset, options: this.options };
	}
	get remembered(): ChosenRules {
		const { options, preset, ruleSet, isEdited } = this;
		return { options, preset, ...(ruleSet && { ruleSet: ruleSet.id }), ...(isEdited && { isEdited }) };
	}
	/** Notes that a rule set was deleted and stored again, and chooses it if it was chosen and no other is. */
	bringBack(gone: DeletedRuleSet): void {
		this.deleted = this.deleted.filter((other) => other !== gone);
		if (gone.wasChosen && !this.ruleSet) this.chooseRuleSet(gone.ruleSet.id);
	}
	/**
	 * @returns the id of the preset a rule set was made from, or the nearest preset if the game no longer has
	 * that one.
	 */
	presetOf({ preset, options }: RuleSetValues): string {
		return isOfPreset(this.game.options, preset, options)
			? preset
			: nearestPreset(this.game.options, options);
	}
	value(key: string): unknown {
		return valueOf(this.options, key);
	}
	/** @returns the preset's value of an option. */
	original(key: string): unknown {
		return valueOf(this.#presetOptions, key);
	}
	isChanged(key: string): boolean {
		return !isSameValue(this.value(key), this.original(key));
	}

	/** Takes remembered rules instead of the current ones. */
	propose(memory: ChosenRules): void {
		this.#ruleSet = undefined;
		this.#recall(memory);
		this.dropTyped();
	}
	/** Chooses a box. What was set by hand stays. */
	choosePreset(id: string): void {
		this.isTouched = true;
		this.#takePreset(id);
	}
	/** Chooses a rule set, as it was named. What was set by hand is there again when a box is chosen. */
	chooseRuleSet(id: string): void {
		this.isTouched = true;
		this.#takeRuleSet(id);
	}
	#takePreset(id: string): void {
		const { schema, presets } = this.game.options;
		this.#ruleSet = undefined;
		this.preset = id;
		const set = this.#set.reduce((options, [key, value]) => withValue(options, key, value), presets[id]);
		const options = v.safeParse(schema, set);
		this.#replaceOptions(options.success ? options.output : presets[id]);
	}
	#takeRuleSet(id: string): void {
		const ruleSet = this.ruleSets.find((other) => other.id === id);
		if (!ruleSet) return;
		this.#ruleSet = id;
		this.preset = this.presetOf(ruleSet);
		this.#replaceOptions(ruleSet.options);
	}
	/** Reverts the changes made since the rule set or the preset was chosen. */
	revert(): void {
		this.isTouched = true;
		const ruleSet = this.isEdited ? this.ruleSet : undefined;
		this.#set = [];
		if (ruleSet) this.#takeRuleSet(ruleSet.id);
		else this.#takePreset(this.preset);
	}
	/** Changes one option; does nothing if the game's schema refuses the result. */
	set(key: string, value: unknown): void {
		const changed = v.safeParse(this.game.options.schema, withValue(this.options, key, value));
		if (!changed.success) return;
		this.isTouched = true;
		this.options = changed.output;
		const isBack = isSameValue(value, valueOf(this.#base, key));
		const others = this.#set.filter(([other]) => other !== key);
		this.#set = isBack ? others : [...others, [key, value]];
	}
	/** Forgets what is typed into number fields and is no value. */
	dropTyped(): void {
		this.#refused.clear();
		this.resets += 1;
	}
	/** Notes whether a field has an invalid value typed in. */
	refuse(key: string, isRefused: boolean): void {
		this.isTouched = true;
		if (isRefused) this.#refused.add(key);
		else this.#refused.delete(key);
	}
	/**
	 * Takes over the stored rule sets. If the chosen one was changed elsewhere and not here, its new options
	 * are chosen.
	 */
	follow(ruleSets: readonly RuleSet[]): void {
		const isFollowing = this.ruleSet !== undefined && !this.isEdited;
		this.ruleSets = this.#playable(ruleSets);
		if (this.ruleSet && isFollowing && this.isEdited) this.#takeRuleSet(this.ruleSet.id);
		if (this.ruleSet || this.#ruleSet === undefined) return;
		// Those of a rule set that is gone are the players' own now.
		this.#ruleSet = undefined;
		this.#set = this.#differing();
	}

	get #presetOptions(): unknown {
		return this.game.options.presets[this.preset];
	}
	/** @param memory the remembered rules; for those that the game no longer accepts, the first box. */
	#recall(memory: ChosenRules | undefined): void {
		const { schema, presets } = this.game.options;
		const options = v.safeParse(schema, memory?.options);
		const first =
			this.firstBox !== undefined && Object.hasOwn(presets, this.firstBox) ? this.firstBox : undefined;
		this.options = options.success ? options.output : (presets[first ?? ''] ?? Object.values(presets)[0]);
		const named = this.ruleSets.find(({ id }) => id === memory?.ruleSet);
		if (named && !memory?.isEdited) this.#takeRuleSet(named.id);
		else if (named && options.success) {
			this.#ruleSet = named.id;
			this.preset = this.presetOf(named);
		} else this.#findChosen(options.success ? memory?.preset : first);
		this.#set = this.#differing();
	}
	/** @returns what differs from the rule set, or else from the box, also where it is out of force. */
	#differing(): readonly SetOption[] {
		return this.game.options.fields
			.filter(({ isOfBox }) => !isOfBox)
			.map(({ key }): SetOption => [key, this.value(key)])
			.filter(([key, value]) => !isSameValue(value, valueOf(this.#base, key)));
	}
	/** What is changed by hand: the rule set, or else the box. */
	get #base(): unknown {
		return this.ruleSet ? this.ruleSet.options : this.#presetOptions;
	}
	#replaceOptions(options: unknown): void {
		this.options = options;
		this.dropTyped();
	}
	/** @returns the rule sets whose options the game accepts. The others stay in the store and in backups. */
	#playable(ruleSets: readonly RuleSet[]): readonly RuleSet[] {
		return ruleSets.flatMap((ruleSet) => {
			const options = v.safeParse(this.game.options.schema, ruleSet.options);
			return options.success ? [{ ...ruleSet, options: options.output }] : [];
		});
	}
	#playsLike(options: unknown): boolean {
		return changedFields(this.game.options.fields, options, this.options).length === 0;
	}
	/**
	 * Finds the preset or the rule set that has the current options, and chooses it. If there is none, the
	 * options are compared with the wanted preset, or else with the nearest one.
	 */
	#findChosen(wanted: string | undefined): void {
		const { presets } = this.game.options;
		const same = Object.keys(presets).filter((id) => this.#playsLike(presets[id]));
		const named = same.length === 0 && this.ruleSets.find(({ options }) => this.#playsLike(options));
		if (named) {
			this.#ruleSet = named.id;
			this.preset = this.presetOf(named);
		} else {
			const isItsBox = wanted !== undefined && isOfPreset(this.game.options, wanted, this.options);
			const nearest = isItsBox ? wanted : nearestPreset(this.game.options, this.options);
			this.preset = same.includes(nearest) ? nearest : (same[0] ?? nearest);
		}
	}
}

/** The rules a match is set up with: a preset, a named rule set, or one of them with changes. */
import {
	changedFields,
	applicableFields,
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
interface SetOption {
	readonly key: string;
	readonly value: unknown;
}

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

	/** What was set and is no longer in force, since the player chose a preset or a rule set. */
	lost = $state.raw<readonly SetOption[]>([]);
	/** Whether the player chose rules or changed an option here. Nothing else is proposed from then on. */
	isTouched = $state(false);

	/**
	 * @param memory the remembered rules. If the game no longer accepts their options, its first preset is
	 * chosen.
	 */
	constructor(
		private readonly game: Pick<Game, 'options'>,
		ruleSets: readonly RuleSet[],
		memory: ChosenRules | undefined
	) {
		this.ruleSets = this.#playable(ruleSets);
		this.#recall(memory);
	}

	get fields(): Fields {
		return applicableFields(this.game.options.fields, this.options);
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
	/** @returns how many options of a rule set differ from those of its preset. */
	changesOf(ruleSet: RuleSet): number {
		const preset = this.game.options.presets[this.presetOf(ruleSet)];
		return changedFields(this.game.options.fields, preset, ruleSet.options).length;
	}
	/**
	 * @returns the id of the preset a rule set was made from, or the nearest preset if the game no longer has
	 * that one.
	 */
	presetOf({ preset, options }: RuleSetValues): string {
		return Object.hasOwn(this.game.options.presets, preset)
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
		this.#startAfresh();
	}
	/**
	 * Chooses a preset. What was set stays where the two presets agree; what they differ in is what this one was chosen
	 * for.
	 */
	choosePreset(id: string): void {
		const { schema, presets } = this.game.options;
		const preset = presets[id];
		const kept = this.#set.filter(({ key }) => isSameValue(this.original(key), valueOf(preset, key)));
		const merged = kept.reduce((options, { key, value }) => withValue(options, key, value), preset);
		const options = v.safeParse(schema, merged);
		this.#choose(() => this.#takePreset(id, options.success ? options.output : preset));
	}
	chooseRuleSet(id: string): void {
		this.#choose(() => this.#takeRuleSet(id));
	}
	/** Takes other rules, and notes what was set and is not in force under them. */
	#choose(take: () => void): void {
		const inForce = this.fields;
		const set = this.#set.filter(({ key }) => inForce.some((field) => field.key === key));
		this.isTouched = true;
		take();
		const fields = this.fields;
		this.lost = set.filter(
			({ key, value }) => !fields.some((field) => field.key === key) || !isSameValue(value, this.value(key))
		);
	}
	/** The options that differ from the rule set, or else from the preset, those that are out of force included. */
	get #set(): readonly SetOption[] {
		const original = this.ruleSet ? this.ruleSet.options : this.#presetOptions;
		return this.game.options.fields
			.map(({ key }) => ({ key, value: this.value(key) }))
			.filter(({ key, value }) => !isSameValue(value, valueOf(original, key)));
	}
	#takePreset(id: string, options = this.game.options.presets[id]): void {
		this.#ruleSet = undefined;
		this.preset = id;
		this.#replaceOptions(options);
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
		if (this.ruleSet && this.isEdited) this.#takeRuleSet(this.ruleSet.id);
		else this.#takePreset(this.preset);
	}
	/** Changes one option; does nothing if the game's schema refuses the result. */
	set(key: string, value: unknown): void {
		const changed = v.safeParse(this.game.options.schema, withValue(this.options, key, value));
		if (!changed.success) return;
		this.isTouched = true;
		this.lost = [];
		this.options = changed.output;
		if (!this.ruleSet) this.#findChosen(this.preset);
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
		if (!this.ruleSet) this.#ruleSet = undefined;
	}

	get #presetOptions(): unknown {
		return this.game.options.presets[this.preset];
	}
	/** @param memory the remembered rules; for those that the game no longer accepts, its first preset. */
	#recall(memory: ChosenRules | undefined): void {
		const { schema, presets } = this.game.options;
		const options = v.safeParse(schema, memory?.options);
		this.options = options.success ? options.output : Object.values(presets)[0];
		const named = this.ruleSets.find(({ id }) => id === memory?.ruleSet);
		if (named && !memory?.isEdited) this.#takeRuleSet(named.id);
		else if (named && options.success) {
			this.#ruleSet = named.id;
			this.preset = this.presetOf(named);
		} else this.#findChosen(options.success ? memory?.preset : undefined);
	}
	#replaceOptions(options: unknown): void {
		this.options = options;
		this.#startAfresh();
	}
	#startAfresh(): void {
		this.lost = [];
		this.#refused.clear();
		this.resets += 1;
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
			const isKnown = wanted !== undefined && Object.hasOwn(presets, wanted);
			const nearest = isKnown ? wanted : nearestPreset(this.game.options, this.options);
			this.preset = same.includes(nearest) ? nearest : (same[0] ?? nearest);
		}
	}
}

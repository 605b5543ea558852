/** The rules a match is set up with: a preset, a named rule set, or one of them with changes. */
import {
	changedFields,
	fieldsInForce,
	isSameValue,
	nearestPreset,
	valueOf,
	withValue
} from '$lib/games/option-values';
import type { Game } from '$lib/games/game';
import type { Played } from '$lib/store/rule-sets/rule-sets';
import type { RuleSet } from '$lib/store/rule-sets/rule-set';
import { SvelteSet } from 'svelte/reactivity';
import * as v from 'valibot';

/** What is remembered of it; `isEdited`: the options are not, or not only, those of the rule set. */
export interface ChosenRules {
	readonly options: unknown;
	readonly preset?: string;
	readonly ruleSet?: string;
	readonly isEdited?: boolean;
}
type Fields = Game['options']['fields'];

export class RuleChoice {
	options = $state.raw<unknown>();
	/** The preset that changes are told against. */
	preset = $state('');
	ruleSets = $state.raw<readonly RuleSet[]>([]);
	/** Keys of fields in which something stands that cannot be taken. */
	readonly #refused = new SvelteSet<string>();
	/** Raised when all options are replaced: what was being typed is dropped then. */
	fills = $state(0);
	#ruleSet = $state<string>();

	/** @param memory of the last setup; options the game no longer knows fall back to its default */
	constructor(
		private readonly game: Pick<Game, 'options'>,
		ruleSets: readonly RuleSet[],
		memory: ChosenRules | undefined
	) {
		this.ruleSets = this.#playable(ruleSets);
		const options = v.safeParse(game.options.schema, memory?.options);
		this.options = options.success ? options.output : Object.values(game.options.presets)[0];
		const named = this.ruleSets.find(({ id }) => id === memory?.ruleSet);
		if (named && !memory?.isEdited) this.chooseRuleSet(named.id);
		else if (named && options.success) {
			this.#ruleSet = named.id;
			this.preset = this.presetOf(named);
		} else this.#settle(options.success ? memory?.preset : undefined);
	}

	get fields(): Fields {
		return fieldsInForce(this.game.options.fields, this.options);
	}
	/** The rule set chosen, if any; its values may have been changed since. */
	get ruleSet(): RuleSet | undefined {
		return this.ruleSets.find(({ id }) => id === this.#ruleSet);
	}
	/** The fields that play otherwise than the preset. */
	get changes(): Fields {
		return changedFields(this.game.options.fields, this.#presetOptions, this.options);
	}
	/** Whether values of the chosen rule set were changed here since it was stored. */
	get isEdited(): boolean {
		return this.ruleSet !== undefined && !this.#playsLike(this.ruleSet.options);
	}
	/** The name to play under: that of the rule set, as long as its values are played. */
	get playedName(): string | undefined {
		return this.isEdited ? undefined : this.ruleSet?.name;
	}
	/** The fields in force that wait to be corrected. */
	get refused(): Fields {
		return this.fields.filter(({ key }) => this.#refused.has(key));
	}
	get played(): Played {
		return { preset: this.preset, options: this.options };
	}
	get remembered(): ChosenRules {
		const { options, preset, ruleSet, isEdited } = this;
		return { options, preset, ...(ruleSet && { ruleSet: ruleSet.id }), ...(isEdited && { isEdited }) };
	}
	/** How many values of another rule set differ from its preset. */
	changesOf(ruleSet: RuleSet): number {
		const preset = this.game.options.presets[this.presetOf(ruleSet)];
		return changedFields(this.game.options.fields, preset, ruleSet.options).length;
	}
	/** The preset a rule set was made from, or the nearest where the game has it no more. */
	presetOf({ preset, options }: Played): string {
		return Object.hasOwn(this.game.options.presets, preset)
			? preset
			: nearestPreset(this.game.options, options);
	}
	value(key: string): unknown {
		return valueOf(this.options, key);
	}
	/** What the preset has there. */
	original(key: string): unknown {
		return valueOf(this.#presetOptions, key);
	}
	isChanged(key: string): boolean {
		return !isSameValue(this.value(key), this.original(key));
	}

	choosePreset(id: string): void {
		this.#ruleSet = undefined;
		this.preset = id;
		this.#fill(this.game.options.presets[id]);
	}
	chooseRuleSet(id: string): void {
		const ruleSet = this.ruleSets.find((other) => other.id === id);
		if (!ruleSet) return;
		this.#ruleSet = id;
		this.preset = this.presetOf(ruleSet);
		this.#fill(ruleSet.options);
	}
	/** Back to what was chosen, without the changes made since. */
	revert(): void {
		if (this.ruleSet && this.isEdited) this.chooseRuleSet(this.ruleSet.id);
		else this.choosePreset(this.preset);
	}
	/** Changes one option; the schema of the game has the last word. */
	set(key: string, value: unknown): void {
		const changed = v.safeParse(this.game.options.schema, withValue(this.options, key, value));
		if (!changed.success) return;
		this.options = changed.output;
		if (!this.ruleSet) this.#settle(this.preset);
	}
	/** Notes whether something stands in a field that cannot be taken. */
	refuse(key: string, isRefused: boolean): void {
		if (isRefused) this.#refused.add(key);
		else this.#refused.delete(key);
	}
	/** Takes over the stored rule sets. When the chosen one was changed elsewhere and not here, its new values are chosen. */
	follow(ruleSets: readonly RuleSet[]): void {
		const isFollowing = this.ruleSet !== undefined && !this.isEdited;
		this.ruleSets = this.#playable(ruleSets);
		if (this.ruleSet && isFollowing && this.isEdited) this.chooseRuleSet(this.ruleSet.id);
		if (!this.ruleSet) this.#ruleSet = undefined;
	}

	get #presetOptions(): unknown {
		return this.game.options.presets[this.preset];
	}
	#fill(options: unknown): void {
		this.options = options;
		this.#refused.clear();
		this.fills += 1;
	}
	/** Those whose options the game takes; the others stay in the store, and in every backup. */
	#playable(ruleSets: readonly RuleSet[]): readonly RuleSet[] {
		return ruleSets.flatMap((ruleSet) => {
			const options = v.safeParse(this.game.options.schema, ruleSet.options);
			return options.success ? [{ ...ruleSet, options: options.output }] : [];
		});
	}
	#playsLike(options: unknown): boolean {
		return changedFields(this.game.options.fields, options, this.options).length === 0;
	}
	/** Finds by its values what is played: a preset or a rule set; else the changes are told against a preset. */
	#settle(wanted: string | undefined): void {
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

/** Everything that the words of the games and records make of parts, over the fixtures. */
import * as v from 'valibot';
import type { Game } from '$lib/games/game';
import type { MilestoneWords, RoundEndText, SpokenWords } from '$lib/games/views';
import { roundEndText as geishaRoundEnd, statusText as geishaStatus } from '$lib/games/geisha/words/table';
import { changesOf } from '$lib/games/hanabi/rules/status';
import { statusText as hanabiStatus } from '$lib/games/hanabi/words/table';
import { previewOf } from '$lib/games/hanamikoji/rules/match';
import { standing } from '$lib/games/hanamikoji/rules/standing';
import { roundEndText as hanamikojiRoundEnd } from '$lib/games/hanamikoji/words/timeline';
import { standingText, statusText as hanamikojiStatus } from '$lib/games/hanamikoji/words/table';
import { monthEndText, progressText, statusText as koikoiStatus } from '$lib/games/koikoi/words/table';
import { decidedText, monthNotes } from '$lib/games/koikoi/words/timeline';
import { joinList } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import { resultTitle } from '$lib/match-view/result-title';
import type { Fixture } from './fixture';
import { play, type Registered } from './games';

/** A text that the app makes of parts. */
export interface Composed {
	/** What kind of text it is. */
	readonly what: string;
	readonly text: string;
	/** Whether it is a sentence or several; else a line of a few words. */
	readonly isWhole: boolean;
}

const spoken = import.meta.glob<{ readonly spokenWords: SpokenWords<unknown, unknown> }>(
	'/src/lib/games/*/words/spoken.ts',
	{ eager: true }
);
const milestones = import.meta.glob<{
	readonly milestoneWords: MilestoneWords<unknown, unknown, unknown>;
}>('/src/lib/games/*/words/timeline.ts', { eager: true });

/** @returns what is heard at the table of a game. */
export const spokenWordsOf = (id: string): SpokenWords<unknown, unknown> | undefined =>
	spoken[`/src/lib/games/${id}/words/spoken.ts`]?.spokenWords;

type Names = readonly string[];
const line = (what: string, text: string): Composed => ({ what, text, isWhole: false });
const whole = (what: string, text: string): Composed => ({ what, text, isWhole: true });

type State<Words extends (state: never, ...rest: never[]) => unknown> = Parameters<Words>[0];

/** What a table tells when a round is over. */
const roundEnd = (text: RoundEndText | undefined): readonly Composed[] =>
	text
		? [
				line('end of a round', text.title),
				line('end of a round', text.why),
				whole('end of a round', text.todo)
			]
		: [];

/** The lines of each game's table: only their own modules know the type of the state, which the fixture gives. */
const tableLines: Readonly<
	Record<string, (state: unknown, last: unknown, names: Names) => readonly Composed[]>
> = {
	geisha: (given, _, names) => {
		const state = given as State<typeof geishaStatus>;
		return [
			line('status', geishaStatus(state, names)),
			...state.rounds.slice(-1).flatMap((round) => roundEnd(geishaRoundEnd(round, state, names)))
		];
	},
	hanabi: (given, last, names) => {
		const state = given as State<typeof hanabiStatus>;
		const action = last as Parameters<typeof hanabiStatus>[1];
		return [
			line('status', hanabiStatus(state, action, changesOf(action, state), null, names)),
			line('status', hanabiStatus(state, action, changesOf(action, state), 'red', names))
		];
	},
	hanamikoji: (given, _, names) => {
		const state = given as State<typeof hanamikojiStatus>;
		const preview = previewOf(state);
		const held = standing(state.tokens);
		const said = standingText(held[0], preview.entry ? held[1] : held[0]);
		return [
			line('status', hanamikojiStatus(state, preview, names)),
			...roundEnd(hanamikojiRoundEnd(state, names)),
			line('standing', said.geishas),
			line('standing', said.charm)
		];
	},
	koikoi: (given, _, names) => {
		const state = given as State<typeof koikoiStatus>;
		return [
			line('status', koikoiStatus(state, names)),
			line('progress', progressText(state)),
			...state.months.flatMap((month) => [
				line('month', decidedText(month)),
				...monthNotes(month, names).map((note) => line('note on a month', note))
			]),
			...state.months.slice(-1).flatMap((month) => roundEnd(monthEndText(month, state, names)))
		];
	}
};

/** What is heard at an action, done and taken back. */
const heard = (
	id: string,
	game: Game,
	from: unknown,
	action: unknown,
	to: unknown,
	names: Names
): readonly Composed[] => {
	const words = spokenWordsOf(id);
	if (!words || from === to) return [];
	const what = words.what({ before: from, action, after: to }, names);
	const ahead = game.outcome(to) === undefined ? words.next(from, to, names) : '';
	return [
		whole('spoken', [what, ahead].filter(Boolean).join(' ')),
		whole('spoken next, undone', words.next(to, from, names)),
		...(what === '' ? [] : [whole('spoken, undone', m.undone({ what }))]),
		line('title of the tab', words.progress(to))
	];
};

const ended = async (
	{ meta, game }: Registered,
	state: unknown,
	names: Names
): Promise<readonly Composed[]> => {
	const words = await meta.words();
	const outcome = game.outcome(state);
	const headline = line('headline', words.headline(game.headline(state), names));
	if (!outcome) return [headline];
	const facts = game.records.facts(state);
	const records = await meta.recordWords();
	return [
		headline,
		whole('reason', words.reason(outcome.reason, names)),
		line('verdict', resultTitle(words, outcome, names)),
		line('standing', records.standing(game.records.standing(state))),
		line('kind', records.kindName(facts.like)),
		line('rounds', records.rounds(facts.rounds)),
		...records.moments(facts, names).map((moment) => line('moment', moment)),
		...(outcome.scores ?? []).flatMap(({ lines }) =>
			lines.map(({ said }) => line('line of a score', game.words.line(said, names)))
		)
	];
};

/**
 * @param names as many as a game has seats
 * @returns all that is said in the current language over a fixture; empty texts are left out
 */
export const composedOver = async (
	registered: Registered,
	fixture: Fixture,
	names: Names
): Promise<readonly Composed[]> => {
	const { id, game } = registered;
	const states = play(game, fixture);
	const options = v.parse(game.options.schema, fixture.options);
	const words = milestones[`/src/lib/games/${id}/words/timeline.ts`]?.milestoneWords;
	const composed: Composed[] = fixture.refusals.map((refusal) =>
		whole('refusal', game.words.refusal({ refused: true, ...refusal }, names))
	);
	for (const [place, action] of fixture.actions.entries()) {
		const [before, after] = [states[place], states[place + 1]];
		composed.push(...heard(id, game, before, action, after, names));
		composed.push(...(tableLines[id]?.(after, action, names) ?? []));
		if (words && game.isMilestone(action))
			composed.push(line('milestone', words.line({ options, before, action, after, names })));
	}
	composed.push(...(await ended(registered, states.at(-1), names)));
	return composed.filter(({ text }) => text !== '');
};

/** What records say of a game whatever the match: each figure’s title, label and value, for 0, 1, 2 and 12. */
export const figureTexts = async ({ meta, game }: Registered): Promise<readonly Composed[]> => {
	const { figures, rounds } = await meta.recordWords();
	const numbers = [0, 1, 2, 12];
	return [
		...figures.flatMap((figure) => [
			line('figure', figure.title()),
			...(figure.kind === 'bars' ? (figure.order ?? []).map((of) => line('bar', figure.label(of))) : []),
			...(figure.kind === 'best' ? numbers.map((n) => line('best', figure.say(n, '3'))) : [])
		]),
		...numbers.map((n) => line('rounds', rounds(n))),
		line('all', joinList(game.records.names.map(() => rounds(2))))
	];
};

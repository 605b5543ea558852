/** A result as it is told outside the app: what a picture, a message and a link say of it. */
import type { RecordWords, Standing } from '$lib/games/facts';
import type { Game, GameMeta, GameWords } from '$lib/games/game';
import type { Outcome } from '$lib/games/said';
import { duration, listed, moment } from '$lib/i18n/format';
import type { Folded } from '$lib/match/fold';
import { minutesPlayed } from '$lib/match/summary';

export interface ResultSummary {
	readonly game: string;
	/** Who won. */
	readonly title: string;
	readonly reason: string;
	readonly names: readonly string[];
	readonly standing: Standing;
	/** In a sentence. */
	readonly score: string;
	/** When, how long, how many rounds. */
	readonly when: string;
	/** What it is remembered by; empty where nothing stands out. */
	readonly moment: string;
	readonly note: string;
}

/** @param title as the result screen has it. */
export const summaryOf = (
	game: Game,
	meta: GameMeta,
	words: GameWords,
	records: RecordWords,
	match: Folded,
	outcome: Outcome,
	title: string
): ResultSummary => {
	const names = match.players.map(({ name }) => name);
	const facts = game.records.facts(match.state);
	const standing = game.records.standing(match.state);
	return {
		game: meta.name,
		title,
		reason: words.reason(outcome.reason, names),
		names,
		standing,
		score: records.standing(standing),
		when: [moment(match.started), duration(minutesPlayed(match)), records.rounds(facts.rounds), match.place]
			.filter((part) => part !== '')
			.join(' · '),
		moment: records.moments(facts, names)[0] ?? '',
		note: match.note
	};
};

/** @returns the result as a message, a line a thing. */
export const textOf = ({ game, title, reason, names, score, when, moment, note }: ResultSummary): string =>
	[`${game} · ${listed(names)}`, title, reason, score, moment, note, when, 'Ochaya']
		.filter((line) => line !== '')
		.join('\n');

/** Begins a match from its setup, or notes the result of one that was played without the app. */
import { askToPersist } from '$lib/device/persist';
import { stamp, type Entry, type Seated } from '$lib/match/entry';
import { newId } from '$lib/store/db/schema';
import { inDay, isDayOnly, placeInDay } from '$lib/i18n/day-only';
import { fold, isUnreadable } from '$lib/match/fold';
import { notedLine, type NotedResult } from '$lib/match/noted-line';
import { matches } from '$lib/matches/matches.svelte';
import { openWriter, type Author } from '$lib/store/lines/writer';
import { saveMatch } from '$lib/store/lines/unsaved';
import { deviceId, rememberSetup } from '$lib/store/settings/settings';
import { rowOf } from '$lib/match/summary';
import type { SetupForm, SetupMemory } from './setup-form.svelte';

/**
 * @returns who has a seat: a known person with the typed name, a new player, or a guest if no name is typed.
 */
const playerAt = (form: SetupForm, seat: number): Seated => ({
	id: form.idOf(seat) ?? newId(),
	name: form.nameOf(seat)
});

/**
 * Begins the match. When this resolves, the match is being stored. If it cannot be stored, it is played from
 * memory, and the match screen says so.
 *
 * @returns the id of the match.
 * @throws {Error} when the game cannot read its own start, which would be a fault of the game.
 */
export const beginMatch = async (form: SetupForm): Promise<string> => {
	const { game, rules, starter } = form;
	const { playedName, options } = rules;
	const id = newId();
	const players = form.names.map((_, seat) => playerAt(form, seat));
	const start: Entry = stamp({ device: await deviceId(), now: Date.now }, id, 0, {
		kind: 'start',
		game: game.id,
		version: game.version,
		options,
		...(playedName !== undefined && { ruleSet: playedName }),
		players,
		opening: [game.opening(starter), ...form.opening]
	});
	storeNew(form, [start]);
	rememberFor(form, players);
	return id;
};

/** Hands the line of a new match to be stored. */
const storeNew = ({ game }: SetupForm, line: readonly Entry[]): void => {
	const folded = fold(game, line);
	if (isUnreadable(folded)) throw new Error(`A new match cannot be read: ${folded}`);
	const row = rowOf(game, folded, line.length);
	const author: Author = { log: () => line, row: () => row, restamp: () => ({ entries: [], row }) };
	const writer = openWriter(folded.id, author);
	writer.add({ entries: line, row });
	writer.leave(author);
	void saveMatch(folded.id).then(() => writer.state === 'saved' && askToPersist());
};

const rememberFor = (form: SetupForm, players: readonly Seated[]): void => {
	const tables = form.rulesOfOthers(players.map((player) => player.id));
	const { rules, starter } = form;
	void rememberSetup(form.game.id, { players, ...rules.remembered, starter, tables } satisfies SetupMemory);
};

/** Of several matches of a day without a time, each stands behind those that are there. */
const inOrder = async (began: number): Promise<number> => {
	if (!isDayOnly(began)) return began;
	const rows = await matches.ready().catch(() => []);
	const places = rows.flatMap(({ started }) =>
		isDayOnly(started) && inDay(started, 0) === began ? placeInDay(started) + 1 : 0
	);
	return inDay(began, Math.max(0, ...places));
};

/**
 * Notes the result of a match with the players and the rules of the form.
 *
 * @param began in milliseconds since 1970, or a day without a time.
 * @returns the id of the match; undefined where no match can end so.
 */
export const noteMatch = async (
	form: SetupForm,
	result: NotedResult,
	began: number
): Promise<string | undefined> => {
	const { game, rules } = form;
	const players = form.names.map((_, seat) => playerAt(form, seat));
	const [device, at] = await Promise.all([deviceId(), inOrder(began)]);
	const line = notedLine(
		game,
		{
			...{ id: newId(), players, options: rules.options, ruleSet: rules.playedName },
			...{ began: at, ended: at, noted: result, note: '', place: '' }
		},
		() => device
	);
	if (!line) return undefined;
	storeNew(form, line);
	rememberFor(form, players);
	return line[0]?.match;
};

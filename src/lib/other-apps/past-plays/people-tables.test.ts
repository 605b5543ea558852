/** Tables as people write them, each with what is right for it: the matches that are taken, and the lines that are not. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isDayOnly } from '$lib/i18n/day-only';
import { readFile } from './read-file';
import { knownGames, today } from './testing/known-games';
import type { PastMatch, Reading } from './past-match';

const folder = new URL('./fixtures/', import.meta.url);

/** What is right for each table: its matches as they were played, and what is told of a line or of the whole. */
const right: Readonly<
	Record<
		string,
		{ readonly taken: readonly string[]; readonly told?: readonly string[]; readonly asked?: string }
	>
> = {
	'03-pasted-tabs.tsv': {
		taken: ['2026-02-01 koikoi: Nora 31, Bo 30: Nora', '2026-02-02 hanamikoji: Nora 6, Bo 12: Bo']
	},
	'04-heads-on-line-3.csv': { asked: '03/02/2026', taken: ['2026-02-03 geisha: Zoé 3, Bo 2: Zoé'] },
	'06-initials.csv': {
		taken: ['2026-01-10 hanamikoji: Lea 11, Sam 7: Lea'],
		told: ['2 unknown-game', '3 unknown-game']
	},
	'07-totals.csv': {
		taken: ['2026-01-10 hanamikoji: Léa 11, Sam 8: Léa', '2026-01-17 hanamikoji: Léa 6, Sam 13: Sam'],
		told: ['7 no-game', '7 bad-date', '8 no-game', '8 bad-date']
	},
	'08-blank-lines.csv': {
		taken: ['2026-03-01 geisha: Ana 3, Tom 0: Ana', '2026-03-01 geisha: Ana 2, Tom 3: Tom']
	},
	'09-who-won.csv': {
		taken: [
			'2026-03-05 geisha: Ana, Tom: Ana',
			'2026-03-06 koikoi: Ana, Tom: Tom',
			'2026-03-07 hanamikoji: Ana, Tom: Ana, Tom'
		]
	},
	'10-names-as-heads.csv': { taken: [], told: ['no-column player'] },
	'11-players-in-one-cell.csv': {
		taken: ['2026-01-10 hanabi: Lea, Sam, Zoe: 23', '2026-01-17 hanabi: Lea, Sam: 18']
	},
	'16-time-beside.csv': {
		asked: '10/01/2026 20h15',
		taken: ['2026-01-10 20:15 geisha: Léa 3, Sam 1: Léa', '2026-01-10 20:40 geisha: Léa 0, Sam 3: Sam']
	},
	'18-emojis-and-notes.csv': {
		taken: [
			'2026-01-10 koikoi: Léa 🌸 50, Sam 🐢 12: Léa 🌸 “What a night! 🎴\nShe said "koï-koï" five times.”'
		]
	},
	'19-three-at-koi-koi.csv': {
		taken: ['2026-01-11 koikoi: Lea 20, Sam 12: Lea'],
		told: ['2 players koikoi']
	},
	'20-winner-and-loser.csv': {
		asked: '10/01/2026',
		taken: ['2026-01-10 geisha: Léa, Sam: Léa', '2026-01-11 geisha: Sam, Léa: Sam']
	},
	'21-stranger-won.csv': {
		taken: ['2026-01-11 geisha: Lea 3, Sam 1: Lea'],
		told: ['2 results-clash']
	},
	'27-american.csv': {
		taken: [
			'2026-01-09 20:15 hanamikoji: Lea 11, Sam 8: Lea',
			'2026-01-23 09:05 hanamikoji: Lea 7, Sam 12: Sam'
		]
	},
	'29-heads-again.csv': {
		taken: ['2026-01-10 geisha: Lea 3, Sam 1: Lea', '2026-02-10 geisha: Lea 0, Sam 3: Sam']
	},
	'31-heads-alone.csv': { taken: [], told: ['empty'] },
	'32-merged-cells.csv': {
		taken: ['2026-01-10 hanamikoji: Léa 11, Sam 8: Léa', '2026-01-17 hanamikoji: Léa 6, Sam 13: Sam']
	},
	'34-vs.csv': { taken: [], told: ['2 bad-score', '3 bad-score'] },
	'36-hanabi-a-row.csv': {
		taken: [
			'2026-01-10 hanabi: Léa, Sam: 22 “presque”',
			'2026-01-11 hanabi: Léa, Sam, Zoé, Bo: 25 “Parfait ! 🎆”',
			'2026-01-12 hanabi: Léa, Sam, Zoé: lost “trois éclairs”',
			// Whether a show of some other box can have such a score is not the table's to say.
			'2026-01-13 hanabi: Léa, Sam, Zoé: 31 “impossible”'
		]
	},
	'41-counted-players.csv': { taken: ['2026-01-10 geisha: Lea 3, Sam 1: Lea'] }
};

const lineFor = ({ game, began, players, noted, note }: PastMatch): string => {
	const { winners, scores, lost, minutes } = noted;
	const isShow = game === 'hanabi';
	const names = players.map(({ name }, seat) => (isShow ? name : [name, scores[seat]].join(' ').trim()));
	const end = lost ? 'lost' : isShow ? scores[0] : winners.map((seat) => players[seat]?.name).join(', ');
	const local = new Date(began).toLocaleString('sv-SE').slice(0, isDayOnly(began) ? 10 : 16);
	return [
		`${local} ${game}: ${names.join(', ')}: ${end}`,
		...(minutes ? [`(${minutes} min)`] : []),
		...(note ? [`“${note}”`] : [])
	].join(' ');
};
/** Texts of cells are shown in the app beside what is wrong; here the code of it is enough. */
const toldIn = ({ problems }: Reading): readonly string[] =>
	problems.map(({ where, code, text }) =>
		[...Object.values(where ?? {}), code, ...(/player|column/.test(code) && text ? [text] : [])].join(' ')
	);

it('each table has what is right for it', () => {
	expect(readdirSync(folder).toSorted()).toEqual(Object.keys(right));
});

it.each(Object.entries(right))('%s', async (name, { taken, told = [], asked }) => {
	const reading = await readFile(new Blob([readFileSync(new URL(name, folder))]), knownGames, today);
	expect([reading.matches.map(lineFor), toldIn(reading), reading.unsure]).toEqual([taken, told, asked]);
});

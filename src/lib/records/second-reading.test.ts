/**
 * Every figure of every page of records, against a slow second reading of the same logs (`testing/`): a random club is
 * stored as the app stores it, and read in two time zones. `npm run trials -- records` does it with a thousand matches.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { storeLogs, storePlayers } from '../../../tests/support/club-store.ts';
import { Dice } from '../../../tests/support/dice.ts';
import { allGames, type Registered } from '../../../tests/support/games.ts';
import { moments, randomClub, type Club } from '../../../tests/support/random-club.ts';
import { openRecords, type RecordsApp } from '../../../tests/support/records-app.ts';
import { runParameters } from '../../../tests/support/runs.ts';
import { joinList } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import { toRow, toStored, type MatchRow } from '../store/lists/row.ts';
import { kindsOf } from './book.ts';
import type { Scope } from './book-reader.svelte.ts';
import { eveningOf } from './evening.ts';
import { spanOf } from './evening/evening-span.ts';
import { summaryOf } from './evening/evening-summary.ts';
import { eveningsOf } from './history/evenings.ts';
import { runOf } from './pair-run.ts';
import { favouriteRival, nemesis, playedBy, recentOf } from './person-ledger.ts';
import { rankingOf } from './ranking/ranking.ts';
import { showsRankingOf } from './ranking/shows-ranking.ts';
import { countedFor, slowBook, type SlowScope } from './testing/slow-book.ts';
import { slowEvening } from './testing/slow-evening.ts';
import { admitted, type SlowFilter } from './testing/slow-filter.ts';
import { slowHistory, type SlowChoice } from './testing/slow-history.ts';
import { eveningIn, personIn, slowMatchesOf, type SlowMatch } from './testing/slow-matches.ts';
import { slowRanking, slowShowsRanking } from './testing/slow-ranking.ts';
import {
	slowFavourite,
	slowKinds,
	slowNemesis,
	slowPlayed,
	slowRecent,
	slowRun,
	slowWinners
} from './testing/slow-pages.ts';
import { winLines } from './win-leaders.ts';

const zones = ['Europe/Paris', 'America/St_Johns'] as const;
const { numRuns: count, seed } = runParameters(30);
const dice = new Dice(seed);

/** In milliseconds: a thousand matches are not stored in a moment. */
const patience = 600_000;

let app: RecordsApp;
let games: readonly Registered[];
let club: Club;

const everything: SlowFilter = { time: '', place: '', game: '', kind: '', rules: '' };
const times = ['week', 'month', 'year', 'twelve', 'before'];
/** Days on which the clocks change, and a season. */
const days = ['2026-03-28_2026-03-28', '2026-10-24_2026-10-31', '2025-07-01_2026-06-30'];
const words = ['lea', 'müller', 'miss l', 'leonie cafe', 'Thomas', 'anniversary', 'birthday', 'una lyon'];

/** @returns the value with its numbers rounded, since what is added up otherwise differs in the last digits. */
const rounded = (value: unknown): unknown =>
	JSON.parse(
		JSON.stringify(value, (_, part: unknown) => (typeof part === 'number' ? Number(part.toFixed(6)) : part))
	);

/** @returns the reader of a page, once it has counted all. */
const readerOf = async (scope: Scope) => {
	const reader = new app.BookReader(() => scope);
	await reader.refresh();
	expect([reader.trouble, reader.left]).toEqual([undefined, 0]);
	return reader;
};

beforeAll(async () => {
	app = await openRecords();
	games = await allGames();
	club = randomClub(seed, count, games);
	vi.useFakeTimers({ toFake: ['Date'], now: club.now });
	await storePlayers(app, club);
	// Read while some is missing, so that later readings start from results that are in memory already.
	await storeLogs(app, club, dice, async () => {
		await readerOf({ isOfPeople: true });
	});
}, patience);
afterAll(() => {
	vi.useRealTimers();
	vi.resetModules();
});

describe.each(zones)(`a club of ${count} matches (seed ${seed}) read in %s`, (zone) => {
	let matches: readonly SlowMatch[];
	let today: string;
	let people: readonly string[];
	let filters: readonly SlowFilter[];

	beforeAll(() => {
		vi.stubEnv('TZ', zone);
		matches = slowMatchesOf({
			...{ zone, players: club.players },
			logs: club.matches.map(({ parts }) => parts.flat()),
			games: games.map(({ game }) => game)
		});
		today = eveningIn(zone)(club.now);
		people = [...new Set(club.players.map(({ id }) => personIn(club.players, id)))];
		const kinds = new Map(matches.map(({ game, kind = '' }) => [`${game} ${kind}`, { game, kind }]));
		filters = [
			everything,
			...[...times, ...days].map((time) => ({ ...everything, time })),
			...['cafe léon ', 'Lyon', 'nowhere'].map((place) => ({ ...everything, place })),
			...['AT LEA’S', 'short'].map((rules) => ({ ...everything, rules })),
			...[...kinds.values()].map((kind) => ({ ...everything, ...kind, time: dice.pick(['', 'year']) }))
		];
	}, patience);
	afterAll(() => void vi.unstubAllEnvs());

	/** Compares what a page counts, and what it says out of its figures, with the slow reading of it. */
	const compare = async (scope: Scope & SlowScope, filter = everything, evening = today): Promise<void> => {
		const said = JSON.stringify({ scope, filter });
		const { book, twice } = await readerOf({ ...scope, filter });
		const { person } = scope;
		const slowScope = person === undefined ? scope : { person: personIn(club.players, person) };
		const slow = slowBook(
			admitted(matches, { ...filter, game: scope.game ?? filter.game }, evening),
			slowScope
		);
		expect(book, `${said} ${evening}`).toEqual(slow);
		for (const [id, ledger] of book.people) {
			const own = slow.people.get(id);
			if (!own) throw new Error(`Nobody is ${id}`);
			expect([favouriteRival(ledger), nemesis(ledger), playedBy(ledger)], `${said} ${id}`).toEqual([
				slowFavourite(own),
				slowNemesis(own),
				slowPlayed(own)
			]);
		}
		for (const game of book.games.keys())
			expect(
				kindsOf(book, game).map(([kind]) => kind),
				said
			).toEqual(slowKinds(slow, game));
		for (const [id, ledger] of scope.isOfPeople ? book.people : [])
			for (const game of ledger.recentByKind.keys())
				expect(runOf(recentOf(ledger, game)), `${said} ${id}`).toEqual(
					slowRun(slowRecent(slow.people.get(id)?.recentByKind.get(game)))
				);
		if (scope.game !== undefined) {
			const { first, next } = slowWinners(slow, scope.game, slow.matches);
			const [winner, level] = first;
			const names = joinList(first.map((one) => one.person));
			expect(
				winLines(book.people, scope.game, book.matches, (id) => id),
				said
			).toEqual([
				...(winner && level ? [m.records_wins_level({ names, n: winner.won })] : []),
				...(winner && !level ? [m.records_wins_lead({ ...winner, name: winner.person })] : []),
				...(next ? [m.records_wins_next({ ...next, name: next.person })] : [])
			]);
		}
		if (person === undefined) return;
		const isTwice = ({ seats, isTogether, isDeleted, status }: SlowMatch): boolean =>
			!isDeleted &&
			status !== 'open' &&
			!isTogether &&
			seats.filter((seat) => seat.person === slowScope.person).length > 1;
		expect(twice, said).toBe(admitted(matches, filter, evening).filter(isTwice).length);
	};

	it('all players, under each filter', async () => {
		for (const filter of filters) await compare({ isOfPeople: true }, filter);
	});
	it('all players in each stretch of time, whenever it is', async () => {
		try {
			for (const moment of moments) {
				vi.setSystemTime(moment);
				for (const time of times)
					await compare({ isOfPeople: true }, { ...everything, time }, eveningIn(zone)(moment));
			}
		} finally {
			vi.setSystemTime(club.now);
		}
	});
	it('each game', async () => {
		for (const { id } of games) {
			await compare({ game: id });
			for (let some = 0; some < 3; some += 1)
				await compare({ game: id }, { ...dice.pick(filters), game: id, kind: '' });
		}
	});
	it('each person, asked for by any of their names', async () => {
		for (const { id } of club.players) {
			await compare({ person: id });
			await compare({ person: id }, dice.pick(filters));
		}
	});
	it('each pair', async () => {
		for (const person of people)
			for (const rival of people.filter((other) => other > person))
				await compare({ people: [person, rival], isOfPeople: true }, dice.pick([everything, ...filters]));
	});
	it('each table of three and more', async () => {
		const tables = [...slowBook(matches, {}).people.values()].flatMap(({ tables }) => [...tables.keys()]);
		for (const table of new Set(tables)) {
			const scope = { people: table.split('.'), isClosed: true };
			await compare(scope);
			await compare(scope, dice.pick(filters));
		}
	});
	it('the list of all matches, and its totals', async () => {
		const whole: SlowChoice = { ...everything, player: '', rival: '', text: '' };
		const choices: readonly SlowChoice[] = [
			...filters.map((filter) => ({ ...whole, ...filter })),
			...people.map((player) => ({ ...whole, player })),
			...people.map((player) => ({ ...whole, player, rival: dice.pick(people) })),
			...words.map((text) => ({ ...whole, text }))
		];
		const limit = 7 + Math.floor(count / 10);
		for (const choice of choices) {
			const said = JSON.stringify(choice);
			const slow = slowHistory(matches, choice, club.players, club.now, today);
			const found = new app.FoundMatches(choice);
			const rows: MatchRow[] = [];
			let page = await found.list({ limit });
			rows.push(...page.rows);
			while (page.next) {
				page = await found.list({ limit, before: page.next });
				rows.push(...page.rows);
			}
			expect(
				eveningsOf(rows).map((evening) => evening.rows.map(({ id }) => id)),
				said
			).toEqual(slow.evenings);
			await found.count();
			expect(found.totals, said).toEqual(slow.totals);
		}
	});
	it('the ranking of each game', async () => {
		const ofGame = ({ game }: SlowFilter): boolean => game !== '';
		for (const filter of [
			...games.map(({ id }) => ({ ...everything, game: id })),
			...filters.filter(ofGame)
		]) {
			const reader = new app.RankingReader(() => filter);
			await reader.refresh();
			const slow = countedFor(admitted(matches, filter, today), {}).filter(({ status }) => status === 'over');
			const isTogether = slow.some((match) => match.isTogether);
			// Scores of shows compare within a kind alone.
			if (isTogether && filter.kind === '') continue;
			expect(
				rounded(isTogether ? showsRankingOf(reader.matches) : rankingOf(reader.matches)),
				JSON.stringify(filter)
			).toEqual(rounded(isTogether ? slowShowsRanking(slow) : slowRanking(slow)));
		}
	});
	it('each evening', async () => {
		for (const date of new Set(matches.map(({ evening }) => evening))) {
			const span = spanOf(date);
			if (!span) throw new Error(`${date} is no evening`);
			const { rows, ...summary } = summaryOf((await app.matchesBetween(span.from, span.until)).rows, (id) =>
				personIn(club.players, id)
			);
			const around = await app.timesAround(span.from, span.until);
			const evening = (at: number | undefined) => (at === undefined ? undefined : eveningOf(at));
			expect(
				{
					...summary,
					ids: rows.map(({ id }) => id),
					...{ before: evening(around.before), after: evening(around.after) }
				},
				date
			).toEqual(slowEvening(matches, date));
		}
	});
	it('from results made anew of the rows, and from rows made anew of the logs', async () => {
		await app.write(['results'], (transaction) => transaction.objectStore('results').clear());
		app.forgetResults();
		await compare({});
		await compare({});
		// As an earlier version of the app has left them.
		await app.write(['matches', 'results'], async (transaction) => {
			const rows = transaction.objectStore('matches');
			for (const value of await rows.getAll()) {
				const row = toRow(value);
				if (row?.record) await rows.put(toStored({ ...row, record: { ...row.record, version: 1 } }));
			}
			await transaction.objectStore('results').clear();
		});
		app.forgetResults();
		await compare({});
		await compare({ person: 'lea' });
	});
});

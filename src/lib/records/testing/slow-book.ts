/** Of the slow second reading of the records: the figures of a page of records, from the matches that it is of. */
import type { SlowMatch } from './slow-matches';
import {
	groupedBy,
	mapped,
	slowOutcomes,
	slowPersonTallies,
	slowTally,
	type SlowNumber
} from './slow-numbers';

/** Whose page it is: everybody's, a person's, or that of some who sat together, with or without others. */
export interface SlowScope {
	readonly person?: string;
	readonly people?: readonly string[];
	readonly isClosed?: boolean;
	/** Whether neither games nor evenings are counted. */
	readonly isOfPeople?: boolean;
}

/**
 * @returns by seat the person for whom the match counts. Who sits twice against others is nobody at both seats; who sits
 *   twice in a show is counted once.
 */
export const countedPeople = ({
	seats,
	isTogether
}: Pick<SlowMatch, 'seats' | 'isTogether'>): readonly (string | undefined)[] =>
	seats.map(({ person }, seat) => {
		if (person === undefined) return undefined;
		const own = seats.flatMap((other, place) => (other.person === person ? [place] : []));
		if (own.length === 1) return person;
		return isTogether && own[0] === seat ? person : undefined;
	});

/** @returns of the matches that are over, those that a page counts. */
export const countedFor = (
	matches: readonly SlowMatch[],
	{ person, people = [], isClosed = false }: SlowScope
): readonly SlowMatch[] =>
	matches.filter((match) => {
		if (match.isDeleted || match.status === 'open') return false;
		const seated = countedPeople(match);
		if (person !== undefined && !seated.includes(person)) return false;
		if (isClosed && seated.length !== people.length) return false;
		return people.every((one) => seated.includes(one));
	});

/** Of a game's matches of one kind. @param whose counts only what is this person's. */
const slowLedger = (matches: readonly SlowMatch[], whose: string | undefined) => {
	const numbersOf = (
		make: (match: SlowMatch, people: readonly (string | undefined)[]) => readonly Partial<SlowNumber>[]
	): readonly SlowNumber[] =>
		matches.flatMap((match) =>
			make(match, countedPeople(match)).map(({ value = 0, of, person }) => ({
				...{ value, of, person },
				...{ match: match.id, at: match.at }
			}))
		);
	const isTheirs = (person: string | undefined): boolean => whose === undefined || person === whose;
	const against = matches.filter(({ isTogether }) => !isTogether);
	const facts = matches
		.flatMap((match) =>
			match.facts.map(({ name, of, seat, value }) => ({
				...{ name, of, seat, value, match: match.id, at: match.at },
				person: seat === undefined ? undefined : countedPeople(match)[seat]
			}))
		)
		.filter(({ seat, person }) => seat === undefined || isTheirs(person));
	return {
		began: slowOutcomes(
			against.flatMap((match) => {
				const { starter, endings } = match;
				if (starter === undefined || !isTheirs(countedPeople(match)[starter])) return [];
				return endings.slice(starter, starter + 1);
			})
		),
		ended: slowOutcomes(
			matches.map(({ endings }) => {
				if (endings.includes('drawn')) return 'drawn';
				return endings.includes('won') ? 'won' : 'lost';
			})
		),
		own: slowOutcomes(
			against.flatMap((match) =>
				match.endings.filter((_, seat) => whose !== undefined && countedPeople(match)[seat] === whose)
			)
		),
		minutes: slowTally(
			numbersOf(({ scores, minutes, isNoted }) => {
				const isKnown = isNoted ? minutes > 0 : scores.length > 0;
				return isKnown ? [{ value: minutes }] : [];
			})
		),
		rounds: slowTally(
			numbersOf(({ scores, rounds, isNoted }) => (isNoted || scores.length === 0 ? [] : [{ value: rounds }]))
		),
		margin: slowTally(
			numbersOf(({ scores }, people) => {
				const [near, far] = scores;
				if (near === undefined || far === undefined || scores.length > 2) return [];
				return [{ value: Math.abs(near - far), person: far > near ? people[1] : people[0] }];
			})
		),
		scores: slowPersonTallies(
			numbersOf(({ scores, isTogether }, people) =>
				isTogether
					? scores.map((value) => ({ value }))
					: scores
							.map((value, seat) => ({ value, person: people[seat] }))
							.filter(({ person }) => isTheirs(person))
			)
		),
		facts: mapped(
			groupedBy(facts, ({ name }) => name),
			(named) => ({
				...slowPersonTallies(named),
				byOf: mapped(
					groupedBy(named, ({ of, value }) => of ?? String(value)),
					slowPersonTallies
				)
			})
		)
	};
};

/** How a show ended: with the highest score there is, lost, or in between. */
const showEnding = ({ endings, scores, highest }: SlowMatch): 'perfect' | 'finished' | 'lost' => {
	if (endings.includes('lost')) return 'lost';
	return highest > 0 && scores[0] === highest ? 'perfect' : 'finished';
};

const kept = 30;

/** @returns what is told of one person, of the matches that count for them. */
const slowPerson = (matches: readonly SlowMatch[], person: string) => {
	const theirs = matches.flatMap((match) => {
		const people = countedPeople(match);
		const seat = people.indexOf(person);
		return seat < 0 ? [] : [{ match, people, ending: match.endings[seat] ?? 'lost', seat }];
	});
	const against = theirs.filter(({ match }) => !match.isTogether);
	const rivals = against.flatMap(({ people, ending }) =>
		people.flatMap((rival) => (rival === undefined || rival === person ? [] : [{ rival, ending }]))
	);
	const tables = theirs.flatMap(({ people }) =>
		people.length < 3 || people.includes(undefined) ? [] : [[...people].sort().join('.')]
	);
	const last = theirs
		.toSorted((a, b) => b.match.at - a.match.at || (a.match.id < b.match.id ? 1 : -1))
		.map(({ match, ending, seat }) => ({
			...{ match: match.id, at: match.at, game: match.game },
			...{ kind: match.kind ?? '', isTogether: match.isTogether },
			result: match.isTogether ? showEnding(match) : ending,
			score: match.scores[match.isTogether ? 0 : seat]
		}));
	return {
		all: slowOutcomes(against.map(({ ending }) => ending)),
		byGame: mapped(
			groupedBy(against, ({ match }) => match.game),
			(some) => slowOutcomes(some.map(({ ending }) => ending))
		),
		byRival: mapped(
			groupedBy(rivals, ({ rival }) => rival),
			(some) => slowOutcomes(some.map(({ ending }) => ending))
		),
		shows: mapped(
			groupedBy(
				theirs.filter(({ match }) => match.isTogether),
				({ match }) => match.game
			),
			(some) => some.length
		),
		tables: mapped(
			groupedBy(tables, (table) => table),
			(some) => some.length
		),
		recent: last.slice(0, kept),
		recentByKind: mapped(
			groupedBy(last, ({ game }) => game),
			(some) =>
				mapped(
					groupedBy(some, ({ kind }) => kind),
					(ofKind) => ofKind.slice(0, kept)
				)
		)
	};
};

/**
 * @param matches those that the page's filter admits.
 * @returns what the page counts, by game and kind, by person and by evening.
 */
export const slowBook = (matches: readonly SlowMatch[], scope: SlowScope) => {
	const all = countedFor(matches, scope);
	const over = all.filter(({ status }) => status === 'over');
	const people = new Set(
		over.flatMap((match) => countedPeople(match).flatMap((person) => (person === undefined ? [] : [person])))
	);
	return {
		matches: over.length,
		unfinished: all.length - over.length,
		games: mapped(
			groupedBy(scope.isOfPeople ? [] : over, ({ game }) => game),
			(some) =>
				mapped(
					groupedBy(some, ({ kind }) => kind ?? ''),
					(ofKind) => slowLedger(ofKind, scope.person)
				)
		),
		people: new Map(
			[...people]
				.filter((person) => scope.person === undefined || person === scope.person)
				.map((person) => [person, slowPerson(over, person)])
		),
		evenings: mapped(
			groupedBy(scope.isOfPeople ? [] : over, ({ evening }) => evening),
			(some) => some.length
		)
	};
};

/** Of the slow second reading of the records: the page of an evening. */
import { countedPeople } from './slow-book';
import type { SlowMatch } from './slow-matches';
import { slowOutcomes } from './slow-numbers';

/** @param matches all of the club. @param date of the evening, as `2026-11-21`. */
export const slowEvening = (matches: readonly SlowMatch[], date: string) => {
	const listed = matches.filter(({ isDeleted }) => !isDeleted);
	const own = listed
		.filter(({ evening }) => evening === date)
		.sort((a, b) => a.began - b.began || (a.id < b.id ? -1 : 1));
	const over = own.filter(({ status }) => status === 'over');
	const against = over.filter(({ isTogether }) => !isTogether);
	const came = new Set(own.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? [])));
	const people = [...came]
		.map((person) => ({
			person,
			outcomes: slowOutcomes(
				against.flatMap((match) => match.endings.filter((_, seat) => countedPeople(match)[seat] === person))
			),
			shows: over.filter((match) => match.isTogether && countedPeople(match).includes(person)).length
		}))
		.sort((a, b) => {
			const played = (one: typeof a): number =>
				one.outcomes.won + one.outcomes.drawn + one.outcomes.lost + one.shows;
			return b.outcomes.won - a.outcomes.won || played(b) - played(a) || (a.person < b.person ? -1 : 1);
		});
	const rivals = people.filter(({ outcomes: { won, drawn, lost } }) => won + drawn + lost > 0);
	const wins = Math.max(0, ...rivals.map(({ outcomes }) => outcomes.won));
	const best = rivals.filter(({ outcomes }) => outcomes.won === wins);
	const isTold = against.length >= 5 && wins >= 2 && best.length < rivals.length;
	const dates = [...new Set(listed.map(({ evening }) => evening))].sort();
	return {
		ids: own.map(({ id }) => id),
		people,
		guests: Math.max(0, ...own.map(({ seats }) => seats.filter(({ person }) => person === undefined).length)),
		matches: against.length,
		shows: over.length - against.length,
		open: own.filter(({ status }) => status === 'open').length,
		best: isTold ? { people: best, wins } : undefined,
		minutes: own.reduce((sum, { minutes, status }) => sum + (status === 'open' ? 0 : minutes), 0),
		places: [...new Set(own.map(({ place }) => place.trim()).filter((place) => place !== ''))],
		before: dates.filter((other) => other < date).at(-1),
		after: dates.find((other) => other > date)
	};
};

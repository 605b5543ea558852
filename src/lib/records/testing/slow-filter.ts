/** Of the slow second reading of the records: which matches a filter admits, told by the dates of their evenings. */
import type { SlowMatch } from './slow-matches';

/** As the pages' filters are; empty where all are admitted. */
export interface SlowFilter {
	readonly time: string;
	readonly place: string;
	readonly game: string;
	readonly kind: string;
	readonly rules: string;
}

const dayOf = (date: string, later: number): string => {
	const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
	return new Date(Date.UTC(year, month - 1, day + later)).toISOString().slice(0, 10);
};

const isTime = (time: string, evening: string, today: string): boolean => {
	const year = today.slice(0, 4);
	switch (time) {
		case '':
			return true;
		case 'week':
			return evening > dayOf(today, -7);
		case 'month':
			return evening.slice(0, 7) === today.slice(0, 7);
		case 'year':
			return evening.slice(0, 4) === year;
		case 'twelve':
			return evening > dayOf(`${Number(year) - 1}${today.slice(4)}`, 0);
		case 'before':
			return evening < year;
		default: {
			const [from = '', until = ''] = time.split('_');
			return evening >= from && evening <= until;
		}
	}
};

/** The letters with accents that are compared without them. */
const accented: readonly (readonly [accented: string, plain: string])[] = [
	['é', 'e'],
	['è', 'e'],
	['ü', 'u'],
	['ï', 'i'],
	['ô', 'o']
];

/** @returns a text as it is compared: without accents, capitals and what stands around it. */
export const plain = (text: string): string => {
	let said = text.trim().toLowerCase();
	for (const [letter, other] of accented) said = said.replaceAll(letter, other);
	return said;
};

/** @param today the date of the evening that is under way. @returns the matches that the filter admits. */
export const admitted = (
	matches: readonly SlowMatch[],
	filter: SlowFilter,
	today: string
): readonly SlowMatch[] =>
	matches.filter(
		({ game, kind, evening, place, rules }) =>
			(filter.game === '' || game === filter.game) &&
			(filter.kind === '' || kind === filter.kind) &&
			(filter.place === '' || plain(place) === plain(filter.place)) &&
			(filter.rules === '' || plain(rules) === plain(filter.rules)) &&
			isTime(filter.time, evening, today)
	);

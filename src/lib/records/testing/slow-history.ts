/** Of the slow second reading of the records: the list of all matches, and what it adds up. */
import { admitted, plain, type SlowFilter } from './slow-filter';
import type { ListedPlayer, SlowMatch } from './slow-matches';

export interface SlowChoice extends SlowFilter {
	/** The persons who sat there; empty for anybody. */
	readonly player: string;
	readonly rival: string;
	/** Words in names, those of then and of now, in notes and places. */
	readonly text: string;
}

export interface SlowHistory {
	/** The ids of the matches, by evening, in the order of the list. */
	readonly evenings: readonly (readonly string[])[];
	readonly totals: { readonly matches: number; readonly evenings: number; readonly minutes: number };
}

const day = 86_400_000;

/**
 * @param now in milliseconds since 1970.
 * @param today the date of the evening that is under way.
 * @returns the list: the last played first, and last of all what a wrong clock put into the future.
 */
export const slowHistory = (
	matches: readonly SlowMatch[],
	choice: SlowChoice,
	players: readonly ListedPlayer[],
	now: number,
	today: string
): SlowHistory => {
	const words = plain(choice.text).split(' ').filter(Boolean);
	const found = admitted(matches, choice, today).filter(({ isDeleted, seats, note, place }) => {
		if (isDeleted) return false;
		for (const person of choice.player === '' ? [] : [choice.player, choice.rival])
			if (person !== '' && seats.every((seat) => seat.person !== person)) return false;
		const namesNow = seats.map(({ person }) => players.find(({ id }) => id === person)?.name ?? '');
		const said = plain([...seats.map(({ name }) => name), ...namesNow, note, place].join(' '));
		return words.every((word) => said.includes(word));
	});
	const isWrong = ({ at }: SlowMatch): boolean => at > now + day;
	const inOrder = found.toSorted((a, b) => {
		if (isWrong(a) !== isWrong(b)) return isWrong(a) ? 1 : -1;
		return b.at - a.at || (a.id < b.id ? 1 : -1);
	});
	const evenings: { readonly evening: string; readonly ids: string[] }[] = [];
	for (const { id, evening } of inOrder) {
		const known = evenings.find((other) => other.evening === evening);
		if (known) known.ids.push(id);
		else evenings.push({ evening, ids: [id] });
	}
	const over = found.filter(({ status }) => status !== 'open');
	return {
		evenings: evenings.map(({ ids }) => ids),
		totals: {
			matches: over.length,
			evenings: new Set(over.map(({ evening }) => evening)).size,
			minutes: over.reduce((sum, { minutes }) => sum + minutes, 0)
		}
	};
};

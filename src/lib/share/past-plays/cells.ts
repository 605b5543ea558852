/** Reads the cells of a table as people and spreadsheets write them. An empty cell is `undefined`. */
import { maxNotedMinutes, maxNotedScore } from '$lib/match/entry';
import { withoutEscapes } from '$lib/share/csv';

/** How a match ended for a player, as files say it. */
export type ToldResult = 'won' | 'drawn' | 'lost' | 'perfect' | 'finished' | 'unfinished';

/** @returns the text of a cell, without what escapes a formula and without outer white space. */
export const cellText = (cell: string): string => withoutEscapes(cell).trim();

/** @returns a text without accents, case and punctuation, to compare what people type. */
export const plain = (text: string): string =>
	text
		.normalize('NFD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, '');

const wholePattern = /^[+-]?\d{1,6}(?:[.,]0{1,2})?$/;
/** @returns a score: a whole number, which a spreadsheet may write with a decimal that is nothing. */
export const readScore = (text: string): number | undefined | 'bad' => {
	if (text === '') return undefined;
	const typed = text.replace('−', '-');
	if (!wholePattern.test(typed)) return 'bad';
	const score = Number(typed.replace(',', '.'));
	return Math.abs(score) <= maxNotedScore ? score + 0 : 'bad';
};

/** @returns a time played, rounded to minutes; undefined for none. */
export const readMinutes = (text: string): number | undefined | 'bad' => {
	if (text === '') return undefined;
	if (!/^\d{1,6}(?:[.,]\d{1,3})?$/.test(text)) return 'bad';
	const minutes = Math.round(Number(text.replace(',', '.')));
	if (minutes > maxNotedMinutes) return 'bad';
	return minutes > 0 ? minutes : undefined;
};

/** @returns a seat, counted from 1. */
export const readSeat = (text: string): number | undefined | 'bad' => {
	if (text === '') return undefined;
	return /^[1-8]$/.test(text) ? Number(text) : 'bad';
};

/** Words for results in both languages, as `plain` writes them. */
const resultByWord: Readonly<Record<string, ToldResult>> = {
	...{ won: 'won', win: 'won', winner: 'won', wins: 'won' },
	...{ gagne: 'won', gagnee: 'won', victoire: 'won', gagnant: 'won', gagnante: 'won' },
	...{ drawn: 'drawn', draw: 'drawn', tie: 'drawn', tied: 'drawn' },
	...{ egalite: 'drawn', nul: 'drawn', nulle: 'drawn', matchnul: 'drawn', exaequo: 'drawn' },
	...{ lost: 'lost', loss: 'lost', loser: 'lost', loses: 'lost' },
	...{ perdu: 'lost', perdue: 'lost', defaite: 'lost', perdant: 'lost', perdante: 'lost' },
	...{ perfect: 'perfect', parfait: 'perfect', parfaite: 'perfect' },
	...{ finished: 'finished', termine: 'finished', terminee: 'finished', fini: 'finished', finie: 'finished' },
	...{ unfinished: 'unfinished', inacheve: 'unfinished', inachevee: 'unfinished' }
};
/** @returns how the match ended for the player of the row. */
export const readResult = (text: string): ToldResult | undefined | 'bad' => {
	if (text === '') return undefined;
	const word = plain(text);
	return Object.hasOwn(resultByWord, word) ? resultByWord[word] : 'bad';
};

const yes = ['1', 'x', 'yes', 'true', 'oui', 'vrai'];
/** Whether a cell ticks something. */
export const isTicked = (text: string): boolean => yes.includes(plain(text));

/** @returns a text cut to so many UTF-16 units, between two characters. */
export const cutTo = (text: string, length: number): string =>
	text.length <= length
		? text
		: text
				.slice(0, length)
				.replace(/[\uD800-\uDBFF]$/, '')
				.trimEnd();

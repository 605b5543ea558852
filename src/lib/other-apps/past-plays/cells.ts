/** Reads the cells of a table as people and spreadsheets write them. An empty cell is `undefined`. */
import { maxNotedMinutes, maxNotedScore } from '$lib/match/entry';
import { withoutEscapes } from '$lib/share/csv';

/** How a match ended for a player, as files say it. */
export type CellResult = 'won' | 'drawn' | 'lost' | 'perfect' | 'finished' | 'unfinished';

/** @returns the text of a cell, without what escapes a formula and without outer white space. */
export const cellText = (cell: string): string => withoutEscapes(cell).trim();

/** @returns a text without accents, case and punctuation, to compare what people type. */
export const plain = (text: string): string =>
	text
		.normalize('NFD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, '');

const wholePattern = /^([+-]?\d{1,6})(?:[.,]0{1,2})?(?:\s?(?:pts?|points?)\.?)?$/i;
/** @returns a score: a whole number, which a spreadsheet may write with a decimal that is nothing, and people with `points`. */
export const readScore = (text: string): number | undefined | 'bad' => {
	if (text === '') return undefined;
	const [, whole] = wholePattern.exec(text.replace('−', '-')) ?? [];
	const score = Number(whole);
	return Math.abs(score) <= maxNotedScore ? score + 0 : 'bad';
};

const lengthPattern = /^(?:(\d{1,2})\s?[:h]\s?)?(?:(\d{1,6}(?:[.,]\d{1,3})?)\s?(?:min(?:ute)?s?\.?|’|')?)?$/i;
/** @returns a time played, rounded to minutes, from `25`, `25 min`, `1:05` or `1 h 05`; undefined for none. */
export const readMinutes = (text: string): number | undefined | 'bad' => {
	const [, hours = '0', rest = '0'] = lengthPattern.exec(text) ?? [];
	if (text !== '' && !lengthPattern.test(text)) return 'bad';
	const minutes = Number(hours) * 60 + Math.round(Number(rest.replace(',', '.')));
	return minutes > maxNotedMinutes ? 'bad' : minutes || undefined;
};

const yes = ['1', 'x', 'yes', 'true', 'oui', 'vrai'];
const no = ['0', 'no', 'false', 'non', 'faux'];
/** Words for results in both languages, as `plain` writes them. */
const words: Readonly<Record<CellResult, readonly string[]>> = {
	won: ['won', 'win', 'winner', 'wins', 'w', 'gagne', 'gagnee', 'victoire', 'gagnant', 'gagnante', ...yes],
	drawn: ['drawn', 'draw', 'tie', 'tied', 'd', 'egalite', 'nul', 'nulle', 'matchnul', 'exaequo'],
	lost: ['lost', 'loss', 'loser', 'loses', 'l', 'perdu', 'perdue', 'defaite', 'perdant', 'perdante', ...no],
	perfect: ['perfect', 'parfait', 'parfaite'],
	finished: ['finished', 'termine', 'terminee', 'fini', 'finie'],
	unfinished: ['unfinished', 'inacheve', 'inachevee']
};
const resultByWord = new Map(
	(Object.keys(words) as readonly CellResult[]).flatMap((result) =>
		words[result].map((word) => [word, result] as const)
	)
);
/** @returns how the match ended for the player of the row. */
export const readResult = (text: string): CellResult | undefined | 'bad' =>
	text === '' ? undefined : (resultByWord.get(plain(text)) ?? 'bad');

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

/** Finds what is wrong with a sentence that was made of parts: colons, capitals, plurals, elisions, stops. */
import { nouns } from './words/units';

type Language = 'en' | 'fr';

export interface SentenceContext {
	/** Names that keep their capital in the middle of a sentence: of players, of geishas, of yaku. */
	readonly names?: readonly string[];
	/** Whether it is a sentence or several, from a capital to a stop; else it may be a line of a few words. */
	readonly isWhole?: boolean;
}

/** Words that begin with a capital wherever they stand. */
const alwaysCapital: Readonly<Record<Language, ReadonlySet<string>>> = {
	en: new Set(
		(
			'I January February March April May June July August September October November December ' +
			'Ochaya Hanamikoji Hanabi Koï-Koï Geisha BG CSV CouchDB QR Oya Gaji Teshi Kuttsuki Game Ba EmperorS Nintendo'
		).split(' ')
	),
	fr: new Set(
		'Ochaya Hanamikoji Hanabi Koï-Koï Geisha BG CSV CouchDB QR Oya Gaji Teshi Kuttsuki Game Ba EmperorS Nintendo'.split(
			' '
		)
	)
};

/**
 * The words of any number: “1 match”, but “0 matches”; French has the singular for 0 too. In “21 item cards” it is the
 * second word that goes with the number.
 */
const wrongNumber: Readonly<Record<Language, RegExp>> = {
	en: new RegExp(
		`(?<![\\p{L}\\d.,–/])(?:1[ \u00a0](?:${nouns.en.map(([, several]) => several).join('|')})|(?:0|[2-9]|\\d{2,})[ \u00a0](?:${nouns.en.map(([one]) => one).join('|')}))(?![\\p{L}-]|[ \u00a0]cards)`,
		'u'
	),
	fr: new RegExp(
		`(?<![\\p{L}\\d.,–/])(?:[01][ \u00a0](?:${nouns.fr.map(([, several]) => several).join('|')})|(?:[2-9]|\\d{2,})[ \u00a0](?:${nouns.fr.map(([one]) => one).join('|')}))(?![\\p{L}-])`,
		'u'
	)
};

const unelided =
	/(?<![\p{L}’-])(?:de|que|le|la|ne|se|je|me|te|jusque|lorsque|puisque)[ \u00a0](?!(?:onze|oui|un|une)(?!\p{L}))[aeiouâàéèêëîïôûœ]/iu;

/** @returns the sentences of a text, and the parts of a line between its dots. */
const sentencesOf = (text: string): readonly string[] =>
	text.split(/(?<=[.!?…])\s+(?=[\p{Lu}ⓝ\d«“])|[\s\u00a0]·[\s\u00a0]/u).filter((part) => part !== '');

/** Each name becomes one sign, so that it is neither a capital nor a word with a vowel at its beginning. */
const withoutNames = (text: string, names: readonly string[]): string => {
	if (names.length === 0) return text;
	const longestFirst = [...names].sort((a, b) => b.length - a.length);
	return text.replaceAll(new RegExp(longestFirst.join('|'), 'g'), 'ⓝ');
};

const capitalsWithin = (sentence: string, language: Language): readonly string[] =>
	[...sentence.matchAll(/[,:;][\s\u00a0\u202f]+(\p{Lu}[\p{L}-]*)/gu)]
		.map(([, word = '']) => word)
		.filter((word) => !alwaysCapital[language].has(word));

const faultsOfOne = (sentence: string, language: Language): readonly string[] => {
	const colons = sentence.match(/(?<!\d):|:(?!\d)/g)?.length ?? 0;
	return [
		...(colons > 1 ? ['two colons in one sentence'] : []),
		...capitalsWithin(sentence, language).map((word) => `a capital in the middle: ${word}`)
	];
};

/**
 * @param text one sentence or several, as a player sees or hears it
 * @returns what is wrong with it, each in a few words; nothing if it is well made
 */
export const faultsOf = (
	text: string,
	language: Language,
	{ names = [], isWhole = false }: SentenceContext = {}
): readonly string[] => {
	const bare = withoutNames(text, names);
	const find = (pattern: RegExp, what: string, where = text): readonly string[] => {
		const found = pattern.exec(where)?.[0];
		return found === undefined ? [] : [`${what}: ${found}`];
	};
	return [
		...sentencesOf(bare).flatMap((sentence) => faultsOfOne(sentence, language)),
		...find(/\b(?:undefined|null|NaN)\b|[{}]|\[object/, 'something unfilled'),
		...find(
			/\.\.|[.!?…][\s\u00a0\u202f]*[.,;:]|[,;:][\s\u00a0\u202f]*[.,;:]|[!?][\s\u00a0\u202f]*[!?]/,
			'stops that follow one another'
		),
		...find(/[ \u00a0\u202f]{2}|^[\s\u00a0\u202f]|[\s\u00a0\u202f]$/, 'a space too many'),
		...find(/\([\s\u00a0]*\)|·[\s\u00a0]*·|^·|·$|[:,;]$/, 'a part that is missing'),
		...find(/(?<!\p{L})(\p{L}{2,})[ \u00a0]\1(?!\p{L})/iu, 'a word twice', bare),
		...find(wrongNumber[language], 'a number and its word that do not go together', bare),
		...(language === 'en' ? find(/[\s\u00a0\u202f][,;:.!?…](?!\d)/, 'a space before a mark') : []),
		...(language === 'fr' ? find(unelided, 'no elision') : []),
		...(language === 'fr' ? find(/(?<!\d):(?<![\u00a0]:)|[^\u202f][;!?]/, 'no space before a mark') : []),
		...(isWhole ? find(/^\p{Ll}|[.!?] \p{Ll}/u, 'a sentence that begins small') : []),
		...(isWhole ? find(/[^.!?…»”)]$/, 'a sentence without a stop') : [])
	];
};

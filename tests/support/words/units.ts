/** The words that go with a number, and the space between them, which may not break. */

type Language = 'en' | 'fr';
/** One thing, and several of it. */
type Noun = readonly [one: string, several: string];

const plainS = (...words: readonly string[]): readonly Noun[] => words.map((word) => [word, `${word}s`]);

/** What is counted, in the singular and the plural. Words that do not change, such as “yaku”, stand in `others`. */
export const nouns: Readonly<Record<Language, readonly Noun[]>> = {
	en: [
		['match', 'matches'],
		['entry', 'entries'],
		['copy', 'copies'],
		['loss', 'losses'],
		...plainS('point', 'pt', 'card', 'round', 'month', 'turn', 'move', 'tile', 'token', 'geisha', 'step'),
		...plainS('change', 'tap', 'phone', 'player', 'item', 'code', 'evening', 'value', 'line', 'deal', 'clue'),
		...plainS('discard', 'misplay', 'time', 'answer', 'show', 'row', 'column', 'diagonal', 'square', 'flute'),
		...plainS('fan', 'scroll', 'parasol', 'lute', 'tea', 'flower', 'win', 'draw', 'day', 'hour', 'minute'),
		...plainS('second', 'document', 'set', 'colour', 'firework', 'favour', 'ribbon', 'tab', 'file', 'backup'),
		...plainS('result', 'record', 'pair', 'call', 'game', 'mistake', 'meeting', 'rule', 'guest')
	],
	fr: [
		['feu', 'feux'],
		['jeu', 'jeux'],
		['rouleau', 'rouleaux'],
		['nouveau', 'nouveaux'],
		...plainS(
			'partie',
			'point',
			'pt',
			'carte',
			'manche',
			'tour',
			'coup',
			'tuile',
			'jeton',
			'geisha',
			'geste'
		),
		...plainS('changement', 'saisie', 'téléphone', 'joueur', 'élément', 'code', 'soirée', 'valeur', 'ligne'),
		...plainS('donne', 'indice', 'défausse', 'erreur', 'réponse', 'spectacle', 'rangée', 'colonne', 'carré'),
		...plainS(
			'invité',
			'diagonale',
			'flûte',
			'éventail',
			'ombrelle',
			'luth',
			'thé',
			'fleur',
			'victoire',
			'défaite'
		),
		...plainS('égalité', 'jour', 'heure', 'minute', 'seconde', 'document', 'couleur', 'exemplaire', 'faveur'),
		...plainS('lumière', 'ruban', 'personne', 'onglet', 'fichier', 'sauvegarde', 'résultat', 'record'),
		...plainS(
			'paire',
			'règle',
			'annonce',
			'majorité',
			'rencontre',
			'gagnée',
			'perdue',
			'nouvelle',
			'autre',
			'dernier'
		),
		...plainS('dernière', 'premier', 'première')
	]
};

/** Further words that belong to the number before them: units that never change, and what stands before a unit. */
const others: Readonly<Record<Language, readonly string[]>> = {
	en: [
		...['yaku', 'koï-koï', 'kasu', 'tane', 'brights', 'people', 'charm', 'kB', 'MB', 'won', 'drawn', 'lost'],
		...[
			'later',
			'new',
			'stored',
			'saved',
			'other',
			'more',
			'damaged',
			'red',
			'blue',
			'void',
			'winning',
			'house'
		],
		...['deleted', 'earlier', 'further', 'finished', 'unfinished', 'captured']
	],
	fr: ['yaku', 'koï-koï', 'kasu', 'tane', 'mois', 'fois', 'ko', 'Mo']
};

/** The parameters of messages that hold a number, or may. */
const numberParameters =
	'n|count|now|goal|limit|min|max|least|most|mean|average|best|target|charm|geishas|score|near|far|points|' +
	'tokens|discards|suits|missing|needed|sofar|pile|players|seats|left|moves|of|total|read|have|done|wins|' +
	'cap|threshold|copies|deck|hands|turnsLeft|value|whole|then';

const unitsOf = (language: Language): string =>
	[...nouns[language].flat(), ...others[language]].sort((a, b) => b.length - a.length).join('|');
const beforeUnit = (language: Language): RegExp =>
	new RegExp(
		// “The first to {target} wins” is a number and a verb.
		`(?<=(?<![\\p{L}\\d.,])(?:\\d+(?:[.,\\u202f]\\d+)*|\\{(?:${numberParameters})\\})) (?!(?<=\\{target\\} )wins)(?=(?:${unitsOf(language)})(?!\\p{L}))`,
		'gu'
	);
const beforeUnits = { en: beforeUnit('en'), fr: beforeUnit('fr') };

/**
 * @param text of a message, with or without its parameters filled in
 * @returns it with a space that may not break between each number and its unit, before a per cent sign and after ×
 */
export const withUnitSpaces = (text: string, language: Language): string =>
	text
		.replaceAll(beforeUnits[language], '\u00a0')
		.replaceAll(/(?<=[\d}]) (?=%)/g, '\u00a0')
		.replaceAll(/(?<=×) (?=[\d{])/g, '\u00a0');

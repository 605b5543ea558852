/** How texts are set: spaces, quotation marks, apostrophes, ellipses, capitals, numbers. */
import { isMessage, type WordRule } from './rule';

/** What may stand where a name will be filled in: “de {name}” is wrong for Ayane. */
const named = 'names?|other|rival|winner|loser|receiver|from|to|month|geisha';

export const typography: readonly WordRule[] = [
	{
		language: 'both',
		pattern: /['´`]/,
		why: 'the apostrophe is typographic',
		instead: '’',
		bad: ["It's", "l'appli"],
		good: ['It’s', 'l’appli']
	},
	{
		language: 'both',
		pattern: /\.\.\.?/,
		why: 'dots follow one another',
		instead: '… or one full stop',
		bad: ['Saving...', 'Tom wins..'],
		good: ['Saving…']
	},
	{
		language: 'both',
		pattern: / {2}|\s[\u00a0\u202f]|[\u00a0\u202f]\s/,
		why: 'two spaces follow one another',
		instead: 'one space',
		bad: ['Two  spaces', 'Quoi \u202f?'],
		good: ['One space']
	},
	{
		language: 'both',
		pattern: /^\s|\s$/,
		why: 'it begins or ends with a space',
		instead: 'the text alone; what joins two texts is the code’s',
		bad: ['Round ', ' or '],
		good: ['Round']
	},
	{
		language: 'both',
		pattern: /\p{L}[!?;][\p{L}]|[.!?…]\s?[.,;]|,[.,;:]|[?!]\s*[?!]/u,
		why: 'marks follow one another, or no space comes after one',
		instead: 'one mark',
		bad: ['Tom ?.', 'Done!.', 'What?!', 'Yes;no'],
		good: ['Tom? Yes.', '“Why?”, said Tom.']
	},
	{
		language: 'en',
		pattern: /[“"]\s|\s[”"]|"|[«»]/,
		why: 'English quotation marks are “ ” without spaces',
		instead: '“so”',
		bad: ['the "yaku"', '« so »'],
		good: ['the “yaku”']
	},
	{
		language: 'en',
		pattern: /[\s\u00a0\u202f][,;:.!?…)](?!\d)/,
		why: 'English has no space before punctuation',
		instead: 'the mark right after the word',
		bad: ['What ?', 'Tom : 3', 'Wait …'],
		good: ['What?', 'Tom: 3', 'up to .5']
	},
	{
		language: 'fr',
		pattern: /[^\u202f\s][;!?]|[ \u00a0][;!?]/,
		why: 'a narrow space that does not break (U+202F) stands before ; ! ?',
		instead: 'U+202F and the mark',
		bad: ['Quoi?', 'Quoi ?', 'Quoi\u00a0?'],
		good: ['Quoi\u202f?']
	},
	{
		language: 'fr',
		pattern: /[^\u00a0\d]:|[^\u00a0\d]:(?=\d)|«[^\u00a0]|[^\u00a0]»|[“”"]/,
		why: 'a space that does not break (U+00A0) stands before : and inside « »',
		instead: 'U+00A0',
		bad: ['Reste : 3', 'Reste: 3', '«mai»', '« mai »', '“mai”'],
		good: ['Reste\u00a0: 3', '«\u00a0mai\u00a0»', 'à 20:15']
	},
	{
		language: 'fr',
		pattern:
			/(?:^|[.!?…]\s)(?:A \{?\p{L}|Etat|Ecole|Egalité|Eteindre|Edition|Ecrire|Ecris|Echange|Evénement|Ca\b)/u,
		why: 'capitals have their accents',
		instead: 'À, É, Ç',
		bad: ['A toi de jouer', 'Egalité', 'Fini. Ecris le nom'],
		good: ['À toi de jouer', 'Égalité', 'À {name} de jouer']
	},
	{
		language: 'fr',
		pattern: /(?<![\d.])\d+\.\d+(?![\d.])/,
		why: 'French numbers have a decimal comma',
		instead: '1,5',
		bad: ['1.5 par tour'],
		good: ['1,5 par tour', 'version 1.2.3']
	},
	{
		language: 'fr',
		pattern:
			/(?<![\p{L}’-])(?:[Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Nn]e|[Ss]e|[Jj]e|[Mm]e|[Tt]e|[Jj]usque)[ \u00a0](?=[aeiouâàéèêëîïôûœAEIOUÂÀÉÈÊËÎÏÔÛŒ])(?!onze|oui|un\b|une\b|[A-Z]\b)/u,
		why: 'it is elided before a vowel',
		instead: 'd’, qu’, l’, n’ …',
		bad: ['le tour de Ayane', 'que Élodie', 'le Oya'],
		good: ['le tour d’Ayane', 'l’Oya', 'de Tom', 'le onze', 'Mets-le à jour']
	},
	{
		language: 'fr',
		pattern: new RegExp(
			`(?<![\\p{L}’])(?:[Dd]e|[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque|[Dd]u) \\{(?:${named})\\}`,
			'u'
		),
		why: 'it would be elided before a name or a month that begins with a vowel',
		instead: 'a sentence in which the name follows à, pour, avec, par or a colon, or comes first',
		bad: ['Yaku de {name}', 'avant que {rival} joue', 'ce qui reste de {month}'],
		good: ['Yaku\u00a0: {name}', 'À {name} de jouer', 'de {least} à {most}'],
		where: isMessage
	},
	{
		language: 'fr',
		pattern: new RegExp(
			`\\{(?:${named})\\} (?:est|sera|était|a été|serait) (?!déjà)\\p{L}+(?:é|ée|ie?|ue?)(?!\\p{L})`,
			'u'
		),
		why: 'the participle agrees with a person who may be a woman or a man',
		instead: 'a verb with avoir or in the present',
		bad: ['{name} est arrivé', '{rival} a été battue'],
		good: ['{name} est déjà à la table', '{name} est Oya', '{name} a gagné'],
		where: isMessage
	}
];

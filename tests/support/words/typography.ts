/** How texts are set: spaces, quotation marks, apostrophes, ellipses, capitals, numbers. */
import { isMessage, type WordRule } from './rule';

/** What may stand where a name will be filled in: “de {name}” is wrong for Ayane. */
const named = 'names?|other|rival|winner|loser|receiver|from|to|month|geisha';

export const typography: readonly WordRule[] = [
	{
		language: 'both',
		pattern: /['´`]/,
		why: 'the apostrophe is typographic',
		instead: '’'
	},
	{
		language: 'both',
		pattern: /\.\.\.?/,
		why: 'dots follow one another',
		instead: '… or one full stop'
	},
	{
		language: 'both',
		pattern: / {2}|\s[\u00a0\u202f]|[\u00a0\u202f]\s/,
		why: 'two spaces follow one another',
		instead: 'one space'
	},
	{
		language: 'both',
		pattern: /^\s|\s$/,
		why: 'it begins or ends with a space',
		instead: 'the text alone; what joins two texts is the code’s'
	},
	{
		language: 'both',
		pattern: /\p{L}[!?;][\p{L}]|[.!?…]\s?[.,;]|,[.,;:]|[?!]\s*[?!]/u,
		why: 'marks follow one another, or no space comes after one',
		instead: 'one mark'
	},
	{
		language: 'en',
		pattern: /[“"]\s|\s[”"]|"|[«»]/,
		why: 'English quotation marks are “ ” without spaces',
		instead: '“so”'
	},
	{
		language: 'en',
		pattern: /[\s\u00a0\u202f][,;:.!?…)](?!\d)/,
		why: 'English has no space before punctuation',
		instead: 'the mark right after the word'
	},
	{
		language: 'fr',
		pattern: /[^\u202f\s][;!?]|[ \u00a0][;!?]/,
		why: 'a narrow space that does not break (U+202F) stands before ; ! ?',
		instead: 'U+202F and the mark'
	},
	{
		language: 'fr',
		pattern: /[^\u00a0\d]:|[^\u00a0\d]:(?=\d)|«[^\u00a0]|[^\u00a0]»|[“”"]/,
		why: 'a space that does not break (U+00A0) stands before : and inside « »',
		instead: 'U+00A0'
	},
	{
		language: 'fr',
		pattern:
			/(?:^|[.!?…]\s)(?:A \{?\p{L}|Etat|Ecole|Egalité|Eteindre|Edition|Ecrire|Ecris|Echange|Evénement|Ca\b)/u,
		why: 'capitals have their accents',
		instead: 'À, É, Ç'
	},
	{
		language: 'fr',
		pattern: /(?<![\d.])\d+\.\d+(?![\d.])/,
		why: 'French numbers have a decimal comma',
		instead: '1,5'
	},
	{
		language: 'fr',
		pattern:
			/(?<![\p{L}’-])(?:[Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Nn]e|[Ss]e|[Jj]e|[Mm]e|[Tt]e|[Jj]usque)[ \u00a0](?=[aeiouâàéèêëîïôûœAEIOUÂÀÉÈÊËÎÏÔÛŒ])(?!onze|oui|un\b|une\b|[A-Z]\b)/u,
		why: 'it is elided before a vowel',
		instead: 'd’, qu’, l’, n’ …'
	},
	{
		language: 'fr',
		pattern: new RegExp(
			`(?<![\\p{L}’])(?:[Dd]e|[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque|[Dd]u) \\{(?:${named})\\}`,
			'u'
		),
		why: 'it would be elided before a name or a month that begins with a vowel',
		instead: 'a sentence in which the name follows à, pour, avec, par or a colon, or comes first',
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
		where: isMessage
	}
];

/** Words that are not the glossary’s, by language: docs/glossary.md has the word for each thing. */
import { isMessage, messagesOf, type WordRule } from './rule';

type Language = WordRule['language'];
type Where = Pick<WordRule, 'where'>;
/** A rule in one line. */
const no = (
	language: Language,
	pattern: RegExp,
	[why, instead]: readonly [string, string],
	bad: readonly [string, ...string[]],
	good: readonly string[],
	where: Where = {}
): WordRule => ({ language, pattern, why, instead, bad, good, ...where });

const onlyMessages: Where = { where: isMessage };
const isIn = (...areas: readonly string[]): Where => ({ where: messagesOf(...areas) });

const english: readonly WordRule[] = [
	no('en', /\bbegun\b/i, ['nobody says it at a table', 'Started'], ['Begun'], ['Started'], onlyMessages),
	no(
		'en',
		/\b(?:(?:multi)?colors?|colored|favors?|favorites?|gr[a]y|center(?:ed)?|neighbors?|honors?|canceled|behavior)\b/i,
		['the spelling is British', 'colour, favour, grey, centre, cancelled'],
		['five colors', 'a favor token'],
		['five colours', 'a favour token', 'cancelled']
	),
	no(
		'en',
		/\bhand(?:ed|ing|s)?[ -]over\b/i,
		['one verb for it', 'send to another phone'],
		['Hand over', 'Handed over.'],
		['Send to another phone', 'cards in hand']
	),
	no(
		'en',
		/\b(?:cannot|can’t|could not|couldn’t) be found\b/i,
		['a riddle for who looks for it', 'what is not here, and where it may be'],
		['The match cannot be found'],
		['Match not found', 'It is not on this device']
	),
	no(
		'en',
		/\blots? falls?\b/i,
		['nobody says it', '“{name} goes first” or “draw lots”'],
		['The lot falls on Tom'],
		['Tom goes first', 'drawn by lot']
	),
	no(
		'en',
		/\bstill to say\b/i,
		['a calque', '“Ruri is still missing”'],
		['Still to say: Ruri'],
		['Ruri is still missing']
	),
	no(
		'en',
		/\bscore it so\b|\bit was the other\b|\blike is compared\b/i,
		['a riddle', 'what is meant, in a plain sentence'],
		['Score it so', 'It was the other? Tap their name.', 'Only like is compared with like'],
		['Score anyway']
	),
	no(
		'en',
		/\b(?:put|puts|set|sets) (?:it |them )?right\b/i,
		['one verb for it', 'edit, or correct while it is being entered'],
		['Set right what differs', 'Put it right'],
		['Set the clock', 'on the right']
	),
	no(
		'en',
		/\b(?:correct|amend) (?:a|an|the|that|past) (?:past )?(?:round|month|match|turn \d)\b/i,
		['one verb for it', 'edit'],
		['undo the last action or correct a round'],
		['edit a round', 'correct the turn first']
	),
	no(
		'en',
		/\brecords of (?!(?:the|a|all|this|that|these|what)\b)/i,
		['a calque', '“Koï-Koï records”'],
		['Records of Koï-Koï', 'Records of {game}'],
		['Koï-Koï records', 'the records of the match']
	),
	no(
		'en',
		/\bmemory\b/i,
		['the memory is the players’', 'storage'],
		['a memory of its own'],
		['its own storage'],
		onlyMessages
	),
	no(
		'en',
		/\b(?:un)?stored\b|\bstoring\b|\bstores\b/i,
		['it is the app’s word, not a player’s', 'saved, saving'],
		['Your stored matches are safe', 'Storing did not work'],
		['Your saved matches are safe', 'storage'],
		onlyMessages
	),
	no(
		'en',
		/\b(?:nothing|everything|all)(?: of it)? (?:is|was|has been|will be) (?:yet )?kept\b/i,
		['one verb for it', 'saved'],
		['Nothing was kept.', 'Nothing is kept yet'],
		['Nothing has been saved.'],
		onlyMessages
	),
	no(
		'en',
		/\bapplication\b/i,
		['one word for it', 'the app'],
		['Update the application'],
		['Update the app']
	),
	no(
		'en',
		/\bplayed on apart\b|\bdoes not go anywhere\b/i,
		['a telegraphic participle', 'a sentence: each phone went on by itself'],
		['Played on apart'],
		['Each phone went on by itself']
	),
	no(
		'en',
		/\bhouse rule\b/i,
		['always several', 'house rules'],
		['{count} house rule set'],
		['Your house rules'],
		onlyMessages
	),
	no('en', /\bclick/i, ['one taps', 'tap'], ['Click the card'], ['Tap the card']),
	no(
		'en',
		/\bsmartphones?\b|\bmobile phones?\b/i,
		['one word for it', 'phone'],
		['your smartphone'],
		['this phone']
	),
	no(
		'en',
		/\bsquar(?:e)d? away\b|\bjoin(?:ing)? key\b|\binvitation code\b/i,
		['one word for it', 'join code'],
		['an invitation code'],
		['a join code']
	),
	no(
		'en',
		/\brounds?\b/i,
		['Koï-Koï is played in months', 'month'],
		['Round 3', 'two rounds'],
		['month 3', 'around the table'],
		isIn('koikoi')
	),
	no(
		'en',
		/\brematch\b/i,
		['nobody wins against anybody in a show', 'Play again'],
		['Rematch'],
		['Play again'],
		isIn('hanabi')
	),
	no(
		'en',
		/\bmoves?\b(?! (?:to|on|up)\b)/i,
		['Hanabi is played in turns', 'turn'],
		['Move 3', 'Moves played'],
		['Turn 3', 'moves up'],
		isIn('hanabi')
	),
	no(
		'en',
		/\bties?\b/i,
		['one word for it', 'draw'],
		['the match is a tie', 'Final tie'],
		['a draw'],
		isIn('koikoi', 'geisha', 'app')
	),
	no(
		'en',
		/[\d}]\s(?:new )?(?:taps?|moves?|steps?)\b/i,
		['what is stored of a match that comes from another phone has one name', 'entry'],
		['{count} move since', '{count} taps set aside'],
		['{count} new entries', 'Tap the code'],
		isIn('share')
	)
];

const french: readonly WordRule[] = [
	no('fr', /cette minute-ci/i, ['personne ne le dit', 'à l’instant'], ['cette minute-ci'], ['à l’instant']),
	no(
		'fr',
		/règles? éteintes?/i,
		['une règle n’est pas une lampe', 'règle non jouée'],
		['règle éteinte'],
		['règle non jouée']
	),
	no(
		'fr',
		/\btrans(?:met|mis|mission)/i,
		['un seul verbe', 'envoyer vers un autre téléphone'],
		['Transmettre', 'Transmis.', 'La transmission n’a pas abouti'],
		['Envoyer vers un autre téléphone']
	),
	no(
		'fr',
		/\bmémoire\b/i,
		['la mémoire est celle des joueurs', 'stockage'],
		['sa propre mémoire'],
		['son propre stockage'],
		onlyMessages
	),
	no(
		'fr',
		/^(?!.*(?:à vous deux|ensemble|chacun|tous|toutes)).*(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu,
		['l’appli dit tu ; vous n’est permis qu’à plusieurs (à vous deux, ensemble)', 'tu, ton, tes'],
		['Votre partie', 'si vous voulez'],
		['Ta partie', 'à vous deux', 'Votre plus beau spectacle ensemble'],
		onlyMessages
	),
	no(
		'fr',
		/^(?!Chez\b|Assez\b)\p{Lu}\p{L}+ez(?!\p{L})/u,
		['l’appli dit tu', 'l’impératif avec tu'],
		['Touchez la carte'],
		['Touche la carte', 'Assez joué'],
		onlyMessages
	),
	no(
		'fr',
		/\byaku nouveaux?\b/i,
		['l’adjectif vient avant', 'nouveau yaku'],
		['Yaku nouveau\u202f?'],
		['Nouveau yaku\u202f?']
	),
	no(
		'fr',
		/(?:va|vont|allait|mène|mènent)\p{L}* nulle part/iu,
		['un calque', 'qui n’a pas sa place'],
		['qui ne va nulle part', 'ne mène nulle part'],
		['qui n’a pas sa place']
	),
	no(
		'fr',
		/ôter? l’espoir|\bla tête n’a jamais changé/i,
		['personne ne le dit', 'ce qui arrive : « le score possible baisse de 2 »'],
		['Cela ôte l’espoir de {n} points.'],
		['Le score possible baisse de {n} points.']
	),
	no(
		'fr',
		/\bapplication\b/i,
		['un seul mot', 'l’appli'],
		['Mets l’application à jour'],
		['Mets l’appli à jour']
	),
	no(
		'fr',
		/\bcorrig(?:e|er|é|ée|ez|eant)\b(?= (?:un|une|le|la|cette|ce) (?:manche|mois|partie|donne))|cette correction/i,
		['un seul verbe', 'modifier, cette modification'],
		['corrige un mois', 'Avec cette correction, la partie se termine'],
		['modifie un mois', 'Corriger qui joue'],
		onlyMessages
	),
	no(
		'fr',
		/\brègle maison\b/i,
		['toujours au pluriel', 'règles maison'],
		['Cette règle maison'],
		['Tes règles maison'],
		onlyMessages
	),
	no(
		'fr',
		/\bsans (?:le )?(?:réseau|connexion)\b/i,
		['un seul mot', 'hors ligne'],
		['elle s’ouvre sans réseau'],
		['elle s’ouvre hors ligne'],
		onlyMessages
	),
	no(
		'fr',
		/le sort (?:désigne|tombe)/i,
		['personne ne le dit', '« {name} commence »'],
		['Le sort désigne {name}'],
		['{name} commence', 'Tirer au sort']
	),
	no(
		'fr',
		/\bRecords d(?:e |’)(?!la|toutes)/,
		['le nom du jeu vient après deux points', '« Records : {game} »'],
		['Records de Hanabi'],
		['Records\u00a0: {game}']
	),
	no('fr', /(?<!\{)\bmatch(?:s|es)?\b(?! nul)/i, ['un seul mot', 'partie'], ['un match'], ['une partie']),
	no('fr', /\bpartie nulle\b|\bmatch nul\b/i, ['un seul mot', 'égalité'], ['La partie nulle'], ['Égalité']),
	no('fr', /\bcliqu/i, ['on touche', 'toucher'], ['Clique sur la carte'], ['Touche la carte']),
	no(
		'fr',
		/\bsmartphones?\b|\btéléphones? portables?\b/i,
		['un seul mot', 'téléphone'],
		['ton smartphone'],
		['ce téléphone']
	),
	no(
		'fr',
		/\bsauvegard(?:er|é|ée|és|ées|ons|ez|ant)\b/i,
		['sauvegarde est le fichier ; le verbe est un autre', 'enregistrer'],
		['La partie est sauvegardée'],
		['La partie est enregistrée', 'la sauvegarde'],
		onlyMessages
	),
	no(
		'fr',
		/(?<!\p{L})édit(?:er|e|é)(?!\p{L})/iu,
		['un seul verbe', 'modifier'],
		['Éditer la manche'],
		['Modifier la manche', 'édition']
	),
	no(
		'fr',
		/\brien n’(?:est|a été)(?: encore)? gardé/i,
		['un seul verbe', 'enregistré'],
		['Rien n’a été gardé.', 'Rien n’est encore gardé.'],
		['Rien n’a été enregistré.'],
		onlyMessages
	),
	no(
		'fr',
		/\bcode d’(?:invitation|accès)\b/i,
		['un seul mot', 'code d’entrée'],
		['un code d’invitation'],
		['un code d’entrée']
	),
	no('fr', /\bmanches?\b/i, ['Koï-Koï se joue en mois', 'mois'], ['Manche 3'], ['mois 3'], isIn('koikoi')),
	no(
		'fr',
		/\brevanche\b/i,
		['personne n’y gagne contre personne', 'Rejouer'],
		['Revanche'],
		['Rejouer'],
		isIn('hanabi')
	),
	no(
		'fr',
		/\bcoups?\b(?<!d’un coup)(?<!tout à coup)/i,
		['Hanabi se joue en tours', 'tour'],
		['Coup 3', 'Modifier un coup'],
		['Tour 3', 'd’un coup'],
		isIn('hanabi')
	),
	no(
		'fr',
		/\b(?:gestes?|coups?)\b/i,
		['ce qui est noté d’une partie venue d’un autre téléphone a un seul nom', 'saisie'],
		['{count} geste nouveau', 'Dernier coup commun'],
		['{count} nouvelle saisie'],
		isIn('share')
	)
];

export const forbiddenWords: readonly WordRule[] = [...english, ...french];

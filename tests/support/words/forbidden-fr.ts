/** French words that are not the glossary’s: docs/glossary.md has the word for each thing. */
import { isIn, no, onlyMessages, type WordRule } from './rule';

export const forbiddenFrench: readonly WordRule[] = [
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
		/(?<!\p{L})sauvegardée?s?(?!\p{L})/iu,
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

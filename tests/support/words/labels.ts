/** One verb for each act: what stands on a button for it, and what may not. */
import { isMessage, type Text, type WordRule } from './rule';

/** Whether a message is short and without a stop, as what stands on buttons, links and titles is. */
export const isLabel = (text: Text): boolean =>
	isMessage(text) && !/[.!?:;,]$/.test(text.text) && text.text.split(/\s/).length <= 6;

const act = (
	language: 'en' | 'fr',
	verb: string,
	pattern: RegExp,
	bad: readonly [string, ...string[]],
	good: readonly string[]
): WordRule => ({
	language,
	pattern,
	why: language === 'en' ? 'one act has one verb' : 'un acte a un seul verbe',
	instead: verb,
	bad,
	good,
	where: (text) => isLabel(text)
});

export const labels: readonly WordRule[] = [
	act(
		'en',
		'Save',
		/^(?:Keep|Store|Apply|Record|Register)(?: (?:under|changes|the change|it as)\b.*)?$/,
		['Keep', 'Keep under a name', 'Store'],
		['Save', 'Keep mine', 'Records']
	),
	act(
		'fr',
		'Enregistrer',
		/^(?:Garder|Sauvegarder|Stocker|Appliquer|Valider)(?: (?:sous|les modifications)\b.*)?$/,
		['Garder', 'Garder sous un nom', 'Valider'],
		['Enregistrer', 'Garder le mien']
	),
	act(
		'en',
		'Cancel',
		/^(?:Abort|Never mind|Dismiss|Discard changes|No, a slip)$/,
		['Never mind'],
		['Cancel', 'Discard']
	),
	act(
		'fr',
		'Annuler',
		/^(?:Abandonner les modifications|Laisser tomber|Renoncer)$/,
		['Renoncer'],
		['Annuler', 'Abandonner…']
	),
	act(
		'en',
		'Undo',
		/^(?:Take back|Revert|Step back|Roll back)\b/,
		['Take back the last change'],
		['Undo the last step', 'Back']
	),
	act(
		'fr',
		'Annuler',
		/^(?:Défaire|Revenir en arrière|Reprendre le dernier)(?!\p{L})/u,
		['Défaire'],
		['Annuler le dernier geste', 'Retour']
	),
	act('en', 'Redo', /^(?:Do again|Reapply|Repeat)$/, ['Do again'], ['Redo', 'Play again']),
	act('fr', 'Rétablir', /^(?:Refaire|Répéter)$/, ['Refaire'], ['Rétablir', 'Refaire le jardin']),
	act(
		'en',
		'Edit',
		/^(?:Correct|Change|Amend|Modify|Fix|Adjust|Set right|Put right) (?:a|the|this|that|round|month|turn|move|match)\b.*\b(?:round|month|turn|move|match|note)\b/,
		['Change the note', 'Correct a round'],
		['Edit round {number}', 'Change the cards']
	),
	act(
		'fr',
		'Modifier',
		/^(?:Corriger|Changer|Éditer|Rectifier|Reprendre) (?:un|une|le|la|cette|ce)\b.*(?<!\p{L})(?:manche|mois|tour|coup|partie|note)(?!\p{L})/u,
		['Corriger la manche {number}', 'Changer la note'],
		['Modifier la manche {number}']
	),
	act(
		'en',
		'Send to another phone',
		/^(?:Hand over|Transfer|Transmit|Pass on|The match, to)\b/,
		['Hand over', 'The match, to another phone'],
		['Send to another phone', 'Send a file']
	),
	act(
		'fr',
		'Envoyer vers un autre téléphone',
		/^(?:Transmettre|Transférer|Passer|La partie, vers)\b/,
		['Transmettre'],
		['Envoyer vers un autre téléphone']
	),
	act(
		'en',
		'Delete',
		/^(?:Erase|Trash|Bin|Throw away|Remove the match)\b/,
		['Erase the match'],
		['Delete the match', 'Remove player {number}']
	),
	act(
		'fr',
		'Supprimer',
		/^(?:Jeter|Détruire|Effacer (?:la partie|le joueur|les))(?!\p{L})/u,
		['Effacer la partie'],
		['Supprimer la partie', 'Effacer la recherche']
	),
	act('en', 'Restore', /^(?:Bring back|Recover|Undelete)\b/, ['Bring back'], ['Restore']),
	act('fr', 'Restaurer', /^(?:Récupérer|Ramener|Faire revenir)(?!\p{L})/u, ['Récupérer'], ['Restaurer']),
	act(
		'en',
		'Merge, Unmerge',
		/^(?:Combine|Join names|Split|Part|Separate)\b(?! of)/,
		['Split'],
		['Merge', 'Unmerge {name}']
	),
	act(
		'fr',
		'Fusionner, Séparer',
		/^(?:Réunir|Regrouper|Joindre|Dissocier|Défusionner|Détacher)(?!\p{L})/u,
		['Dissocier {name}'],
		['Fusionner', 'Séparer {name}']
	)
];

/** Synonyms used by players of every game. A game adds its own in `synonyms.json`. */
import type { SynonymGroup } from './source.ts';

export const commonSynonyms: readonly SynonymGroup[] = [
	['gagner', 'gagnant', 'victoire', 'vainqueur', 'win', 'won', 'winner', 'victory'],
	['perdre', 'perdu', 'défaite', 'lose', 'lost', 'defeat'],
	[
		'commencer',
		'débuter',
		'premier joueur',
		'joue en premier',
		'begin',
		'start',
		'goes first',
		'first player'
	],
	['égalité', 'nul', 'ex aequo', 'tie', 'tied', 'drawn'],
	['maximum', 'max', 'au plus', 'limite', 'limit', 'highest', 'best possible'],
	['passer', 'sauter', 'skip', 'pass'],
	['distribuer', 'donne', 'deal', 'dealt'],
	['mélanger', 'shuffle'],
	['corriger', 'réparer', 'trompé', 'fix', 'correct', 'mistake', 'wrong'],
	['arrêter', 'terminer', 'finir', 'stop', 'finish', 'end early'],
	['rester', 'left', 'leftover', 'remaining'],
	['deux fois', 'refaire', 'twice', 'again'],
	['joueurs', 'players'],
	['points', 'score'],
	['début', 'départ', 'beginning', 'setup', 'mise en place', 'setting up'],
	['multiplicateur', 'facteur', 'multiplier', 'factor'],
	['règle maison', 'house rule', 'variante', 'variant', 'option'],
	['montrer', 'révéler', 'show', 'reveal'],
	['cachée', 'face down', 'hidden'],
	['durée', 'dure', 'combien de temps', 'length', 'long', 'duration'],
	['différence', 'difference', 'diffère', 'differ'],
	['modifier', 'changer', 'éditer', 'edit', 'change'],
	['retirer', 'enlever', 'écarter', 'remove', 'take out', 'put away'],
	['obligé', 'forcé', 'obligatoire', 'must', 'have to', 'forced'],
	['permis', 'autorisé', 'le droit', 'allowed', 'may'],
	['revenir', 'retourner', 'return', 'go back', 'reset'],
	['dernier', 'dernière', 'last', 'final']
];

/** What Hanamikoji's book and aid may not say, by option (rules: Goals). */
import { about, must, never, words, type GameClaims } from './claim';

const limited = 'roundLimit=3';
const conditional = {
	en: /\b(?:in|with|match of) (?:a match of )?3 rounds\b|\bsee after\b|\b3-round edition\b|\bother edition\b|\bif you (?:play|chose|choose)\b/,
	fr: /\ben 3 manches\b|\bvoir après\b|\bautre édition\b|\bsi vous (?:jouez|avez choisi)\b/
};

const rounds = [
	never(
		limited,
		'the match stops after three rounds',
		words(
			/\bthere is no limit\b|\bno limit on\b|\byou play until someone reaches\b|\bas many rounds as it takes\b|\bthere is always a winner\b|^neither · play another\b|\bif nobody has, play another\b/,
			[
				'By the 2016 rules there is no limit: you play until someone reaches a goal.',
				'Only a match of 3 rounds can end in a draw; without a limit, there is always a winner.',
				'neither · play another round',
				'If nobody has, play another round.'
			],
			['After the third round, the match is over.', 'neither · play another round, 3 at most'],
			/\bat most\b|\b(?:third|last) round\b|\bup to 3\b/
		),
		words(
			/\bil n'y a pas de limite\b|\bon joue jusqu'à ce que quelqu'un\b|\bautant de manches qu'il faut\b|\bil y a toujours un vainqueur\b|^ni l'un ni l'autre · une nouvelle\b|\bsi personne n'y est, on joue\b/,
			[
				'Dans la règle de 2016, il n’y a pas de limite.',
				'Sans limite, il y a toujours un vainqueur.',
				'ni l’un ni l’autre · une nouvelle manche'
			],
			['Après la troisième manche, la partie est finie.'],
			/\bau plus\b|\b(?:troisième|dernière) manche\b|\bjusqu'à 3\b/
		)
	),
	never(
		'roundLimit=null',
		'the match goes on until someone reaches a goal',
		words(
			/\bafter the (?:last|third) (?:round|one)\b|\bstops after 3\b|\bat the end the most charm wins\b|\bcan end in a draw\b|\bmost charm wins, else\b/,
			['After the last round, whoever has more charm points wins.'],
			['In a match of 3 rounds, whoever has more charm points after the last one wins.'],
			conditional.en
		),
		words(
			/\baprès la (?:dernière|troisième)\b|\bs'arrête après 3\b|\ble plus de charme gagne\b|\bpeut finir à égalité\b/,
			['Après la dernière manche, le plus de charme gagne.'],
			['En 3 manches : à la fin, le plus de charme gagne.'],
			conditional.fr
		),
		{ except: ['at-limit'] }
	)
];

const atLimit = [
	never(
		`atLimit=draw ${limited}`,
		'after the last round without a goal nobody wins',
		words(
			/\bmore charm points wins\b|\bmost charm wins\b|\bmost points, else a draw\b|\bequal points are a draw\b|\bhighest (?:single )?token\b|\bbest geisha has more charm\b/,
			[
				'Whoever has more charm points wins; equal points are a draw.',
				'With 3 rounds: at the end the most charm wins, else a draw.'
			],
			['If nobody has reached a goal, nobody wins, whatever the points.']
		),
		words(
			/\ble plus de points de charme gagne\b|\ble plus de charme gagne\b|\ba points égaux\b|\bjeton le plus fort\b|\bmeilleure geisha a le plus de charme\b/,
			[
				'Celui qui a le plus de points de charme gagne ; à points égaux, la partie finit à égalité.',
				'En 3 manches : à la fin, le plus de charme gagne, sinon égalité.'
			],
			['Si personne n’a atteint d’objectif, personne ne gagne.']
		),
		{ except: ['editions'] }
	),
	never(
		`atLimit=points-then-token ${limited}`,
		'equal points are decided by the highest token',
		words(
			/\bequal points are a draw\b|\bmost charm wins, else a draw\b|\bif nobody has reached a goal, nobody wins\b/,
			['Equal points are a draw.', 'At the end the most charm wins, else a draw.'],
			['At the end the most charm wins, then the highest token, else a draw.']
		),
		words(
			/\ba points égaux, (?:c'est l'égalité|la partie finit à égalité)\b|\ble plus de charme gagne, sinon égalité\b|\bpersonne n'a atteint d'objectif, personne ne gagne\b/,
			['À points égaux, la partie finit à égalité.', 'À la fin, le plus de charme gagne, sinon égalité.'],
			['À points égaux, la meilleure geisha décide.']
		),
		{ except: ['editions'] }
	),
	never(
		`atLimit=points ${limited}`,
		'equal points after the last round are a draw',
		words(
			/\bhighest (?:single )?token\b|\bbest geisha has more charm\b|\bnobody wins, whatever the points\b/,
			['On equal points, the player whose best geisha has more charm wins.'],
			['Equal points are a draw.']
		),
		words(
			/\bjeton le plus fort\b|\bmeilleure geisha a le plus de charme\b|\bpersonne ne gagne, quels que soient les points\b/,
			['À points égaux, celui dont la meilleure geisha a le plus de charme gagne.'],
			['À points égaux, c’est l’égalité.']
		),
		{ except: ['at-limit'] }
	)
];

export const hanamikoji: GameClaims = {
	lists: ['editions', 'terms', 'names'],
	subjects: [
		about(
			'roundLimit',
			/\b3 rounds\b|\bno limit\b|\bwithout a limit\b/,
			/\b3 manches\b|\bsans limite\b|\bpas de limite\b/
		),
		about(
			'atLimit',
			/\bequal points\b|\bhighest token\b|\bnobody wins\b/,
			/\bpoints égaux\b|\bjeton le plus fort\b|\bpersonne ne gagne\b/
		)
	],
	claims: [...rounds, ...atLimit],
	duties: [
		must(
			limited,
			['book', 'round-limit'],
			'says when it stops',
			/\b(?:3|three) rounds\b/,
			/\b(?:3|trois) manches\b/
		),
		must(
			`atLimit=draw ${limited}`,
			['book', 'at-limit'],
			'says that nobody wins',
			/\bnobody wins\b|\bdraw\b/,
			/\bpersonne ne gagne\b|\bégalité\b/
		),
		must(
			`atLimit=draw ${limited}`,
			['aid', 'end'],
			'says that nobody wins',
			/\bdraw\b|\bnobody wins\b/,
			/\bégalité\b|\bpersonne ne gagne\b/
		),
		must(
			`atLimit=points-then-token ${limited}`,
			['aid', 'end'],
			'has the highest token',
			/\b(?:token|geisha)\b.*\bdraw\b|\bhighest\b/,
			/\bjeton le plus\b|\bmeilleure geisha\b|\bplus haut/
		)
	]
};

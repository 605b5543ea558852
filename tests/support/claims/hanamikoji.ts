/** What Hanamikoji's book and aid may not say, by option (rules: Goals; Expansion actions). */
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

const eight = [
	words(
		/\b(?:exactly|have|has|always) 8 cards\b|\b8 cards (?:each|on each side)\b|\bninth card\b|\balways the secret\b|\bprobably not laid out\b/,
		[
			'At scoring, each side has exactly 8 cards.',
			'You now have 8 cards each.',
			'The app refuses a ninth card on one side.',
			'Nearly always the secret: turn it over.'
		],
		['At scoring, each side has exactly 7 cards.', 'The 8 left over are the draw pile.']
	),
	words(
		/\b(?:exactement|a|chacun|toujours) 8 cartes\b|\b8 cartes (?:chacun|de chaque côté)\b|\bneuvième carte\b|\btoujours le secret\b|\bpas encore posé\b/,
		[
			'Au décompte, chacun a exactement 8 cartes.',
			'Vous avez alors 8 cartes chacun.',
			'L’appli refuse une neuvième carte d’un côté.',
			'Presque toujours le secret : retourne-le.'
		],
		['Au décompte, chacun a exactement 7 cartes.', 'Les 8 cartes restantes forment la pioche.']
	)
] as const;
const sixteen = [
	words(
		/\b16 (?:of the 21|on the table|lie)\b|\b(?:other )?5 (?:of the 21|stay unknown)\b/,
		['That makes 16 on the table.', 'Because 5 of the 21 are not shown.', 'The other 5 stay unknown.'],
		['In the end, 14 of the 21 cards lie on the table.']
	),
	words(
		/\ben fait 16\b|\b16 (?:des 21|sont sur la table)\b|\b5 (?:des 21|autres restent)\b/,
		['Cela en fait 16 sur la table.', 'Parce que 5 des 21 ne sont pas montrées.'],
		['À la fin, 14 des 21 cartes sont sur la table.']
	)
] as const;
const even = [
	words(
		/\bahead at least once\b|\bmore than five geishas\b|\bsame number of cards\b|\bahead at four geishas\b/,
		['Nobody is ahead at more than five geishas in one round.', 'Each player is ahead at least once.'],
		['Nobody is ahead at more than six geishas in one round.']
	),
	words(
		/\bmène au moins une fois\b|\bplus de cinq geishas\b|\bmènes devant quatre geishas\b/,
		['Personne ne mène devant plus de cinq geishas.', 'Soit chacun mène au moins une fois.'],
		['Personne ne mène devant plus de six geishas.']
	)
] as const;
const baseActions = [
	words(
		/^(?:put [12] cards?|show [34] cards)\b|\bnot even shown\b|\bmakes? the pairs\b|^whoever takes the action\b|\bfor the gift and the competition\b|\btrade-off never counts\b|\bmay have identical cards\b|\bpairs of a competition\b|\byour hand is empty\b|\b(?:reveal your|reveal the) secrets?: /,
		[
			'Put 1 card face down under your marker: it counts for you.',
			'No, never: they are not even shown.',
			'Yes: for the Gift and the Competition, you show whichever cards you like.',
			'Whoever takes the action; the other player only chooses which pair to take.',
			'The Trade-off never counts and is never shown.',
			'The pairs of a Competition can’t be split.',
			'Reveal the secrets: 7 cards on each side.'
		],
		['In the base game, put 1 card face down under your marker.', 'You make the pairs.'],
		/\bin the base game\b|^you make the pairs\b|^who makes the pairs\b/
	),
	words(
		/^(?:pose [12] cartes?|montre [34] cartes)\b|\bne les montre même pas\b|^celui qui fait l'action\b|\bpour le cadeau comme pour la concurrence\b|\bcompromis ne compte jamais\b|\bcartes identiques permises\b|\bpaires de la concurrence ne se\b|\bta main est vide\b|\brévélez les secrets ?: /,
		[
			'Pose 1 carte face cachée sous ton jeton : elle comptera pour toi.',
			'Non, jamais : on ne les montre même pas.',
			'Oui : pour le Cadeau comme pour la Concurrence, tu montres les cartes que tu veux.',
			'Celui qui fait l’action ; l’autre choisit seulement la paire qu’il prend.',
			'Le Compromis ne compte jamais et ne se montre pas.',
			'Cadeau et Concurrence : cartes identiques permises.',
			'Révélez les secrets : 7 cartes de chaque côté.'
		],
		['Dans le jeu de base, pose 1 carte face cachée sous ton jeton.'],
		/\bdans le jeu de base\b/
	)
] as const;
const cards = [
	...['cardsEach=7', 'cardsEach=9'].flatMap((when) => [
		never(when, 'another number of cards lies on each side', ...eight),
		never(when, 'another number of cards lies on the table', ...sixteen)
	]),
	never('cardsEach=7-to-9', 'seven to nine cards lie on a side', ...eight),
	never('cardsEach=7-to-9', 'the sides may differ by two cards', ...even),
	never('cardsEach!=8', 'tiles take the place of the actions of the base game', ...baseActions)
];

const cardDuties = (
	[
		['cardsEach=7', /\b7 cards\b/, /\b7 cartes\b/],
		['cardsEach=9', /\b9 cards\b/, /\b9 cartes\b/],
		['cardsEach=7-to-9', /\b7 to 9 cards\b.*\b16\b/, /\bde 7 a 9 cartes\b.*\b16\b/]
	] as const
).flatMap(([when, en, fr]) => [
	must(when, ['book', 'entry-checks'], 'says how many cards lie on a side', en, fr),
	must(when, ['book', 'expansions'], 'says how many cards lie on a side', en, fr),
	must(when, ['aid', 'score'], 'says how many cards lie on a side', en, fr)
]);

const tileDuties = [
	...(
		[
			['book', 'secret'],
			['book', 'trade-off'],
			['book', 'gift'],
			['book', 'competition'],
			['book', 'faq-trade-off-score'],
			['book', 'faq-same-cards'],
			['book', 'faq-pairs'],
			['aid', 'turn']
		] as const
	).map((place) =>
		must(
			'cardsEach!=8',
			place,
			'says that this is an action of the base game',
			/\bin the base game\b|\bthe base game's actions\b/,
			/\bdans le jeu de base\b|\bactions du jeu de base\b/
		)
	),
	...['entry-checks', 'faq-unseen-cards'].flatMap((section) => [
		must(
			'cardsEach=8',
			['book', section],
			'says that this is so in the base game',
			/\bin the base game\b/,
			/\bdans le jeu de base\b/
		),
		must(
			'cardsEach=8',
			['book', section],
			'says that mini expansion 2 comes to as many cards by other actions',
			/\bmini expansion 2\b.*\bother actions\b/,
			/\bmini-extension 2\b.*\bautres actions\b/
		)
	])
];

export const hanamikoji: GameClaims = {
	lists: ['editions', 'expansions', 'terms', 'names'],
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
		),
		about('cardsEach', /\bexpansions?\b|\baction tiles?\b/, /\bextensions?\b|\btuiles? d'action\b/)
	],
	claims: [...rounds, ...atLimit, ...cards],
	duties: [
		...cardDuties,
		...tileDuties,
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

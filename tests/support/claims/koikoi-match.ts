/** What Koï-Koï's book and aid may not say of the months and the match, by option (rules: A match). */
import { never, words, type Claim } from './claim';

export const matchClaims: readonly Claim[] = [
	...['target!=null zeroSum=null', 'zeroSum!=null'].map((when) =>
		never(
			when,
			'the months are not all played',
			words(
				/\bplay all \d+ months\b|\ball \d+ months are played\b/,
				['You play all 12 months, even when the lead looks decisive.'],
				['It ends as soon as a player has 50 points.']
			),
			words(
				/\b\d+ mois se jouent tous\b|\bon joue les \d+ mois\b/,
				['Les 12 mois se jouent tous.'],
				['Elle finit dès qu’un joueur a 50 points.']
			)
		)
	),
	never(
		'target!=null zeroSum=null',
		'there is no last month: the match ends at the target',
		words(
			/\bafter the last month\b|\bagree on the number of months\b|\b12 or 6 months\b|\b6 or 12 months\b/,
			['After the last month, the higher total wins.', '12 or 6 months.'],
			['After December, January comes again.']
		),
		words(
			/\baprès le dernier mois\b|\bchoisissez le nombre de mois\b|\b12 ou 6 mois\b|\b6 ou 12 mois\b/,
			['Après le dernier mois, celui qui a le plus grand total gagne.'],
			['Après décembre, on reprend à janvier.']
		),
		{ except: ['zero-sum'] }
	),
	never(
		'months=3 target=null',
		'the match has three months',
		words(
			/\b12 or 6 months\b|\bover 6 or 12 months\b/,
			['12 or 6 months. Each draws a card.'],
			['3 months.']
		),
		words(/\b12 ou 6 mois\b|\ben 6 ou 12 mois\b/, ['12 ou 6 mois. Chacun tire une carte.'], ['3 mois.'])
	),
	never(
		'finalTie=extra-month',
		'equal totals are played off',
		words(
			/\bvictory is shared\b|\bshared victory\b/,
			['If the totals are equal, the victory is shared.'],
			['Play one more month.']
		),
		words(/\bvictoire (?:est )?partagée\b/, ['Totaux égaux : victoire partagée.'], ['Un mois de plus.'])
	),
	never(
		'drawnMonth!=0',
		'the Oya gets points for a drawn month',
		words(
			/\bdrawn: no points\b|\bdrawn and nobody scores\b|\bnobody (?:scores|gets points) (?:in|for) a drawn\b/,
			['The month is drawn: no points, and the Oya stays the Oya.', 'The month is drawn and nobody scores.'],
			['The month is drawn: 6 points for the Oya.']
		),
		words(
			/\bnul : aucun point\b|\bmois est nul, personne ne marque\b/,
			['Le mois est nul : aucun point, et l’Oya reste l’Oya.', 'Le mois est nul, personne ne marque.'],
			['Le mois est nul : 6 points pour l’Oya.']
		)
	),
	never(
		'passes=true',
		'after a drawn month the other player is the Oya',
		words(
			/\boya stays\b/,
			[
				'After a drawn month the Oya stays the same.',
				'Cards run out without “Game”: month drawn, the Oya stays.'
			],
			['The other player becomes the Oya.']
		),
		words(
			/\boya reste\b|\boya ne change pas\b/,
			['Après un mois nul, l’Oya ne change pas.', 'Plus de cartes sans « Game » : mois nul, l’Oya reste.'],
			['L’Oya passe à l’autre joueur.']
		)
	),
	never(
		'bothHands=void',
		'two winning hands void the deal',
		words(
			/\bneither counts\b|^in both hands · nothing\b/,
			['If you both have one, neither counts: play the month as usual.', 'in both hands · nothing, play on'],
			['in both hands · deal again']
		),
		words(
			/\baucune ne compte\b|^dans les deux mains · rien\b/,
			['Si vous en avez une tous les deux, aucune ne compte.', 'dans les deux mains · rien, on joue'],
			['dans les deux mains · on redonne']
		)
	),
	never(
		'tableDeal!=void',
		'four of a month or four pairs on the table void no deal',
		words(
			/\bfour pairs, the deal is void\b|\bdeal again only with four\b|\bmake the deal void\b|^in the ba · deal again\b/,
			[
				'If the Ba has four cards of one month or four pairs, the deal is void and the same Oya deals again.',
				'With three you play on; you deal again only with four, or with four pairs.',
				'Three cards of one month in the Ba don’t make the deal void.',
				'in the Ba · deal again'
			],
			['in the Ba · nothing, play on', 'in both hands · deal again']
		),
		words(
			/\bpaires dans le ba : la donne est annulée\b|\bon ne redistribue qu'avec quatre\b|\bn'annulent rien\b|^dans le ba · on redonne\b/,
			[
				'Quatre cartes du même mois ou quatre paires dans le Ba : la donne est annulée.',
				'On joue ; on ne redistribue qu’avec quatre, ou quatre paires.',
				'Trois cartes du même mois dans le Ba n’annulent rien.',
				'dans le Ba · on redonne'
			],
			['dans le Ba · rien, on joue', 'dans les deux mains · on redonne']
		)
	),
	never(
		'tableDeal!=void bothHands=play-on',
		'no deal is void',
		words(
			/\ba void deal\b/,
			[
				'A drawn month counts as played, a void deal doesn’t.',
				'A winning hand, a void deal and a drawn month need neither cards nor yaku.',
				'Only a void deal makes you play the same month again.'
			],
			['A drawn month counts as played.'],
			/^a void deal, a winning table$/
		),
		words(
			/\bune donne annulée\b/,
			[
				'Un mois nul compte comme joué, une donne annulée non.',
				'Une main gagnante, une donne annulée et un mois nul se notent sans cartes ni yaku.',
				'Seule une donne annulée fait rejouer le même mois.'
			],
			['Un mois nul compte comme joué.']
		)
	),
	never(
		'tableDeal!=oya',
		'such a table wins nothing',
		words(
			/\boya wins\b|\bwinning table\b|^in the ba · 6 points\b/,
			[
				'If the Ba has four pairs, the Oya wins the month at once: 6 points.',
				'This is a winning table.',
				'in the Ba · 6 points to the Oya, month won'
			],
			['in the Ba · deal again', 'As an option, the Oya wins 6 points.'],
			/\bas an option\b|^a void deal, a winning table$/
		),
		words(
			/\boya (?:ne )?gagne\b|\btable gagnante\b|^dans le ba · 6 points\b/,
			[
				'Quatre paires dans le Ba : l’Oya gagne le mois tout de suite, 6 points.',
				'C’est une table gagnante.',
				'dans le Ba · 6 points à l’Oya, mois gagné'
			],
			['dans le Ba · on redonne', 'En option, l’Oya gagne 6 points.'],
			/\ben option\b|^donne annulée, table gagnante$/
		)
	)
];

/** What Hanabi's book and aid may not say, by option (rules: End of the game, Variants, Derived facts). */
import { about, must, never, words, type GameClaims } from './claim';
import { bouquetClaims } from './hanabi-bouquet';

const counted = 'countFireworks=true finalBouquet=false';

const thirdToken = [
	never(
		counted,
		'after the third red token the fireworks count: nothing is lost, and there is no 0',
		words(
			/\bgames? (?:is|was|are) (?:then )?lost\b|\blost games?\b|\bloses? the game\b|\b(?:3rd|third) red\b.*\b(?:lost|loses?|defeat)\b|\bstops at once and is lost\b|\bscore is 0\b|\bofficial score\b|^yes, that is the rule\b|\bscores? (?:of )?0\b/i,
			[
				'On the third red token the game stops at once and is lost: the official score is 0.',
				'3rd red token · lost, at once',
				'There is no rating for a lost game or in the final bouquet.',
				'Yes: the third red token loses the game, right up to the very last action.',
				'In the last round nobody draws; the 3rd red still loses.'
			],
			[
				'On the third red token the game stops at once, and you count the fireworks.',
				'You count the fireworks instead of scoring 0.',
				'In the final bouquet, the third red token loses the game.'
			],
			/\bfinal bouquet, |\bonly in the final bouquet\b|\binstead of (?:a )?scor|\bfirework that was never started\b|\bnot lost\b|\bnothing is lost\b/i
		),
		words(
			/\bparties? (?:est|soit|était) (?:alors )?perdue\b|\bparties? perdues?\b|\belle est perdue\b|\bdéfaite\b|\bfait (?:toujours )?perdre\b|(?:3ᵉ|troisième) (?:jeton )?rouge.*\bperdu|\bscore (?:officiel )?est (?:de )?0\b|^oui, c'est la règle\b|\bmarque(?:z|r)? 0\b/i,
			[
				'Au troisième jeton rouge, la partie s’arrête aussitôt et elle est perdue : le score officiel est 0.',
				'3ᵉ jeton rouge · perdu, tout de suite',
				'Pour une défaite, l’appli n’affiche pas de mention.',
				'Oui : le troisième jeton rouge fait perdre.'
			],
			[
				'Au troisième jeton rouge, la partie s’arrête et vous comptez les feux.',
				'On compte les feux au lieu de marquer 0.'
			],
			/\bau bouquet final seulement\b|\bau bouquet final, |\bau lieu de marquer\b|\b(?:pas|rien n'est) perdue?\b/i
		),
		{ except: ['final-bouquet', 'faq-empty-hand', 'faq-hands'] }
	),
	never(
		'countFireworks=false',
		'the third red token is a defeat',
		words(
			/\bcount the fireworks (?:instead|despite|anyway|as they stand)\b|\bthe fireworks (?:still )?count\b/i,
			['On the third red token, count the fireworks as they stand.'],
			['House rule, off by default: you count the fireworks instead of scoring 0.'],
			/\bhouse rule\b|\boption\b/i
		),
		words(
			/\b(?:on|vous) compte[zr]? (?:quand même )?les feux\b|\bcomptez (?:quand même )?les feux\b|\bles feux comptent\b/i,
			['Au troisième jeton rouge, on compte les feux.'],
			['Règle maison : on compte les feux au lieu de marquer 0.'],
			/\brègle maison\b|\boption\b/i
		)
	)
];

/** The pile with 2, 3, 4 and 5 players, by multicolour cards (rules: Material). */
const piles = [
	['null', [40, 35, 34, 30]],
	['5', [45, 40, 39, 35]],
	['10', [50, 45, 44, 40]]
] as const;

const colours = [
	never(
		'multicolour!=null',
		'the multicolour cards are in play',
		words(
			/\bset the multicolour cards aside\b|\bfive fireworks\b|\bonly with the avalanche\b|\bused only in the avalanche\b|\bsix ratings\b|(?:^|\D)25 · legendary\b/i,
			[
				'Set the multicolour cards aside, unless you play the avalanche of colours.',
				'Five fireworks: add up their heights.',
				'25 · legendary',
				'Multicolour: only with the avalanche.'
			],
			['Shuffle the multicolour cards in.', '25 · 25–29 · legendary', '25–29 · legendary']
		),
		words(
			/\bmettez de côté les cartes multicolores\b|\bcinq feux\b|\bseulement avec l'avalanche\b|\bne servent qu'à l'avalanche\b|\bsix mentions\b|(?:^|\D)25 · légendaire\b/i,
			[
				'Mettez de côté les cartes multicolores, sauf pour l’avalanche de couleurs.',
				'Cinq feux d’artifice : on additionne les hauteurs.',
				'25 · légendaire',
				'Multicolore : seulement avec l’avalanche.'
			],
			['25–29 · légendaire', '25 · 25–29 · légendaire']
		)
	),
	never(
		'multicolour=5',
		'the multicolour cards are one of each number',
		words(
			/\b(?:each|every) colour has (?:ten|10) cards\b|\b(?:in|of) (?:each|every) colour: (?:three 1s|1 1 1)\b/i,
			['Each colour has ten cards:', 'In each colour: three 1s, two 2s, two 3s, two 4s and just one 5.'],
			['In each of the five colours: three 1s; multicolour, one of each number.'],
			/\bmulticolour(?:,|:)? (?:only )?one\b/i
		),
		words(
			/\bchaque couleur a (?:dix|10) cartes\b|\b(?:par|dans chaque) couleur : (?:trois 1|1 1 1)\b/i,
			['Chaque couleur a dix cartes :', 'Par couleur : trois 1, deux 2, deux 3, deux 4 et un seul 5.'],
			['Par couleur : trois 1 ; multicolore, une de chaque valeur.'],
			/\bmulticolores?(?:,| :)? une\b/i
		)
	),
	never(
		'multicolour=10',
		'the ten multicolour cards are those of any colour',
		words(
			/\bmulticolour cards are (?:different|apart|all critical)\b|\bone of each number\b|\ball are critical\b/i,
			['Multicolour cards are different.', 'Add 5 multicolour cards, one of each number.'],
			['Multicolour has the same ten cards as any colour.', 'One firework for each colour.']
		),
		words(
			/\bcartes multicolores sont (?:à part|toutes critiques)\b|\b(?:une|seule carte) de chaque valeur\b(?! dans (?:ce|un) feu)|\btoutes sont critiques\b/i,
			['Les cartes multicolores sont à part.', '5 cartes multicolores, une de chaque valeur.'],
			['Les cartes multicolores sont comme les autres.', 'Une seule carte de chaque valeur dans un feu.']
		)
	),
	never(
		'multicolour=null',
		'there are five colours only',
		words(
			/^add the multicolour cards\b|\bbecomes 30 points\b|\bshuffle (?:in )?the multicolour\b|\bsix fireworks\b/i,
			['Add the multicolour cards: a sixth colour; the highest score becomes 30 points.'],
			['As a variant, add the multicolour cards.', 'With six colours, 30 points is divine.'],
			/\bvariant\b|\boption\b|\bavalanche\b/i
		),
		words(
			/^ajoutez les cartes multicolores\b|\ble maximum passe à 30\b|\bmélangez (?:aussi )?les cartes multicolores\b|\bsix feux\b/i,
			['Ajoutez les cartes multicolores : le maximum passe à 30 points.'],
			['En variante, ajoutez les cartes multicolores.'],
			/\bvariante\b|\boption\b|\bavalanche\b/i
		)
	),
	never(
		'multicolour!=x',
		'the deck and the best score are those of the colours in play',
		words(
			/\b(?:highest|best) score,? (?:is |of )?(?!%perfect%\b)\d+ points\b|\bperfect show is worth (?!%perfect%\b)\d+\b|\bperfect, at once: (?!%perfect%\b)\d+|\bwhole deck, (?!%cards%\b)\d+ cards\b|^(?!%cards%\b)\d+ cards in \d|^from 0 to (?!%perfect%\b)\d+ points\b|\bout of (?!%perfect%\b)\d+\b|\bpossible score is \d+ out of (?!%perfect%\b)\d+/i,
			['The game stops with the highest score, 30 points.', 'From 0 to 30 points there are six ratings.'],
			['The game stops with the highest score, 25 points.', '50 cards in 5 colours, 8 blue tokens.']
		),
		words(
			/\bscore maximal, (?!%perfect%\b)\d+ points\b|\bparfait vaut (?!%perfect%\b)\d+|\btout de suite : (?!%perfect%\b)\d+|\bjeu entier, (?!%cards%\b)\d+ cartes\b|^(?!%cards%\b)\d+ cartes de \d|^de 0 à (?!%perfect%\b)\d+ points\b|\best \d+ sur (?!%perfect%\b)\d+/i,
			['La partie s’arrête avec le score maximal, 30 points.'],
			['Le score maximal, 25 points.', 'De 0 à 25 points, six mentions.']
		),
		{ except: ['avalanche'], given: { perfect: '25', cards: '50' } }
	),
	...piles.map(([multicolour, rows]) => {
		const [two, three, four, five] = rows;
		const isRight = [`2 · 5 · ${two}`, `3 · 5 · ${three}`, `4 · 4 · ${four}`, `5 · 4 · ${five}`] as const;
		const isWrong = new RegExp(`^(?!(?:${isRight.join('|')})$)[2345] · [45] · \\d+$`);
		const pile = words(isWrong, [`2 · 5 · ${two + 1}`, `5 · 4 · ${two}`], [...isRight]);
		return never(`multicolour=${multicolour}`, 'the pile is that of the cards in play', pile, pile, {
			in: 'aid'
		});
	})
];

const announcing = [
	never(
		'choreography=false',
		'nobody announces a colour in this match',
		words(
			/^when you play a card, you can announce\b|\byou announced the wrong colour\b|^two in all\b|\bright colour announced\b.*\+1/i,
			[
				'The card is discarded and you take a red token, because you announced the wrong colour.',
				'Two in all, the bonus for the complete firework included, and never beyond 8.'
			],
			['In the timed choreography, two in all.'],
			/\bchoreography\b|\bvariant\b|\boption\b/i
		),
		words(
			/^quand tu joues une carte, tu peux annoncer\b|\bl'annonce était fausse\b|^deux en tout\b|\bcouleur annoncée et juste\b/i,
			[
				'La carte est défaussée et un jeton rouge tombe : l’annonce était fausse.',
				'Deux en tout, bonus compris.'
			],
			['Dans la chorégraphie minutée, deux en tout.'],
			/\bchorégraphie\b|\bvariante\b|\boption\b/i
		)
	),
	never(
		'choreography=true',
		'a colour announced rightly brings tokens too, and one announced wrongly costs the card',
		words(
			/\bonly a (?:real )?discard returns\b|\bannouncing (?:it|the colour) (?:changes|does) nothing\b|\byou never announce\b/i,
			['Only a real discard returns a blue token.'],
			['Announcing it only matters in the timed choreography.']
		),
		words(
			/\bseule une (?:vraie )?défausse rend\b|\bl'annoncer (?:ne change rien|n'a aucun effet)\b/i,
			['Seule une vraie défausse rend un jeton bleu.'],
			['L’annoncer n’a d’effet qu’avec la chorégraphie minutée.']
		)
	)
];

/** Without the discard, the app cannot know what is left. */
const counters = [
	never(
		'mode=light',
		'the app does not know the discard',
		words(
			/\bonce you've reached your best possible score\b|\bthe app marks these\b|\bthe app refuses to play or discard another\b|\bthe app asks once\b|\bsorted by colour and number\b|^discard: the colour\b|^check the card again\b|\bthe app works out (?:the )?(?:pace|best)\b|\byou name every card\b|\bgive its colour and number\b/i,
			[
				'Critical: the app marks these cards in the discard.',
				'Discard: the colour, then the number.',
				'In the app it is sorted by colour and number.',
				'Before it goes down, the app asks once whether the card is really gone.'
			],
			['Discard: one tap.', 'With “Every card”, you name every card discarded.'],
			/\bwith “every card”|\bif you name every card\b/i
		),
		words(
			/\bquand votre score possible est déjà atteint\b|\bl'appli la marque\b|\bl'appli refuse donc\b|\bl'appli demande une fois\b|\brangée par couleur et par valeur\b|^défausser : la couleur\b|^vérifiez la carte\b|\bon précise toutes les cartes\b|\bindiquez sa couleur et sa valeur\b/i,
			[
				'Critique : l’appli la marque dans la défausse.',
				'Défausser : la couleur, puis la valeur.',
				'Avant qu’il ne baisse, l’appli demande une fois si la carte est vraiment partie.'
			],
			[
				'Défausser : un seul geste.',
				'Avec le suivi « Chaque carte », on précise toutes les cartes défaussées.'
			],
			/\bavec le suivi « chaque carte »/i
		)
	),
	never(
		'mode=full',
		'the app follows every card',
		words(
			/\bwithout naming the card\b|\bthe discard isn't tracked\b|^you have to tell it\b/i,
			['A discard is a single tap, without naming the card.'],
			['With counters only, the discard isn’t tracked.'],
			/\bcounters\b|\blight mode\b|\boption\b/i
		),
		words(
			/\bsans préciser la carte\b|\bla défausse n'est pas suivie\b/i,
			['On défausse d’un seul geste, sans préciser la carte.'],
			['Avec les compteurs seuls, la défausse n’est pas suivie.'],
			/\bcompteurs\b|\boption\b/i
		),
		{ except: ['light-mode'] }
	)
];

export const hanabi: GameClaims = {
	lists: ['variants', 'presets', 'options', 'terms'],
	subjects: [
		about(
			'multicolour',
			/\bmulticolour|\bavalanche\b|\bsix(?:th)? colours?\b/i,
			/\bmulticolore|\bavalanche\b|\bsixième couleur\b/i
		),
		about('finalBouquet', /\bfinal bouquet\b|\blast round\b/i, /\bbouquet final\b|\bdernier tour\b/i),
		about('choreography', /\bannounc|\bchoreography\b/i, /\bannonc|\bchorégraphie\b/i),
		about(
			'countFireworks',
			/\bred tokens?\b|\bcount (?:them|the fireworks)\b/i,
			/\bjetons? rouges?\b|\bcompter\b|\bcompte les feux\b/i
		),
		about('mode', /\bcounters only\b/i, /\bcompteurs seuls\b/i)
	],
	claims: [...bouquetClaims, ...thirdToken, ...colours, ...announcing, ...counters],
	duties: [
		must(
			'finalBouquet=true',
			['book', 'last-round'],
			'says that there is no last round',
			/\bno last round\b/i,
			/\bpas de dernier tour\b/i
		),
		must(
			'finalBouquet=true',
			['book', 'rating'],
			'says that there is no rating',
			/\bno rating\b/i,
			/\b(?:pas de|ni|aucune) mention\b/i
		),
		must(
			'finalBouquet=true',
			['book', 'faq-five-discarded'],
			'says that it is lost',
			/\blos(?:t|es)\b/i,
			/\bperdu|\bdéfaite\b/i
		),
		must(counted, ['book', 'three-fuses'], 'says that the fireworks count', /\bcount\b/i, /\bcompte/i),
		must(counted, ['book', 'faq-zero'], 'says that the fireworks count', /^no\b/i, /^non\b/i),
		must('choreography=true', ['book', 'play'], 'says what announcing does', /\bannounc/i, /\bannonc/i),
		must(
			'choreography=true',
			['book', 'faq-name-play'],
			'says what announcing does',
			/\bannounc/i,
			/\bannonc/i
		),
		must(
			'multicolour!=null',
			['book', 'setup'],
			'says that the multicolour cards are shuffled in',
			/\bmulticolour\b/i,
			/\bmulticolores?\b/i
		)
	]
};

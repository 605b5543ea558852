/** What Hanabi's book and aid may not say of the colours in play, by option (rules: Material, Rating, Variants). */
import { never, words, type Claim } from './claim';

const cardsInPlay = [
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
	)
];

/** By cards in the deck: the pile, and pace and clues still usable at the start, with 2, 3, 4 and 5 players. */
const starts = [
	[50, [40, 35, 34, 30], undefined],
	[55, [45, 40, 39, 35], ['17 · 30', '13 · 26', '13 · 26', '10 · 22']],
	[60, [50, 45, 44, 40], ['22 · 35', '18 · 31', '18 · 31', '15 · 27']],
	[65, [55, 50, 49, 45], ['22 · 36', '18 · 32', '18 · 32', '15 · 28']],
	[70, [60, 55, 54, 50], ['27 · 41', '23 · 37', '23 · 37', '20 · 33']]
] as const;

const startClaims = starts.flatMap(([cards, [two, three, four, five], paces]) => {
	const isRight = [`2 · 5 · ${two}`, `3 · 5 · ${three}`, `4 · 4 · ${four}`, `5 · 4 · ${five}`] as const;
	const isWrong = new RegExp(`^(?!(?:${isRight.join('|')})$)[2345] · [45] · \\d+$`);
	const pile = words(isWrong, [`2 · 5 · ${two + 1}`, `5 · 4 · ${two}`], [...isRight]);
	const piles = never(`cards=${cards}`, 'the pile is that of the cards in play', pile, pile);
	if (paces === undefined) return [piles];
	const rows = paces.map((row, place) => `${place + 2} · ${row}`);
	const isOther = new RegExp(`^(?!(?:${rows.join('|')})$)[2345] · \\d+ · \\d+$`);
	const start = words(isOther, ['2 · 17 · 29', '5 · 10 · 21'], rows);
	const where = { only: ['derived'] };
	return [
		piles,
		never(`cards=${cards}`, 'pace and clues are those of the cards in play', start, start, where)
	];
});

/** By best score: the rows of the scale that are another's. */
const scales = [
	['25', '25–29|30|21–29|30–34|35', '25–29', '25'],
	['30', '25|21–29|30–34|35', '25', '25–29'],
	['35', '21–24|25|25–29|30', '25–29', '30–34']
] as const;

const ratings = scales.map(([perfect, others, bad, good]) =>
	never(
		`perfect=${perfect}`,
		'the scale is that of the best score',
		words(
			new RegExp(`^(?:${others}) · (?:extraordinary|legendary|divine)\\b(?!, with 6)`, 'i'),
			[`${bad} · legendary`],
			[`${good} · legendary`]
		),
		words(
			new RegExp(`^(?:${others}) · (?:extraordinaire|légendaire|divine)\\b(?!, à 6)`, 'i'),
			[`${bad} · légendaire`],
			[`${good} · légendaire`]
		)
	)
);

const further = [
	never(
		'colours!=5',
		'there are more fireworks than five, and a seventh rating',
		words(
			/\bfive fireworks\b|\bsix ratings\b/i,
			['From 0 to 30 points there are six ratings.'],
			['From 0 to 35 points there are seven ratings.']
		),
		words(
			/\bcinq feux\b|\bsix mentions\b/i,
			['De 0 à 30 points, six mentions.'],
			['De 0 à 35 points, sept mentions.']
		)
	)
];

export const colourClaims: readonly Claim[] = [...cardsInPlay, ...startClaims, ...ratings, ...further];

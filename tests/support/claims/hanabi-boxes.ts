/**
 * What Hanabi's book and aid may not say of the variants that not every box has (rules: Multicolour as every colour,
 * Black powder).
 */
import { must, never, words, type Claim, type Duty } from './claim';

const every = 'multicolourClue=every multicolour!=null';
const own = 'multicolourClue=own multicolour!=null';

export const multicolourClaims: readonly Claim[] = [
	never(
		every,
		'no clue names multicolour, and every colour points at it',
		words(
			/\b(?:its|with) own clues\b|\bclues of its own\b|\bcolour of its own\b|\bcolour apart\b|\bneither red nor blue\b|“these two are multicolour”|\bnamed like any colour\b|\bred doesn't point (?:to|at) it\b|\bdepends on the box\b/i,
			[
				'5 multicolour cards are in play: a sixth colour, with its own firework and its own clues.',
				'No: multicolour is a sixth colour, with its own firework and its own clues.',
				'Multicolour is a colour apart, neither red nor blue.',
				'In a clue it depends on the box.'
			],
			['No clue names multicolour: every colour points at it.']
		),
		words(
			/\bses propres indices\b|\bcouleur à part\b|\bni rouge ni bleue?\b|\bces deux cartes sont multicolores\b|\bnommées? comme une couleur\b|\bnomme comme une couleur\b|\bne la (?:montre|désigne) pas\b|\bdépend de la boîte\b/i,
			[
				'Une sixième couleur, avec son propre feu d’artifice et ses propres indices.',
				'Multicolore : une couleur à part, ni rouge ni bleue.',
				'Dans un indice, cela dépend de la boîte.'
			],
			['Aucun indice ne nomme le multicolore : chaque couleur le désigne.']
		)
	),
	never(
		own,
		'a clue names multicolour like any colour, and no other colour points at it',
		words(
			/\bevery colour(?: at once)? points at (?:it|them)\b|\bno clue names (?:it|them|multicolour)\b|^in a clue, yes\b|\bpoints at (?:all )?the multicolour\b|\bdepends on the box\b/i,
			[
				'No clue names multicolour: a clue about any colour points at all the multicolour cards too.',
				'In a clue, yes: red, or any other colour, points to multicolour too.',
				'In a clue it depends on the box.'
			],
			[
				'Not in this match: in other boxes every colour points at it and no clue names it.',
				'Multicolour is a colour of its own.'
			],
			/\bnot in this match\b|\bother boxes\b/i
		),
		words(
			/\bchaque couleur (?:le|les) désigne\b|\baucun indice ne (?:le|les)? ?nomme (?:le multicolore)?|^dans un indice, oui\b|\bdésigne aussi (?:toutes )?(?:le multicolore|les cartes multicolores)\b|\bdépend de la boîte\b/i,
			[
				'Aucun indice ne nomme le multicolore.',
				'Dans un indice, oui : « rouge » désigne aussi le multicolore.'
			],
			['Pas dans cette partie : dans d’autres boîtes chaque couleur le désigne et aucun indice ne le nomme.'],
			/\bpas dans cette partie\b|\bd'autres boîtes\b|\bnomme le \[?noir\b/i
		)
	),
	never(
		'multicolour=null',
		'boxes differ in what a clue says of multicolour',
		words(
			/^no: (?:in this match )?multicolour is\b|^no clue names multicolour\b|^in a clue, yes\b|^multicolour is a colour apart\b|\bdoesn't point (?:to|at) (?:it|multicolour)\b/i,
			['No: multicolour is a sixth colour, with its own clues.', 'No clue names multicolour.'],
			['In a clue it depends on the box.', 'In some boxes no clue names multicolour.']
		),
		words(
			/^non : (?:dans cette partie, )?le multicolore est\b|^aucun indice ne nomme le multicolore\b|^dans un indice, oui\b|^multicolore : une couleur à part, ni\b/i,
			['Non : le multicolore est une sixième couleur.', 'Aucun indice ne nomme le multicolore.'],
			['Dans un indice, cela dépend de la boîte.']
		)
	)
];

export const multicolourDuties: readonly Duty[] = [
	must(
		every,
		['book', 'clue'],
		'says what points at multicolour',
		/\bevery colour\b/i,
		/\bchaque couleur\b/i
	),
	must(every, ['aid', 'turn'], 'says what points at multicolour', /\bevery colour\b/i, /\bchaque couleur\b/i),
	must(
		every,
		['book', 'avalanche'],
		'says what a clue does',
		/\bno clue names\b/i,
		/\baucun indice ne nomme\b/i
	),
	must(every, ['book', 'faq-multicolour'], 'says yes', /^in a clue, yes\b/i, /^dans un indice, oui\b/i),
	must(own, ['book', 'faq-multicolour'], 'says no', /^no\b/i, /^non\b/i),
	must(
		'multicolour=null',
		['book', 'faq-multicolour'],
		'tells both',
		/\bdepends on the box\b/i,
		/\bdépend de la boîte\b/i
	)
];

export const blackClaims: readonly Claim[] = [
	never(
		'blackPowder=true',
		'the black firework is built from 5 down to 1, has three 5s and one 1, and is completed by the 1',
		words(
			/\bfrom 1 to 5\b(?!, the black)|\bplaying a 5 completes\b|\ba 5 (?:played )?returns\b|\bonly one 5 in each colour\b(?! but black)|\ba 5 is critical\b|\b(?:for|if it is) a 5\b|\b5,? or (?:the )?black 1\b|\bstarts with the 1\b(?!.*\bblack starts)|\bfrom the 1 up\b(?! \(in black)|\bhigher than a lost card of its colour\b(?! \(in black)|\b(?:each|every) colour(?: has ten cards| ?, multicolour included)?: (?:three 1s|1 1 1)|\beach colour has ten cards\b|\bhighest card of each firework\b|^a 5 discarded\b|\bwithout that 5 the show\b/i,
			[
				'Together, build one firework in each colour, from 1 to 5; every card that fits is worth a point.',
				'Playing a 5 completes the firework.',
				'There is only one 5 in each colour: once it’s discarded, it’s lost.',
				'Critical: a 5 is critical from the start.',
				'+1 blue token, +2 for a 5',
				'+1 blue token, +2 for a 5 or the black 1',
				'Playing a 5, or the black 1, completes the firework.',
				'A firework starts with the 1, then come the 2, 3, 4 and 5, with no gaps.',
				'In each colour, count the cards from the 1 up, stopping before the first lost one.',
				'Add up the highest card of each firework.',
				'In each colour: three 1s, two 2s, two 3s, two 4s and just one 5.'
			],
			[
				'Together, build one firework in each colour, from 1 to 5, the black one from 5 down to 1.',
				'Playing a 5 (in black, the 1) completes the firework.',
				'A firework starts with the 1; only black starts with the 5 and goes down to the 1.',
				'+1 blue token, +2 if it completes its firework'
			]
		),
		words(
			/\bdu 1 au 5\b(?!, le noir)|\bposer un 5 complète\b|\bun 5 posé rend\b|\b5 est unique dans chaque couleur\b(?! sauf le noir)|\bun 5 est critique\b|\b(?:pour|c'est) un 5\b(?! noir)|\b5,? ou (?:le |d'un )?1 noir\b|\bcommence par le 1\b(?!.*\bnoir commence)|\bà partir du 1\b(?! \(pour le noir)|\bplus haute qu'une carte perdue de sa couleur\b(?! \(plus basse)|\b(?:par|dans chaque) couleur(?:, multicolore compris)? : (?:trois 1|1 1 1)|\bchaque couleur a dix cartes\b|\bplus haute carte de chaque feu\b|^5 défaussé\b|\bsans ce 5, le spectacle\b/i,
			[
				'Ensemble, montez un feu d’artifice par couleur, du 1 au 5 ; chaque carte bien posée vaut un point.',
				'Poser un 5 complète le feu d’artifice.',
				'Le 5 est unique dans chaque couleur : une fois défaussé, il est perdu.',
				'+1 jeton bleu, +2 pour un 5',
				'+1 jeton bleu, +2 pour un 5 ou le 1 noir',
				'Poser un 5, ou le 1 noir, complète le feu d’artifice.',
				'Un feu commence par le 1, puis viennent le 2, le 3, le 4 et le 5, sans trou.',
				'Pour chaque couleur, comptez les cartes à partir du 1.'
			],
			[
				'Montez un feu d’artifice par couleur, du 1 au 5, le noir du 5 au 1.',
				'Poser un 5 (en noir, le 1) complète le feu d’artifice.',
				'+1 jeton bleu, +2 si elle complète son feu'
			]
		)
	),
	never(
		'blackPowder=true finalBouquet=true',
		'a discarded black 5 loses the show too, when it is the last of the three',
		words(
			/\bunless it's one of the three black 5s\b/i,
			['Yes, unless it’s one of the three black 5s: without its 5, no other firework can be completed.'],
			['Yes, unless it’s a black 5 and another one is left or already played.']
		),
		words(
			/\bl'un des trois 5 noirs\b/i,
			['Oui, sauf si c’est l’un des trois 5 noirs : sans son 5, aucun autre feu ne peut être complet.'],
			['Oui, sauf si c’est un 5 noir et qu’un autre reste ou est déjà posé.']
		)
	),
	never(
		'blackPowder=false',
		'no black card is in play',
		words(
			/^the black firework is built\b|\bthe black 1\b|\bin black, the 1\b|\bblack 5s?\b|\bno clue names (?:multicolour or )?black\b|\badd the 10 black cards\b|\bbut black\b|^black: 5 5 5\b/i,
			[
				'The black firework is built from 5 down to 1.',
				'Playing a 5 (in black, the 1) completes the firework.'
			],
			['In this variant there is a black firework: no clue names black.'],
			/\bvariant\b/i
		),
		words(
			/^le feu noir se monte\b|\ble 1 noir\b|\ben noir, le 1\b|\b5 noirs?\b|\baucun indice ne nomme le (?:multicolore ni le )?noir\b|\bajoutez les 10 cartes noires\b|\bsauf le noir\b|^noir : 5 5 5\b/i,
			['Le feu noir se monte du 5 au 1.', 'Poser un 5 (en noir, le 1) complète le feu d’artifice.'],
			['Dans cette variante, aucun indice ne nomme le noir.'],
			/\bvariante\b/i
		),
		{ except: ['black-powder'] }
	)
];

const says = (place: readonly ['book' | 'aid', string], why: string): Duty =>
	must('blackPowder=true', place, why, /\bblack\b/i, /\bnoir/i);

export const blackDuties: readonly Duty[] = [
	says(['book', 'purpose'], 'says how black is built'),
	says(['book', 'material'], 'says which cards are black'),
	says(['book', 'setup'], 'says that the black cards are shuffled in'),
	says(['book', 'clue'], 'says what points at black'),
	says(['book', 'play'], 'says how black is built'),
	says(['book', 'completing'], 'says what completes black'),
	must(
		'blackPowder=true',
		['book', 'completing'],
		'says that a black 5 brings no bonus',
		/\bblack 5 only begins its firework: no bonus for that\.$/i,
		/\b5 noir ne fait que commencer son feu : pas de bonus pour cela\.$/i
	),
	must(
		'blackPowder=true',
		['book', 'faq-called-five'],
		'says what an announced black 5 brings',
		/\bblack 5 brings one\b/i,
		/\b5 noir (?:annoncé )?en rend un\b/i
	),
	must(
		'blackPowder=true multicolour=null',
		['book', 'setup'],
		'leaves the multicolour cards in the box',
		/\bleave any multicolour cards in the box\b/i,
		/\bs'il y a des cartes multicolores, laissez-les dans la boîte\b/i
	),
	must(
		'multicolour!=null blackPowder=false',
		['book', 'setup'],
		'leaves the black cards in the box',
		/\bleave any black cards in the box\b/i,
		/\bs'il y a des cartes noires, laissez-les dans la boîte\b/i
	),
	must(
		'blackPowder=true multicolour=10',
		['aid', 'score'],
		'says which cards the multicolour ones are',
		/\bin each colour but black: 1 1 1\b/i,
		/\bdans chaque couleur, sauf le noir : 1 1 1\b/i
	),
	says(['book', 'lost-cards'], 'says which black card is critical'),
	says(['book', 'faq-copies'], 'says how many black cards there are'),
	says(['aid', 'turn'], 'says how black is built'),
	says(['aid', 'score'], 'says which cards are black')
];

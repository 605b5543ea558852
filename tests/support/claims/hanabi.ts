/** What Hanabi's book and aid may not say, by option (rules: End of the game, Variants, Derived facts). */
import { about, must, never, words, type GameClaims } from './claim';
import { blackClaims, blackDuties, multicolourClaims, multicolourDuties } from './hanabi-boxes';
import { bouquetClaims } from './hanabi-bouquet';
import { colourClaims } from './hanabi-colours';

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
		about(
			'multicolourClue',
			/\bmulticolour\b.*\b(?:names?|named|points?|clue|every)\b/i,
			/\bmulticolores?\b.*\b(?:nomm|désigne|indice|chaque)/i
		),
		about('blackPowder', /\bblack\b/i, /\bnoire?s?\b/i),
		about('finalBouquet', /\bfinal bouquet\b|\blast round\b/i, /\bbouquet final\b|\bdernier tour\b/i),
		about('choreography', /\bannounc|\bchoreography\b/i, /\bannonc|\bchorégraphie\b/i),
		about(
			'countFireworks',
			/\bred tokens?\b|\bcount (?:them|the fireworks)\b/i,
			/\bjetons? rouges?\b|\bcompter\b|\bcompte les feux\b/i
		),
		about('mode', /\bcounters only\b/i, /\bcompteurs seuls\b/i)
	],
	claims: [
		...bouquetClaims,
		...thirdToken,
		...colourClaims,
		...multicolourClaims,
		...blackClaims,
		...announcing,
		...counters
	],
	duties: [
		...multicolourDuties,
		...blackDuties,
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

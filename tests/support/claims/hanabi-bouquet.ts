/** What Hanabi's book and aid may not say with the final bouquet, and without it (rules: Variants). */
import { never, words, type Claim } from './claim';

const bouquet = 'finalBouquet=true';
const usual = 'finalBouquet=false';

/** A final bouquet has no last round: play goes on after the pile until perfection or defeat. */
const withoutLastRound = [
	never(
		bouquet,
		'nobody has one more turn: there is no last round',
		words(
			/\bonce more\b|\bone (?:more|last|final) (?:turn|go)\b|\beverybody (?:plays )?once\b|\beach (?:player )?(?:plays |gets )?once\b|\bturns (?:are )?left\b/i,
			[
				'Everybody plays exactly once more, ending with the player who drew it.',
				'Everybody once, ending with the player who took the last card.',
				'Then each player gets one last turn.',
				'The app says how many turns are left.'
			],
			['You play on after the pile is empty.', 'There are no turns left to count: no last round.'],
			/\bno turns left\b|\bno limit\b/i
		),
		words(
			/\bencore (?:exactement )?une (?:seule )?fois\b|\bencore un (?:seul )?tour\b|^chacun une (?:seule )?fois\b|\bun (?:dernier|seul) tour chacun\b|\btours (?:il reste|qui restent|restants)\b/i,
			[
				'Chacun joue encore exactement une fois.',
				'Chacun une fois, en finissant par celui qui a pris la dernière carte.',
				'encore un tour chacun, en finissant par celui qui l’a prise',
				'Elle dit combien de tours il reste.'
			],
			['On joue encore une fois la pioche vide, sans dernier tour.', 'On joue après la fin de la pioche.'],
			/\bsans dernier tour\b/i
		),
		{ except: ['correcting-turn'] }
	),
	never(
		bouquet,
		'there is no last round',
		words(
			/\b(?:starts?|begins?|opens?|triggers?|announces?) the last round\b|\blast round (?:is over|begins|starts)\b|\b(?:in|during|after|before|until|for) the last round\b|\bwith a last round to follow\b|\bright up to the very last action\b/i,
			[
				'Whoever draws the last card of the pile starts the last round, in which nobody draws.',
				'The last round is over: you add up your score.',
				'It can happen in the last round too.',
				'Yes: the third red token loses the game, right up to the very last action.'
			],
			['This match has no last round.', 'Pace needs a last round, and there is none in the final bouquet.'],
			/\b(?:no|without a|not a) last round\b|\bnone in the final bouquet\b|\b(?:isn't|not) (?:shown|worked out)\b/i
		),
		words(
			/\b(?:déclenche|commence|annonce|lance) le dernier tour\b|\bdernier tour est (?:terminé|fini)\b|\b(?:au|pendant le|dans le|après le|avant le|jusqu'au) dernier tour\b|\bun dernier tour à venir\b|\bjusqu'à la toute dernière action\b/i,
			[
				'Celui qui prend la dernière carte déclenche le dernier tour.',
				'Le dernier tour est terminé : on compte les points.',
				'Cela peut aussi arriver pendant le dernier tour.',
				'Au dernier tour, on ne pioche plus.'
			],
			['Il n’y a pas de dernier tour dans cette partie.'],
			/\b(?:pas|plus|sans|ni) (?:de )?dernier tour\b|\bne s'affiche (?:pas|plus)\b/i
		)
	),
	never(
		bouquet,
		'an empty pile does not end the show',
		words(
			/\bends\b.*\b(?:pile (?:is|runs)|empty pile)|\bnobody draws any ?more\b.*\bover\b/i,
			['The game ends on the third red token, or after the last card, once the pile is empty.'],
			['The game does not end when the pile is empty: you play on.'],
			/\b(?:doesn't|does not|never) end\b|\bplay on\b/i
		),
		words(
			/\b(?:se termine|finit|s'arrête|fin de la partie)\b.*\bpioche (?:est )?(?:vide|épuisée)|\bquand la pioche est vide, (?:c'est fini|la partie)/i,
			['La partie se termine au troisième jeton rouge, ou une fois la pioche vide.'],
			['La partie ne se termine pas quand la pioche est vide : on continue.'],
			/\bne (?:se termine|finit|s'arrête) pas\b/i
		)
	),
	never(
		bouquet,
		'a final bouquet is perfect or lost, and has no rating',
		words(
			/\byour (?:score|rating) on the scale\b|\bthere are (?:six|seven) ratings\b|\bare rated\b|\byour rating is\b|\blook up your score\b/i,
			[
				'Then look up your score on the scale, unless the game was lost.',
				'From 0 to 25 points there are six ratings.'
			],
			['There is no rating in this match: perfect or lost.']
		),
		words(
			/\bcherchez (?:ensuite )?votre score\b|\b(?:six|sept) mentions\b|\bvotre mention est\b/i,
			['Cherchez ensuite votre score dans l’échelle.', 'De 0 à 25 points, six mentions.'],
			['Il n’y a pas de mention dans cette partie.'],
			/\bni mention\b/i
		)
	),
	never(
		bouquet,
		'an aid without ratings: the show is perfect or lost',
		words(
			/^\d+(?:–\d+)? · (?:horrible|mediocre|honourable|excellent|extraordinary|legendary|divine)\b/i,
			['0–5 · horrible', '30 · divine, with 6 colours'],
			['Points · Rating']
		),
		words(
			/^\d+(?:–\d+)? · (?:horrible|médiocre|honorable|excellente|extraordinaire|légendaire|divine)\b/i,
			['6–10 · médiocre'],
			['Points · Mention']
		),
		{ in: 'aid' }
	),
	never(
		bouquet,
		'the last copy of a card that is still needed loses the show',
		words(
			/\b(?:play|carry|go) on: (?:that|its|the) firework\b|\b5 (?:is )?discarded\b.*\b(?:play|carry|go) on\b|\bit can still reach 4\b|\bthe (?:blue )?firework (?:just )?stops (?:there|at \d)\b/i,
			[
				'No, you play on: that firework can’t be completed any more.',
				'A 5 discarded: its firework can’t be completed, play on.',
				'Both blue 3s are discarded, so the blue firework stops at 2.',
				'As soon as one is discarded, the firework stops there.'
			],
			['A 5 discarded: the show is lost.', 'Here, the game is lost as soon as the firework stops there.'],
			/\blost as soon as\b|\b(?:show|game) is lost\b/i
		),
		words(
			/\bon continue : ce feu\b|\b5 défaussé\b.*\bon continue\b|\bpeut encore monter à 4\b|\ble feu (?:bleu )?s'arrête (?:là|à \d)\b/i,
			[
				'Non, on continue : ce feu ne pourra plus être complet.',
				'5 défaussé : ce feu ne sera pas complet, on continue.',
				'Si les deux 3 bleus sont défaussés, le feu bleu s’arrête à 2.'
			],
			['5 défaussé : c’est perdu.'],
			/\b(?:est|c'est) perdue?\b|\bla défaite\b/i
		)
	),
	never(
		bouquet,
		'with points out of reach, a final bouquet is lost already; giving it up loses it',
		words(
			/\bno more points can be gained\b|\bgive up\b.*\bscore stands\b|\bfinish with the score as it stands\b/i,
			[
				'When no more points can be gained, you can stop there, but you don’t have to.',
				'While a point can still be gained, you can give up from the match menu: the score stands.'
			],
			['If you give up, the show is lost.']
		),
		words(
			/\bne pouvez plus gagner aucun point\b|\babandonner\b.*\bvous gardez le score\b|\bavec le score du moment\b/i,
			[
				'Si vous ne pouvez plus gagner aucun point, vous pouvez vous arrêter là.',
				'Le menu permet d’abandonner : vous gardez le score du moment.'
			],
			['Abandonner, c’est perdre.']
		)
	),
	never(
		bouquet,
		'a discard of the last copy loses at once, so no best score below perfect goes on',
		words(
			/\bbest possible score is 23\b|\bbest possible score 24\b|\bthe discard allows 23\b/i,
			['Red will stop at 3, and the best possible score is 23 out of 25.'],
			['The best possible score is 25.']
		),
		words(
			/\bscore possible est 23\b|\bscore possible 24\b|\bla défausse permet 23\b/i,
			['Le rouge s’arrêtera à 3, et le score possible est 23 sur 25.'],
			['Le score possible est 25.']
		)
	)
];

/** Without a limit of turns, what is reckoned from turns does not exist. */
const withoutTurns = [
	never(
		bouquet,
		'without a limit of turns, what is within reach is the best possible score',
		words(
			/\bscore so far \+ cards in the pile\b|\badd the turns left\b|\bone more card played at best\b|\bwhat the turns left allow\b|\byou won't get past\b/i,
			[
				'While there are cards in the pile: score so far + cards in the pile + number of players.',
				'Score within reach · what the turns left allow too'
			],
			['The score within reach is the best possible score.']
		),
		words(
			/\bscore actuel \+ cartes de la pioche\b|\bon ajoute au score les tours\b|\bpermet au mieux d'en poser une\b|\bpermettent aussi les tours\b|\bvous ne dépasserez pas\b/i,
			[
				'Score actuel + cartes de la pioche + nombre de joueurs.',
				'ce que permettent aussi les tours qui restent'
			],
			['Le score atteignable est le score possible.']
		)
	),
	never(
		bouquet,
		'there is neither pace nor a number of clues',
		words(
			/^pace = |\bat 0, you can't afford\b|^pace · |\b(?:fewer|more) discards (?:than|and misplays) you can\b|\bdiscards you still have time for\b|^clues still usable · |^\d · \d+ \/ \d+ · |^needed: |\bhow many per clue you need\b|\b8 \+ 13 \+ 4\b/i,
			[
				'Pace = score so far + cards in the pile + number of players − best possible score.',
				'2 · 17 / 29 · 17 / 30 · 22 / 35',
				'Blue tokens in the lid, plus the discards you still have time for.',
				'Needed: the cards missing, divided by the clues still usable.'
			],
			['Pace isn’t shown in this match.']
		),
		words(
			/^marge = |^à 0, vous ne pouvez plus\b|^marge · |\bdéfausses que vous avez encore le temps\b|^indices utilisables · |^\d · \d+ \/ \d+ · |^nécessaire : |\bcartes à poser par indice à partir\b|\b8 \+ 13 \+ 4\b/i,
			['Marge = score actuel + cartes de la pioche.', '3 · 13 / 25 · 13 / 26 · 18 / 31'],
			['Ni marge ni indices utilisables dans cette partie.']
		)
	)
];

/** What is said of a final bouquet may not stand as the rule of another match. */
const usualEnd = [
	never(
		usual,
		'only the final bouquet has no last round and goes on after the pile',
		words(
			/^no last round\b|\bthere is no last round\b|\bthis match has no last round\b|\bplay(?:s)? on after the pile\b|\bwith fewer and fewer cards\b|\bperfect or lost\b/i,
			['No last round: you play on after the pile is empty, with fewer and fewer cards.'],
			['In the final bouquet there is no last round.', 'As a variant, there is no last round.'],
			/\bfinal bouquet\b|\bvariant\b|\boption\b/i
		),
		words(
			/^pas de dernier tour\b|\bil n'y a pas de dernier tour\b|\ble spectacle est parfait ou perdu\b|\bavec de moins en moins de cartes\b/i,
			['Pas de dernier tour : on joue après la fin de la pioche.'],
			['Au bouquet final, il n’y a pas de dernier tour.'],
			/\bbouquet final\b|\bvariante\b|\boption\b/i
		)
	),
	never(
		usual,
		'a lost card does not lose the show',
		words(
			/\b(?:game|show) is lost\b.*\blast copy\b|\blast copy\b.*\b(?:game|show) is lost\b|\bperfect show is (?:no longer|not) possible\b.*\blost\b|\bhas become impossible: lost\b|\bif there is no blue token left, the game is lost\b/i,
			['The last copy of a needed card goes to the discard: the game is lost.'],
			['In the final bouquet only, a perfect show has become impossible: lost.'],
			/\bfinal bouquet\b|\bvariant\b|\boption\b/i
		),
		words(
			/\bdernier exemplaire\b.*\b(?:perdue?|défaite)\b.*\bpartie\b|\bperfection est devenue impossible : perdu\b|\bs'il n'y a plus de jeton bleu, c'est perdu\b/i,
			['La perfection est devenue impossible : perdu.'],
			['Au bouquet final seulement, la perfection est devenue impossible : perdu.'],
			/\bbouquet final\b|\bvariante\b|\boption\b/i
		),
		{ except: ['final-bouquet', 'faq-empty-hand'] }
	)
];

export const bouquetClaims: readonly Claim[] = [...withoutLastRound, ...withoutTurns, ...usualEnd];

/** What Geisha's book and aid may not say, by option (rules: A round, Modes). */
import { about, must, never, words, type GameClaims } from './claim';

const lastPlayer = 'fullBoard=last-player';
const same = 'afterDrawn=same fullBoard=drawn';

const fullGarden = [
	never(
		lastPlayer,
		'whoever moved last wins a full garden: no round is drawn',
		words(
			/^2\. garden full\b.*\bdrawn\b|\bround is drawn\b|\bdrawn (?:rounds?|ones)\b|^in a draw\b|\bafter a draw\b|\bmatch is a draw\b|^nobody\b|\bif it is drawn\b|\bit is a draw\b|^drawn round \(/,
			[
				'2. garden full, no pattern · drawn',
				'If all 16 tokens are placed without a pattern, the round is drawn.',
				'After a drawn round, the other player starts.',
				'The loser of the round; after a draw, the player who didn’t start it.',
				'In a draw, nobody wins the round and nobody scores.',
				'2 · a full garden, no pattern · a drawn round'
			],
			[
				'If all 16 tokens are placed without a pattern, whoever moved last wins.',
				'No round is drawn in this match.'
			],
			/\bno (?:round|drawn)\b|\bnever drawn\b|\bthere are no draw/
		),
		words(
			/^2\. jardin plein\b.*\bnulle\b|\bmanche est nulle\b|\bmanches? nulles?\b|^a égalité\b|\baprès une (?:égalité|manche nulle)\b|\bfinit à égalité\b|^personne\b|\bsi elle est nulle\b/,
			[
				'2. jardin plein, sans figure · nulle',
				'Si les 16 jetons sont posés sans figure, la manche est nulle.',
				'Après une manche nulle, l’autre commence.',
				'À égalité, personne ne gagne la manche et personne ne marque.',
				'Le perdant de la manche ; après une égalité, celui qui n’avait pas commencé.'
			],
			['Le dernier à jouer gagne la manche.', 'Aucune manche n’est nulle dans cette partie.'],
			/\baucune manche\b|\b(?:pas|jamais|plus) (?:de |une )?(?:manches? )?nulles?\b/
		),
		{ except: ['turning-point'] }
	),
	never(
		'fullBoard=drawn',
		'a full garden without a pattern is a drawn round',
		words(
			/\b(?:last player|whoever (?:moved|moves|plays) last) wins\b|\bwin for the last player\b|\bsecond player wins the round, with 0\b/,
			['If the garden is full, whoever moved last wins the round.'],
			['The round is drawn, unless you chose that the last player wins.'],
			/\bunless you (?:chose|choose)\b|\boption\b/
		),
		words(
			/\bdernier à jouer gagne\b|\bvictoire du dernier à jouer\b|\bsecond joueur gagne donc la manche, avec 0\b/,
			['Si le jardin est plein, le dernier à jouer gagne la manche.'],
			['La manche est nulle, sauf si vous avez choisi que le dernier à jouer gagne.'],
			/\bsauf si vous avez choisi\b|\boption\b/
		),
		{ except: ['full-board'] }
	)
];

const starting = [
	never(
		same,
		'after a drawn round the same player starts again',
		words(
			/\bdrawn round, the other player starts\b|\bplayer who didn't start it\b|\bwho did not start (?:it|the drawn)\b/,
			[
				'After a drawn round, the other player starts.',
				'After a drawn round, the player who didn’t start it starts the next.'
			],
			['After a drawn round, the same player starts again.']
		),
		words(
			/\bmanche nulle, l'autre commence\b|\bcelui qui ne l'avait pas commencée\b|\bcelui qui n'avait pas commencé\b/,
			[
				'Après une manche nulle, l’autre commence.',
				'Après une manche nulle, c’est celui qui ne l’avait pas commencée.',
				'Après une égalité, celui qui n’avait pas commencé.'
			],
			['Après une manche nulle, le même recommence.']
		)
	),
	never(
		'afterDrawn=other fullBoard=drawn',
		'after a drawn round the other player starts',
		words(
			/\bsame player starts (?:again|the next)\b/,
			['After a drawn round, the same player starts again.'],
			['After a drawn round, the other player starts.']
		),
		words(
			/\ble même (?:joueur )?(?:re)?commence\b/,
			['Après une manche nulle, le même recommence.'],
			['Après une manche nulle, l’autre commence.']
		)
	),
	never(
		'mode=single drawnSingle=drawn-match',
		'one round is the whole match: none follows',
		words(
			/\bstarts the next\b|\bafter that, the loser\b|\bloser of the (?:previous )?round\b|\bafter a drawn round, the\b/,
			[
				'After that, the loser of the previous round starts.',
				'After a drawn round, the other player starts.'
			],
			['Draw lots to decide who starts.']
		),
		words(
			/\bcommence la (?:manche )?suivante\b|\bensuite, (?:c'est )?le perdant\b|\ble perdant de la manche\b|\baprès une manche nulle, (?:l'autre|c'est|le même)\b/,
			[
				'Ensuite, c’est le perdant de la manche précédente qui commence.',
				'Après une manche nulle, l’autre commence.'
			],
			['On tire au sort qui commence.']
		),
		{ except: ['layout', 'rounds', 'points-mode', 'faq-zero-points'] }
	)
];

const lengths = [
	never(
		'mode=single drawnSingle=play-on fullBoard=drawn',
		'after a drawn round another is played',
		words(
			/\bmatch is a draw\b|\bdrawn match\b/,
			['If it is drawn, the match is a draw.'],
			['If it is drawn, you play another until someone wins.']
		),
		words(
			/\bpartie finit à égalité\b|\bpartie est nulle\b/,
			['Si elle est nulle, la partie finit à égalité.'],
			['Si elle est nulle, on rejoue une manche.']
		)
	),
	never(
		'mode=points',
		'the points needed are those of this match',
		words(
			/\bto reach (?!%target%)\d+ points\b/,
			['It takes at least two rounds to reach 99 points.'],
			['It takes at least two rounds to reach 10 points.']
		),
		words(
			/\bpour arriver à (?!%target%)\d+ points\b/,
			['Il faut au moins deux manches pour arriver à 99 points.'],
			['Il faut au moins deux manches pour arriver à 10 points.']
		),
		{ given: { target: '10 points' } }
	),
	never(
		'mode=points target!=10',
		'this match is not to 10 points',
		words(
			/\b10 points\b(?! of)|\bfor a longer match, choose 15\b/,
			[
				'So it takes at least two rounds to reach 10 points.',
				'For a longer match, choose 15, 20, or any number.'
			],
			['The first to reach 15 points.', 'A round scores from 0 to 9 points.']
		),
		words(
			/\b10 points\b|\bpour une partie plus longue, choisissez 15\b/,
			[
				'Il faut au moins deux manches pour arriver à 10 points.',
				'Pour une partie plus longue, choisissez 15, 20.'
			],
			['Le premier à atteindre 15 points.']
		)
	),
	never(
		'mode=points target=1',
		'one round can be enough',
		words(/\bat least two rounds\b/, ['It takes at least two rounds.'], ['One round can be enough.']),
		words(/\bau moins deux manches\b/, ['Il faut au moins deux manches.'], ['Une manche peut suffire.'])
	),
	never(
		'wins!=3 mode=rounds',
		'the match is not to three rounds',
		words(
			/\bto win 3\b|\b3 to 5 rounds\b|\bhas won 3\b(?! rounds)|\bone of you has won 3\b|\byou can also choose 2 or 1\b/,
			[
				'To win 3, you play 3 to 5 rounds, not counting drawn ones.',
				'Won: you play until one of you has won 3.'
			],
			['The first to win 2 rounds wins the match.']
		),
		words(
			/\bpour en gagner 3\b|\b3 à 5 manches\b|\ben ait remporté 3\b|\bvous pouvez aussi choisir 2 ou 1\b/,
			[
				'Il faut de 3 à 5 manches pour en gagner 3.',
				'On joue jusqu’à ce que l’un de vous en ait remporté 3.'
			],
			['Le premier à gagner 2 manches.']
		)
	)
];

export const geisha: GameClaims = {
	lists: ['modes', 'options', 'presets', 'terms'],
	subjects: [
		about(
			'fullBoard',
			/\blast\b.*\bwins?\b|\bdrawn round\b|\bround is drawn\b|\bwin for the last\b/,
			/\bdernier à jouer\b|\bmanche (?:est )?nulle\b/
		),
		about(
			'afterDrawn',
			/\bsame player\b|\bwho didn't start\b/,
			/\ble même\b|\bn(?:e l)?'avait pas commencée?\b/
		),
		about(
			'drawnSingle',
			/\byou play another\b|\bplay on\b|\bmatch is a draw\b/,
			/\brejoue\b|\brejouer\b|\bfinit à égalité\b/
		)
	],
	claims: [...fullGarden, ...starting, ...lengths],
	duties: [
		must(lastPlayer, ['book', 'full-board'], 'says who wins', /\blast\b/, /\bdernier\b|\bsecond joueur\b/),
		must(
			lastPlayer,
			['book', 'faq-full'],
			'says who wins',
			/\blast\b|\bsecond player\b/,
			/\bdernier\b|\bsecond joueur\b/
		),
		must(
			lastPlayer,
			['aid', 'score'],
			'says who wins',
			/\blast\b|\bsecond player\b|\bgarden full\b.*\bwon\b/,
			/\bdernier\b|\bsecond\b|\bjardin plein\b.*\bgagnée\b/
		),
		must(same, ['book', 'drawn-round'], 'says who starts', /\bsame\b/, /\bmême\b/),
		must(`${same} mode!=single`, ['book', 'starter'], 'says who starts', /\bsame\b/, /\bmême\b/)
	]
};

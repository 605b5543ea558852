/** What Koï-Koï's book and aid may not say, by option (rules: Multiplier options, A match). */
import { about, must, never, words, type GameClaims } from './claim';
import { matchClaims } from './koikoi-match';
import { yakuClaims } from './koikoi-yaku';

const product = 'combination=product';

/** The rows of the worked examples: base points, own calls, theirs, working, score. */
const multipliers = [
	never(
		'sevenPlus=null',
		'seven points bring no bonus',
		words(
			/\bfrom 7 (?:base )?points\b|^7 (?:base )?points or more\b.*\b2\b|\bfor 7 or more\b|\bwith 7 points or more, you double\b|\bor 20 base points, it's always\b|\b7 base points or more: times\b|\brule of the french edition\b/,
			[
				'From 7 base points up, the month’s score is doubled.',
				'7 points or more · 2',
				'× 2 for one koï-koï, × 2 for 7 or more.'
			],
			['There is no bonus for 7 points in this match.'],
			/\bno bonus\b/
		),
		words(
			/\bà partir de 7 points\b|^7 points (?:de base )?ou plus\b.*\b2\b|\bpour 7 ou plus\b|\bavec 7 points ou plus, ton score\b|\b20 points de base, c'est toujours\b|\b7 points de base ou plus : fois\b|\brègle de l'édition française\b/,
			['À partir de 7 points de base, le score du mois est doublé.', '7 points ou plus · 2'],
			['Il n’y a pas de bonus à partir de 7 points.'],
			/\bpas de bonus\b/
		),
		{ except: ['combination', 'ribbon-sets'] }
	),
	never(
		'ownKoiKoi!=times combination!=count',
		'the winner’s own calls do not multiply',
		words(
			/\b1 plus your own\b|\b1 doubles, 2 triple\b|\bone koï-koï your score is doubled\b|\bfactor is 1 \+ n\b|^your koï-koï: 1, 2, 3|× 2 for one koï-koï|\bone koï-koï make 10\b|\b32 instead of 64\b|^this is the rule of the french edition\b/,
			[
				'Add up your yaku, then multiply: by 1 plus your own koï-koï, by 2 from 7 points up.',
				'With one koï-koï your score is doubled, with two it is tripled, and so on.',
				'your koï-koï: 1, 2, 3… · 2, 3, 4…'
			],
			['Your calls don’t multiply.', '8 · 0 · 1 · 8 × 2 × 2 · 32']
		),
		words(
			/\b1 plus tes koï-koï\b|\b1 double, 2 triplent\b|\bun koï-koï ton score est doublé\b|\bfacteur est 1 \+ n\b|^tes koï-koï : 1, 2, 3|× 2 pour un koï-koï|\bun koï-koï font 10\b|\b32 au lieu de 64\b|^c'est la règle de l'édition française\b/,
			['Avec un koï-koï ton score est doublé, avec deux il est triplé.', 'tes koï-koï : 1, 2, 3… · 2, 3, 4…'],
			['Tes koï-koï ne multiplient rien.']
		),
		{ except: ['combination'] }
	),
	never(
		'ownKoiKoi=none combination!=count',
		'the winner’s own calls bring nothing',
		words(
			/\bkoï-koï raises what you'll score\b|\beach call adds 1 point\b/,
			['It’s a bet: your koï-koï raises what you’ll score if you stop later.'],
			['Your koï-koï raises what the other player scores.']
		),
		words(
			/\bkoï-koï augmente ce que tu gagneras\b|\bchaque koï-koï ajoute 1 point\b/,
			['C’est un pari : ton koï-koï augmente ce que tu gagneras si tu t’arrêtes plus tard.'],
			['Ton koï-koï augmente ce que gagnera l’autre.']
		)
	),
	never(
		'opponentKoiKoi=none combination!=count',
		'the other player’s calls change nothing',
		words(
			/\bby 2 if the other\b|\bscore is doubled because of your call\b|\braises what the other player scores\b|^the other called koï-koï · |\byou're the one who stops, your score is doubled\b|\byou double twice\b|\bother player called koï-koï, once or more\b|× 2 = 10 for them|\bit's? by 2\b|^no: by 2\b/,
			[
				'If the other player called koï-koï and you’re the one who stops, your score is doubled.',
				'the other called koï-koï · 2, once',
				'No: only the one who says “Game” scores, and their score is doubled because of your call.'
			],
			['Their calls change nothing.']
		),
		words(
			/\bpar 2 si l'autre\b|\bscore est doublé à cause de ton\b|\baugmente aussi ce que gagnera l'autre\b|^l'autre a dit koï-koï · |\bc'est toi qui t'arrêtes, ton score est doublé\b|\bscore est doublé deux fois\b|\ba dit koï-koï, une fois ou plus\b|× 2 = 10 pour lui|^non : par 2\b/,
			['l’autre a dit koï-koï · 2, une fois', 'Son score est doublé à cause de ton koï-koï.'],
			['Les koï-koï de l’autre ne changent rien.']
		)
	),
	...['opponentKoiKoi=times combination!=count', 'combination=count'].map((when) =>
		never(
			when,
			'every call of the other player counts',
			words(
				/\bonly once, however many\b|\bby 2, and only once\b|· 2, once$|\bonce or more: times 2\b|\bby 2 if the other\b|\bdoubled because of your call\b|\bone who stops, your score is doubled\b/,
				['Only once, however many times they called.', 'No: by 2, and only once, in the French edition.'],
				['Two calls triple the score.']
			),
			words(
				/\bune seule fois, quel que soit\b|\bpar 2, et une seule fois\b|· 2, une fois$|\bune fois ou plus : fois 2\b|\bpar 2 si l'autre\b|\best doublé à cause de ton\b|\btoi qui t'arrêtes, ton score est doublé\b/,
				['Une seule fois, quel que soit le nombre de ses koï-koï.', 'l’autre a dit koï-koï · 2, une fois'],
				['Deux koï-koï triplent les points.']
			)
		)
	),
	never(
		'combination=count',
		'the calls of both players are added together',
		words(
			/\b1 plus your own koï-koï,|^multiply all the factors\b|\ball the factors are multiplied\b|8 × 2 × 2 × 2 · 64|\bscore 32 instead of 64\b|\byou double twice\b/,
			['Multiply all the factors.', '8 · 1 · 1 · 8 × 2 × 2 × 2 · 64'],
			['8 points, one koï-koï each: 8 × 2 × 3 = 48.']
		),
		words(
			/\b1 plus tes koï-koï,|^multiplie tous les facteurs\b|\btous les facteurs se multiplient\b|8 × 2 × 2 × 2 · 64|\b32 au lieu de 64\b|\bscore est doublé deux fois\b/,
			['Multiplie tous les facteurs.'],
			['8 points, un koï-koï chacun : 8 × 2 × 3 = 48.']
		)
	),
	never(
		'combination=exclusive',
		'of the seven and the own calls, the larger counts',
		words(
			/^multiply all the factors\b|\ball the factors are multiplied\b|\byou score 28\b|\b1 plus your own koï-koï, by 2 from 7\b|\b32 instead of 64\b/,
			['Multiply all the factors.', 'You score 28.'],
			['The larger of the two counts.']
		),
		words(
			/^multiplie tous les facteurs\b|\btous les facteurs se multiplient\b|\btu marques 28\b|\b1 plus tes koï-koï, par 2 à partir de 7\b|\b32 au lieu de 64\b/,
			['Multiplie tous les facteurs.', 'Tu marques 28.'],
			['Le plus grand des deux compte.']
		)
	),
	never(
		`cap=2,3,4,5,6 ${product} ownKoiKoi=times opponentKoiKoi=double sevenPlus!=null`,
		'the cap stops the factors before × 8',
		words(/\b8 × 2 × 2 × 2 · 64\b/, ['8 · 1 · 1 · 8 × 2 × 2 × 2 · 64'], ['8 · 1 · 1 · 8 × 4 · 32']),
		words(/\b8 × 2 × 2 × 2 · 64\b/, ['8 · 1 · 1 · 8 × 2 × 2 × 2 · 64'], ['8 · 1 · 1 · 8 × 4 · 32'])
	),
	never(
		`cap=2,3 ${product} ownKoiKoi=times opponentKoiKoi=double sevenPlus!=null`,
		'the cap stops the factors before × 4',
		words(
			/\b8 × 2 × 2 · 32\b|\byou score 28\b|: times 4\b/,
			['8 · 0 · 1 · 8 × 2 × 2 · 32', 'You score 28.'],
			['8 · 0 · 1 · 8 × 2 · 16']
		),
		words(/\b8 × 2 × 2 · 32\b|\btu marques 28\b|: fois 4\b/, ['Tu marques 28.'], ['8 · 0 · 1 · 8 × 2 · 16'])
	)
];

export const koikoi: GameClaims = {
	lists: ['presets', 'own-rules', 'terms', 'history'],
	subjects: [
		about('gaji', /\bwild\b/, /\bjoker\b/),
		about(
			'target',
			/\bno fixed number of months\b|\bpoints target\b/,
			/\bpas de nombre de mois fixe\b|\bobjectif de points\b/
		),
		about('finalTie', /\bone more month\b/, /\bmois de plus\b/),
		about('drawnMonth', /\boya still gets\b/, /\boya reçoit quand même\b/),
		about('passes', /\bother player becomes the oya\b/, /\boya passe à l'autre\b/),
		about('zeroSum', /\bstock\b/, /\bréserve\b/),
		about('bothHands', /\bdeal is void and the oya\b/, /\bdonne est annulée et on redistribue\b/),
		about('tableDeal', /\bfour pairs, the deal is void\b/, /\bpaires dans le ba : la donne est annulée\b/),
		about('ameshiko', /\bno ame-shikō\b/, /\bsans ame-shikō\b/),
		about(
			'sankoWithRain',
			/\bsankō with the rain\b|\bfourth bright\b/,
			/\bsankō avec la pluie\b|\bquatrième lumière\b/
		),
		about('brights', /\bbrights stack\b|\bbright yaku\b/, /\blumières cumulées\b|\byaku de lumières\b/),
		about(
			'viewing',
			/\bviewings?\b|\brain spoils\b|\bplay them or leave\b/,
			/\bcontemplations?\b|\bpluie gâche\b|\bjouer ou ne pas\b/
		),
		about('inoshikachoExtra', /\bto inoshikachō\b/, /\bà inoshikachō\b/),
		about(
			'inoshikachoBlocksTane',
			/\btane pays nothing\b|\bno tane beside\b/,
			/\btane ne rapporte rien\b|\bpas de tane\b/
		),
		about('bothRibbonSets', /^separate\b|\btriad\b|^combined\b/, /^séparés\b|\btriade\b|^réunis\b/),
		about('ribbonSetExtra', /\bribbon beyond\b/, /\bruban au-delà\b/),
		about(
			'ribbonSetBlocksTan',
			/\btan pays nothing\b|\bcount here a second time\b/,
			/\btan ne rapporte rien\b|\bici une deuxième fois\b/
		),
		about('tsukifuda', /\bcurrent month\b/, /\bmois en cours\b/),
		about('sakeAsKasu', /\bsake cup\b/, /\bcoupe de saké\b/),
		about(
			'lightningAsKasu',
			/\blightning does not\b|\bcounts in kasu\b/,
			/\bfoudre ne compte pas\b|\bcompte dans kasu\b/
		),
		about('sevenPlus', /\bno bonus\b/, /\bpas de bonus\b/),
		about('ownKoiKoi', /^times: |^no effect: |^plus: |^the winner's/, /^fois : |^aucun effet : |^plus : /),
		about(
			'opponentKoiKoi',
			/^times 2: |^no effect\.$|^times 1 \+ o\b/,
			/^fois 2 : |^aucun effet\.$|^fois 1 \+ o\b/
		),
		about('resetOwnCalls', /\bwiped out\b|^forgotten\b/, /\beffacés\b|^oubli\b/),
		about('cap', /\btotal multiplier\b/, /\bmultiplicateur total\b/)
	],
	claims: [...yakuClaims, ...multipliers, ...matchClaims],
	duties: [
		must(
			'inoshikachoExtra=1',
			['aid', 'score'],
			'says that the trio pays for further cards',
			/\binoshikachō\b/,
			/\binoshikachō\b/
		),
		must(
			'ribbonSetExtra=1',
			['aid', 'score'],
			'says that the sets pay for further ribbons',
			/\bakatan\b|\bribbon/,
			/\bakatan\b|\bruban/
		),
		must(
			'inoshikachoBlocksTane=true',
			['aid', 'score'],
			'says what blocks Tane',
			/\btane\b.*\b(?:not|no|nothing|never)\b|\bno tane\b/,
			/\btane\b.*\b(?:pas|rien|jamais)\b|\bpas de tane\b/
		),
		must(
			'cap!=null',
			['aid', 'multiply'],
			'has the cap',
			/\bcap\b|\bat most\b|\bno more than\b|\blimit\b/,
			/\bplafond\b|\bau plus\b|\bmaximum\b|\blimite\b/
		),
		must('viewing=rain-cancels', ['book', 'viewing'], 'has the rain', /\brain\b/, /\bpluie\b|\bfoudre\b/),
		must(
			'viewing=not-alone',
			['book', 'viewing'],
			'asks for another yaku',
			/\banother yaku\b/,
			/\bautre yaku\b/
		),
		must(
			'resetOwnCalls=true',
			['book', 'own-koikoi'],
			'says that calls are wiped out',
			/\bwiped\b|\bforgotten\b|\bno longer count/,
			/\beffac|\boubli|\bne comptent plus\b/
		),
		must(
			'target!=null zeroSum=null',
			['book', 'end'],
			'ends at the target',
			/\b(?:reach|target)/,
			/\b(?:attein|objectif)/
		),
		must(
			'tableDeal=oya',
			['book', 'void-table'],
			'has what the Oya wins',
			/\boya wins the month at once: 6 points\b/,
			/\boya gagne le mois tout de suite, 6 points\b/
		),
		must(
			'tableDeal=oya',
			['aid', 'setup'],
			'has the six points',
			/\b6 points to the oya\b/,
			/\b6 points à l'oya\b/
		),
		must(
			'tableDeal=play',
			['book', 'void-table'],
			'has that the month is played',
			/\bplay the month as usual\b/,
			/\bon joue le mois normalement\b/
		),
		must(
			'tableDeal=play',
			['aid', 'setup'],
			'has that one plays',
			/\bin the ba · nothing\b/,
			/\bdans le ba · rien\b/
		),
		...['tableDeal=void', 'bothHands=void'].flatMap((when) =>
			['end', 'entering', 'faq-teshi-month'].map((section) =>
				must(when, ['book', section], 'has the void deal', /\ba void deal\b/, /\bune donne annulée\b/)
			)
		),
		must('zeroSum!=null', ['book', 'end'], 'has the stock', /\bstock/, /\bréserve/),
		must(
			'tsukifuda!=null',
			['book', 'yaku'],
			'has the yaku of the month',
			/\btsukifuda\b|\byaku of the month\b|\bcurrent month\b/,
			/\btsukifuda\b|\byaku du mois\b|\bmois en cours\b/
		)
	]
};

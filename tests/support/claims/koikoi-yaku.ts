/** What Koï-Koï's book and aid may not say of the yaku, by option (rules: Yaku and their points). */
import { never, words, type Claim } from './claim';

/** The name of each yaku with a price of its own, and what the French edition pays for it. */
const priced = [
	['goko', 'Gokō', 10],
	['shiko', '(?<!Ame-)Shikō', 8],
	['ameshiko', 'Ame-shikō', 7],
	['sanko', 'Sankō', 5],
	['hanami', 'Hanami-zake', 5],
	['tsukimi', 'Tsukimi-zake', 5],
	['inoshikacho', 'Inoshikachō', 5],
	['akatan', 'Akatan', 5],
	['aotan', 'Aotan', 5]
] as const;

const prices: readonly Claim[] = priced.flatMap(([key, name, usual]) => {
	const said = name.replace('(?<!Ame-)', '');
	const given = { [`points.${key}`]: `${usual}` };
	const pattern = new RegExp(
		`\\b${name}(?: pays?| rapporte| is worth| vaut|,)? \\(?(?!%points.${key}%\\b)\\d+\\b`
	);
	return [
		never(
			`points.${key}!=x`,
			`${said} has its price in this match`,
			words(pattern, [`You have ${said} (99).`, `${said} 99, Tan 2.`], [`${said} ${usual}, Tan 2.`]),
			words(pattern, [`Tu as ${said} (99).`, `${said} rapporte 99.`], [`${said} ${usual}.`]),
			{ given }
		),
		never(
			`points.${key}!=${usual}`,
			'these are not the points of the French edition',
			words(
				/\bthese are the points of the french edition\b/,
				['These are the points of the French edition; each can be changed.'],
				['These are the points of this match.']
			),
			words(
				/\bces points sont ceux de l'édition française\b/,
				['Ces points sont ceux de l’édition française.'],
				['Ces points sont ceux de cette partie.']
			)
		)
	];
});

/** The sums of the examples. */
const sums = [
	never(
		'points.tan!=1',
		'six ribbons pay one point more than five',
		words(/\bTan \(?2\b/, ['Akatan 5, Tan 2: 7 points.'], ['Akatan 5, Tan 51.']),
		words(/\bTan \(?2\b/, ['ton sixième ruban, Tan (2)'], ['Tan 51'])
	),
	never(
		'ribbonSetExtra=1',
		'a set pays for its further ribbons',
		words(
			/^(?:akatan|aotan) · [^·]+ · \d+$|\bakatan \d+, tan 2\b/,
			['Akatan · 3 poetry ribbons · 5', 'Akatan 5, Tan 2: 7 points.'],
			['Akatan · 3 poetry ribbons · 5, +1 for each further card']
		),
		words(
			/^(?:akatan|aotan) · [^·]+ · \d+$|\bakatan \d+, tan 2\b/,
			['Aotan · 3 rubans bleus · 5'],
			['Aotan · 3 rubans bleus · 5, +1 par carte en plus']
		)
	),
	never(
		'inoshikachoExtra=1',
		'Inoshikachō pays for further animals and objects',
		words(
			/^inoshikachō · [^·]+ · \d+$/,
			['Inoshikachō · boar, deer, butterflies · 5'],
			['Inoshikachō · boar, deer, butterflies · 5, +1 for each further card']
		),
		words(
			/^inoshikachō · [^·]+ · \d+$/,
			['Inoshikachō · sanglier, cerf, papillons · 5'],
			['Inoshikachō · sanglier, cerf, papillons · 5, +1 par carte en plus']
		)
	),
	...['inoshikachoExtra=0', 'ribbonSetExtra=0'].map((when, at) =>
		never(
			when,
			'a set pays the same with further cards',
			at === 0
				? words(/\badds 1 point to inoshikachō\b/, ['Each further animal adds 1 point to Inoshikachō.'], [])
				: words(/\beach ribbon beyond 3 adds\b/, ['Each ribbon beyond 3 adds 1 point.'], []),
			at === 0
				? words(/\bajoute 1 point à inoshikachō\b/, ['Chaque autre animal ajoute 1 point à Inoshikachō.'], [])
				: words(/\bchaque ruban au-delà de 3 ajoute\b/, ['Chaque ruban au-delà de 3 ajoute 1 point.'], [])
		)
	)
];

const count = words(
	/\bthere are (?:12|twelve)\b|\bthe (?:12|twelve) yaku\b/,
	['A yaku is a combination of captured cards; there are 12, and they add up.'],
	['In the 12-yaku edition, every card has a dot.']
);
const nombre = words(
	/\bil y en a (?:12|douze)\b|\bles (?:12|douze) yaku\b/,
	['Un yaku est une combinaison ; il y en a 12.'],
	['Dans l’édition à 12 yaku, chaque carte porte une pastille.']
);

const numbers = ['ameshiko=false tsukifuda=null', 'viewing=off', 'ameshiko=true tsukifuda!=null'].map(
	(when) => never(when, 'there are not twelve yaku in this match', count, nombre)
);

const brights = [
	never(
		'brights=all',
		'every bright yaku counts: they stack',
		words(
			/\bonly the best\b|\bexcept the four bright\b|\breplaces \d+ points? with\b|: yes, \d+ instead of \d+|\bsankō beside a gokō\b/,
			[
				'Of the four bright yaku, only the best counts.',
				'Going from Sankō to Shikō replaces 5 points with 8.',
				'A Sankō turned into a Shikō: yes, 8 instead of 5.',
				'The app refuses what can’t go together: a Sankō beside a Gokō, for example.'
			],
			['The bright yaku add up.']
		),
		words(
			/\bseul le meilleur\b|\bque le meilleur\b|\bsauf les quatre yaku de lumières\b|\bremplace \d+ points? par\b|: oui, \d+ au lieu de \d+|\bsankō à côté d'un gokō\b/,
			['Des quatre yaku de lumières, seul le meilleur compte.', 'On ne compte que le meilleur des quatre.'],
			['Les yaku de lumières s’ajoutent.']
		)
	),
	never(
		'brights=best',
		'only the best bright yaku counts',
		words(
			/\bbright yaku (?:all )?add up(?! instead)\b|\ball four bright yaku count\b/,
			['The bright yaku add up.'],
			['Only the best counts.']
		),
		words(
			/\byaku de lumières s'ajoutent(?! au lieu)\b|\bles quatre yaku de lumières comptent\b/,
			['Les yaku de lumières s’ajoutent.'],
			['Seul le meilleur compte.']
		)
	),
	never(
		'ameshiko=false',
		'the rain man and three others are a Sankō',
		words(
			/^ame-shikō · |\bame-shikō \d|\ban ame-shikō\b|\bfour bright yaku\b|\bbest of the four\b|\b4 brights with the rain man\b/,
			[
				'Ame-shikō · 4 brights with the rain man · 7',
				'Sankō 5, Ame-shikō 7, Shikō 8, Gokō 10: only the best of the four counts.',
				'With a fourth bright it is an Ame-shikō.'
			],
			['There is no Ame-shikō: four with the rain man are a Sankō.']
		),
		words(
			/^ame-shikō · |\bame-shikō \d|\bun ame-shikō\b|\bquatre yaku de lumières\b|\bmeilleur des quatre\b/,
			['Ame-shikō · 4 · oui · 7', 'Avec une quatrième lumière, c’est un Ame-shikō.'],
			['Sans Ame-shikō, quatre lumières valent un Sankō.']
		)
	),
	never(
		'sankoWithRain=true',
		'the rain man helps to a Sankō',
		words(
			/^sankō · 3 (?:brights without|· no)\b|\bincluding the rain man make nothing\b|\brain man (?:doesn't|does not|never) (?:counts?|helps?)\b|^no\b.*\bfourth bright\b/,
			[
				'Sankō · 3 brights without the rain man · 5',
				'Three brights including the rain man make nothing: you need one more.',
				'The rain man doesn’t count in a Sankō.',
				'No, unless the option is on; with a fourth bright it is an Ame-shikō.'
			],
			['Sankō · 3 brights · 5']
		),
		words(
			/^sankō · 3 (?:lumières, sans|· non)\b|\bdont l'homme au parapluie ne rapportent rien\b|\bne compte pas dans un sankō\b|^non\b.*\bquatrième lumière\b/,
			['Sankō · 3 · non · 5', 'L’homme au parapluie ne compte pas dans un Sankō.'],
			['Sankō · 3 lumières · 5']
		)
	)
];

const sets = [
	never(
		'viewing=off',
		'the viewings are not played',
		words(
			/^(?:hanami|tsukimi)-zake · |\b(?:hanami|tsukimi)-zake,? \(?\d|\bmakes? (?:hanami|tsukimi)-zake\b|\bfastest yaku\b|\b(?:counts for|score) both\b|\bmoon for tsukimi|^yes, .*\bcurtain\b/,
			[
				'The curtain and the sake cup make Hanami-zake, 5 points.',
				'Two cards are enough: these are the fastest yaku in the game.',
				'The moon counts for both viewings? It counts for both viewings.',
				'Yes, 10 points with the curtain, the moon and the cup.'
			],
			['Neither Hanami-zake nor Tsukimi-zake is played.']
		),
		words(
			/^(?:hanami|tsukimi)-zake · |\b(?:hanami|tsukimi)-zake,? \(?\d|\b(?:fait|font) (?:hanami|tsukimi)-zake\b|\byaku les plus rapides\b|\bcompte pour les deux contemplations\b|\btu marques les deux\b|\blune pour tsukimi|^oui, .*\brideau\b/,
			[
				'Le rideau et la coupe de saké font Hanami-zake.',
				'Oui, 10 points avec le rideau, la lune et la coupe.'
			],
			['Ni Hanami-zake ni Tsukimi-zake.']
		)
	),
	never(
		'viewing=not-alone',
		'a viewing alone is worth nothing',
		words(
			/\btwo cards are enough\b/,
			['Two cards are enough: these are the fastest yaku.'],
			['It counts beside another yaku.']
		),
		words(/\bdeux cartes suffisent\b/, ['Deux cartes suffisent.'], ['Jamais seule.'])
	),
	never(
		'inoshikachoBlocksTane=true',
		'beside Inoshikachō, Tane pays nothing',
		words(
			/\balso count towards the five of tane\b|, and tane \d|\balready counts for inoshikachō\b|\bfor inoshikachō and for tane\b/,
			[
				'The three cards also count towards the five of Tane: the trio pays 5, and Tane 1 more.',
				'A card that already counts for Inoshikachō or a viewing counts here too.',
				'The boar counts for Inoshikachō and for Tane.'
			],
			['Beside Inoshikachō, Tane pays nothing.']
		),
		words(
			/\bcomptent aussi parmi les cinq\b|\bet les tane \d|\bsert déjà à inoshikachō\b|\bpour inoshikachō et pour tane\b/,
			[
				'Les trois cartes comptent aussi parmi les cinq des Tane.',
				'Une carte qui sert déjà à Inoshikachō compte ici aussi.'
			],
			['Avec Inoshikachō, Tane ne rapporte rien.']
		)
	),
	never(
		'ribbonSetBlocksTan=true',
		'beside Akatan or Aotan, Tan pays nothing',
		words(
			/\bcount here a second time\b|\bakatan \d+, tan \d/,
			['The ribbons of Akatan and Aotan count here a second time.', 'Akatan 5, Tan 2: 7 points.'],
			['Beside Akatan, Tan pays nothing.']
		),
		words(
			/\bcomptent ici une deuxième fois\b|\bakatan \d+, tan \d/,
			['Les rubans d’Akatan et d’Aotan comptent ici une deuxième fois.'],
			['Avec Akatan, Tan ne rapporte rien.']
		)
	),
	never(
		'sakeAsKasu=true',
		'the sake cup is a plain card too',
		words(
			/\bsake cup is not\b|\bsake cup isn't\b|^not in the french edition\b|^no\b.*\bobject\b/,
			['The lightning is a plain card; the sake cup is not.', 'Not in the French edition: it’s an object.'],
			['Yes, in this match: it counts both ways.']
		),
		words(
			/\bcoupe de saké, non\b|^dans l'édition française, non\b|\bcoupe (?:de saké )?n'est pas une simple\b/,
			[
				'La foudre est une simple ; la coupe de saké, non.',
				'Dans l’édition française, non : c’est un objet.'
			],
			['Oui : elle compte des deux façons.']
		)
	),
	never(
		'lightningAsKasu=false',
		'the lightning is no plain card for Kasu',
		words(
			/\blightning is a plain card\b|\ball 24 plain cards count\b|^yes, it counts in kasu\b|\bthe lightning (?:and .*)?included\b/,
			['All 24 plain cards count, the lightning and December’s three included.', 'Yes, it counts in Kasu.'],
			['The lightning doesn’t count in Kasu.']
		),
		words(
			/\bfoudre est une simple\b|\bles 24 simples comptent\b|^oui, elle compte dans kasu\b|\bla foudre (?:et .*)?comprises?\b/,
			[
				'La foudre est une simple ; la coupe de saké, non.',
				'Oui, elle compte dans Kasu, sauf option contraire.'
			],
			['La foudre ne compte pas dans Kasu.']
		),
		{ except: ['cards'] }
	)
];

export const yakuClaims: readonly Claim[] = [...prices, ...sums, ...numbers, ...brights, ...sets];

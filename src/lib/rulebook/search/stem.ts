/** A light stemmer for French and English: removes what number, gender and tense change. */

/** Words that are not stemmed, because their stem would be that of another word. */
const unstemmed: ReadonlySet<string> = new Set(['tane', 'offer']);

/** Irregular forms, one word a line. */
const irregular = `
	prend prendre prends prenez prenons prenne prendra pris prise prises
	perd perdre perds perdu perdue perdus perdues
	fini finir finit finis finie finies finissent
	choisi choisir choisit choisis choisie choisies
	vaut valent valoir vaux vaudra
	rend rendre rends rendu rendus
	revien revient reviens revenir revenu revenue reviennent
	recoi recoit recois recoivent recevoir recu recue recus
	tien tient tiens tenir tenu tenue
	take takes took taken taking
	give gives gave given giving
	hold held holds holding
	keep kept keeps keeping
	deal dealt deals dealing
	throw threw thrown throws
	choose chose chosen choosing
	begin began begun
	lay laid lays laying
	player players
	joueur joueurs joueuse joueuses
`;
const stemByForm: ReadonlyMap<string, string> = new Map(
	irregular
		.trim()
		.split('\n')
		.flatMap((line) => {
			const forms = line.trim().split(' ');
			return forms.map((form): [string, string] => [form, forms[0] ?? form]);
		})
);

/** Endings of feminine and plural forms, with their replacement. */
const replacements: readonly (readonly [RegExp, string])[] = [
	[/iere$/, 'ier'],
	[/euse$/, 'eur'],
	[/(.{3})ive$/, '$1if'],
	[/velle$/, 'veau'],
	[/(.{3})aux$/, '$1al'],
	[/(.{2})ies$/, '$1y']
];
const endings = [
	'issements',
	'ements',
	'ement',
	'aient',
	'erait',
	'erons',
	'eront',
	'antes',
	'ante',
	'erez',
	'eras',
	'ions',
	'era',
	'ait',
	'ons',
	'est',
	'ing',
	'ees',
	'ers',
	'ent',
	'ant',
	'ed',
	'ee',
	'er',
	'es',
	'ez',
	'e',
	's',
	'x'
];
/**
 * The length of the shortest stem; it is one more for the ambiguous endings, which many words have by nature.
 */
const shortest = 3;
const ambiguousEndings: ReadonlySet<string> = new Set(['ions', 'ait', 'ons', 'est', 'era', 'eras', 'erez']);

const cut = (word: string): string => {
	if (unstemmed.has(word) || /\d/.test(word)) return word;
	const known = stemByForm.get(word);
	if (known !== undefined) return known;
	const plain = /[^s]s$/.test(word) && !word.endsWith('ies') ? word.slice(0, -1) : word;
	const change = replacements.find(([ending]) => ending.test(plain));
	const form = change ? plain.replace(...change) : word;
	const ending = endings.find(
		(end) =>
			form.endsWith(end) &&
			form.length - end.length >= (ambiguousEndings.has(end) ? shortest + 1 : shortest) &&
			!(end === 's' && form.endsWith('ss'))
	);
	const left = ending === undefined ? form : form.slice(0, -ending.length);
	// English doubles a consonant before an ending: "winning", "beginner".
	return left !== form && /([bdgmnprt])\1$/.test(left) && left.length > shortest ? left.slice(0, -1) : left;
};

/** Stems that were made before: the answers have the same words with each key. */
const stems = new Map<string, string>();

/**
 * @param word a form of `wordsOf`.
 * @returns its stem: « défausser », « défausses » → `defauss`; "winning" → `win`.
 */
export const stem = (word: string): string => {
	const made = stems.get(word) ?? cut(word);
	stems.set(word, made);
	return made;
};

/** Stop words by language, in lower case: function words and question words, which say little by themselves. */
import { locales, type Locale } from '../../i18n/locale.ts';

const french = `
	a ai ainsi as au aussi autre aux avec avoir avons avez ayant c ca ce ceci cela celle celles celui ces cet cette ceux
	chaque ci combien comme comment d dans de des dois doit donc du elle elles en encore est et etaient etait ete etes etre eu
	fait fais faire faut font ici il ils j je l la laquelle le lequel les leur leurs lors lui m ma mais me meme mes mettre moi
	mon n ne ni nos notre nous on ont ou par parce peu peut peuvent peux pour pourquoi puis puisque qu quand que quel
	quelle quelles quels qui quoi s sa se sera ses si son sont sous sur t ta te tes toi ton tous tout toute toutes tres tu
	un une va vais vers veut veux voici voila voir vont vos votre vous y cb
	à ça étaient était été êtes être là même mêmes où très voilà
`;
const english = `
	a about after all also although am an and any are aren as at be because been being but by can could d did didn didnt do
	does doesn doesnt doing don dont each else for from get gets had has have having he her here him his how i if in instead
	into is isn isnt it its just let ll m many may me might mine more most much must my of on onto or our ours out re s shall
	she should so some such t than that the their them then there these they this those to too until up us ve very was we
	were what whats when where whether which while who whom whos whose why will with would you your yours
`;

const listOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** In a language without an entry all words are searched for. */
export const stopWords: Readonly<Partial<Record<Locale, ReadonlySet<string>>>> = {
	fr: listOf(french),
	en: listOf(english)
};

/** @returns the language with the most stop words among the words; undefined where no language has more. */
export const languageOf = (words: readonly string[]): Locale | undefined => {
	const [first, second] = locales
		.map((locale) => ({ locale, count: words.filter((word) => stopWords[locale]?.has(word)).length }))
		.sort((a, b) => b.count - a.count);
	return first && first.count > (second?.count ?? 0) ? first.locale : undefined;
};

/** What holds a sentence together in either language, and how questions begin: never what is looked for. */
const french = `
	a ai ainsi as au aussi autre aux avec avoir avons avez ayant ca car ce ceci cela celle celles celui ces cet cette ceux
	chaque ci combien comme comment dans de des dois doit donc du elle elles en encore est et etaient etait ete etes etre eu fait
	fais faire faut font ici il ils je la laquelle le lequel les leur leurs lors lui ma mais me meme mes mettre moi mon ne
	ni nos notre nous on ont ou par parce pas peu peut peuvent peux plus pour pourquoi puis puisque qu quand que quel
	quelle quelles quels qui quoi sa sans se sera ses si son sont sous sur ta te tes toi ton tous tout toute toutes tres tu
	un une va vais vers veut veux voici voila voir vont vos votre vous
`;
const english = `
	about after all also although am an and any are aren as at be because been being but by can cannot could did didn do
	does doesn doing don each else for from get gets had has have having he her here him his how if in instead into is isn it
	its just let ll many may me might mine more most much must my of on onto or our ours out re shall she should so some
	such than that the their them then there these they this those to too until up us ve very was we were what when where
	whether which while who whom whose why will with would you your yours
`;

/** Normalised. */
export const stopWords: ReadonlySet<string> = new Set(`${french} ${english}`.trim().split(/\s+/));

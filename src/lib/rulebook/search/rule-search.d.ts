/** Made from every game's rulebook by `ruleSearchPlugin`. */
declare module 'virtual:rule-search' {
	const games: readonly import('./load').SearchSource[];
	export default games;
}

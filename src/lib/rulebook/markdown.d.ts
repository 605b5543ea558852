/** A rulebook, compiled by `rulebookPlugin`. */
declare module '*.md' {
	const rulebook: import('$lib/games/game').Rulebook;
	export default rulebook;
}

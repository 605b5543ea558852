/** A rematch: the same people and rules; the one begins whom the rules name, or who lost. */
import type { Game, GameMeta } from '$lib/games/game';
import type { Seat } from '$lib/games/outcome';
import { fold, isUnreadable, type Folded } from '$lib/match/fold';
import { readLine } from '$lib/store/lines/read-line';
import { isGuest } from '$lib/store/players/player';
import { listPersons } from '$lib/store/players/persons';
import { listRuleSets } from '$lib/store/rule-sets/rule-sets';
import { lastSetup } from '$lib/store/settings/settings';
import { beginMatch } from './begin-match';
import { memorySchema, SetupForm, type SetupMemory } from './setup-form.svelte';

/** The setup of a rematch. `opening` has the actions that it takes over besides. */
interface Rematch extends SetupMemory {
	readonly opening: readonly unknown[];
}

/**
 * @returns who begins a rematch: whom the rules name, or else the one who lost; after a draw or of those who play
 * together, the first seat.
 */
export const rematchStarter = (game: Game, { state, outcome, players }: Folded): Seat => {
	const losers = players.flatMap((_, seat) => (outcome?.winners.includes(seat) ? [] : [seat]));
	const loser = losers.length === 1 ? losers[0] : undefined;
	return game.rematchStarter(state) ?? loser ?? 0;
};

/**
 * @param match the id of the match to play again.
 * @returns its setup; undefined when the match cannot be read, or is of another game. Never rejects.
 */
export const rematchSetup = async (game: Game, match: string): Promise<Rematch | undefined> => {
	const log = await readLine(match).catch(() => undefined);
	const folded = log && fold(game, log.entries);
	if (!folded || isUnreadable(folded) || folded.game !== game.id) return undefined;
	return {
		players: folded.players,
		options: folded.options,
		starter: rematchStarter(game, folded),
		opening: game.rematchOpening?.(folded.state) ?? []
	};
};

/**
 * Begins a rematch at once, as its setup would.
 *
 * @param match the id of the match to play again.
 * @returns the id of the rematch; undefined where the setup has to be looked at first: the match cannot be read, or two
 * of its players are one person now.
 */
export const beginRematch = async (
	game: Game,
	meta: GameMeta,
	match: string
): Promise<string | undefined> => {
	const [again, { persons }, last, ruleSets, words] = await Promise.all([
		rematchSetup(game, match),
		listPersons(),
		lastSetup(game.id, memorySchema),
		listRuleSets(game.id).catch(() => []),
		game.setupWords()
	]);
	if (!again) return undefined;
	const form = new SetupForm(game, meta, words, persons, ruleSets, again, again.opening, last);
	const areAllSeated = again.players.every((player, seat) => isGuest(player) || form.names[seat] !== '');
	return areAllSeated && form.isReady ? beginMatch(form) : undefined;
};

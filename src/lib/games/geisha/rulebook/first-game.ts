/** Binds the steps of a first game to the match. */
import { otherSide, type Side } from '../../sides.ts';
import type { FirstGameLead } from '../../game.ts';
import type { Action } from '../rules/actions.ts';
import { playUnderWay, tableStatus } from '../rules/round.ts';
import { tilesLeft } from '../rules/garden.ts';
import { bindingTile, turnOf } from '../rules/position.ts';
import type { State } from '../rules/state.ts';
import { toTake } from '../words/table.ts';

/** With three tokens each, a fourth can make a pattern: each is told so once. */
const firstWinningMoves = [6, 7];

const tellingOf = (rounds: number, moves: number): string => {
	if (rounds > 0) return 'name';
	if (firstWinningMoves.includes(moves)) return 'fours';
	return ['', 'binding', 'answer'][moves] ?? 'name';
};

const stepAt = (state: State): string => {
	const { code } = tableStatus(state);
	return code === 'laying' && state.draft.layout.length > 0 ? 'laying-on' : code;
};

export const firstGame: FirstGameLead<State, Action> = {
	stepAt: ({ state }) => stepAt(state),
	facts: ({ state }, names) => {
		const play = playUnderWay(state);
		const next = turnOf(play);
		const binding = bindingTile(play);
		const last = state.rounds.at(-1)?.result;
		const winner = last?.winner ?? undefined;
		const nameOf = (side: Side | undefined): string => (side === undefined ? '' : (names[side] ?? ''));
		return {
			near: nameOf(0),
			far: nameOf(1),
			starter: nameOf(state.starter),
			next: nameOf(next),
			other: nameOf(otherSide(next)),
			left: tilesLeft(play.layout).length,
			...(binding ? toTake(binding) : { plant: '', feature: '' }),
			telling: tellingOf(state.rounds.length, play.moves.length),
			how: last?.how ?? '',
			winner: nameOf(winner),
			loser: nameOf(winner === undefined ? undefined : otherSide(winner))
		};
	}
};

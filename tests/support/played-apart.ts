/** Random lines of the toy game that two phones have played apart, as players make them. */
import fc from 'fast-check';
import type { Entry, EntryBody } from '../../src/lib/match/entry.ts';
import { fold, isUnreadable, type Folded } from '../../src/lib/match/fold.ts';
import { toyGame } from './toy-game.ts';
import { add, behind, complete, edit, log, start } from './toy-log.ts';

/** @returns the match of a line, which must be readable. */
export const folded = (line: readonly Entry[]): Folded => {
	const result = fold(toyGame, line);
	if (isUnreadable(result)) throw new Error(result);
	return result;
};

type Step =
	| readonly [seat: 0 | 1, points: number]
	| { readonly edit: number; readonly points: number }
	| 'undo'
	| 'redo'
	| 'complete'
	| 'note'
	| 'undo-detail'
	| 'delete'
	| 'finish';

const points = fc.integer({ min: 1, max: 4 });
const steps = fc.array(
	fc.oneof(
		{ weight: 5, arbitrary: fc.tuple(fc.constantFrom<0 | 1>(0, 1), points) },
		{ weight: 2, arbitrary: fc.record({ edit: fc.nat(20), points }) },
		{
			weight: 6,
			arbitrary: fc.constantFrom<Step>('undo', 'undo', 'redo', 'complete', 'note', 'undo-detail')
		},
		{ weight: 1, arbitrary: fc.constantFrom<Step>('delete', 'finish') }
	),
	{ maxLength: 14 }
);

const bodyOf = (line: readonly Entry[], step: Step): EntryBody | undefined => {
	const { moves, undoable, redoable, lastDetail } = folded(line);
	const last = moves.at(-1);
	const undo = (of: number | undefined): EntryBody | undefined =>
		of === undefined ? of : { kind: 'undo', of };
	if (typeof step === 'object' && 'edit' in step) {
		const move = moves[step.edit % Math.max(moves.length, 1)];
		return move && edit(move.seq, 0, step.points);
	}
	if (typeof step === 'object') return add(...step);
	if (step === 'undo') return undo(undoable);
	if (step === 'undo-detail') return undo(lastDetail);
	if (step === 'redo') return redoable === undefined ? undefined : { kind: 'redo', of: redoable };
	if (step === 'complete') return last && complete(last.seq, 1, 2);
	if (step === 'note') return { kind: 'note', text: `note ${line.length}` };
	return { kind: step };
};

/** @returns the line as a device plays it on. */
const playOn = (line: readonly Entry[], device: string, said: readonly Step[]): readonly Entry[] =>
	said.reduce<readonly Entry[]>((grown, step) => {
		const body = bodyOf(grown, step);
		return body ? [...grown, ...behind(grown, device, body)] : grown;
	}, line);

/** The beginning of a match, and how two phones have played it on. */
export const playedApart = fc.tuple(steps, steps, steps).map(([before, here, there]) => {
	const begun = playOn(log(start), 'phone', before);
	return { begun, ours: playOn(begun, 'mine', here), theirs: playOn(begun, 'theirs', there) };
});

/** Deletes and restores matches: deleting adds an entry to the match's line, restoring undoes that entry. */
import { resolveLine } from '$lib/match/undo';
import type { SaveState } from '$lib/store/lines/unsaved';
import type { MatchRow } from '$lib/store/lists/row';
import { forgetKept } from '$lib/store/settings/settings';
import { troubleOf, type TroubleCode } from '$lib/store/db/trouble';
import { amendMatch } from './amend-match';

/** Removes a match from all lists. @throws {Trouble} when its line cannot be read. */
export const deleteMatch = async (row: MatchRow): Promise<SaveState> => {
	forgetKept(row.id);
	return (await amendMatch(row, { isDeleted: true }, () => [{ kind: 'delete' }])).state;
};

/** Brings a deleted match back into the lists. @throws {Error} for a match that is not deleted. */
export const restoreMatch = async (row: MatchRow): Promise<SaveState> => {
	const restored = await amendMatch(row, { isDeleted: false }, (log) => {
		const { deletion } = resolveLine(log);
		if (deletion === undefined) throw new Error('Only a deleted match can be restored');
		return [{ kind: 'undo', of: deletion }];
	});
	return restored.state;
};

/** @returns the trouble that stopped a deletion or restoration; undefined for none. Never rejects. */
export const troubleIn = async (work: Promise<SaveState>): Promise<TroubleCode | undefined> => {
	const state = await work.catch((error: unknown) => troubleOf(error).code);
	return state === 'saved' || state === 'saving' ? undefined : state;
};

/**
 * Stores the taps that a page of an older version left in localStorage, because a newer version had already
 * upgraded the database. Each tap is stored once.
 */
import { renumber } from '$lib/match/rebase';
import { rebaseOldEntries } from '$lib/match/old-log';
import { projectorFor } from '$lib/rows/projector';
import { readParkedEntries } from '$lib/store/lines/read-parked';
import { readLine } from '$lib/store/lines/read-line';
import { receive } from '$lib/store/lines/receive';

/** Runs in one tab at a time, so that of two that begin at once the second sees what the first has stored. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
	'locks' in navigator ? navigator.locks.request('ochaya-held', work) : work();

/** Stores the held taps of each match. Never rejects: what could not be stored stays held. */
export const takeUpParked = (): Promise<void> =>
	inTurn(async () => {
		for (const { match, entries, old, done } of readParkedEntries()) {
			const { entries: stored } = await readLine(match);
			const starts = [...stored, ...entries, ...old].flatMap((entry) =>
				entry.kind === 'start' ? [entry.game] : []
			);
			const projector = await projectorFor(starts);
			// These are this browser's own taps, so the player need not be asked. A new match has nothing that they go behind.
			await receive(
				match,
				(here) => {
					const pending = [...rebaseOldEntries(here, old), ...entries];
					const own = here.length === 0 ? renumber(here, pending) : projector.rebaseEntries(here, pending);
					return own.length === 0 ? undefined : { line: [...here, ...own] };
				},
				projector.project
			);
			done();
		}
	}).catch(() => undefined);

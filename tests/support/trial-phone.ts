/** Phones of a trial: each at the end of a line of its own, with a clock of its own. */
import { vi } from 'vitest';
import { stamp, type Entry } from '../../src/lib/match/entry.ts';
import { entryName } from '../../src/lib/match/line.ts';
import type { GroupServer } from './group-server.ts';
import { openPhone, toyRow, type Phone } from './phones.ts';
import { TrialLine } from './trial-line.ts';
import { add, start } from './toy-log.ts';

export interface TrialPhone {
	readonly name: string;
	readonly phone: Phone;
	readonly line: TrialLine;
	/** How far its clock is ahead, in milliseconds. */
	ahead: number;
	/** How many entries it has made. */
	count: number;
	isOpen: boolean;
	/** Whether it shows all tables, and not none. */
	readonly isShowing: boolean;
}

/** The lines of all phones of a process, by the host that each phone takes for the server's. */
const lines = new Map<string, TrialLine>();
const fetchBefore = globalThis.fetch;
const fetchByLine = (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
	if (typeof url !== 'string') return fetchBefore(url, init);
	const { hostname, pathname, search } = new URL(url);
	const line = lines.get(hostname);
	return line ? line.fetch(pathname.replace(/^\/group/, '') + search, init) : fetchBefore(url, init);
};

/** Opens a phone that has joined the group of a server, and does not synchronise yet. */
export const trialPhone = async (
	name: string,
	server: GroupServer,
	isShowing: boolean
): Promise<TrialPhone> => {
	const at = { ahead: 0, count: 0, isOpen: false };
	const line = new TrialLine(server);
	lines.set(`${name}.test`, line);
	const now = () => Date.now() + at.ahead;
	const phone = await openPhone(`https://${name}.test/group`, {}, now);
	vi.stubGlobal('fetch', fetchByLine);
	return Object.assign(at, { name, phone, line, isShowing });
};

/** Opens the app on a phone. */
export const openApp = (one: TrialPhone, shown: readonly string[]): void => {
	one.phone.join();
	one.isOpen = true;
	show(one, shown);
};
export const closeApp = (one: TrialPhone): void => {
	one.isOpen = false;
	one.phone.leave();
};
/** Says which tables are played at. */
export const show = (one: TrialPhone, matches: readonly string[]): void => {
	one.phone.sync.show(new Set(one.isShowing ? matches : []));
};

/** @returns the lines on a phone of the matches that begin so, by match; kept ones among them. */
export const linesOn = async (
	{ phone }: TrialPhone,
	prefix = ''
): Promise<ReadonlyMap<string, readonly Entry[]>> => {
	const entriesByMatch = new Map<string, Entry[]>();
	for (const entry of await phone.entries(prefix)) {
		const line = entriesByMatch.get(entry.match);
		if (line) line.push(entry);
		else entriesByMatch.set(entry.match, [entry]);
	}
	return entriesByMatch;
};

/**
 * Stores an entry after what the phone has, whatever comes in meanwhile.
 *
 * @returns its name; undefined where the match is not here yet and is begun by somebody else.
 */
export const tapOn = async (
	one: TrialPhone,
	match: string,
	seat: 0 | 1 | 'begins'
): Promise<string | undefined> => {
	const { tab, sync } = one.phone;
	const device = await tab.deviceId();
	one.count += 1;
	const number = one.count;
	for (;;) {
		const { entries, last } = await tab.readStoredLine(match);
		if (entries.length === 0 && seat !== 'begins') return undefined;
		const said = seat === 'begins' ? { ...start, options: { goal: 1_000_000 } } : add(seat, 1);
		const entry = stamp({ device, now: () => Date.now() + one.ahead }, match, last + 1, said, number);
		// Else something came in between: once more after it.
		if (!(await tab.appendEntries([entry], toyRow([...entries, entry]), entries))) continue;
		sync.nudge(match);
		return entryName(entry);
	}
};

/** The matches that are on a screen, in any window of this phone: what others do in them is read at once. */
import { hearTabs, tellTabs } from './tab-channel';

const here = new Set<string>();
/** A window that ended without a word leaves its match here, which only means that it is read sooner. */
const elsewhere = new Set<string>();
const listeners = new Set<() => void>();
const tell = (): void => {
	for (const listener of listeners) listener();
};

hearTabs((news) => {
	if (news.kind === 'asks') for (const match of here) tellTabs({ kind: 'shows', match });
	else if (news.kind === 'shows') elsewhere.add(news.match);
	else if (news.kind === 'hides') elsewhere.delete(news.match);
	else return;
	tell();
});

/** @returns the ids of the matches that are shown. */
export const matchesOnScreen = (): ReadonlySet<string> => new Set([...here, ...elsewhere]);

/** Calls the listener whenever others are shown. */
export const watchMatchesOnScreen = (listener: () => void): void => void listeners.add(listener);

/** Says that a match is shown in this window. @returns a function that says that it no longer is. */
export const showMatch = (match: string): (() => void) => {
	here.add(match);
	tellTabs({ kind: 'shows', match });
	tell();
	return () => {
		here.delete(match);
		tellTabs({ kind: 'hides', match });
		tell();
	};
};

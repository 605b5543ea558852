/**
 * How this device likes it: small switches, kept in localStorage because the theme and the language are
 * needed before anything asynchronous could answer. Matches and players live in IndexedDB.
 */
import { browser } from '$app/environment';
import type { Locale } from '$lib/games/said';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface Switches {
	/** The far half of a table faces the player opposite. */
	readonly isFacing: boolean;
	/** A short buzz on each tap, where the device can. Off at first. */
	readonly hasHaptics: boolean;
	/** The screen stays on while a match is open. */
	readonly keepsAwake: boolean;
	/** The offer to install was closed. */
	readonly declinedInstall: boolean;
	/** A group shared by several phones was joined: what keeps in step with it is loaded. */
	readonly hasGroup: boolean;
	/** A folder was chosen that backups are written into: what writes them is loaded. */
	readonly hasBackupFolder: boolean;
}
const firstSwitches: Switches = {
	isFacing: true,
	hasHaptics: false,
	keepsAwake: true,
	declinedInstall: false,
	hasGroup: false,
	hasBackupFolder: false
};

/** Other apps under this origin have preferences too. The page's first script reads the theme by this name. */
const nameOf = (key: string): string => `ochaya-${key}`;

/** Storage may be closed (private mode, policies): the preference then lasts as long as the page. */
const read = (key: string): string | null => {
	try {
		return browser ? localStorage.getItem(nameOf(key)) : null;
	} catch {
		return null;
	}
};
const write = (key: string, value: string | null): void => {
	try {
		if (value === null) localStorage.removeItem(nameOf(key));
		else localStorage.setItem(nameOf(key), value);
	} catch {
		// The page goes on without.
	}
};

/** What is not there, or is none, is as at first. */
const readSwitches = (): Switches => {
	try {
		const kept = Object(JSON.parse(read('switches') ?? '{}')) as Partial<Record<string, unknown>>;
		// Groups were called houses in earlier versions.
		kept.hasGroup ??= kept.hasHouse;
		const flags = Object.keys(firstSwitches).filter((key) => typeof kept[key] === 'boolean');
		return { ...firstSwitches, ...Object.fromEntries(flags.map((key) => [key, kept[key]])) };
	} catch {
		return firstSwitches;
	}
};
const readTheme = (): Theme => {
	const kept = read('theme');
	return themes.find((theme) => theme === kept) ?? 'system';
};

class Preferences {
	#theme = $state<Theme>(readTheme());
	#switches = $state.raw<Switches>(readSwitches());

	get theme(): Theme {
		return this.#theme;
	}
	/** Kept under the key that page/first.js reads before the first paint. */
	set theme(theme: Theme) {
		this.#theme = theme;
		write('theme', theme === 'system' ? null : theme);
		applyTheme(theme);
	}

	get switches(): Switches {
		return this.#switches;
	}
	set(change: Partial<Switches>): void {
		this.#switches = { ...this.#switches, ...change };
		write('switches', JSON.stringify(this.#switches));
	}
}

/** The switches of this device, live. */
export const preferences = new Preferences();

/** Sets the colours of the page; the same rule as page/first.js. */
export const applyTheme = (theme: Theme): void => {
	const isDark =
		theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
	const root = document.documentElement;
	const shown = isDark ? 'dark' : 'light';
	// Set again or asked for, the colours would be worked out anew for the whole page.
	if (root.dataset.theme === shown) return;
	root.dataset.theme = shown;
	document
		.querySelector('meta[name=theme-color]')
		?.setAttribute('content', getComputedStyle(root).getPropertyValue('--washi').trim());
};

/** The language used last on this device. */
export const lastLocale = (): string | null => read('locale');
export const keepLocale = (locale: Locale): void => write('locale', locale);

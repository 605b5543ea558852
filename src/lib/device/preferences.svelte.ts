/**
 * The preferences of this device. They are in localStorage because the theme and the language are needed
 * before the first paint, and IndexedDB is asynchronous.
 */
import { browser } from '$app/environment';
import type { Locale } from '$lib/i18n/locale';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** What keeps the cells of a CSV file apart. */
export const separators = ['comma', 'semicolon'] as const;
export type Separator = (typeof separators)[number];

export interface Switches {
	/** The far half of a table is turned to the player opposite. */
	readonly isFacing: boolean;
	/** The phone vibrates shortly on each tap, where it can. */
	readonly hasHaptics: boolean;
	/** The screen stays on while a match is open. */
	readonly keepsAwake: boolean;
	/** Single keys press buttons of the table. */
	readonly hasKeys: boolean;
	/** The player closed the offer to install the app. */
	readonly declinedInstall: boolean;
	/** A group of phones was joined, so the code that synchronises with it is loaded. */
	readonly hasGroup: boolean;
	/** A folder for automatic backups was chosen, so the code that writes them is loaded. */
	readonly hasBackupFolder: boolean;
}
const defaultSwitches: Switches = {
	isFacing: true,
	hasHaptics: false,
	keepsAwake: true,
	hasKeys: true,
	declinedInstall: false,
	hasGroup: false,
	hasBackupFolder: false
};

/**
 * The prefix keeps apart the preferences of other apps on this origin. `page/first-script.js` reads the theme
 * by this key.
 */
const storageKey = (key: string): string => `ochaya-${key}`;

/** Storage may be blocked (private mode, policies). A preference then lasts as long as the page. */
const read = (key: string): string | null => {
	try {
		return browser ? localStorage.getItem(storageKey(key)) : null;
	} catch {
		return null;
	}
};
const write = (key: string, value: string | null): void => {
	try {
		if (value === null) localStorage.removeItem(storageKey(key));
		else localStorage.setItem(storageKey(key), value);
	} catch {
		// The preference is lost when the page closes.
	}
};

/** @returns the stored switches, with the default for each that is missing or invalid. */
const readSwitches = (): Switches => {
	try {
		const kept = Object(JSON.parse(read('switches') ?? '{}')) as Partial<Record<string, unknown>>;
		// Earlier versions stored this switch as `hasHouse`.
		kept.hasGroup ??= kept.hasHouse;
		const flags = Object.keys(defaultSwitches).filter((key) => typeof kept[key] === 'boolean');
		return { ...defaultSwitches, ...Object.fromEntries(flags.map((key) => [key, kept[key]])) };
	} catch {
		return defaultSwitches;
	}
};
const readSeparator = (): Separator | undefined => {
	const kept = read('separator');
	return separators.find((separator) => separator === kept);
};
/** Newest first. */
const readViewOnly = (): readonly string[] => {
	try {
		const kept: unknown = JSON.parse(read('only-shown') ?? '[]');
		return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
	} catch {
		return [];
	}
};
/** The oldest are forgotten beyond this number, since nobody tells this list of matches that were deleted. */
const maxViewOnly = 50;
const readTheme = (): Theme => {
	const kept = read('theme');
	return themes.find((theme) => theme === kept) ?? 'system';
};

class Preferences {
	#theme = $state<Theme>(readTheme());
	#switches = $state.raw<Switches>(readSwitches());
	#separator = $state<Separator | undefined>(readSeparator());
	#viewOnly = $state.raw(readViewOnly());

	get theme(): Theme {
		return this.#theme;
	}
	set theme(theme: Theme) {
		this.#theme = theme;
		write('theme', theme === 'system' ? null : theme);
		applyTheme(theme);
	}

	/** Undefined until the player chose one: it follows the language then. */
	get separator(): Separator | undefined {
		return this.#separator;
	}
	set separator(separator: Separator | undefined) {
		this.#separator = separator;
		write('separator', separator ?? null);
	}

	/** @returns whether this device only shows a match: nobody can tap its table here. */
	isViewOnly(match: string): boolean {
		return this.#viewOnly.includes(match);
	}
	setViewOnly(match: string, isOn: boolean): void {
		const others = this.#viewOnly.filter((id) => id !== match);
		this.#viewOnly = isOn ? [match, ...others].slice(0, maxViewOnly) : others;
		write('only-shown', JSON.stringify(this.#viewOnly));
	}

	get switches(): Switches {
		return this.#switches;
	}
	set(change: Partial<Switches>): void {
		this.#switches = { ...this.#switches, ...change };
		write('switches', JSON.stringify(this.#switches));
	}
}

/** The preferences of this device, as reactive state. */
export const preferences = new Preferences();

/** Sets the colours of the page. page/first-script.js does the same before the first paint. */
export const applyTheme = (theme: Theme): void => {
	const isDark =
		theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
	const root = document.documentElement;
	const shown = isDark ? 'dark' : 'light';
	// Setting the same theme again, or reading the computed style, would make the browser recalculate the
	// styles of the whole page.
	if (root.dataset.theme === shown) return;
	root.dataset.theme = shown;
	document
		.querySelector('meta[name=theme-color]')
		?.setAttribute('content', getComputedStyle(root).getPropertyValue('--washi').trim());
};

/** @returns the language used last on this device, as stored: it may be none of the app's. */
export const lastLocale = (): string | null => read('locale');
/** Remembers the language for `lastLocale`. */
export const keepLocale = (locale: Locale): void => write('locale', locale);

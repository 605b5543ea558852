/**
 * Keys that press a button of the table. A button names its key in `data-key`: a digit, or a letter by its place
 * on an English keyboard, with "Shift+" before it if that is held. Digits work on every keyboard, also where they
 * are typed with Shift. The list that players see is in each game's `words/spoken.ts`.
 */
import type { Attachment } from 'svelte/attachments';
import { preferences } from '$lib/device/preferences.svelte';

const writing = 'input:not([type=radio], [type=checkbox]), textarea, select';

/** @returns the name of the pressed key as in `data-key`; undefined for any but digits and letters. */
const nameOf = ({ code, shiftKey }: KeyboardEvent): string | undefined => {
	const [, name] = /^(?:Digit|Numpad|Key)(.)$/.exec(code) ?? [];
	return name && (shiftKey ? `Shift+${name}` : name);
};

/** @returns the button with this key that is nearest to the focus, as in the row of cards that has it. */
const buttonFor = (name: string, table: HTMLElement): HTMLElement | null => {
	const selector = `[data-key="${name}"]:not(:disabled)`;
	for (let place = document.activeElement; place && place !== table; place = place.parentElement) {
		const found = place.querySelector<HTMLElement>(selector);
		if (found && table.contains(found)) return found;
	}
	return table.querySelector<HTMLElement>(selector);
};

/** The acts of the match that have a key of their own. */
interface MatchActs {
	readonly undo: () => void;
	readonly redo: () => void;
}

/** An attachment for the element that holds the table. Single keys can be switched off in the settings. */
export const tableKeys =
	({ undo, redo }: MatchActs): Attachment<HTMLElement> =>
	(table) => {
		const press = (event: KeyboardEvent): void => {
			const isWriting = event.target instanceof Element && event.target.matches(writing);
			if (event.defaultPrevented || isWriting || document.querySelector('dialog[open]')) return;
			if (event.altKey) return;
			if (event.ctrlKey || event.metaKey) {
				if (event.key.toLowerCase() !== 'z') return;
				event.preventDefault();
				if (event.shiftKey) redo();
				else undo();
				return;
			}
			const name = nameOf(event);
			if (!name || event.repeat || !preferences.switches.hasKeys) return;
			const button = buttonFor(name, table);
			if (!button) return;
			event.preventDefault();
			button.focus({ preventScroll: true });
			button.click();
		};
		addEventListener('keydown', press);
		return () => removeEventListener('keydown', press);
	};

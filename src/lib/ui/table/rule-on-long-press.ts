/**
 * Opens the rule of what a finger rests on: of the nearest element with a `data-rule`. A tap stays a tap. The second
 * button of a mouse, the key of the menu and `?` open the rule of what they are on, too.
 */
import type { Attachment } from 'svelte/attachments';

/** How long a finger rests until the rule opens, in milliseconds. */
export const longPressTime = 550;
/** A finger that moves further, in pixels, strokes or scrolls. */
const reach = 10;

type Place = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** What a finger does at a table, apart from the browser's events. */
export class LongPress {
	readonly #open: (rule: string) => void;
	#from: Place | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** Whether the press under way, or the last one, has opened a rule; the click of its end is then taken. */
	#hasOpened = false;

	/** @param open opens a rule by the id of its section. */
	constructor(open: (rule: string) => void) {
		this.#open = open;
	}

	/** A finger is laid on something with this rule, or with none. */
	press(rule: string | undefined, from: Place): void {
		this.lift();
		this.#hasOpened = false;
		if (rule === undefined) return;
		this.#from = from;
		this.#timer = setTimeout(() => this.#openOnce(rule), longPressTime);
	}

	move({ clientX, clientY }: Place): void {
		const { clientX: x, clientY: y } = this.#from ?? { clientX, clientY };
		if (Math.hypot(clientX - x, clientY - y) > reach) this.lift();
	}

	lift(): void {
		clearTimeout(this.#timer);
		this.#from = undefined;
	}

	/**
	 * The browser is about to open its menu, on some devices because a finger rests.
	 *
	 * @returns whether the rule stands in for the menu
	 */
	menu(rule: string | undefined): boolean {
		if (rule === undefined) return false;
		if (this.#from) this.#openOnce(rule);
		else if (!this.#hasOpened) this.#open(rule);
		return true;
	}

	/** @returns whether the click belongs to a press that has opened a rule, and so enters nothing. */
	takesClick(): boolean {
		const takes = this.#hasOpened;
		this.#hasOpened = false;
		return takes;
	}

	#openOnce(rule: string): void {
		this.lift();
		this.#hasOpened = true;
		this.#open(rule);
	}
}

const ruleAt = (target: EventTarget | null): string | undefined =>
	target instanceof Element ? target.closest<HTMLElement>('[data-rule]')?.dataset.rule : undefined;

/** An attachment for the element of a table. */
export const ruleOnLongPress =
	(openRule: (section: string) => void): Attachment<HTMLElement> =>
	(room) => {
		const held = new LongPress(openRule);
		const press = (event: PointerEvent): void => {
			if (event.isPrimary) held.press(event.button === 0 ? ruleAt(event.target) : undefined, event);
		};
		const move = (event: PointerEvent): void => held.move(event);
		const lift = (): void => held.lift();
		const menu = (event: MouseEvent): void => {
			if (held.menu(ruleAt(event.target))) event.preventDefault();
		};
		const click = (event: MouseEvent): void => {
			// A click by keyboard has a detail of 0 and ends no press.
			if (event.detail > 0 && held.takesClick()) event.stopPropagation();
		};
		const type = (event: KeyboardEvent): void => {
			held.takesClick();
			const rule = event.key === '?' ? ruleAt(event.target) : undefined;
			if (rule !== undefined) openRule(rule);
		};
		room.addEventListener('pointerdown', press);
		room.addEventListener('pointermove', move);
		room.addEventListener('pointerup', lift);
		room.addEventListener('pointercancel', lift);
		room.addEventListener('contextmenu', menu);
		room.addEventListener('click', click, { capture: true });
		room.addEventListener('keydown', type);
		return () => {
			held.lift();
			room.removeEventListener('pointerdown', press);
			room.removeEventListener('pointermove', move);
			room.removeEventListener('pointerup', lift);
			room.removeEventListener('pointercancel', lift);
			room.removeEventListener('contextmenu', menu);
			room.removeEventListener('click', click, { capture: true });
			room.removeEventListener('keydown', type);
		};
	};

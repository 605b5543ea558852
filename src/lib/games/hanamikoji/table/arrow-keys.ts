/** Arrow keys on the street: left and right to the same place of the next lane, up and down along the lane. */

/** Moves the focus for an arrow key pressed on a control of a lane; leaves every other key alone. */
export const stepFrom = (event: KeyboardEvent, street: HTMLElement): void => {
	const lanes = [...street.querySelectorAll('.lane')];
	const focused = event.target instanceof Element ? event.target.closest('button') : null;
	const lane = focused?.closest('.lane');
	if (!focused || !lane) return;
	const places = [...lane.querySelectorAll('button')].filter(
		(button) => button === focused || !isOff(button)
	);
	const beside = (step: number): HTMLElement | undefined => {
		// A minus that is off in the next lane gives way to the cell before it.
		const all = [...lane.querySelectorAll('button')];
		const next = lanes[lanes.indexOf(lane) + step]?.querySelectorAll('button');
		const index = all.indexOf(focused);
		const target = next?.[index];
		return target && isOff(target) ? next[index - 1] : target;
	};
	const along = (step: number): HTMLElement | undefined => places[places.indexOf(focused) + step];
	const targets = new Map<string, () => HTMLElement | undefined>([
		['ArrowLeft', () => beside(-1)],
		['ArrowRight', () => beside(1)],
		['ArrowUp', () => along(-1)],
		['ArrowDown', () => along(1)]
	]);
	const target = targets.get(event.key)?.();
	if (!target) return;
	event.preventDefault();
	target.focus();
};

/** Shown as off; it may keep the focus it had. */
const isOff = (button: HTMLButtonElement): boolean => button.getAttribute('aria-disabled') === 'true';

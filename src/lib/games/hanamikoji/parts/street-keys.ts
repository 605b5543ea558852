/**
 * Arrow keys on the street: left and right lead to the same place of the next lane, up and down along the
 * lane.
 */
import { arrowKeys } from '$lib/ui/table/arrow-keys';

/** Goes on the element of the street; its lanes are found by their class. */
export const streetKeys = arrowKeys((target, [across, down], street) => {
	const focused = target.closest('button');
	const lane = focused?.closest('.lane');
	if (!focused || !lane) return undefined;
	const all = [...lane.querySelectorAll('button')];
	if (across === 0) {
		const places = all.filter((button) => button === focused || !isOff(button));
		return places[places.indexOf(focused) + down];
	}
	const lanes = [...street.querySelectorAll('.lane')];
	const next = lanes[lanes.indexOf(lane) + across]?.querySelectorAll('button');
	const index = all.indexOf(focused);
	const beside = next?.[index];
	// If the minus button of the next lane is disabled, the focus goes to the cell before it.
	return beside && isOff(beside) ? next[index - 1] : beside;
});

/** `aria-disabled` instead of `disabled`, so that a button that becomes disabled keeps the focus. */
const isOff = (button: HTMLButtonElement): boolean => button.getAttribute('aria-disabled') === 'true';

/** A short buzz under the finger; Android's Chromium only, and only if the player switched it on. */
import { preferences } from './preferences.svelte';

const patterns = { tap: [12], refusal: [30, 60, 30] };

export const buzz = (pattern: keyof typeof patterns): void => {
	if (preferences.switches.hasHaptics && 'vibrate' in navigator) navigator.vibrate(patterns[pattern]);
};

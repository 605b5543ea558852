/** Vibration of the phone, which only Chromium on Android supports. */
import { preferences } from './preferences.svelte';

/** Durations of vibrations and pauses in turn, in milliseconds. */
const patterns = { tap: [12], refusal: [30, 60, 30] };

/** Vibrates, if the player switched vibration on in the settings and the device supports it. */
export const buzz = (pattern: keyof typeof patterns): void => {
	if (preferences.switches.hasHaptics && 'vibrate' in navigator) navigator.vibrate(patterns[pattern]);
};

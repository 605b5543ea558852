import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SaveState } from '$lib/store/log/unsaved';
import { SaveMark } from './save-mark.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const begun = () => {
	let now: SaveState = 'saved';
	const mark = new SaveMark(() => now);
	return {
		mark,
		tap: () => {
			now = 'saving';
			mark.begin();
		},
		comes: (to: SaveState) => {
			now = to;
			mark.follow(to);
		}
	};
};

test('a tap is not called saved from its first moment on, until it is', () => {
	const { mark, tap, comes } = begun();
	tap();
	expect([mark.state, mark.told]).toEqual(['saving', 'saved']);
	comes('saving');
	comes('saved');
	expect([mark.state, mark.told]).toEqual(['saved', 'saved']);
	vi.runAllTimers();
	expect(mark.told).toBe('saved');
});

test('that it takes long is said after a while, and no longer once it is stored', () => {
	const { mark, tap, comes } = begun();
	tap();
	vi.advanceTimersByTime(200);
	tap();
	expect(mark.told).toBe('saved');
	vi.advanceTimersByTime(100);
	expect(mark.told).toBe('saving');
	comes('saved');
	expect([mark.state, mark.told]).toEqual(['saved', 'saved']);
});

test('what failed is said at once, and stays said while it is tried again', () => {
	const { mark, tap, comes } = begun();
	tap();
	comes('quota');
	expect([mark.state, mark.told, mark.failures]).toEqual(['quota', 'quota', 1]);
	comes('saving');
	expect([mark.state, mark.told]).toEqual(['saving', 'quota']);
	comes('quota');
	expect([mark.told, mark.failures]).toEqual(['quota', 2]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SaveState } from '$lib/store/lines/unsaved';
import { SaveStatus } from './save-status.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const begun = () => {
	let now: SaveState = 'saved';
	const status = new SaveStatus(() => now);
	return {
		status,
		tap: () => {
			now = 'saving';
			status.begin();
		},
		comes: (to: SaveState) => {
			now = to;
			status.follow(to);
		}
	};
};

test('a tap counts as saving from its first moment until it is stored', () => {
	const { status, tap, comes } = begun();
	tap();
	expect([status.state, status.announced]).toEqual(['saving', 'saved']);
	comes('saving');
	comes('saved');
	expect([status.state, status.announced]).toEqual(['saved', 'saved']);
	vi.runAllTimers();
	expect(status.announced).toBe('saved');
});

test('a save that takes long is announced after a while, until it is stored', () => {
	const { status, tap, comes } = begun();
	tap();
	vi.advanceTimersByTime(200);
	tap();
	expect(status.announced).toBe('saved');
	vi.advanceTimersByTime(100);
	expect(status.announced).toBe('saving');
	comes('saved');
	expect([status.state, status.announced]).toEqual(['saved', 'saved']);
});

test('a failure is announced at once, and stays announced while saving is tried again', () => {
	const { status, tap, comes } = begun();
	tap();
	comes('quota');
	expect([status.state, status.announced, status.failures]).toEqual(['quota', 'quota', 1]);
	comes('saving');
	expect([status.state, status.announced]).toEqual(['saving', 'quota']);
	comes('quota');
	expect([status.announced, status.failures]).toEqual(['quota', 2]);
});

/** The camera is off as soon as it was stopped, whatever was still on its way. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Camera } from './camera.svelte';
import { openCodeReader } from './code-reader';

vi.mock('./code-reader', () => ({ openCodeReader: vi.fn() }));

const track = { stop: vi.fn() };
const reader = { read: vi.fn(), close: vi.fn() };
const getUserMedia = vi.fn();
/** What is awaited until the test gives it, or an error in its place. */
const awaited = <Value>() => {
	const give: { value?: (value: Value) => void; error?: (error: Error) => void } = {};
	const promise = new Promise<Value>((value, error) => Object.assign(give, { value, error }));
	return { promise, give };
};

beforeEach(() => {
	vi.clearAllMocks();
	getUserMedia.mockResolvedValue({ getTracks: () => [track] });
	vi.mocked(openCodeReader).mockResolvedValue(reader);
	vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
});
afterEach(() => vi.unstubAllGlobals());

test('stopped while the reader of codes was loaded, it stays off, and the reader is closed', async () => {
	const loading = awaited<typeof reader>();
	vi.mocked(openCodeReader).mockReturnValue(loading.promise);
	const camera = new Camera(() => undefined);
	const starting = camera.start();
	await vi.waitFor(() => expect(openCodeReader).toHaveBeenCalled());
	camera.stop();
	loading.give.value?.(reader);
	await starting;
	expect(camera.state).toBe('off');
	expect(track.stop).toHaveBeenCalledOnce();
	expect(reader.close).toHaveBeenCalledOnce();
});

test('stopped and started again while it was asked for, only the last picture is used', async () => {
	const asking = awaited();
	getUserMedia.mockReturnValueOnce(asking.promise);
	const camera = new Camera(() => undefined);
	const starting = camera.start();
	camera.stop();
	await camera.start();
	asking.give.value?.({ getTracks: () => [track] });
	await starting;
	expect(camera.state).toBe('on');
	expect(track.stop).toHaveBeenCalledOnce();
});

test('refused after it was stopped, it says nothing', async () => {
	const asking = awaited();
	getUserMedia.mockReturnValueOnce(asking.promise);
	const camera = new Camera(() => undefined);
	const starting = camera.start();
	camera.stop();
	asking.give.error?.(new DOMException('', 'NotAllowedError'));
	await starting;
	expect(camera.state).toBe('off');
});

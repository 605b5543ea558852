/**
 * Unpacks the bytes of a file or a link in small steps. The input may be anything, including a decompression
 * bomb.
 */
import { shortTasks } from '../db/short-tasks.ts';
import { RefusedBackup } from './label.ts';

/**
 * How many packed bytes are passed on at a time. They unpack to at most a thousand times as much, which takes
 * a few milliseconds; more would block the page.
 */
const packedStep = 4_096;
const plainStep = 65_536;
/**
 * A log repeats the same few words: 400,000 entries compress to a thirtieth at most, in long matches and in
 * short ones. Decompression bombs compress to a thousandth.
 */
const maxRatio = 200;
/** In bytes. Below this size, the compression ratio is not checked. */
const ratioCheckedFrom = 1_000_000;

/** How reading is observed and stopped. */
export interface Reading {
	/** Called with the share of the file that is read, from 0 to 1. */
	readonly onread?: (share: number) => void;
	/** Stops reading, which then throws the reason of the signal. */
	readonly signal?: AbortSignal | undefined;
}

/**
 * Waits for the bytes of a file, unless reading is stopped before. Files in a cloud may never answer.
 *
 * @throws {RefusedBackup} `gone` when the file can no longer be read, because it was changed, moved or
 * removed.
 * @throws {DOMException} `AbortError` when the signal stops it.
 */
export const readUnlessStopped = <Answer>(answer: Promise<Answer>, signal?: AbortSignal): Promise<Answer> =>
	Promise.race([
		answer.catch(() => {
			throw new RefusedBackup({ refused: 'gone' });
		}),
		new Promise<never>((_, stopped) => {
			const stop = (): void => stopped(new DOMException('Stopped', 'AbortError'));
			if (signal?.aborted) stop();
			else signal?.addEventListener('abort', stop, { once: true });
		})
	]);

/**
 * Yields the unpacked bytes of a file.
 *
 * @param format how the file is compressed; undefined if it is not.
 * @throws {RefusedBackup} `gone` when the file can no longer be read, `not-json` when it is not compressed in
 * this format, `too-big` when it is compressed more than any log can be. Throws the reason of the signal when
 * it is stopped.
 */
export async function* unpack(
	file: Blob,
	format: CompressionFormat | undefined,
	{ onread, signal }: Reading = {}
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
	const breathe = shortTasks();
	const step = format ? packedStep : plainStep;
	const chunks = file.stream().getReader();
	let rest = new Uint8Array(new ArrayBuffer(0));
	let read = 0;
	let gone: RefusedBackup | undefined;
	let isStopped = false;
	const source = new ReadableStream<Uint8Array<ArrayBuffer>>(
		{
			pull: async (controller) => {
				if (rest.length === 0) {
					const { done, value } = await chunks.read().catch(() => {
						throw (gone = new RefusedBackup({ refused: 'gone' }));
					});
					if (done || isStopped) {
						controller.close();
						return;
					}
					rest = value;
				}
				const some = rest.subarray(0, step);
				rest = rest.subarray(step);
				onread?.((read += some.length) / file.size);
				controller.enqueue(some);
			},
			cancel: (reason) => chunks.cancel(reason)
		},
		{ highWaterMark: 0 }
	);
	const reader = (format ? source.pipeThrough(new DecompressionStream(format)) : source).getReader();
	// Ending the source also ends the decompression. Cancelling that while it works could still yield data.
	const stop = (): void => {
		isStopped = true;
		chunks.cancel().catch(() => undefined);
	};
	signal?.addEventListener('abort', stop);
	let length = 0;
	try {
		for (;;) {
			const { done, value } = await reader.read().catch(() => {
				signal?.throwIfAborted();
				throw gone ?? new RefusedBackup({ refused: 'not-json' });
			});
			signal?.throwIfAborted();
			if (done) return;
			length += value.length;
			if (length > ratioCheckedFrom && length > maxRatio * read)
				throw new RefusedBackup({ refused: 'too-big' });
			yield value;
			await breathe();
		}
	} finally {
		signal?.removeEventListener('abort', stop);
		stop();
	}
}

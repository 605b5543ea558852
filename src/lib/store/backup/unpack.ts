/** The bytes of a file or a link, unpacked in small steps: it may be anything, a compressed bomb among others. */
import { shortTasks } from '../db/short-tasks.ts';
import { RefusedBackup } from './refused-backup.ts';

/**
 * Unpacked at once, whatever the size of what comes out: at most a thousand times as much, some milliseconds of
 * work. Longer steps would hold up the page.
 */
const packedStep = 4_096;
const plainStep = 65_536;
/**
 * A log is a few words said again and again: 400,000 entries pack to a thirtieth at most, whether they are of long
 * matches or of short ones. Bombs pack to a thousandth.
 */
const highestRatio = 200;
/** As long as it is no more than this, in bytes, nobody asks how it was packed. */
const unasked = 1_000_000;

/** What whoever reads wants to know, and say. */
export interface Reading {
	/** Told how much of the file is read, from 0 to 1. */
	readonly onread?: (share: number) => void;
	/** Stops it; what reads then throws the signal's reason. */
	readonly signal?: AbortSignal | undefined;
}

/**
 * What a file answers, unless the reading is stopped before: files in a cloud may never answer.
 *
 * @throws {RefusedBackup} when it can no longer be read: its card was taken out, it was changed or moved.
 */
export const answered = <Answer>(answer: Promise<Answer>, signal?: AbortSignal): Promise<Answer> =>
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
 * @param format how it is packed, if it is.
 * @throws {RefusedBackup} `gone` when the file can no longer be read, `not-json` when it is not packed as said,
 * `too-big` when it is packed as no log can be. The signal's reason when it is stopped.
 */
export async function* unpacked(
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
	// The source ends, and what unpacks it with it: cancelled in the midst of its work, that may still bring forth.
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
			if (length > unasked && length > highestRatio * read) throw new RefusedBackup({ refused: 'too-big' });
			yield value;
			await breathe();
		}
	} finally {
		signal?.removeEventListener('abort', stop);
		stop();
	}
}

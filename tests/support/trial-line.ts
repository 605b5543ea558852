/**
 * A line between a phone and a server, request by request, as a proxy leads it: it can be laid to another server while
 * what was asked before goes on with the old one.
 */

/**
 * - `good`
 * - `slow`: 700 ms each way.
 * - `dead`: nothing gets through, and nothing is closed. What was asked then stays dead, also once the line is good again.
 * - `deaf`: the server is told, and its answer is lost.
 * - `cut`: nothing is connected.
 */
export type Mood = 'good' | 'slow' | 'dead' | 'deaf' | 'cut';

/** What a line leads to. */
export interface Answering {
	/** @param path what follows the address of the group's database. @throws when it is down. */
	readonly answer: (path: string, init: RequestInit) => Promise<Response>;
}

const slowness = 700;
const after = (time: number): Promise<void> => new Promise((over) => setTimeout(over, time));

export class TrialLine {
	mood: Mood = 'good';
	readonly #open = new Set<() => void>();
	/** Whether what is open is dead for good. */
	#deadSince = 0;

	constructor(public server: Answering) {}

	set(mood: Mood): void {
		this.mood = mood;
		if (mood === 'dead') this.#deadSince += 1;
		if (mood === 'cut') this.cut();
	}
	/** Cuts all that is open. */
	cut(): void {
		for (const end of this.#open) end();
	}

	readonly fetch = async (path: string, init: RequestInit): Promise<Response> => {
		const { signal } = init;
		const ended = new Promise<never>((_, failed) => {
			const end = (): void => {
				this.#open.delete(end);
				failed(new TypeError('fetch failed'));
			};
			this.#open.add(end);
			signal?.addEventListener('abort', end);
			if (signal?.aborted || this.mood === 'cut') end();
		});
		ended.catch(() => undefined);
		const never = new Promise<never>(() => undefined);
		const died = this.#deadSince;
		const isDead = (): boolean => this.#deadSince !== died || this.mood === 'dead';
		const whileOpen = <Value>(work: Promise<Value>): Promise<Value> => Promise.race([work, ended]);
		if (this.mood === 'slow') await whileOpen(after(slowness));
		if (this.mood === 'dead') return whileOpen(never);
		const response = await whileOpen(this.server.answer(path, init));
		if (this.mood === 'slow') await whileOpen(after(slowness));
		if (isDead() || this.mood === 'deaf') return whileOpen(never);
		const reader = response.body?.getReader();
		const body = new ReadableStream<Uint8Array>({
			pull: async (controller) => {
				try {
					const read = reader && (await whileOpen(reader.read()));
					if (this.mood === 'slow') await whileOpen(after(slowness));
					if (isDead() || this.mood === 'deaf') await whileOpen(never);
					if (read?.value) controller.enqueue(read.value);
					else controller.close();
				} catch (error) {
					controller.error(error);
					await reader?.cancel().catch(() => undefined);
				}
			},
			cancel: () => void reader?.cancel().catch(() => undefined)
		});
		const { status, headers } = response;
		return new Response(body, { status, headers });
	};
}

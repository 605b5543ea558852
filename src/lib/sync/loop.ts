/** Repeats a task of sync for as long as it runs. Each loop counts its own failures. */
import { GroupError, type GroupTrouble } from './trouble.ts';

interface LoopEnvironment {
	/** Aborted when everything stops. */
	readonly signal: AbortSignal;
	/** A random number in [0, 1). */
	readonly chance: () => number;
	/** Called when an attempt failed, and when one succeeded after that. */
	readonly onChange: (trouble: GroupTrouble | undefined) => void;
}

/**
 * What can end a wait, and those of what stands before it: there is something to do, the network may be back, or somebody
 * tapped “try again”, which alone ends the wait after a wrong password.
 */
const wakers = ['work', 'chance', 'player'] as const;
type Waker = (typeof wakers)[number];

/** In milliseconds: the first pause, what it is for the first minutes, and after these. */
const [first, short, long] = [1_000, 4_000, 30_000];
/** How many attempts with short pauses cover the first minutes: a network is often away for one. */
const shortAttempts = 60;
/** After these the pause is long at once, since time has to pass. A database that is gone may be back soon. */
const slow: ReadonlySet<GroupTrouble> = new Set([
	'locked-out',
	'forbidden',
	'too-large',
	'old-group',
	'new-group'
]);

/**
 * @param failures how many attempts have failed in a row, from 1.
 * @param chance a random number in [0, 1), so that phones do not all try again at once.
 * @returns in how many milliseconds to try again; undefined where that would do harm by itself.
 */
export const pauseAfter = (trouble: GroupTrouble, failures: number, chance: number): number | undefined => {
	if (trouble === 'password') return undefined;
	const isLong = slow.has(trouble) || failures > shortAttempts;
	const pause = isLong ? long : Math.min(short, first * 2 ** (failures - 1));
	return Math.round(pause * (0.5 + chance / 2));
};

export class Loop {
	#trouble: GroupTrouble | undefined;
	#failures = 0;
	/** Whether there was something to do since the task last had nothing. */
	#isWoken = false;
	#waiting: { readonly over: () => void; readonly endedBy: Waker } | undefined;

	constructor(private readonly environment: LoopEnvironment) {}

	/** What the last attempt failed of; undefined after a success. */
	get trouble(): GroupTrouble | undefined {
		return this.#trouble;
	}

	/** Repeats a task until everything stops, and pauses after each failure. Never rejects. */
	async run(work: () => Promise<void>): Promise<void> {
		const { chance, onChange } = this.environment;
		while (!this.#isStopped()) {
			try {
				await work();
				this.#failures = 0;
				this.clear();
			} catch (error) {
				if (this.#isStopped()) return;
				this.#failures += 1;
				this.#trouble = error instanceof GroupError ? error.code : 'store';
				onChange(this.#trouble);
				const endedBy = this.#trouble === 'password' ? 'player' : 'chance';
				await this.#wait(endedBy, pauseAfter(this.#trouble, this.#failures, chance()));
			}
		}
	}

	/** Says that the trouble is over, before the attempt has ended. */
	clear(): void {
		if (this.#trouble === undefined) return;
		this.#trouble = undefined;
		this.environment.onChange(undefined);
	}

	/** Waits for work; to be called by the task when it has none. What has come since it looked is not waited for. */
	async idle(): Promise<void> {
		if (!this.#isWoken) await this.#wait('work');
		this.#isWoken = false;
	}

	/** Ends a wait that this can end. */
	wake(by: Waker): void {
		this.#isWoken = true;
		if (this.#waiting && wakers.indexOf(by) >= wakers.indexOf(this.#waiting.endedBy)) this.#waiting.over();
	}

	#isStopped(): boolean {
		return this.environment.signal.aborted;
	}

	#wait(endedBy: Waker, time?: number): Promise<void> {
		return new Promise((done) => {
			const over = (): void => {
				clearTimeout(timer);
				this.#waiting = undefined;
				done();
			};
			const timer = time === undefined ? undefined : setTimeout(over, time);
			this.#waiting = { over, endedBy };
			if (this.#isStopped()) over();
		});
	}
}

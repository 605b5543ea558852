/** The solver at work on one round that is over: what it has found, how far it is, and how to stop it. */
import type { SolverReport } from '../../rules/solver/report.ts';
import { shareOfRound } from '../../rules/solver/report.ts';
import type { SolverRound, Verdict } from '../../rules/solver/verdicts.ts';

export type AnalysisStage = 'idle' | 'running' | 'done' | 'stopped' | 'failed';

/** By ply, those that are known. */
export type Verdicts = Readonly<Partial<Record<number, Verdict>>>;

export class Analysis {
	#worker: Worker | undefined;
	#stage = $state<AnalysisStage>('idle');
	#share = $state(0);
	/** By ply; they come from the last one on. */
	#verdicts = $state.raw<Verdicts>({});

	get stage(): AnalysisStage {
		return this.#stage;
	}
	/** How much of the round is behind, from 0 to 1. */
	get share(): number {
		return this.#share;
	}
	get verdicts(): Verdicts {
		return this.#verdicts;
	}

	/** Sends the round to a worker of its own; what an earlier one found is put away. */
	start(round: SolverRound): void {
		this.clear();
		this.#stage = 'running';
		try {
			// The bundler reads this address as it stands; it never changes.
			// eslint-disable-next-line svelte/prefer-svelte-reactivity
			const worker = new Worker(new URL('../../rules/solver/worker.ts', import.meta.url), { type: 'module' });
			this.#worker = worker;
			worker.addEventListener('message', ({ data }: MessageEvent<SolverReport>) =>
				this.#take(data, round.moves.length)
			);
			worker.addEventListener('error', () => this.#end('failed'));
			// A round is plain data, but a proxy of it cannot be posted.
			const { layout, moves, fullBoard } = round;
			worker.postMessage({ layout: [...layout], moves: [...moves], fullBoard } satisfies SolverRound);
		} catch {
			this.#end('failed');
		}
	}

	/** Ends the worker; the verdicts it has reported stand. */
	stop(): void {
		if (this.#stage === 'running') this.#end('stopped');
	}

	/** Puts away what was found: it was another round's. */
	clear(): void {
		this.#end('idle');
		this.#verdicts = {};
		this.#share = 0;
	}

	#take(report: SolverReport, moves: number): void {
		if (report.kind === 'done') this.#end('done');
		else if (report.kind === 'progress') this.#share = shareOfRound(report.progress, moves);
		else {
			const { verdict } = report;
			this.#verdicts = { ...this.#verdicts, [verdict.ply]: verdict };
			this.#share = (moves - verdict.ply) / moves;
		}
	}

	#end(stage: AnalysisStage): void {
		this.#worker?.terminate();
		this.#worker = undefined;
		this.#stage = stage;
	}
}

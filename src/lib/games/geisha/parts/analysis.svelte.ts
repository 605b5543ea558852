/** Runs the solver on one finished round in a worker and collects its verdicts. */
import { shareOfRound, type SolverReport } from '../rules/solver/report.ts';
import type { SolverRound, Verdict } from '../rules/solver/verdicts.ts';

export class Analysis {
	#worker: Worker | undefined;
	stage = $state<'idle' | 'running' | 'done' | 'stopped' | 'failed'>('idle');
	/** The progress over the whole round, from 0 to 1. */
	share = $state(0);
	/** The verdicts found so far, by ply. */
	verdicts = $state.raw<Readonly<Partial<Record<number, Verdict>>>>({});

	/** Solves a round in a new worker; discards the findings of an earlier one. */
	start(round: SolverRound): void {
		this.clear();
		this.stage = 'running';
		try {
			// The bundler only recognises a worker in exactly this form. The URL never changes, so it need not be
			// reactive.
			// eslint-disable-next-line svelte/prefer-svelte-reactivity
			const worker = new Worker(new URL('../rules/solver/worker.ts', import.meta.url), { type: 'module' });
			this.#worker = worker;
			worker.addEventListener('message', ({ data }: MessageEvent<SolverReport>) =>
				this.#take(data, round.moves.length)
			);
			worker.addEventListener('error', () => this.#end('failed'));
			// The arrays are copied, because Svelte's proxies cannot be posted to a worker.
			const { layout, moves, fullBoard } = round;
			worker.postMessage({ layout: [...layout], moves: [...moves], fullBoard } satisfies SolverRound);
		} catch {
			this.#end('failed');
		}
	}

	/** Terminates the worker; the verdicts it has reported remain. */
	stop(): void {
		if (this.stage === 'running') this.#end('stopped');
	}

	/** Terminates the worker and discards its findings. */
	clear(): void {
		this.#end('idle');
		this.verdicts = {};
		this.share = 0;
	}

	#take(report: SolverReport, moves: number): void {
		if (report.kind === 'done') this.#end('done');
		else if (report.kind === 'progress') this.share = shareOfRound(report.progress, moves);
		else {
			const { verdict } = report;
			this.verdicts = { ...this.verdicts, [verdict.ply]: verdict };
			this.share = (moves - verdict.ply) / moves;
		}
	}

	#end(stage: Analysis['stage']): void {
		this.#worker?.terminate();
		this.#worker = undefined;
		this.stage = stage;
	}
}

/** The web worker of the solver: it receives one round and posts its findings as they come. */
import type { SolverReport, SolverRequest } from './report.ts';
import { solveRound } from './verdicts.ts';

const post = (report: SolverReport): void => postMessage(report);

addEventListener('message', ({ data }: MessageEvent<SolverRequest>) => {
	for (const found of solveRound(data)) post(found);
	post({ kind: 'done' });
});

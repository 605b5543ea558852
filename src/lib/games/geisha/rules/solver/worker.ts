/** The solver off the main thread: it is sent a round, and reports what it finds as it finds it. */
import type { SolverReport, SolverRequest } from './report.ts';
import { solveRound } from './verdicts.ts';

const report = (said: SolverReport): void => postMessage(said);

addEventListener('message', ({ data }: MessageEvent<SolverRequest>) => {
	for (const found of solveRound(data)) report(found);
	report({ kind: 'done' });
});

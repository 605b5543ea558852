import { afterEach, expect, it, vi } from 'vitest';
import { inOrder, places } from '../../../../../../tests/oracles/geisha/values.ts';
import type { SolverReport, SolverRequest } from './report.ts';
import { verdictsOf } from './verdicts.ts';

afterEach(() => vi.unstubAllGlobals());

it('reports the verdicts of the round it is sent, the last first, and that it is done', async () => {
	const reports: SolverReport[] = [];
	const listeners: ((event: { readonly data: SolverRequest }) => void)[] = [];
	vi.stubGlobal('postMessage', (report: SolverReport) => reports.push(report));
	vi.stubGlobal('addEventListener', (_: 'message', listener: (typeof listeners)[number]) =>
		listeners.push(listener)
	);
	await import('./worker.ts');

	const round = { layout: inOrder, moves: places('3 0 2 14 6 5 7'), fullBoard: 'drawn' } as const;
	listeners[0]?.({ data: round });
	const verdicts = reports.flatMap((report) => (report.kind === 'verdict' ? [report.verdict] : []));
	expect(verdicts).toEqual(verdictsOf(round).toReversed());
	expect(reports.at(-1)).toEqual({ kind: 'done' });
	for (const report of reports) expect(structuredClone(report)).toEqual(report);
});

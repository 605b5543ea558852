/** Records what the browser does, and finds the work among it. */

/**
 * @typedef {{ ph: string, name: string, pid: number, tid: number, ts: number, dur?: number, args: any }} TraceEvent
 */
/** Names of the events that are work of the page's thread: script, style, layout and paint. */
const work = new RegExp(
	`^(${[
		'EventDispatch|FunctionCall|EvaluateScript|RunMicrotasks|FireAnimationFrame|TimerFire|FireIdleCallback',
		'HandlePostMessage|SchedulePostMessage|v8\\..*|V8\\..*|M..orGC',
		'UpdateLayoutTree|RecalculateStyles|ScheduleStyleRecalculation|Layout|InvalidateLayout|HitTest',
		'PrePaint|UpdateLayerTree|Paint|PaintImage|Layerize|Commit|UpdateLayer|CompositeLayers'
	].join('|')})$`
);

/**
 * Records a trace while a function runs.
 *
 * @param {import('@playwright/test').CDPSession} session
 * @param {() => Promise<void>} use
 * @returns {Promise<readonly TraceEvent[]>} the events in order of time, enclosing ones first.
 */
export const traced = async (session, use) => {
	/** @type {TraceEvent[]} */
	const events = [];
	const take = (/** @type {{ value: any[] }} */ { value }) => void events.push(...value);
	session.on('Tracing.dataCollected', take);
	await session.send('Tracing.start', {
		traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing'] },
		transferMode: 'ReportEvents'
	});
	await use();
	const ended = new Promise((done) => session.once('Tracing.tracingComplete', done));
	await session.send('Tracing.end');
	await ended;
	session.off('Tracing.dataCollected', take);
	return events.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
};

/**
 * @param {readonly TraceEvent[]} events
 * @param {string} mark a mark that the page made.
 * @returns {readonly TraceEvent[]} the script, style, layout and paint on the page's thread since the mark.
 */
export const workSince = (events, mark) => {
	const marked = events.find(({ name }) => name === mark);
	if (!marked) throw new Error(`The trace has no mark ${mark}`);
	const isAfter = (/** @type {TraceEvent} */ { pid, tid, ts }) =>
		pid === marked.pid && tid === marked.tid && ts > marked.ts;
	return events.filter((event) => isAfter(event) && event.dur !== undefined && work.test(event.name));
};

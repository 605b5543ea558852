/**
 * Splits the browser's work between finger up and the frame that shows the change, and just after it, into
 * script, style, layout and paint. Each time is exclusive of nested events.
 */

/**
 * @typedef {{ ph: string, name: string, pid: number, tid: number, ts: number, dur?: number, args: any }} TraceEvent
 */
/** @typedef {'script' | 'style' | 'layout' | 'paint' | 'other'} Kind */
/**
 * @typedef {Record<Kind, number>} Split in milliseconds.
 * @typedef {object} TapSplit
 * @property {string} name
 * @property {Split} shown from finger up until the change is shown.
 * @property {Split} after from then on until the next tap, at most `reach` after finger up.
 * @property {number} styled elements whose style was computed until it was shown.
 * @property {number} laidOut boxes laid out until it was shown.
 */

/** How long after a tap events are counted as its effects, in microseconds. */
const reach = 200_000;

/** @type {readonly (readonly [Exclude<Kind, 'other'>, RegExp])[]} */
const kinds = [
	['style', /^(UpdateLayoutTree|RecalculateStyles|ScheduleStyleRecalculation)$/],
	['layout', /^(Layout|InvalidateLayout)$/],
	['paint', /^(PrePaint|UpdateLayerTree|Paint|PaintImage|Layerize|Commit|UpdateLayer|CompositeLayers)$/],
	[
		'script',
		/^(EventDispatch|FunctionCall|EvaluateScript|RunMicrotasks|FireAnimationFrame|TimerFire|FireIdleCallback|HandlePostMessage|SchedulePostMessage|v8\..*|V8\..*|M..orGC)$/
	]
];
const kindOf = (/** @type {string} */ name) => kinds.find(([, names]) => names.test(name))?.[0] ?? 'other';

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
	return events.filter(
		(event) => isAfter(event) && event.dur !== undefined && kindOf(event.name) !== 'other'
	);
};

/**
 * @param {readonly TraceEvent[]} events of one thread, in order.
 * @param {number} from
 * @param {number} to in microseconds, as the events.
 * @returns {Split}
 */
const splitOf = (events, from, to) => {
	/** @type {Split} */
	const split = { script: 0, style: 0, layout: 0, paint: 0, other: 0 };
	/** @type {{ kind: Kind, end: number }[]} */
	const open = [];
	const within = (/** @type {number} */ time) => Math.min(Math.max(time, from), to);
	for (const { name, ts, dur } of events) {
		if (dur === undefined || ts >= to || ts + dur <= from) continue;
		while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop();
		const around = open.at(-1);
		const length = (within(ts + dur) - within(ts)) / 1000;
		split[kindOf(name)] += length;
		if (around) split[around.kind] -= length;
		open.push({ kind: kindOf(name), end: ts + dur });
	}
	return split;
};

/**
 * @param {readonly TraceEvent[]} all
 * @param {readonly string[]} names of the taps, in order.
 * @returns {readonly TapSplit[]} one for each tap that was shown.
 */
export const splitTaps = (all, names) => {
	const ups = all.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointerup');
	const [first] = ups;
	if (!first) return [];
	const own = all.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
	const marks = own.filter(({ name }) => name === 'bench-shown');
	return ups.flatMap(({ ts: up }, index) => {
		const end = Math.min(up + reach, ups[index + 1]?.ts ?? Infinity);
		const shown = marks.find(({ ts }) => ts > up && ts < end)?.ts;
		if (shown === undefined) return [];
		const before = own.filter(({ ts }) => ts >= up && ts < shown);
		/** @param {string} name @param {(args: any) => number} of */
		const sum = (name, of) =>
			before.reduce((total, event) => (event.name === name ? total + (of(event.args) || 0) : total), 0);
		return {
			name: names[index] ?? '',
			shown: splitOf(own, up, shown),
			after: splitOf(own, shown, end),
			styled: sum('UpdateLayoutTree', (args) => args.elementCount),
			laidOut: sum('Layout', (args) => args.beginData?.dirtyObjects)
		};
	});
};

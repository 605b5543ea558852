/** A Playwright reporter that lists the slowest tests at the end, and says what sync was tested against. */
import { basename } from 'node:path';
import { slowest } from '../../tools/test/slowest.mjs';
import { saidOfCouch } from './couch-said.mjs';

/** @typedef {import('@playwright/test/reporter').Reporter} Reporter */

/** @implements {Reporter} */
export default class SlowestReporter {
	/**
	 * By the id of the test; the time of a retry is added to the test's.
	 *
	 * @type {Map<string, { name: string, seconds: number }>}
	 */
	#times = new Map();
	/** The files of the tests. @type {Set<string>} */
	#files = new Set();

	/** @type {NonNullable<Reporter['onTestEnd']>} */
	onTestEnd(test, { duration }) {
		this.#files.add(test.location.file);
		const project = test.parent.project()?.name ?? '';
		const name = `[${project}] ${basename(test.location.file)} › ${test.title}`;
		const { seconds } = this.#times.get(test.id) ?? { seconds: 0 };
		this.#times.set(test.id, { name, seconds: seconds + duration / 1000 });
	}

	/** @type {NonNullable<Reporter['onEnd']>} */
	onEnd() {
		const said = saidOfCouch([...this.#files]);
		if (said) console.log(said);
		if (this.#times.size < 2) return;
		console.log(['', 'Slowest tests', ...slowest([...this.#times.values()])].join('\n'));
	}
}

/** A Vitest reporter that lists the slowest files and tests at the end, and says what sync was tested against. */
import type { Reporter, TestModule } from 'vitest/node';
import { slowest, type Timed } from '../../tools/test/slowest.mjs';
import { saidOfCouch } from './couch-said.mjs';

const fileOf = (module: TestModule): Timed => {
	const { collectDuration, duration } = module.diagnostic();
	return { name: module.relativeModuleId, seconds: (collectDuration + duration) / 1000 };
};
const testsOf = (module: TestModule): readonly Timed[] =>
	[...module.children.allTests()].map((test) => ({
		name: `${module.relativeModuleId} › ${test.fullName}`,
		seconds: (test.diagnostic()?.duration ?? 0) / 1000
	}));

/** Lists nothing for a single file, of which Vitest lists every test. */
export default class SlowestReporter implements Reporter {
	onTestRunEnd(modules: readonly TestModule[]): void {
		const said = saidOfCouch(modules.map(({ moduleId }) => moduleId));
		if (said) console.log(said);
		if (modules.length < 2) return;
		console.log(['', 'Slowest files', ...slowest(modules.map(fileOf))].join('\n'));
		console.log(['', 'Slowest tests', ...slowest(modules.flatMap(testsOf)), ''].join('\n'));
	}
}

import { createRandom } from "#local/demo/random.ts";

type Test = { path: string };

/** Jest's order of test files: random, and repeatable with the same SEED. */
export default class Sequencer {
	sort(tests: readonly Test[]): Test[] {
		const inOrder = [...tests].sort((a, b) => (a.path < b.path ? -1 : 1));
		return createRandom(process.env.SEED ?? "").shuffle(inOrder);
	}
	shard = (tests: Test[]) => tests;
	allFailedTests = (tests: Test[]) => tests;
	cacheResults() {}
}

import { createRandom } from "#local/demo/random.ts";

type Test = { path: string };

/** Files that take longest: they start first, so that none is left to one worker alone at the end. */
const longest = /\/(requests|screens|rehearsal|lost-answers|bodies)\.test\.ts$/;

/** Jest's order of test files: random, and repeatable with the same SEED. */
export default class Sequencer {
	sort(tests: readonly Test[]): Test[] {
		const inOrder = [...tests].sort((a, b) => (a.path < b.path ? -1 : 1));
		const shuffled = createRandom(process.env.SEED ?? "").shuffle(inOrder);
		const isLong = ({ path }: Test) => longest.test(path);
		return [...shuffled.filter(isLong), ...shuffled.filter((test) => !isLong(test))];
	}
	shard = (tests: Test[]) => tests;
	allFailedTests = (tests: Test[]) => tests;
	cacheResults() {}
}

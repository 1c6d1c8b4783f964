const globals = "{ describe, test, beforeAll, beforeEach, afterAll, afterEach }";

/** Replaces a test file by an import of it with Node itself. See `environment.ts`. */
export default {
	process: (_source: string, path: string) => ({
		code: `await importNatively(${JSON.stringify(path)}, ${globals});`,
	}),
};

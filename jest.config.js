import { within } from "./local/pace.ts";

const common = {
	cacheDirectory: "node_modules/.cache/jest",
	extensionsToTreatAsEsm: [".ts", ".tsx"],
	modulePathIgnorePatterns: ["/dist/", "/cdk.out/", "/.local/"],
};

/** Sources run in tests as they run in production: as native ESM. */
export default {
	testSequencer: "<rootDir>/tests/core/sequencer.ts",
	testTimeout: within(300_000),
	projects: [
		{
			...common,
			testMatch: ["<rootDir>/web/**/*.test.{ts,tsx}"],
			setupFiles: ["<rootDir>/tests/core/browserGlobals.ts"],
			setupFilesAfterEnv: ["<rootDir>/tests/core/renderedPart.ts"],
			// Components import their styles; tests run without them.
			moduleNameMapper: {
				"\\.css$": "<rootDir>/tests/core/noStyles.ts",
				// Vite gathers the pages of all domains.
				"/(pageDefinitions|pageLinks)\\.ts$": "<rootDir>/tests/core/pageDefinitions.ts",
			},
			transform: {
				"\\.tsx?$": [
					"<rootDir>/tests/native/webTransform.ts",
					{
						jsc: {
							parser: { syntax: "typescript", tsx: true },
							transform: { react: { runtime: "automatic" } },
							target: "es2024",
						},
						module: { type: "es6" },
					},
				],
			},
		},
		{
			...common,
			testMatch: ["<rootDir>/{functions,infra,local,operate,shared,tests}/**/*.test.ts"],
			testEnvironment: "<rootDir>/tests/native/environment.ts",
			transform: { "\\.test\\.ts$": "<rootDir>/tests/native/transform.ts" },
		},
	],
};

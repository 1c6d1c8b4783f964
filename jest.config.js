import { within } from "./local/pace.ts";

/** Native ESM: sources run in tests as they run in production. */
export default {
	testEnvironment: "node",
	cacheDirectory: "node_modules/.cache/jest",
	testSequencer: "<rootDir>/tests/core/sequencer.ts",
	setupFiles: ["<rootDir>/tests/core/freshSite.ts"],
	testMatch: ["**/*.test.ts", "**/*.test.tsx"],
	testPathIgnorePatterns: ["/node_modules/", "/dist/", "/cdk.out/"],
	modulePathIgnorePatterns: ["/dist/", "/cdk.out/", "/.local/"],
	// Components import their styles; tests run without them.
	moduleNameMapper: {
		"\\.css$": "<rootDir>/tests/core/noStyles.ts",
		// Vite gathers the pages of all domains.
		"/(pageDefinitions|pageLinks)\\.ts$": "<rootDir>/tests/core/pageDefinitions.ts",
	},
	extensionsToTreatAsEsm: [".ts", ".tsx"],
	transform: {
		"\\.tsx?$": [
			"@swc/jest",
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
	testTimeout: within(120_000),
};

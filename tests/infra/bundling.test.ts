import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { FunctionDefinition } from "#functions/core/domain.ts";
import { Validator } from "#infra/bundled/jsonschema.ts";
import { chooseArchitecture, createBundlingOptions } from "#infra/constructs/bundling.ts";
import { type FunctionName, functionNames, functions } from "#infra/functions.ts";

const output = "/output";
const bundlingOf = (name: FunctionName, target: "aws" | "local" = "aws") => {
	const { commandHooks, ...options } = createBundlingOptions(name, target);
	return {
		options,
		before: commandHooks?.beforeBundling("", output) ?? [],
		after: commandHooks?.afterBundling("", output) ?? [],
	};
};

/** Fallbacks of the SDK that a function with credentials in its environment never uses. */
const neverUsed = [
	...["http", "ini", "process", "sso", "web-identity"].map(
		(way) => `@aws-sdk/credential-provider-${way}`,
	),
	"@smithy/credential-provider-imds",
];

test("functions run on Graviton on AWS, and on this machine's processor in a local cloud", () => {
	expect(chooseArchitecture("aws").name).toBe("arm64");
	expect(chooseArchitecture("local").name).toBe(process.arch === "arm64" ? "arm64" : "x86_64");
});

test("a function is one minified ES module without the SDK's unused fallbacks", () => {
	const { options, before, after } = bundlingOf("news");
	expect(options).toMatchObject({
		format: "esm",
		mainFields: ["module", "main"],
		target: "node24",
		minify: true,
		externalModules: neverUsed,
		banner: expect.stringContaining("createRequire"),
	});
	for (const file of Object.values(options.esbuildArgs ?? {}))
		expect(existsSync(String(file))).toBe(true);
	expect([before, after]).toEqual([[], []]);
});

test.each(functionNames)("%s has its native package beside it, if it needs one", (name) => {
	const { native }: FunctionDefinition = functions[name];
	const { options, after } = bundlingOf(name);
	expect(options.externalModules).toEqual([...neverUsed, ...(native ? [native] : [])]);
	const installing = after.filter((command) => command.includes("install-native"));
	expect(installing).toEqual(
		native
			? [
					`cd "${resolve(".")}" && "${process.execPath}" "${resolve("infra/bundled/install-native.ts")}" ${native} arm64 "${output}"`,
				]
			: [],
	);
});

test("a local cloud's native package fits this machine's processor", () => {
	const cpu = process.arch === "arm64" ? "arm64" : "x64";
	expect(bundlingOf("pictures", "local").after.join()).toContain(` sharp ${cpu} `);
});

test("only pages bring the renderer and its fonts, after the native package, which empties the folder", () => {
	const { before, after } = bundlingOf("pages");
	const renderer = resolve(process.env.PAGE_RENDERER ?? join("dist", "render", "render.js"));
	expect(before).toEqual([expect.stringContaining(`test -f "${renderer}" ||`)]);
	expect(before[0]).toContain("run the web build first");
	expect(after).toEqual([
		expect.stringContaining("install-native.ts"),
		`cp "${renderer}" "${output}/render.js"`,
		`echo '{"type":"module"}' > "${output}/package.json"`,
		`cp -r "${resolve("functions/app/pages/fonts")}" "${output}/fonts"`,
	]);
});

test("the replacement of the model validator accepts models and rejects entities", () => {
	const validator = new Validator();
	expect(validator.validate({}).errors).toEqual([]);
	expect(validator.validate({ _instance: 1 }).errors).toHaveLength(1);
	expect(validator.addSchema()).toBeUndefined();
	expect(validator.customFormats).toEqual({});
});

import { resolve } from "node:path";
import { Architecture } from "aws-cdk-lib/aws-lambda";
import { type BundlingOptions, OutputFormat } from "aws-cdk-lib/aws-lambda-nodejs";
import type { FunctionDefinition } from "#functions/core/domain.ts";
import { type FunctionName, functions } from "../functions.ts";
import type { Target } from "../stages.ts";

/** Graviton on AWS. A local cloud runs the functions on this machine's processor. */
export const chooseArchitecture = (target: Target) =>
	target === "aws" || process.arch === "arm64" ? Architecture.ARM_64 : Architecture.X86_64;

/** Commands around the bundling of a function; `output` is the folder with its deployed code. */
type Hooks = { before?: () => string[]; after?: (output: string) => string[] };

/**
 * A package with native parts cannot be bundled: it is installed beside the bundle, for the
 * processor that will run it.
 */
function installNative(name: string, target: Target): Hooks {
	const cpu = chooseArchitecture(target) === Architecture.ARM_64 ? "arm64" : "x64";
	const script = resolve("infra/bundled/install-native.ts");
	return {
		after: (output) => [
			`cd "${resolve(".")}" && "${process.execPath}" "${script}" ${name} ${cpu} "${output}"`,
		],
	};
}

/** The renderer is an output of the web build and is loaded at run time. */
function copyRenderer(): Hooks {
	const renderer = resolve(process.env.PAGE_RENDERER ?? "dist/render/render.js");
	const missing = `${renderer} is missing: run the web build first, it makes the renderer of the public pages`;
	return {
		before: () => [`test -f "${renderer}" || { echo "${missing}" >&2; exit 1; }`],
		// Declares render.js a module; otherwise Node finds out by parsing it twice.
		after: (output) => [
			`cp "${renderer}" "${output}/render.js"`,
			`echo '{"type":"module"}' > "${output}/package.json"`,
		],
	};
}

/** Fonts for the preview pictures of pages. */
const copyFonts = (): Hooks => ({
	after: (output) => [`cp -r "${resolve("functions/app/pages/fonts")}" "${output}/fonts"`],
});

/**
 * Credential providers of the SDK that Lambda does not need, because it passes credentials in the
 * environment. The SDK imports them only as a fallback, and they make a fifth of a bundle.
 */
const unusedProviders = ["http", "ini", "process", "sso", "web-identity"].map(
	(way) => `@aws-sdk/credential-provider-${way}`,
);

/**
 * ElectroDB validates each entity definition when it is loaded: tests do that, deployed code need
 * not. The SDK caches discovered endpoints; discovery is off unless a setting turns it on.
 */
const replaced = {
	"--alias:jsonschema": resolve("infra/bundled/jsonschema.ts"),
	"--alias:@aws-sdk/endpoint-cache": resolve("infra/bundled/endpoint-cache.ts"),
};

/** One minified ES module that includes the SDK: loads in half the time of the default CommonJS. */
export function createBundlingOptions(name: FunctionName, target: Target): BundlingOptions {
	const { native: external }: FunctionDefinition = functions[name];
	const hooks: Hooks[] = [
		...(external ? [installNative(external, target)] : []),
		// Runs after the installation of the native package, which deletes the package.json that
		// copyRenderer writes.
		...(name === "pages" ? [copyRenderer(), copyFonts()] : []),
	];
	return {
		format: OutputFormat.ESM,
		mainFields: ["module", "main"],
		target: "node24",
		minify: true,
		esbuildArgs: replaced,
		externalModules: [
			...unusedProviders,
			"@smithy/credential-provider-imds",
			...(external ? [external] : []),
		],
		// CommonJS packages inside the bundle still call require for Node's own modules.
		banner:
			'import { createRequire as nodeRequire } from "node:module"; const require = nodeRequire(import.meta.url);',
		commandHooks: {
			beforeBundling: () => hooks.flatMap((hook) => hook.before?.() ?? []),
			beforeInstall: () => [],
			afterBundling: (_input, output) => hooks.flatMap((hook) => hook.after?.(output) ?? []),
		},
	};
}

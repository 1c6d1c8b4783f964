import { copyFileSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { deflateRawSync } from "node:zlib";
import type { BundlingOptions } from "aws-cdk-lib/aws-lambda-nodejs";
import { build, type Metafile } from "esbuild";
import { folderOf } from "#functions/domains.ts";
import { createBundlingOptions } from "#infra/constructs/bundling.ts";
import type { FunctionName } from "#infra/functions.ts";
import { emptyFolder } from "../scratch.ts";

export type Bundle = { file: string; min: number; zip: number; metafile: Metafile };

/** Packages that CDK makes esbuild replace, passed as `--alias:package=file`. */
const aliases = (args: BundlingOptions["esbuildArgs"] = {}) =>
	Object.fromEntries(
		Object.entries(args)
			.filter(([name]) => name.startsWith("--alias:"))
			.map(([name, file]) => [name.slice("--alias:".length), resolve(String(file))]),
	);

/** Without a name: plain bundling, as for a function without native packages. */
function options(name: FunctionName = "news") {
	const { externalModules, mainFields, minify, banner, target, esbuildArgs } =
		createBundlingOptions(name, "aws");
	return {
		external: externalModules,
		mainFields,
		minify,
		target,
		banner: { js: banner ?? "" },
		alias: aliases(esbuildArgs),
	};
}

const headersOfZip = (name: string) => 98 + 2 * name.length;

/** Bytes of a file within a zip. */
const zipped = (name: string, bytes: Buffer) =>
	deflateRawSync(bytes, { level: 9 }).length + headersOfZip(name);

/**
 * A function as CDK bundles it, without packages that CDK installs beside a bundle, such as sharp.
 */
export async function bundle(entry: string, name?: FunctionName): Promise<Bundle> {
	const folder = emptyFolder("bundle");
	const file = join(folder, "index.mjs");
	// Where CDK installs a native package.
	symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
	const shared = {
		bundle: true,
		platform: "node",
		format: "esm",
		metafile: true,
		logLevel: "error",
	} as const;
	const { metafile } = await build({
		...shared,
		...options(name),
		entryPoints: [entry],
		outfile: file,
	});
	const parts = [file];
	if (name === "pages") {
		copyFileSync("dist/render/render.js", join(folder, "render.js"));
		writeFileSync(join(folder, "package.json"), '{"type":"module"}');
		parts.push(join(folder, "render.js"));
	}
	const sizes = parts.map((part) => ({ part, bytes: readFileSync(part) }));
	const sum = (of: (part: string, bytes: Buffer) => number) =>
		sizes.reduce((total, { part, bytes }) => total + of(part, bytes), 0);
	return {
		file,
		metafile,
		min: sum((_, { length }) => length),
		zip: sum((part, bytes) => zipped(basename(part), bytes)),
	};
}

export const floors = {
	minimal: () => bundle("tests/bench/bundles/minimal.lambda.ts"),
	bare: () => bundle("tests/bench/bundles/bare.lambda.ts"),
};

export const functionBundle = (name: FunctionName) =>
	bundle(`functions/${folderOf(name)}/${name}.lambda.ts`, name);

import { buildSync } from "esbuild";

/**
 * ES2017 features that CloudFront's JavaScript 2.0 lacks (AWS, "JavaScript runtime 2.0 features for
 * CloudFront Functions").
 */
const lacking = {
	"array-spread": false,
	"default-argument": false,
	destructuring: false,
	"for-of": false,
	"object-extensions": false,
	class: false,
	generator: false,
};

export type EdgeScript = "viewer-request" | "viewer-response" | "stand-in";

/**
 * Bundles a function of this folder into a single script for CloudFront. The build fails if the
 * script needs unsupported syntax.
 */
export function edgeScript(name: EdgeScript): string {
	const { outputFiles } = buildSync({
		entryPoints: [`infra/edge/${name}.ts`],
		bundle: true,
		write: false,
		format: "esm",
		target: "es2017",
		supported: lacking,
		// CloudFront takes at most 10 KB, and each page adds to them.
		minifyWhitespace: true,
	});
	return outputFiles[0].text.replace(/export\s*\{[^}]*\};\s*$/, "");
}

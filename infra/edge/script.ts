import { buildSync } from "esbuild";

/** What CloudFront's JavaScript 2.0 lacks of ES2017 (AWS, "JavaScript runtime 2.0 features for CloudFront Functions"). */
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

/** A function of this folder as the one plain script that CloudFront takes. Fails where it would not understand it. */
export function edgeScript(name: EdgeScript): string {
	const { outputFiles } = buildSync({
		entryPoints: [`infra/edge/${name}.ts`],
		bundle: true,
		write: false,
		format: "esm",
		target: "es2017",
		supported: lacking,
	});
	return outputFiles[0].text.replace(/export \{[^}]*\};\s*$/, "");
}

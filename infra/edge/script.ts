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

/** The viewer-request function as the one plain script that CloudFront takes. Fails where it would not understand it. */
export function viewerRequestScript(): string {
	const { outputFiles } = buildSync({
		entryPoints: ["infra/edge/viewer-request.ts"],
		bundle: true,
		write: false,
		format: "esm",
		target: "es2017",
		supported: lacking,
	});
	return outputFiles[0].text.replace(/export \{[^}]*\};\s*$/, "");
}

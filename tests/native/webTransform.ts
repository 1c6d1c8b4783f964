import type { TransformedSource, Transformer } from "@jest/transform";
import swc from "@swc/jest";

const isGlob = /\bimport\.meta\.glob\(/g;

/** Does what Vite does to a module: files that `import.meta.glob` names are imported. */
function withGlobs({ code, map }: TransformedSource): TransformedSource {
	if (!isGlob.test(code)) return { code, map };
	const called = code.replace(isGlob, "await __globFiles(import.meta.url, ");
	return {
		code: `import { globFiles as __globFiles } from "#tests/core/globFiles.ts";${called}`,
		map,
	};
}

/** Compiles the modules of `web/` for Jest. */
export default {
	createTransformer(options: object): Transformer {
		const compile = swc.createTransformer(options) as Required<Transformer>;
		return {
			...compile,
			process: (...given) => withGlobs(compile.process(...given)),
			processAsync: async (...given) => withGlobs(await compile.processAsync(...given)),
		} as Transformer;
	},
};

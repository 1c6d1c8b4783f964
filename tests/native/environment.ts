import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";
import { SourceTextModule } from "node:vm";
import { expect } from "expect";
import { TestEnvironment } from "jest-environment-node";

/** Marks the modules of one test file: `browser.ts?file=7`. */
const mark = /\?file=\d+$/;
const project = pathToFileURL("./").href;
/**
 * Modules that are loaded once per worker: those without state, and the worker's browser with its
 * pages.
 */
const lasting = ["node_modules/", "shared/", "web/", "tests/e2e/pages.ts"].map(
	(path) => project + path,
);
const isOfOneFile = (url: string) =>
	url.startsWith(project) && !lasting.some((path) => url.startsWith(path));

const stubs = {
	styles: new URL("../core/noStyles.ts", import.meta.url).href,
	// Vite gathers the pages of all domains.
	pages: new URL("../core/pageDefinitions.ts", import.meta.url).href,
};

// Modules with state, such as settings and accounts, are loaded anew for each test file.
registerHooks({
	resolve(specifier, context, next) {
		if (specifier.endsWith(".css")) return next(stubs.styles, context);
		if (/\/page(Definitions|Links)\.ts$/.test(specifier)) return next(stubs.pages, context);
		const found = next(specifier, context);
		const ofFile = mark.exec(context.parentURL ?? "")?.[0];
		const isMarked = ofFile && isOfOneFile(found.url) && !found.url.includes("?");
		return isMarked ? { ...found, url: found.url + ofFile } : found;
	},
});

// Node warns of these modules once; the product's log would repeat it if it was loaded by then.
new SourceTextModule("");

let files = 0;
const firstEnv = { ...process.env };

/**
 * Loads test files with Node itself. Jest would parse and link each library again for each test
 * file, which takes longer than most files' tests. See `transform.ts`.
 */
export default class NativeEnvironment extends TestEnvironment {
	override async setup() {
		await super.setup();
		for (const name in process.env) if (!(name in firstEnv)) delete process.env[name];
		Object.assign(process.env, firstEnv);
		this.global.importNatively = async (path: string, jest: object) => {
			// Jest's own would compare with the `String` and `Array` of its sandbox.
			expect.setState({ testPath: path });
			Object.assign(globalThis, jest, { expect });
			files += 1;
			await import(`${pathToFileURL(path).href}?file=${files}`);
		};
		await putSiteBack();
	}
}

/**
 * Resets this worker's site to its snapshot, and sets its environment. Without LENDER, which
 * `tests/run.ts` sets, tests share one site or the deployed one.
 */
async function putSiteBack() {
	const { LENDER, JEST_WORKER_ID } = process.env;
	if (!LENDER) return;
	const answer = await fetch(`${LENDER}/${JEST_WORKER_ID}`, { method: "POST" });
	if (!answer.ok) throw new Error(`The site could not be put back: ${await answer.text()}`);
	Object.assign(process.env, await answer.json());
}

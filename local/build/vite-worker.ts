import { createHash } from "node:crypto";
import { buildSync } from "esbuild";
import type { Plugin, Rolldown } from "vite";
import { api } from "../../shared/api.ts";
import type { Routes } from "../../shared/core/http/route.ts";
import { unnamedVersion } from "../../shared/core/http/version.ts";
import { pages } from "../../shared/pages.ts";

/** Version of the build, which the API also answers (`GET /api/version`). */
const version = () => process.env.VERSION ?? unnamedVersion;

/** What works offline: the pages of coaches, examiners and people on duty, and parts of every page. */
const parts = [
	"app/offline/DayOffline.tsx",
	"app/UserMenu.tsx",
	"app/shell/OwnBell.tsx",
	"ui/states/ReadErrorToast.tsx",
	"training/attendance/AttendancePage.tsx",
	"training/certificates/VerifyPage.tsx",
	"competition/gradings/marks/MarksPage.tsx",
	"competition/weigh-in/WeighInPage.tsx",
	"app/dashboard/coach/CoachPage.tsx",
];
/** Pattern of paths, in which `:id` and `{id}` stand for a number. */
const patternOf = (paths: string[]) =>
	`^(${paths.map((path) => path.replace(/:id|\{\w+\}/g, "\\d+")).join("|")})$`;
/** The API calls that work offline. */
const calls = Object.values<Routes>(api)
	.flatMap((routes) => Object.values(routes))
	.filter(({ offline }) => offline);
const pathsOf = (some: typeof calls) => patternOf(some.map(({ path }) => `/api${path}`));
const offline = {
	pages: patternOf(Object.values(pages).flatMap((page) => (page.offline ? page.path : []))),
	calls: pathsOf(calls),
	publicCalls: pathsOf(calls.filter((call) => call.offline === "public")),
};
/** Parts of these pages that are of no use without a network, and large. */
const needNetwork = [
	"competition/live/connection.ts",
	"competition/weigh-in/MoveEntrant.tsx",
	"base/pictures/CropPanel.tsx",
];
const fonts = /readex-pro-(latin|arabic)-wght|arabic-digits/;
const unhashed = ["/app/boot.js", "/mark.svg"];

const isPart = ({ facadeModuleId }: Rolldown.OutputChunk, part: string) =>
	facadeModuleId?.endsWith(`/web/${part}`);

/**
 * Collects the files of a chunk and of all chunks that it imports.
 * @param loads whether it also collects what the chunk loads later
 */
function filesOf(name: string, bundle: Rolldown.OutputBundle, seen: Set<string>, loads: boolean) {
	const chunk = bundle[name];
	if (seen.has(name) || chunk?.type !== "chunk") return;
	if (needNetwork.some((part) => isPart(chunk, part))) return;
	seen.add(name);
	for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
	for (const imported of chunk.imports) filesOf(imported, bundle, seen, loads);
	if (loads) for (const later of chunk.dynamicImports) filesOf(later, bundle, seen, loads);
}

/**
 * Writes the version into each document, and emits the service worker, which caches exactly the
 * files of this build.
 */
export const serviceWorkerPlugin = (): Plugin => ({
	name: "program",
	transformIndexHtml: (html) => html.replace("%VERSION%", version()),
	generateBundle: {
		order: "post",
		handler(_options, bundle) {
			const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
			const entry = chunks.find(({ isEntry }) => isEntry);
			if (!entry) return;
			const files = new Set(Object.keys(bundle).filter((name) => fonts.test(name)));
			filesOf(entry.fileName, bundle, files, false);
			for (const part of [...parts, ...needNetwork]) {
				const chunk = chunks.find((one) => isPart(one, part));
				if (!chunk) return this.error(`${part} has no file of its own`);
				filesOf(chunk.fileName, bundle, files, true);
			}
			const all = [...[...files].map((name) => `/${name}`), ...unhashed].sort();
			const id = createHash("sha256")
				.update(`${version()} ${all} ${Object.values(offline)}`)
				.digest("hex")
				.slice(0, 12);
			const { outputFiles } = buildSync({
				entryPoints: ["web/base/offline/worker.ts"],
				bundle: true,
				write: false,
				minify: true,
				format: "iife",
				define: { build: JSON.stringify({ id, entry: entry.fileName, files: all, ...offline }) },
			});
			this.emitFile({ type: "asset", fileName: "worker.js", source: outputFiles[0].text });
		},
	},
});

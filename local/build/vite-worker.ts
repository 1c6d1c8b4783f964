import { createHash } from "node:crypto";
import { buildSync } from "esbuild";
import type { Plugin, Rolldown } from "vite";
import { unnamedVersion } from "../../shared/core/http/version.ts";

/** Version of the build, which the API also answers (`GET /api/version`). */
const version = () => process.env.VERSION ?? unnamedVersion;

/**
 * Entry points of what works offline: the application, the coach pages that do, and everything they
 * load.
 */
const parts = [
	"app/main.tsx",
	"app/offline/CoachOffline.tsx",
	"app/UserMenu.tsx",
	"app/shell/OwnBell.tsx",
	"training/attendance/AttendancePage.tsx",
	"app/dashboard/coach/CoachPage.tsx",
	"app/dashboard/coach/CoachOverview.tsx",
	"app/dashboard/coach/CoachClassesTab.tsx",
	"app/dashboard/coach/CoachSchedule.tsx",
	"training/training-classes/manage/ClassMembersDialog.tsx",
	"ui/menus/RowMenuItems.tsx",
];
const fonts = /readex-pro-(latin|arabic)-wght|arabic-digits/;
const unhashed = ["/app/boot.js", "/mark.svg"];

/** Collects the files of a chunk and of all chunks that it imports. */
function filesOf(name: string, bundle: Rolldown.OutputBundle, seen: Set<string>): void {
	const chunk = bundle[name];
	if (seen.has(name) || chunk?.type !== "chunk") return;
	seen.add(name);
	for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
	for (const imported of chunk.imports) filesOf(imported, bundle, seen);
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
			const chunkOf = (part: string) =>
				chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${part}`));
			const entry = chunks.find(({ isEntry }) => isEntry);
			if (!entry) return;
			const files = new Set(Object.keys(bundle).filter((name) => fonts.test(name)));
			for (const part of parts) {
				const chunk = part === "app/main.tsx" ? entry : chunkOf(part);
				if (!chunk) return this.error(`${part} has no file of its own`);
				filesOf(chunk.fileName, bundle, files);
			}
			const all = [...[...files].map((name) => `/${name}`), ...unhashed].sort();
			const id = createHash("sha256").update(`${version()} ${all}`).digest("hex").slice(0, 12);
			const { outputFiles } = buildSync({
				entryPoints: ["web/base/offline/worker.ts"],
				bundle: true,
				write: false,
				minify: true,
				format: "iife",
				define: { build: JSON.stringify({ id, entry: entry.fileName, files: all }) },
			});
			this.emitFile({ type: "asset", fileName: "worker.js", source: outputFiles[0].text });
		},
	},
});

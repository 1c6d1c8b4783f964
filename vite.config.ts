import { realpathSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { printedFonts } from "./local/build/printed-fonts.ts";
import {
	barePages,
	bareRoutes,
	compiledMessages,
	preloadedImports,
	slimRouter,
	socketsAsThePage,
	withoutHoistedStatics,
} from "./local/build/vite.ts";
import { serviceWorkerPlugin } from "./local/build/vite-worker.ts";

/**
 * Libraries of every page, in one file that browsers keep cached across releases that do not change
 * it.
 */
const everyPagesLibraries =
	/\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-intl|intl-messageformat|@formatjs\/[\w-]+|@tanstack\/[\w-]+)\/(?!.*([mM]utation(Observer)?|queriesObserver|useQueries)\.js)/;

/**
 * Modules that a screen shares with a dialog that only it opens. The bundler would put them into
 * the screen's own file, and the dialog would then import the whole screen with everything beside
 * them.
 */
const sharedWithDialogs: Record<string, string[]> = {
	"about-records": [
		"shared/content/about/about.rules.ts",
		"web/content/about/manageAbout.messages.ts",
		"web/content/about/aboutForm.tsx",
	],
	"dojo-records": ["web/people/dojos/staff/manageDojos.messages.ts"],
	"published-records": ["shared/core/fields/published.ts"],
	"news-records": ["shared/content/news/news.schema.ts", "web/content/news/manageNews.messages.ts"],
	"officials-records": [
		"web/content/officials/manageOfficials.messages.ts",
		"web/content/officials/officialForm.tsx",
	],
	"team-records": [
		"shared/people/national-team/national-team.input.schema.ts",
		"web/people/national-team/staff/manageTeam.messages.ts",
	],
	"weight-categories": [
		"shared/people/national-team/weight-categories.ts",
		"web/people/national-team/weightCategory.messages.ts",
	],
	"event-steps": [
		"web/competition/events/steps/eventSteps.messages.ts",
		"web/competition/events/steps/eventSteps.ts",
	],
	"price-words": ["web/competition/events/prices/price.messages.ts"],
	"class-reasons": [
		"web/competition/event-classes/verdict.messages.ts",
		"web/competition/event-classes/reasons/useReasonText.ts",
	],
};

/** A chunk of exactly these files. */
function chunkOf([name, files]: [name: string, files: string[]]) {
	// Vite identifies modules by real path. Throws if a file is missing: a moved one would silently
	// drop out of its chunk.
	const paths = new Set(files.map((file) => realpathSync(file)));
	return {
		name,
		test: (path: string) => paths.has(path),
		includeDependenciesRecursively: false,
	};
}

const chunks = [
	{ name: "libraries", test: everyPagesLibraries },
	...Object.entries(sharedWithDialogs).map(chunkOf),
];

export default defineConfig(({ isSsrBuild }) => ({
	root: "web",
	publicDir: "public",
	plugins: [
		react(),
		bareRoutes(),
		barePages(),
		compiledMessages(),
		...(isSsrBuild
			? []
			: [
					slimRouter(),
					printedFonts(),
					serviceWorkerPlugin(),
					socketsAsThePage(),
					withoutHoistedStatics(),
				]),
	],
	build: isSsrBuild
		? {
				outDir: "../dist/render",
				emptyOutDir: true,
				target: "node24",
				copyPublicDir: false,
				rolldownOptions: { output: { entryFileNames: "render.js", codeSplitting: false } },
			}
		: {
				outDir: "../dist/site",
				emptyOutDir: true,
				manifest: true,

				assetsInlineLimit: 0,
				modulePreload: { polyfill: false, resolveDependencies: preloadedImports },
				rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
			},
	// The renderer runs in a Lambda without node_modules, so it includes all dependencies, without
	// React's development checks.
	ssr: { noExternal: true },
	...(isSsrBuild && { define: { "process.env.NODE_ENV": '"production"' } }),
}));

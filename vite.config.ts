import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { bareRoutes, compiledMessages, socketsAsThePage } from "./local/build/vite.ts";
import { program } from "./local/build/vite-worker.ts";

/** Loaded by every page, so they are one file, which browsers keep over releases that do not touch it. */
const everyPagesLibraries =
	/\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-intl|intl-messageformat|@formatjs\/[\w-]+|@tanstack\/[\w-]+)\/(?!.*[mM]utation(Observer)?\.js)/;

export default defineConfig(({ isSsrBuild }) => ({
	root: "web",
	publicDir: "public",
	plugins: [react(), bareRoutes(), compiledMessages(), ...(isSsrBuild ? [] : [program(), socketsAsThePage()])],
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
				modulePreload: { polyfill: false },
				rolldownOptions: { output: { codeSplitting: { groups: [{ name: "libraries", test: everyPagesLibraries }] } } },
			},
	// The renderer runs in a Lambda without node_modules, so it carries all it needs, and none of React's development checks.
	ssr: { noExternal: true },
	...(isSsrBuild && { define: { "process.env.NODE_ENV": '"production"' } }),
}));

import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
	root: "web",
	publicDir: "public",
	plugins: [react()],
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
				cssCodeSplit: false,
				assetsInlineLimit: 0,
				modulePreload: { polyfill: false },
			},
	// The renderer runs in a Lambda without node_modules, so it carries all it needs, and none of React's development checks.
	ssr: { noExternal: true },
	...(isSsrBuild && { define: { "process.env.NODE_ENV": '"production"' } }),
}));

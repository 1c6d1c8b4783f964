import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** The site's typeface by the names under which printed sheets of the API load it. */
const files = {
	latin: "node_modules/@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2",
	arabic: "node_modules/@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2",
	digits: "web/ui/fonts/arabic-digits.woff2",
};

/** Puts the typeface at fixed addresses, because sheets of the API know no names with hashes. */
export const printedFonts = (): Plugin => ({
	name: "printed-fonts",
	generateBundle() {
		for (const [name, file] of Object.entries(files))
			this.emitFile({
				type: "asset",
				fileName: `app/print-${name}.woff2`,
				source: readFileSync(file),
			});
	},
});

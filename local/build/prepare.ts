import { fillOnce, openCloud } from "../stand-ins/cloud.ts";
import { buildSite } from "./build.ts";

/**
 * Makes what a site starts with: the demo federation on the first run, its files, and the pages that visitors read. A
 * process of its own, because it takes 250 MB that nobody needs who serves them. Says when visitors can be served; the
 * pictures that chats show come after.
 */
process.once("disconnect", () => process.exit(1));
const develop = process.argv.includes("--develop");
if (!develop) await buildSite();
await openCloud();
await fillOnce();
if (!develop) {
	const { renderPages } = await import("#functions/pages/pages.service.ts");
	const { drawPictures } = await renderPages(Date.now(), { render: "all" });
	process.send?.("ready");
	await drawPictures();
}
process.exit(0);

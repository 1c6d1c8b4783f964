import { readFileSync } from "node:fs";
import type { Template } from "./template.ts";

const piece = (path: string, file: string) => ({
	path: `web/‹area›/‹folder›/${path}`,
	template: readFileSync(`operate/new-domain/page/${file}`, "utf8"),
});

/**
 * The page for visitors. It has templates of its own, because the pages of news have categories and
 * are rendered ahead with their data.
 */
export const filesOfPage: { path: Template; template: Template }[] = [
	piece("‹Ones›Page.tsx", "page.txt"),
	piece("‹folder›.messages.ts", "messages.txt"),
	piece("‹folder›.pages.ts", "pages.txt"),
];

/** Its line in the table of all pages. */
export const entryOfPage: Template =
	'\t‹ones›: { path: "/‹folder›", access: "public", shows: [], indexed: true },';

import { statSync, writeFileSync } from "node:fs";
import { newestChange } from "./newestChange.ts";

const sources = ["web", "shared", "vite.config.ts", "package-lock.json"];
const stamp = "dist/built";

/** Time of the last site build, in ms since 1970; 0 if the site was not built. */
export const builtAt = () => statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the site and its page renderer exist and are newer than their sources. */
export const isSiteBuilt = () => builtAt() > newestChange(sources);

/** Builds the site and its page renderer if they are missing or older than their sources. */
export async function buildSite({ always = false } = {}): Promise<void> {
	if (!always && isSiteBuilt()) return;
	const { NODE_ENV } = process.env;
	// A test sets another NODE_ENV, which would include React's development checks.
	process.env.NODE_ENV = "production";
	const { build } = await import("vite");
	await build({ logLevel: "warn" });
	await build({ logLevel: "warn", build: { ssr: "app/render.tsx" } });
	if (NODE_ENV === undefined) delete process.env.NODE_ENV;
	else process.env.NODE_ENV = NODE_ENV;
	writeFileSync(stamp, "");
}

if (import.meta.main) await buildSite({ always: true });

import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const sources = ["web", "shared", "vite.config.ts", "package-lock.json"];
const stamp = "dist/built";

function newest(path: string): number {
	const info = statSync(path);
	if (!info.isDirectory()) return info.mtimeMs;
	return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Builds the site and its page renderer when they are missing or older than their sources. */
export async function buildSite({ always = false } = {}): Promise<void> {
	const upToDate = existsSync(stamp) && statSync(stamp).mtimeMs > Math.max(...sources.map(newest));
	if (upToDate && !always) return;
	const { NODE_ENV } = process.env;
	// Or the site comes with React's development checks, where a test asks for it.
	process.env.NODE_ENV = "production";
	const { build } = await import("vite");
	await build({ logLevel: "warn" });
	await build({ logLevel: "warn", build: { ssr: "app/render.tsx" } });
	if (NODE_ENV === undefined) delete process.env.NODE_ENV;
	else process.env.NODE_ENV = NODE_ENV;
	writeFileSync(stamp, "");
}

if (import.meta.main) await buildSite({ always: true });

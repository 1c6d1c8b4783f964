import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { localDir } from "./settings.ts";

/** Folder of the local cloud, which may be running; `npm run cloud:down` stops the cloud. */
const cloudFolder = "cloud";

for (const name of readdirSync(localDir)) {
	if (name !== cloudFolder) rmSync(join(localDir, name), { recursive: true, force: true });
}
console.log(`Emptied ${localDir}. The next start fills it again.`);

import { rmSync } from "node:fs";
import { localDir } from "./settings.ts";

rmSync(localDir, { recursive: true, force: true });
console.log(`Removed ${localDir}. The next start fills it again.`);

import { rmSync } from "node:fs";
import { end } from "./processes.ts";
import { stateFile } from "./settings.ts";

const names = ["edge", "emulator"] as const;
for (const name of names) console.log(`${name}: ${(await end(name)) ? "ended" : "was not ours, or not running"}`);
rmSync(stateFile, { force: true });

import { rmSync } from "node:fs";
import { end } from "./processes.ts";
import { scratch, stateFile } from "./settings.ts";

const names = ["edge", "emulator"] as const;
for (const name of names)
	console.log(`${name}: ${(await end(name)) ? "ended" : "none of ours is running"}`);
for (const path of [stateFile, scratch]) rmSync(path, { recursive: true, force: true });

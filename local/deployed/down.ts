import { rmSync } from "node:fs";
import { endProcess } from "./processes.ts";
import { scratch, stateFile } from "./settings.ts";

const names = ["edge", "emulator"] as const;
for (const name of names)
	console.log(`${name}: ${(await endProcess(name)) ? "ended" : "none of ours is running"}`);
for (const path of [stateFile, scratch]) rmSync(path, { recursive: true, force: true });

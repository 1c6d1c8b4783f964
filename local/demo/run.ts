import { files } from "#functions/core/outside/files.ts";
import { diskFiles } from "../files.ts";
import { signInsForDemo } from "../identity.ts";
import { fillDemo } from "./fill.ts";

/** Fills the table that the environment names, by itself: what it takes, 150 MB, goes with this process. */
files.use(diskFiles);
await fillDemo(Date.now(), signInsForDemo);

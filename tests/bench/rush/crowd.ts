import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Crowd, peopleFile } from "./size.ts";

/** The people of this process's world. */
export const crowd = (): Crowd =>
	JSON.parse(readFileSync(join(process.env.CROWD_FOLDER ?? "", peopleFile), "utf8"));

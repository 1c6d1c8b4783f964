import { log } from "../core/log.ts";
import { runDueTasks } from "./sweep.ts";

/** What happens by the clock rather than by a change: once every few minutes. */
export async function handler(): Promise<void> {
	log.info("swept", await runDueTasks(Date.now()));
}

import { log } from "../../core/log.ts";
import { runDueTasks } from "./cron-tasks.ts";

/** Scheduled job: runs every few minutes. */
export async function handler(): Promise<void> {
	log.info("swept", await runDueTasks(Date.now()));
}

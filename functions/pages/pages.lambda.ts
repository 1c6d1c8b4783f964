import type { DynamoDBStreamEvent, ScheduledEvent } from "aws-lambda";
import { log } from "../core/log.ts";
import { removePage, renderPages } from "./pages.service.ts";
import { type Changed, changeOfPages } from "./shown.ts";

const all: Changed = { render: "all", gone: [], eventClassesOf: new Set() };

/** Renders the public pages again on which something was published or changed, and all of them once an hour. */
export async function handler(event: DynamoDBStreamEvent | ScheduledEvent): Promise<void> {
	const changed = "Records" in event ? changeOfPages(event.Records) : all;
	for (const path of changed.gone) await removePage(path);
	if (changed.render !== "all" && changed.render.size + changed.eventClassesOf.size === 0) return;
	const pages = await renderPages(Date.now(), changed);
	if (pages > 0) log.info("pages rendered", { pages });
}

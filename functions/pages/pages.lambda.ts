import type { DynamoDBStreamEvent, ScheduledEvent } from "aws-lambda";
import { log } from "../core/log.ts";
import { removeEventPages, renderPages } from "./pages.service.ts";
import { type Changed, changeOfPages } from "./shown.ts";

const all: Changed = { render: "all", gone: [] };

/** Renders the public pages again on which something was published or changed, and all of them once an hour. */
export async function handler(event: DynamoDBStreamEvent | ScheduledEvent): Promise<void> {
	const { render, gone } = "Records" in event ? changeOfPages(event.Records) : all;
	for (const id of gone) await removeEventPages(id);
	if (render !== "all" && render.size === 0) return;
	log.info("pages rendered", { pages: await renderPages(Date.now(), render) });
}

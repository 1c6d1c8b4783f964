import type { DynamoDBStreamEvent, ScheduledEvent } from "aws-lambda";
import { log } from "../core/log.ts";
import { removeEventPages, renderPages } from "./pages.service.ts";
import { changeOfPages } from "./shown.ts";

/** Renders the public pages again when something on them was published or changed, and once an hour. */
export async function handler(event: DynamoDBStreamEvent | ScheduledEvent): Promise<void> {
	const { render, gone } = "Records" in event ? changeOfPages(event.Records) : { render: true, gone: [] };
	for (const id of gone) await removeEventPages(id);
	if (render) log.info("pages rendered", { pages: await renderPages(Date.now()) });
}

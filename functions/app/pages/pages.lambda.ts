import type { DynamoDBStreamEvent, ScheduledEvent } from "aws-lambda";
import { log } from "../../core/log.ts";
import { inParallel } from "../../core/parallel.ts";
import { changeOfPages, changesNothing, type Rendering } from "./page-changes.ts";
import { removePages, renderPages } from "./pages.service.ts";

/** Invocation by a deployment, which renders all pages. */
type DeploymentEvent = { [name: string]: never };

async function followed({ Records }: DynamoDBStreamEvent): Promise<Rendering | null> {
	const changed = changeOfPages(Records);
	await removePages(changed.removed);
	const found = (await inParallel(changed.lookUps, (lookUp) => lookUp())).flat();
	if (changed.render !== "all") for (const path of found) changed.render.add(path);
	return changesNothing(changed) ? null : changed;
}

/**
 * Renders public pages: those affected by a change in the table, hourly those that change with
 * time, and all of them on deployment.
 */
export async function handler(
	event: DynamoDBStreamEvent | ScheduledEvent | DeploymentEvent,
): Promise<void> {
	const byClock = "detail-type" in event;
	const changed = "Records" in event ? await followed(event as DynamoDBStreamEvent) : null;
	if ("Records" in event && !changed) return;
	const { pages, drawPictures } = await renderPages(
		Date.now(),
		changed ?? { render: byClock ? "byClock" : "all" },
	);
	await drawPictures();
	if (pages > 0) log.info("pages rendered", { pages });
}

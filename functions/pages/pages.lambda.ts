import type { DynamoDBStreamEvent, ScheduledEvent } from "aws-lambda";
import { log } from "../core/log.ts";
import { inParallel } from "../core/parallel.ts";
import { athleteIdsOf } from "../national-team/national-team.consents.ts";
import { addressesShowing } from "./addresses.ts";
import { removePages, renderPages } from "./pages.service.ts";
import { changeOfPages, changesNothing, type ToRender } from "./shown.ts";

/** A deployment, which asks for all pages. */
type Asked = { [name: string]: never };

async function followed({ Records }: DynamoDBStreamEvent): Promise<ToRender | null> {
	const { consentsOf, ...changed } = changeOfPages(Records);
	await removePages(changed.gone);
	// A person does not know which athlete they are.
	const athletes = (await inParallel([...consentsOf], athleteIdsOf)).flat();
	if (typeof changed.render !== "string")
		for (const path of athletes.flatMap((id) => addressesShowing("athletes", id)))
			changed.render.add(path);
	return changesNothing(changed) ? null : changed;
}

/**
 * Renders the public pages again on which something was published or changed, once an hour those that change as time
 * passes, and all of them where a deployment asks.
 */
export async function handler(event: DynamoDBStreamEvent | ScheduledEvent | Asked): Promise<void> {
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

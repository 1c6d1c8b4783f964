import type { DynamoDBStreamEvent, ScheduledEvent } from "aws-lambda";
import { addressesShowing } from "../../base/pages/addresses.ts";
import type { ToRender } from "../../base/pages/defineShown.ts";
import { log } from "../../core/log.ts";
import { inParallel } from "../../core/parallel.ts";
import { athleteIdsOf } from "../../people/national-team/national-team.consents.ts";
import { removePages, renderPages } from "./pages.service.ts";
import { changeOfPages, changesNothing } from "./shown.ts";

/** Invocation by a deployment, which renders all pages. */
type Asked = { [name: string]: never };

async function followed({ Records }: DynamoDBStreamEvent): Promise<ToRender | null> {
	const { consentsOf, ...changed } = changeOfPages(Records);
	await removePages(changed.gone);
	// The changed user record does not contain the athlete's id.
	const athletes = (await inParallel([...consentsOf], athleteIdsOf)).flat();
	if (typeof changed.render !== "string")
		for (const path of athletes.flatMap((id) => addressesShowing("athletes", id)))
			changed.render.add(path);
	return changesNothing(changed) ? null : changed;
}

/**
 * Renders public pages: those affected by a change in the table, hourly those that change with
 * time, and all of them on deployment.
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

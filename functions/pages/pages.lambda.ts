import { isDeepStrictEqual } from "node:util";
import type { DynamoDBStreamEvent, ScheduledEvent } from "aws-lambda";
import { log } from "../core/log.ts";
import { type Change, readChange } from "../stream/change.ts";
import { removeEventPages, renderPages } from "./pages.service.ts";

const shownOnPages = new Set(["news", "event", "annualPlan"]);

/** What visitors cannot see, and the running count, are no reason to render. */
function shown(item: Change["before"]) {
	if (!item || item.published === false || item.shadow) return null;
	const { registeredCount, version, ...rest } = item;
	return { ...rest, full: Number(item.maxParticipants) > 0 && Number(registeredCount) >= Number(item.maxParticipants) };
}

const changesPages = (change: Change) =>
	shownOnPages.has(change.entity) && !isDeepStrictEqual(shown(change.before), shown(change.after));

/** Renders the public pages again when something on them was published or changed, and once an hour. */
export async function handler(event: DynamoDBStreamEvent | ScheduledEvent): Promise<void> {
	const changes = "Records" in event ? event.Records.map(readChange) : [];
	if ("Records" in event && !changes.some(changesPages)) return;
	for (const { entity, before, after } of changes) {
		if (entity === "event" && shown(before) && !shown(after)) await removeEventPages(Number(before?.id));
	}
	log.info("pages rendered", { pages: await renderPages(Date.now()) });
}

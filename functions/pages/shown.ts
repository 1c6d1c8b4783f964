import { isDeepStrictEqual } from "node:util";
import type { DynamoDBRecord } from "aws-lambda";
import type { followed } from "#shared/core/followed.ts";
import { pathTo, type Shown } from "#shared/pages.ts";
import { log, nameOfError } from "../core/log.ts";
import { type Change, readChange } from "../stream/change.ts";
import { addressesShowing } from "./addresses.ts";

const kinds: Record<(typeof followed.pages)[number], Shown> = {
	news: "news",
	event: "events",
	eventClass: "events",
	annualPlan: "annualPlan",
};

/** Pages to be rendered again, by their paths, and events whose pages go. */
export type Changed = { render: "all" | Set<string>; gone: number[] };

/** What visitors cannot see, and the running count, are no reason to render. */
function shown(item: Change["before"]) {
	if (!item || item.published === false || item.shadow) return null;
	const { registeredCount, version, ...rest } = item;
	return { ...rest, full: Number(item.maxParticipants) > 0 && Number(registeredCount) >= Number(item.maxParticipants) };
}

const pagesOf = (kind: Shown, { id, eventId }: Record<string, unknown>) =>
	addressesShowing(kind, Number(eventId ?? id));

function follow(record: DynamoDBRecord): Changed {
	const change = readChange(record);
	const kind = kinds[change.entity as keyof typeof kinds];
	if (!kind) return { render: new Set(), gone: [] };
	try {
		const [before, after] = [shown(change.before), shown(change.after)];
		const gone = change.entity === "event" && before && !after ? [Number(change.before?.id)] : [];
		const pages = isDeepStrictEqual(before, after) ? [] : pagesOf(kind, change.after ?? change.before ?? {});
		// What has gone must not come back by an index that is a moment behind.
		return { render: new Set(pages.filter((path) => !gone.some((id) => path === pathTo("event", id)))), gone };
	} catch (error) {
		// Rendering reads the table anew, so all that is lost is which pages show it, and which has to go.
		log.error("record for the pages not read", { ...nameOfError(error), sequence: record.dynamodb?.SequenceNumber });
		return { render: "all", gone: [] };
	}
}

/** Which pages show something that has changed, and which events are no longer shown. */
export function changeOfPages(records: DynamoDBRecord[]): Changed {
	const found = records.map(follow);
	const gone = found.flatMap(({ gone }) => gone);
	const render = new Set<string>();
	for (const one of found) {
		if (one.render === "all") return { render: "all", gone };
		for (const path of one.render) render.add(path);
	}
	return { render, gone };
}

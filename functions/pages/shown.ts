import { isDeepStrictEqual } from "node:util";
import type { DynamoDBRecord } from "aws-lambda";
import type { streamedEntities } from "#shared/core/streamed-entities.ts";
import { pathTo, type Shown } from "#shared/pages.ts";
import { contactLines } from "#shared/settings/settings.rules.ts";
import type { Settings } from "#shared/settings/settings.schema.ts";
import { log, nameOfError } from "../core/log.ts";
import { type Change, readChange } from "../stream/change.ts";
import { addressesShowing } from "./addresses.ts";

const kinds: Record<(typeof streamedEntities.pages)[number], Shown | "everywhere" | null> = {
	news: "news",
	event: "events",
	eventClass: null,
	annualPlan: "annualPlan",
	settings: "everywhere",
	trainingClass: "trainingClasses",
};

/**
 * Pages to be rendered again, by their paths; events whose pages go; and events of which a class changed, whose pages
 * are rendered where the event is shown, which a class does not know.
 */
export type Changed = { render: "all" | Set<string>; gone: number[]; eventClassesOf: Set<number> };

/** What visitors cannot see, and the running count, are no reason to render. */
function shown(item: Change["before"], kind: (typeof kinds)[keyof typeof kinds]) {
	if (!item || item.published === false || item.isActive === false || item.shadow) return null;
	if (kind === "everywhere") return contactLines(item as Settings);
	const { registeredCount, version, updatedAt, ...rest } = item;
	return { ...rest, full: Number(item.maxParticipants) > 0 && Number(registeredCount) >= Number(item.maxParticipants) };
}

const nothing = (): Changed => ({ render: new Set(), gone: [], eventClassesOf: new Set() });

function follow(record: DynamoDBRecord): Changed {
	const change = readChange(record);
	const kind = kinds[change.entity as keyof typeof kinds];
	if (kind === undefined) return nothing();
	try {
		const [before, after] = [shown(change.before, kind), shown(change.after, kind)];
		const gone = change.entity === "event" && before && !after ? [Number(change.before?.id)] : [];
		if (isDeepStrictEqual(before, after)) return nothing();
		if (kind === "everywhere") return { ...nothing(), render: "all" };
		const { id, eventId } = change.after ?? change.before ?? {};
		if (kind === null) return { ...nothing(), eventClassesOf: new Set([Number(eventId)]) };
		const pages = addressesShowing(kind, Number(id));
		// What has gone must not come back by an index that is a moment behind.
		return {
			...nothing(),
			render: new Set(pages.filter((path) => !gone.some((id) => path === pathTo("event", id)))),
			gone,
		};
	} catch (error) {
		// Rendering reads the table anew, so all that is lost is which pages show it, and which has to go.
		log.error("record for the pages not read", { ...nameOfError(error), sequence: record.dynamodb?.SequenceNumber });
		return { ...nothing(), render: "all" };
	}
}

/** Which pages show something that has changed, and which events are no longer shown. */
export function changeOfPages(records: DynamoDBRecord[]): Changed {
	const found = records.map(follow);
	const gone = found.flatMap(({ gone }) => gone);
	const eventClassesOf = new Set(found.flatMap((one) => [...one.eventClassesOf]));
	const render = new Set<string>();
	for (const one of found) {
		if (one.render === "all") return { render: "all", gone, eventClassesOf };
		for (const path of one.render) render.add(path);
	}
	return { render, gone, eventClassesOf };
}

export type ToRender = Pick<Changed, "render"> & Partial<Pick<Changed, "eventClassesOf">>;

/** Those of all rendered addresses that are to be rendered now. A class of an event that is not shown changes none. */
export function pathsToRender(
	{ render, eventClassesOf = new Set() }: ToRender,
	all: readonly string[],
	events: readonly { id: number }[],
): string[] {
	if (render === "all") return [...all];
	const shownWithEventClasses = events.filter(({ id }) => eventClassesOf.has(id));
	const withEventClasses = new Set(shownWithEventClasses.flatMap(({ id }) => addressesShowing("events", id)));
	return all.filter((path) => render.has(path) || withEventClasses.has(path));
}

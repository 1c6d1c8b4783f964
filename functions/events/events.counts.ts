import type { EventRecord } from "./event.entity.ts";

/** A rehearsal's event is not counted. */
export const eventsCountedAs = ({
	published,
	shadow,
}: Pick<EventRecord, "published" | "shadow">) =>
	shadow ? [] : ["all", ...(published ? [] : ["draft"])];

import type { EventRecord } from "./event.entity.ts";

/** A rehearsal's event is not counted. */
export const eventsCountedAs = ({ published, shadow }: Pick<EventRecord, "published" | "shadow">) =>
	shadow ? [] : ["event", ...(published ? [] : ["event draft"])];

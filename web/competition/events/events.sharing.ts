import type { Event } from "#shared/competition/events/events.schema.ts";
import { defineSharing, sharingOf } from "../../core/defineSharing.ts";
import { sportsEvent } from "./events.json-ld.ts";
import { daysOf, placeOf } from "./eventWords.ts";

export default defineSharing({
	event: sharingOf<Event>({
		lines: (event, locale) => [daysOf(event, locale), placeOf(event, locale)],
		jsonLd: sportsEvent,
	}),
});

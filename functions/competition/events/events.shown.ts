import { eventsAtOnce, homeEvents } from "#shared/competition/events/events.rules.ts";
import { idsToRender } from "../../base/pages/addresses.ts";
import { defineShown, type ToRender } from "../../base/pages/defineShown.ts";
import { allUpcoming, latestPast, listEvents } from "./events.service.ts";

/**
 * Number of past events with prerendered pages. Older ones are rendered in the browser from the
 * API.
 */
const pastWithPages = 50;
/** At most this many events drop out of those pages per hourly run. */
const leavingAtOnce = 20;

/** Events whose detail page or classes changed. */
function changedEvents({ render, eventClassesOf = new Set() }: ToRender): number[] {
	return [
		...new Set([
			...(typeof render === "string" ? [] : idsToRender(render, "event")),
			...eventClassesOf,
		]),
	];
}

export const eventsShown = defineShown({
	events: {
		empty: { events: [], next: { rows: [] }, upcoming: { rows: [] }, past: { rows: [] } },
		inSitemap: true,
		byConsent: false,
		read: async ({ changed, now }) => {
			const who = { drafts: false, now };
			const begin = { limit: eventsAtOnce };
			const [next, upcoming, past, coming, over] = await Promise.all([
				listEvents(homeEvents, who),
				listEvents({ ...begin, when: "upcoming" }, who),
				listEvents({ ...begin, when: "past" }, who),
				allUpcoming(who),
				latestPast(pastWithPages + leavingAtOnce, who),
			]);
			const withPages = [...coming, ...over.slice(0, pastWithPages)];
			const isAll = changed.render === "all" || changed.render === "byClock";
			const old = isAll ? over.slice(pastWithPages).map(({ id }) => id) : changedEvents(changed);
			const shown = new Set<number>(withPages.map(({ id }) => id));
			return {
				data: { events: withPages, next, upcoming, past },
				known: withPages.map(({ id, updatedAt, imageUrl }) => ({
					id,
					changedAt: updatedAt,
					imageUrl,
				})),
				gone: old.filter((id) => !shown.has(id)),
			};
		},
	},
});

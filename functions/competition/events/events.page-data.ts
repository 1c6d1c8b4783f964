import { eventsAtOnce, homeEvents } from "#shared/competition/events/events.rules.ts";
import { pathTo } from "#shared/pages.ts";
import { addressesShowing, idsToRender } from "../../base/pages/addresses.ts";
import { definePageData } from "../../base/pages/definePageData.ts";
import { followItem, followVisible, type Item, viewItem } from "../../base/pages/followItem.ts";
import { allUpcoming, latestPast, listEvents } from "./events.service.ts";

/**
 * Number of past events with prerendered pages. Older ones are rendered in the browser from the
 * API.
 */
const pastWithPages = 50;
/** At most this many events drop out of those pages per hourly run. */
const leavingAtOnce = 20;

/** Running counts are left out; pages show only whether an event or class is full. */
function viewCounted({ registeredCount, ...item }: Item) {
	const max = Number(item.maxParticipants);
	return item.shadow
		? null
		: viewItem({ ...item, full: max > 0 && Number(registeredCount) >= max });
}

export const eventsPageData = definePageData({
	events: {
		empty: { events: [], next: { rows: [] }, upcoming: { rows: [] }, past: { rows: [] } },
		inSitemap: true,
		byConsent: false,
		read: async ({ render, now }) => {
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
			const isAll = typeof render === "string";
			const old = isAll
				? over.slice(pastWithPages).map(({ id }) => id)
				: idsToRender(render, "event");
			const idsWithPage = new Set<number>(withPages.map(({ id }) => id));
			return {
				data: { events: withPages, next, upcoming, past },
				known: withPages,
				removed: old.filter((id) => !idsWithPage.has(id)),
			};
		},
		feed: ({ upcoming }) =>
			upcoming.rows.map((event) => ({
				id: event.id,
				title: { en: event.titleEn, ar: event.titleAr },
				text: { en: event.descriptionEn, ar: event.descriptionAr },
				updated: event.updatedAt,
			})),
		affectedBy: {
			event: followItem("events", viewCounted),
			// Whether its event is published, the class does not say.
			eventClass: followVisible(({ before, after }) => {
				const eventId = Number((after ?? before)?.eventId);
				return {
					render: [pathTo("event", eventId)],
					inData: {
						shows: "events",
						find: ({ events }) =>
							events.some(({ id }) => id === eventId) ? addressesShowing("events", eventId) : [],
					},
				};
			}, viewCounted),
		},
	},
});

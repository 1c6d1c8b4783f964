import { routes } from "../../core/http/route.ts";
import { CalendarAddress, CalendarQuery, CalendarState } from "./calendars.schema.ts";

export const calendarsRoutes = routes({
	feed: {
		method: "GET",
		path: "/calendar.ics",
		access: "public",
		summary:
			"A person's classes and events, and their children's, for their calendar program, by the secret key of its address (iCalendar)",
		query: CalendarQuery,
		download: ["text/calendar"],
		polled: true,
		// Failures of the address, the key, its person, their classes as coach and student, their
		// registrations, those classes and events, holidays, links to children and the children; classes
		// and registrations of each of twelve children.
		requests: 47,
	},
	state: {
		method: "GET",
		path: "/me/calendar",
		access: "signedIn",
		summary: "Since when the signed-in person's calendar has an address; null while it has none",
		response: CalendarState,
		requests: 2,
	},
	setAddress: {
		method: "PUT",
		path: "/me/calendar",
		access: "signedIn",
		givesLastingAccess: true,
		summary: "Give the signed-in person's calendar a new address; the old one ends at once",
		response: CalendarAddress,
		requests: 5,
	},
	switchOff: {
		method: "DELETE",
		path: "/me/calendar",
		access: "signedIn",
		summary: "Take the address of the signed-in person's calendar away",
		status: 204,
		requests: 3,
	},
});

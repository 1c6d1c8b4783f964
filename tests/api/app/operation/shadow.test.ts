import { createShards } from "#functions/base/places/places.service.ts";
import { Events } from "#functions/competition/events/event.entity.ts";
import { EventClasses } from "#functions/competition/events/event-class.entity.ts";
import { eventPool } from "#functions/competition/events/event-places.ts";
import { runTransaction } from "#functions/core/table/database.ts";
import { firstVersion } from "#functions/core/table/versioned.ts";
import { cutFor } from "#shared/base/places/allotment.rules.ts";
import { call, eventually } from "../../../core/api.ts";
import { createEventForTest, dateIn, everyEvent } from "../../../core/events.ts";
import { createPersonForTest } from "../../../core/people.ts";
import { uniqueId } from "../../../core/unique.ts";

const uncounted = {
	registeredCount: 0,
	waiting: false,
	excess: 0,
	maxParticipants: 5,
	...firstVersion(Date.now()),
};

/** The event of a load rehearsal, open for registration, with a class. */
async function shadowEvent() {
	const id = uniqueId();
	const { lists, ...cut } = cutFor(5);
	const event = {
		id,
		titleEn: "Rehearsal",
		titleAr: "تجربة",
		descriptionEn: "",
		descriptionAr: "",
		location: "",
		eventType: "tournament" as const,
		eventDate: dateIn(2),
		startsAt: new Date(`${dateIn(2)}Z`).toISOString(),
		endsAt: new Date(`${dateIn(2)}T20:59:59.999Z`).toISOString(),
		offerHours: 0,
		published: true,
		shadow: true,
		lists,
		...cut,
		...uncounted,
	};
	const eventClass = {
		eventId: id,
		id: uniqueId(),
		className: "Rehearsal",
		description: "",
		...cut,
		...uncounted,
	};
	await runTransaction([
		{ put: Events.create(event).params() },
		{ put: EventClasses.create(eventClass).params() },
		...createShards(eventPool(event)),
	]);
	return event;
}

test.each([undefined, { role: "member" }, { role: "admin" }] as const)(
	"a rehearsal's event is hidden from %j, yet accepts registrations",
	async (wish) => {
		const { id } = await shadowEvent();
		const cookie = wish && (await createPersonForTest(wish)).cookie;
		for (const path of ["", "/classes", "/availability"]) {
			expect((await call("GET", `/events/${id}${path}`, { cookie })).status).toBe(404);
		}
		expect(JSON.stringify(await everyEvent(cookie))).not.toContain(String(id));
		if (cookie)
			expect((await call("GET", `/events/${id}/eligibility`, { cookie })).status).toBe(404);
		const entrant = await createPersonForTest();
		expect((await call("POST", `/events/${id}/register`, { cookie: entrant.cookie })).status).toBe(
			201,
		);
	},
);

test("a rehearsal's event is on no prerendered page", async () => {
	const page = async (path: string) => {
		const response = await fetch(`${process.env.BASE_URL}${path}`);
		return { status: response.status, text: await response.text() };
	};
	const { id } = await shadowEvent();
	const published = await createEventForTest();
	// Pages are rendered in stream order: once this one exists, the earlier one would too.
	const isRendered = async (event: number) =>
		(await page(`/events/${event}`)).text.includes('id="data"');
	await eventually(() => isRendered(published.id), "the page of an event");
	expect(await isRendered(id)).toBe(false);
	for (const path of ["/sitemap.xml", "/events", "/"])
		expect((await page(path)).text).not.toContain(String(id));
});

import { expectRefusal } from "../../../core/answers.ts";
import { call } from "../../../core/api.ts";
import { createEventForTest, eventForTest, everyEvent } from "../../../core/events.ts";
import { admin } from "../../../core/people.ts";

const idsOf = (events: { id: number }[]) => events.map(({ id }) => id);

/** A month in which no other test plans an event. */
const on = (day: string) => `2031-05-${day}`;

describe("events by month and type", () => {
	test("lists events that take place in a month, even for one day, soonest first", async () => {
		const made = {
			before: await createEventForTest({ eventDate: "2031-04-29", endDate: "2031-04-30" }),
			into: await createEventForTest({ eventDate: "2031-04-30", endDate: on("02") }),
			last: await createEventForTest({
				eventDate: on("31"),
				endDate: "2031-06-02",
				eventType: "seminar",
			}),
			first: await createEventForTest({ eventDate: on("01T00:00") }),
			after: await createEventForTest({ eventDate: "2031-06-01" }),
			draft: await createEventForTest({ eventDate: on("12"), published: false }),
		};
		const own = idsOf(Object.values(made));
		const listed = async (query: Record<string, string>, cookie?: string) =>
			idsOf(await everyEvent(cookie, query)).filter((id) => own.includes(id));
		const { into, first, last, draft } = made;
		expect(await listed({ month: "2031-05" })).toEqual(idsOf([into, first, last]));
		expect(await listed({ month: "2031-05", limit: "1" })).toEqual(idsOf([into, first, last]));
		expect(await listed({ month: "2031-05" }, await admin())).toEqual(
			idsOf([into, first, draft, last]),
		);
		expect(await listed({ month: "2031-05", type: "seminar" })).toEqual(idsOf([last]));
	});

	test("lists only events of the type, across all pages of past events", async () => {
		const past = await Promise.all(
			["03", "01", "02"].map((day) =>
				createEventForTest({ eventDate: `2019-05-${day}`, eventType: "bootcamp" }),
			),
		);
		const other = await createEventForTest({ eventDate: "2019-05-02", eventType: "grading" });
		const coming = await createEventForTest({ eventType: "bootcamp" });
		const read = await everyEvent(undefined, { when: "past", type: "bootcamp", limit: "2" });
		expect(read.every(({ eventType }) => eventType === "bootcamp")).toBe(true);
		expect(idsOf(read).filter((id) => idsOf(past).includes(id))).toEqual(
			idsOf([past[0], past[2], past[1]]),
		);
		expect(new Set(idsOf(read)).size).toBe(read.length);
		for (const { id } of [other, coming]) expect(idsOf(read)).not.toContain(id);
		expect(idsOf(await everyEvent(undefined, { when: "upcoming", type: "bootcamp" }))).toContain(
			coming.id,
		);
		expect(idsOf(await everyEvent(undefined, { type: "bootcamp" }))).toEqual(
			expect.arrayContaining(idsOf([...past, coming])),
		);
	});

	test("lists an event under its new type after an edit", async () => {
		const event = await createEventForTest({ eventType: "training", eventDate: "2019-07-01" });
		const body = eventForTest({ eventType: "seminar", eventDate: "2019-07-01" });
		expect((await call("PUT", `/events/${event.id}`, { cookie: await admin(), body })).status).toBe(
			200,
		);
		const of = async (type: string) => idsOf(await everyEvent(undefined, { when: "past", type }));
		expect(await of("seminar")).toContain(event.id);
		expect(await of("training")).not.toContain(event.id);
	});

	test.each(["2031-13", "2031-5", "x", "2031-05-01"])("rejects the month %s", async (month) => {
		expectRefusal(await call("GET", `/events?month=${month}`), "invalid");
		expectRefusal(await call("GET", "/events?type=party"), "invalid");
	});
});

describe("event calendars", () => {
	const unfolded = (text: string) => text.replaceAll("\r\n ", "");

	test("one event is downloaded as a calendar file in the requested language", async () => {
		const event = await createEventForTest({ titleAr: "كأس الشتاء، مفتوحة" });
		const answer = await call("GET", `/events/${event.id}/calendar.ics?lang=ar`);
		expect([answer.status, answer.headers.get("content-type")]).toEqual([
			200,
			"text/calendar; charset=utf-8",
		]);
		expect(answer.headers.get("content-disposition")).toContain(`event-${event.id}.ics`);
		expect(answer.headers.get("cache-control")).toContain("s-maxage=60");
		expect(unfolded(answer.body)).toContain(`\r\nSUMMARY:كأس الشتاء، مفتوحة\r\n`);
		expect(unfolded(answer.body)).toContain(`/events/${event.id}?lang=ar\r\n`);
	});

	test("calendar files contain no drafts, not even for staff", async () => {
		const draft = await createEventForTest({ published: false });
		const cookie = await admin();
		expectRefusal(await call("GET", `/events/${draft.id}/calendar.ics`, { cookie }), "not_found");
		expect((await call("GET", "/events/calendar.ics", { cookie })).body).not.toContain(
			`event-${draft.id}@`,
		);
	});

	test("the events calendar contains all coming and past events, ordered by end", async () => {
		const event = await createEventForTest();
		const { status, body, headers } = await call("GET", "/events/calendar.ics");
		expect([status, headers.get("cache-control")]).toEqual([
			200,
			expect.stringContaining("s-maxage=300"),
		]);
		expect(body).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
		expect(unfolded(body)).toContain(`UID:event-${event.id}@`);
		expect(body.match(/BEGIN:VEVENT/g).length).toBe(body.match(/END:VEVENT/g).length);
		expectRefusal(await call("GET", "/events/calendar.ics?lang=fr"), "invalid");
	});
});

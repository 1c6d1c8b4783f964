import { Events } from "#functions/competition/events/event.entity.ts";
import { isUpcoming } from "#shared/competition/events/events.rules.ts";
import { expectRefusal } from "../../../core/answers.ts";
import { call } from "../../../core/api.ts";
import { auditOf } from "../../../core/audit.ts";
import { createEventForTest, dateIn, eventForTest, everyEvent } from "../../../core/events.ts";
import { admin, createPersonForTest } from "../../../core/people.ts";
import { identities } from "../../../core/routes.ts";

const put = async (id: number, wish: object, cookie?: string, headers?: Record<string, string>) =>
	call("PUT", `/events/${id}`, {
		cookie: cookie ?? (await admin()),
		body: { ...eventForTest(), ...wish },
		headers,
	});

describe("events", () => {
	test("shows an event as entered, with its registration state", async () => {
		const organizer = await createPersonForTest({ role: "admin" });
		const entered = eventForTest({
			endDate: dateIn(31),
			registrationOpensAt: dateIn(-1),
			registrationDeadline: dateIn(20),
			imageUrl: "/images/events/cup.webp",
			flyerUrl: "https://pictures.example/flyer.pdf",
			locationAr: "القاعة ١",
			schedule: "09:00 Weigh-in\n10:00 Bouts",
		});
		const { status, body } = await call("POST", "/events", {
			cookie: organizer.cookie,
			body: entered,
		});
		expect(status).toBe(201);
		expect(body).toEqual({
			...entered,
			id: expect.any(Number),
			descriptionEn: "",
			descriptionAr: "",
			organizerId: organizer.id,
			waitingList: true,
			registeredCount: 0,
			waiting: false,
			registrationState: "open",
			coachId: null,
			membershipRule: "none",
			requiredDocument: "none",
			guardianConsent: false,
			waitingRoom: false,
			ageReferenceDate: null,
			cancelReason: null,
			offerHours: 0,
			fee: null,
			lateFee: null,
			lateFrom: null,
			memberFee: null,
			familyMax: null,
			payUntil: null,
			paymentRule: "desk",
			unpaidRule: "keep",
			lateCancellation: "void",
			classes: [],
			updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
			version: 1,
		});
		const { organizerId: _, ...visible } = body;
		expect((await call("GET", `/events/${body.id}`)).body).toEqual(visible);
		expect((await everyEvent()).find(({ id }) => id === body.id)).toEqual(visible);
	});

	test("creates, publishes and enlarges an event whose places need as many items as one transaction holds", async () => {
		const cookie = await admin();
		const headers = { "idempotency-key": crypto.randomUUID() };
		const body = eventForTest({ published: false, maxParticipants: 100 });
		const { status, body: made } = await call("POST", "/events", { cookie, headers, body });
		expect(status).toBe(201);
		const edit = { ...body, published: true, maxParticipants: 5_000, version: made.version };
		const key = { "idempotency-key": crypto.randomUUID() };
		const changed = await call("PUT", `/events/${made.id}`, { cookie, headers: key, body: edit });
		expect(changed).toMatchObject({
			status: 200,
			body: { published: true, maxParticipants: 5_000 },
		});
		expect((await call("DELETE", `/events/${made.id}`, { cookie })).status).toBe(204);
	});

	test("an event requires only titles and a date", async () => {
		const least = { titleEn: "Cup", titleAr: "كأس", eventDate: dateIn(9) };
		const { status, body } = await call("POST", "/events", { cookie: await admin(), body: least });
		expect(status).toBe(201);
		expect(body).toMatchObject({
			eventType: "event",
			maxParticipants: 0,
			published: false,
			location: "",
			endDate: null,
		});
	});

	test("shows drafts to staff only", async () => {
		const { id } = await createEventForTest({ published: false, titleEn: "Secret cup" });
		for (const [who, wish] of Object.entries(identities)) {
			const cookie = wish ? (await createPersonForTest(wish)).cookie : undefined;
			const isStaff = who === "admin" || who === "superAdmin";
			const one = await call("GET", `/events/${id}`, { cookie });
			const seen = (await everyEvent(cookie)).some((event) => event.id === id);
			expect([who, one.status, seen]).toEqual([who, isStaff ? 200 : 404, isStaff]);
			if (!isStaff) expectRefusal(one, "not_found");
		}
	});

	test("publishes an event once for repeated requests", async () => {
		const { id } = await createEventForTest({ published: false });
		const cookie = await admin();
		const publish = () => call("POST", `/events/${id}/publish`, { cookie });
		const [first, again] = [await publish(), await publish()];
		expect([first.status, again.status]).toEqual([200, 200]);
		expect(again.body).toEqual(first.body);
		expect((await call("GET", `/events/${id}`, { cookie })).body).toEqual(first.body);
		expect((await auditOf("event", id)).map(({ action }) => action)).toEqual([
			"created",
			"published",
		]);
	});

	test("hides an event that returns to draft", async () => {
		const { id } = await createEventForTest();
		expect((await put(id, { published: false })).body.published).toBe(false);
		expect((await call("GET", `/events/${id}`)).status).toBe(404);
	});

	test("removes optional fields that an edit leaves empty", async () => {
		const event = await createEventForTest({
			endDate: dateIn(31),
			registrationDeadline: dateIn(20),
			schedule: "10:00",
			locationAr: "القاعة ١",
			imageUrl: "/images/cup.webp",
		});
		const empty = {
			endDate: null,
			registrationDeadline: "",
			schedule: "",
			locationAr: null,
			imageUrl: "",
		};
		const cleared = {
			endDate: null,
			registrationDeadline: null,
			schedule: null,
			locationAr: null,
			imageUrl: null,
		};
		expect(await put(event.id, empty)).toMatchObject({ status: 200, body: cleared });
		expect((await call("GET", `/events/${event.id}`)).body).toMatchObject(cleared);
	});

	test("PATCH changes publication alone; a PUT that does not name it leaves it unchanged", async () => {
		const event = await createEventForTest();
		const cookie = await admin();
		const patch = (published: boolean, version?: number) =>
			call("PATCH", `/events/${event.id}`, { cookie, body: { published, version } });
		expect(await patch(false, 1)).toMatchObject({
			status: 200,
			body: { published: false, version: 2 },
		});
		expectRefusal(await call("GET", `/events/${event.id}`), "not_found");
		expectRefusal(await patch(true, 1), "changed_meanwhile");
		expect(await patch(true)).toMatchObject({ status: 200, body: { published: true } });
		const { published: _, ...rest } = eventForTest({ titleEn: "Other Cup" });
		const answer = await call("PUT", `/events/${event.id}`, { cookie, body: rest });
		expect(answer.body).toMatchObject({ published: true, titleEn: "Other Cup" });
		const { data } = await Events.get({ id: event.id }).go();
		expect(data?.updatedAt && data.updatedAt > data.createdAt).toBe(true);
	});

	test("shows the organizer to staff only", async () => {
		const { id, organizerId } = await createEventForTest();
		const { cookie } = await createPersonForTest({ role: "coach" });
		const read = async (path: string, as?: string) =>
			(await call("GET", path, { cookie: as })).body;
		for (const as of [undefined, cookie]) {
			expect(await read(`/events/${id}`, as)).not.toHaveProperty("organizerId");
			for (const one of await everyEvent(as)) expect(one).not.toHaveProperty("organizerId");
			for (const one of await read("/news", as)) expect(one).not.toHaveProperty("authorId");
		}
		expect(await read(`/events/${id}`, await admin())).toMatchObject({ organizerId });
	});

	test("hides the registrations of a draft from coaches", async () => {
		const { id } = await createEventForTest({ published: false });
		const { cookie } = await createPersonForTest({ role: "coach" });
		const [draft, none] = await Promise.all(
			[id, 999_999_999].map((one) => call("GET", `/events/${one}/registrations`, { cookie })),
		);
		for (const answer of [draft, none]) expectRefusal(answer, "not_found");
	});

	test("lists the latest event first", async () => {
		const days = [40, 38, 39];
		const made = await Promise.all(
			days.map((day) => createEventForTest({ eventDate: dateIn(day) })),
		);
		const ids = made.map(({ id }) => id);
		const order = (await everyEvent()).map(({ id }) => id).filter((id) => ids.includes(id));
		expect(order).toEqual([ids[0], ids[2], ids[1]]);
	});

	test("the pages of events form the same list whatever the page size", async () => {
		const day = dateIn(45);
		for (let count = 0; count < 3; count++) await createEventForTest({ eventDate: day });
		await createEventForTest({ eventDate: day, published: false });
		const idsOf = (events: { id: number }[]) => events.map(({ id }) => id);
		const whole = await everyEvent();
		expect(new Set(idsOf(whole)).size).toBe(whole.length);
		for (const limit of ["1", "7"]) {
			const read = idsOf(await everyEvent(undefined, { limit }));
			// Other tests create and change events meanwhile.
			const places = new Map(
				(await everyEvent()).map(({ id, eventDate, endDate }) => [id, `${eventDate} ${endDate}`]),
			);
			const unmoved = idsOf(
				whole.filter(({ id, eventDate, endDate }) => places.get(id) === `${eventDate} ${endDate}`),
			);
			expect(unmoved.length).toBeGreaterThan(3);
			expect(read.filter((id) => unmoved.includes(id))).toEqual(unmoved);
		}
	});

	test("an event counts as coming until its last day is over, and as past after it", async () => {
		const [lasts, over, next] = await Promise.all(
			[
				{ eventDate: dateIn(-40), endDate: dateIn(1) },
				{ eventDate: dateIn(-40), endDate: dateIn(-2) },
				{ eventDate: dateIn(2) },
			].map((wish) => createEventForTest({ ...wish, registrationDeadline: undefined })),
		);
		const [upcoming, past] = [
			await everyEvent("", { when: "upcoming" }),
			await everyEvent("", { when: "past" }),
		];
		const made = new Set([lasts, over, next].map(({ id }) => id));
		const ids = (events: { id: number }[]) =>
			events.map(({ id }) => id).filter((id) => made.has(id));
		expect([ids(upcoming), ids(past)]).toEqual([[lasts.id, next.id], [over.id]]);
		expect(upcoming.every((event) => isUpcoming(event, Date.now()))).toBe(true);
		expect(past.some((event) => isUpcoming(event, Date.now()))).toBe(false);
		const moved = await put(over.id, { eventDate: dateIn(-40), endDate: dateIn(3) });
		expect(moved.status).toBe(200);
		expect(ids(await everyEvent("", { when: "upcoming" }))).toContain(over.id);
	});

	test("the list of events ends a page early if the texts are long", async () => {
		const long = {
			eventDate: "2041-05-05",
			descriptionEn: "x".repeat(5_000),
			descriptionAr: "ن".repeat(5_000),
		};
		for (let count = 0; count < 8; count++) await createEventForTest(long);
		const { body, headers } = await call("GET", "/events?limit=8");
		expect(body.length).toBeLessThan(8);
		expect(JSON.stringify(body).length).toBeLessThan(100_000);
		expect(headers.get("x-next-cursor")).not.toBeNull();
	});

	test.each([
		[{ eventDate: "" }, { eventDate: "date_invalid" }],
		[{ eventDate: "2026-02-30" }, { eventDate: "date_invalid" }],
		[{ eventDate: "soon" }, { eventDate: "date_invalid" }],
		[{ eventDate: 20_261_203 }, { eventDate: "invalid" }],
		[{ eventDate: undefined }, { eventDate: "required" }],
		[{ endDate: "2026-13-01" }, { endDate: "date_invalid" }],
		[{ endDate: dateIn(29) }, { endDate: "end_before_start" }],
		[{ registrationDeadline: dateIn(31) }, { registrationDeadline: "deadline_after_start" }],
		[{ registrationOpensAt: dateIn(31) }, { registrationOpensAt: "opens_after_deadline" }],
		[
			{ registrationOpensAt: dateIn(11), registrationDeadline: dateIn(10) },
			{ registrationOpensAt: "opens_after_deadline" },
		],
		[
			{ endDate: dateIn(29), registrationDeadline: dateIn(31) },
			{ endDate: "end_before_start", registrationDeadline: "deadline_after_start" },
		],
		[
			{ titleEn: "", titleAr: " " },
			{ titleEn: "required", titleAr: "required" },
		],
		[{ titleEn: "x".repeat(201) }, { titleEn: "too_long" }],
		[{ eventType: "party" }, { eventType: "invalid" }],
		[{ maxParticipants: -1 }, { maxParticipants: "too_small" }],
		[{ maxParticipants: 100_001 }, { maxParticipants: "too_big" }],
		[{ imageUrl: "javascript:alert(1)" }, { imageUrl: "url_invalid" }],
		[{ imageUrl: "https://pictures.example/cup.jpg" }, { imageUrl: "picture_elsewhere" }],
		[{ flyerUrl: "ftp://evil.example" }, { flyerUrl: "url_invalid" }],
		[{ published: 1 }, { published: "invalid" }],
	])("rejects an event with %j", async (wrong, fields) => {
		const { id } = await createEventForTest({ published: false, maxParticipants: 1 });
		for (const answer of [
			await call("POST", "/events", {
				cookie: await admin(),
				body: { ...eventForTest(), ...wrong },
			}),
			await put(id, wrong),
		]) {
			expectRefusal(answer, "invalid");
			expect(answer.body.fields).toEqual(fields);
		}
	});

	test.each([
		["", 0],
		["many", 0],
		["unlimited", 0],
		[null, 0],
		[{}, 0],
		["1,000", 1_000],
		["1.000", 1_000],
		["1 000", 1_000],
		["1'000", 1_000],
		["١٬٠٠٠", 1_000],
		["１２", 12],
		["25", 25],
		["٢٥", 25],
		[" 30 ", 30],
	])("an event's limit %j is read as %i", async (maxParticipants, limit) => {
		const body = { ...eventForTest(), maxParticipants };
		const answer = await call("POST", "/events", { cookie: await admin(), body });
		expect([answer.status, answer.body.maxParticipants]).toEqual([201, limit]);
	});

	test.each(["2e3", "1,5", "12abc", "25 places", 12.5, "12.5", "1,00"])(
		"rejects an event's limit that is not wholly a number: %j",
		async (maxParticipants) => {
			const body = { ...eventForTest(), maxParticipants };
			const answer = await call("POST", "/events", { cookie: await admin(), body });
			expect([answer.status, answer.body.fields]).toEqual([
				400,
				{ maxParticipants: "number_invalid" },
			]);
		},
	);

	test.each([
		["2026-12-03T10:00", "2026-12-03T10:00+03:00"],
		["2026-12-03T10:00:30Z", "2026-12-03T10:00:30Z"],
		["2026-12-03", "2026-12-03"],
	])("an event's date %s is read in Kuwait's time zone", async (eventDate, stored) => {
		const answer = await call("POST", "/events", {
			cookie: await admin(),
			body: eventForTest({ eventDate }),
		});
		expect([answer.status, answer.body.eventDate]).toEqual([201, stored]);
	});

	test("rejects the later of simultaneous edits", async () => {
		const { id } = await createEventForTest();
		const cookies = await Promise.all(Array.from({ length: 8 }, admin));
		const answers = await Promise.all(
			cookies.map((cookie, at) => put(id, { titleEn: `Change ${at}` }, cookie)),
		);
		const won = answers.filter(({ status }) => status === 200);
		expect(won.length).toBeGreaterThan(0);
		expect(won.length).toBeLessThan(8);
		for (const answer of answers)
			if (answer.status !== 200) expectRefusal(answer, "changed_meanwhile");
		const { body } = await call("GET", `/events/${id}`);
		expect(won.map((answer) => answer.body.titleEn)).toContain(body.titleEn);
		expect((await auditOf("event", id)).filter(({ action }) => action === "updated")).toHaveLength(
			won.length,
		);
	});

	test("creates one event for repeated requests with one idempotency key", async () => {
		const cookie = await admin();
		const headers = { "idempotency-key": "cup" };
		const post = () => call("POST", "/events", { cookie, body: eventForTest(), headers });
		const answers = await Promise.all([post(), post(), post()]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
		const [first] = answers;
		for (const { body } of [...answers, await post()]) expect(body).toEqual(first.body);
		expect(await auditOf("event", first.body.id)).toHaveLength(1);
	});

	test("a repeated update or deletion with one idempotency key gets the first response", async () => {
		const { id } = await createEventForTest({ published: false });
		const cookie = await admin();
		const keyed = (key: string) => ({ cookie, headers: { "idempotency-key": key } });
		const changed = [await put(id, { titleEn: "New" }, cookie, keyed("a").headers)];
		changed.push(await put(id, { titleEn: "New" }, cookie, keyed("a").headers));
		expect(changed[1]).toMatchObject({ status: 200, body: changed[0].body });
		const remove = () => call("DELETE", `/events/${id}`, keyed("c"));
		expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
		expect((await auditOf("event", id)).map(({ action }) => action)).toEqual([
			"created",
			"updated",
			"deleted",
		]);
	});

	test("every call for an unknown event returns 404", async () => {
		const cookie = await admin();
		const calls = [put(999_999_999, {}, cookie), call("DELETE", "/events/999999999", { cookie })];
		calls.push(
			call("POST", "/events/999999999/publish", { cookie }),
			call("GET", "/events/999999999"),
		);
		for (const answer of await Promise.all(calls)) expectRefusal(answer, "not_found");
	});
});

import { runDueTasks } from "#functions/app/clock/cron-tasks.ts";
import type { EventInput } from "#shared/competition/events/events.schema.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { longDay } from "#shared/core/time/long-day.ts";
import type { Notification } from "#shared/people/notifications/notifications.schema.ts";
import { call, eventually, mailTo } from "../../../core/api.ts";
import { cancel, entriesAt } from "../../../core/entries.ts";
import { createEventForTest, dateIn, eventForTest } from "../../../core/events.ts";
import { admin, createPeopleForTest } from "../../../core/people.ts";

type Signed = { cookie: string };

const notified = ({ cookie }: Signed, title: string): Promise<Notification> =>
	eventually(
		async () =>
			(await call("GET", "/notifications", { cookie })).body.find((one: Notification) =>
				one.title.startsWith(title),
			),
		`the notification "${title}"`,
	);

/** A full event of one place: the person with the place, and one who waits. */
async function fullEvent(wish: Partial<EventInput>) {
	const event = await createEventForTest({ maxParticipants: 1, ...wish });
	const [inside, waiting] = await createPeopleForTest(2);
	for (const { cookie } of [inside, waiting])
		await call("POST", `/events/${event.id}/register`, { cookie });
	return { event, inside, waiting, entryId: `${event.id}-${waiting.id}` };
}
type Full = Awaited<ReturnType<typeof fullEvent>>;

const leave = ({ event, inside }: Full) => cancel(`${event.id}-${inside.id}`, inside);

const placeNow = "You have a place now";

test("notifies a person who moves up that nothing is to do only if nothing is", async () => {
	const free = await fullEvent({});
	await leave(free);
	expect((await notified(free.waiting, placeNow)).message).toMatch(/There is nothing to do\.$/);
	const costly = await fullEvent({ fee: 8_000, payUntil: dateIn(8), unpaidRule: "release" });
	await leave(costly);
	const { message } = await notified(costly.waiting, placeNow);
	expect(message).not.toContain("nothing to do");
	expect(message).toContain(`KD 8 to pay by ${longDay(dateIn(8), "en")}.`);
	expect(message).toContain("can go to the next person waiting");
	const { text } = await mailTo(costly.waiting.email, ({ subject }) =>
		subject.startsWith(placeNow),
	);
	expect(text).toContain(`KD 8 to pay by ${longDay(dateIn(8), "en")}.`);
});

test.each([
	{ paymentRule: "desk", unpaidRule: "keep" },
	{ paymentRule: "desk", unpaidRule: "release" },
	{ paymentRule: "first", unpaidRule: "keep" },
	{ paymentRule: "first", unpaidRule: "release" },
] as const)(
	"gives a person who moves up after the last day to pay a later day: $paymentRule, $unpaidRule",
	async (rules) => {
		const wish = { maxParticipants: 1, fee: 8_000, payUntil: dateIn(8), ...rules };
		const full = await fullEvent(wish);
		const past = { ...eventForTest({ ...wish, payUntil: dateIn(-1) }), version: 1 };
		const path = `/events/${full.event.id}`;
		expect((await call("PUT", path, { cookie: await admin(), body: past })).status).toBe(200);
		await leave(full);
		const { message } = await notified(full.waiting, placeNow);
		const [{ fee }] = await entriesAt(full.waiting, full.event.id);
		expect(fee.dueOn > dateIn(0) && fee.dueOn < full.event.eventDate).toBe(true);
		expect(message).toContain(`by ${longDay(fee.dueOn, "en")}`);
		expect(message.includes("next person waiting")).toBe(rules.unpaidRule === "release");
		expect(message.includes("approved once it is paid")).toBe(rules.paymentRule === "first");
		// It is reminded of and released only after that day.
		const noonOf = (day: string) => startOf(day) + 12 * 60 * 60 * 1000;
		await runDueTasks(noonOf(dateIn(1)));
		const { body } = await call("GET", "/notifications", full.waiting);
		expect(body.filter(({ type }: Notification) => type === "fee")).toEqual([]);
	},
);

test("states what an offered place costs, in the notification and on the page", async () => {
	const full = await fullEvent({ fee: 8_000, payUntil: dateIn(8), offerHours: 24 });
	await leave(full);
	const { message } = await notified(full.waiting, "A place is offered to you");
	expect(message).toContain("The place costs KD 8");
	const [entry] = await entriesAt(full.waiting, full.event.id);
	expect(entry).toMatchObject({ fee: null, price: { amount: 8_000, dueOn: dateIn(8) } });
});

test("notifies an approved person of what is still to pay", async () => {
	const event = await createEventForTest({ fee: 8_000, payUntil: dateIn(8) });
	const [person] = await createPeopleForTest(1);
	await call("POST", `/events/${event.id}/register`, { cookie: person.cookie });
	const path = `/registrations/${event.id}-${person.id}/approve`;
	await call("POST", path, { cookie: await admin() });
	expect((await notified(person, "Registration approved")).message).toContain("KD 8 to pay by");
});

test("notifies a person who withdraws late of the fee that stays due", async () => {
	const wish = { fee: 8_000, lateCancellation: "due" } as const;
	const event = await createEventForTest(wish);
	const [person] = await createPeopleForTest(1);
	await call("POST", `/events/${event.id}/register`, { cookie: person.cookie });
	const body = { ...eventForTest({ ...wish, registrationDeadline: dateIn(-1) }), version: 1 };
	await call("PUT", `/events/${event.id}`, { cookie: await admin(), body });
	await cancel(`${event.id}-${person.id}`, { cookie: await admin() });
	expect((await notified(person, "Registration cancelled")).message).toContain(
		"KD 8 is still to be paid",
	);
});

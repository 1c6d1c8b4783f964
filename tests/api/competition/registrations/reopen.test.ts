import { Registrations } from "#functions/competition/registrations/registration.entity.ts";
import { expectRefusal } from "../../../core/answers.ts";
import { call, eventually, mailTo } from "../../../core/api.ts";
import { auditOf } from "../../../core/audit.ts";
import { entriesAt, settled, statuses } from "../../../core/entries.ts";
import { createEventClassForTest, enterEventClass } from "../../../core/event-classes.ts";
import { createEventForTest, dateIn } from "../../../core/events.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../../core/people.ts";
import { breaksIn } from "../../../core/places.ts";

const register = (eventId: number, { cookie }: { cookie: string }) =>
	call("POST", `/events/${eventId}/register`, { cookie });
const reject = async (id: string) =>
	call("POST", `/registrations/${id}/reject`, {
		cookie: await admin(),
		body: { reason: "The form is missing" },
	});
const reopen = async (id: string) =>
	call("POST", `/registrations/${id}/reopen`, { cookie: await admin() });

async function rejected(places = 2) {
	const event = await createEventForTest({ maxParticipants: places });
	const person = await createPersonForTest();
	await register(event.id, person);
	const id = `${event.id}-${person.id}`;
	await reject(id);
	return { event, person, id };
}

describe("reopening a rejected registration", () => {
	test("a rejected registration becomes pending once if there is a place", async () => {
		const { event, person, id } = await rejected();
		expect(await reopen(id)).toMatchObject({
			status: 200,
			body: { registration: { id, status: "pending" } },
		});
		expect(await reopen(id)).toMatchObject({
			status: 200,
			body: { registration: { id, status: "pending" } },
		});
		expect(await entriesAt(person, event.id)).toMatchObject([{ status: "pending" }]);
		expect(await breaksIn(event.id, [person.id])).toEqual([]);
		const mail = await mailTo(person.email, ({ subject }) =>
			subject.startsWith("Registration reopened"),
		);
		expect(mail.text).toContain("is open again");
		const steps = await eventually(async () => {
			const lines = await auditOf("registration", id);
			return (
				lines.some(({ action, details }) => action === "pending" && details?.from === "rejected") &&
				lines
			);
		}, "the audit line");
		expect(steps.filter(({ details }) => details?.from === "rejected")).toHaveLength(1);
	});

	test("a reopened registration gets its former waiting position if its place was taken", async () => {
		const { event, person, id } = await rejected(1);
		const [second, third] = await createPeopleForTest(2);
		for (const one of [second, third]) await register(event.id, one);
		expect(await reopen(id)).toMatchObject({
			status: 200,
			body: { registration: { status: "waitlisted" } },
		});
		await reject(`${event.id}-${second.id}`);
		expect(await statuses(person, event.id)).toEqual(["pending"]);
		expect(await statuses(third, event.id)).toEqual(["waitlisted"]);
	});

	test("a registration cannot be reopened without a place or a waiting list", async () => {
		const event = await createEventForTest({ maxParticipants: 1, waitingList: false });
		const [first, second] = await createPeopleForTest(2);
		await register(event.id, first);
		await reject(`${event.id}-${first.id}`);
		await eventually(async () => (await register(event.id, second)).status === 201, "the place");
		expectRefusal(await reopen(`${event.id}-${first.id}`), "event_full");
	});

	test("a reopened class registration takes the class and event place again, also after the deadline", async () => {
		const event = await createEventForTest();
		const kumite = await createEventClassForTest(event.id);
		const person = await createPersonForTest();
		await enterEventClass(kumite, person);
		const id = `${event.id}-${person.id}-${kumite.id}`;
		await reject(id);
		const { body } = await call("GET", `/events/${event.id}`);
		const { version: _, ...edited } = body;
		const closed = { ...edited, registrationDeadline: dateIn(-2) };
		await call("PUT", `/events/${event.id}`, { cookie: await admin(), body: closed });
		expect(await reopen(id)).toMatchObject({
			status: 200,
			body: { registration: { status: "pending" } },
		});
		await settled(event.id, [person.id]);
	});

	test("a registration can be reopened while its copy of the event is updated", async () => {
		const event = await createEventForTest({ maxParticipants: 0 });
		const people = await createPeopleForTest(12);
		const ids = people.map(({ id }) => `${event.id}-${id}`);
		for (const person of people) await register(event.id, person);
		for (const id of ids) await reject(id);
		const cookie = await admin();
		for (const [round, id] of ids.entries()) {
			const { version: _, ...edited } = (await call("GET", `/events/${event.id}`)).body;
			await call("PUT", `/events/${event.id}`, {
				cookie,
				body: { ...edited, titleEn: `Cup ${round}` },
			});
			expect(await reopen(id)).toMatchObject({
				status: 200,
				body: { registration: { status: "pending" } },
			});
		}
	});

	test("a registration cannot be reopened if the person no longer fits, or the event was cancelled", async () => {
		const event = await createEventForTest();
		const kumite = await createEventClassForTest(event.id);
		const person = await createPersonForTest({ gender: "male" });
		await enterEventClass(kumite, person);
		const id = `${event.id}-${person.id}-${kumite.id}`;
		await reject(id);
		const cookie = await admin();
		const body = { className: "Kumite", genderRestriction: "female" };
		await call("PUT", `/events/${event.id}/classes/${kumite.id}`, { cookie, body });
		expectRefusal(await reopen(id), "not_eligible");
		await call("POST", `/events/${event.id}/cancel`, { cookie, body: {} });
		expectRefusal(await reopen(id), "event_cancelled");
	});

	test("a reopened registration costs what it cost on the day when the person registered", async () => {
		const prices = { fee: 10_000, lateFee: 15_000, lateFrom: dateIn(0) };
		const event = await createEventForTest(prices);
		const person = await createPersonForTest();
		await register(event.id, person);
		await Registrations.patch({ userId: person.id, eventId: event.id, classId: 0 })
			.set({ registeredAt: `${dateIn(-1)}T09:00:00.000Z` })
			.go();
		const id = `${event.id}-${person.id}`;
		await reject(id);
		expect((await reopen(id)).body.registration.fee).toMatchObject({ owed: 10_000 });
	});

	test("only a rejected registration can be reopened", async () => {
		const event = await createEventForTest();
		const person = await createPersonForTest();
		await register(event.id, person);
		expectRefusal(await reopen(`${event.id}-${person.id}`), "not_rejected");
	});

	test("the rejection email states the reason and whom to contact", async () => {
		const { person } = await rejected();
		const mail = await mailTo(person.email, ({ subject }) =>
			subject.startsWith("Registration not accepted"),
		);
		expect(mail.text).toContain("please contact the federation.");
		expect(mail.text).toContain("The form is missing");
	});
});

import { Registrations } from "#functions/competition/registrations/registration.entity.ts";
import { entryKey } from "#shared/competition/registrations/registrations.schema.ts";
import { expectRefusal } from "../../../core/answers.ts";
import { call, eventually, mailTo } from "../../../core/api.ts";
import { auditOf } from "../../../core/audit.ts";
import { entriesAt, statuses } from "../../../core/entries.ts";
import { createEventClassForTest } from "../../../core/event-classes.ts";
import { createEventForTest } from "../../../core/events.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../../core/people.ts";
import { breaksIn } from "../../../core/places.ts";
import { enterForTest } from "../../../core/squads.ts";

const cookie = await admin();

const act = (id: string, action: string, body: object = {}, by = cookie) =>
	call("POST", `/registrations/${id}/${action}`, { cookie: by, body });
const undo = (id: string, by = cookie) => act(id, "undo", undefined, by);

async function pending(maxParticipants = 2) {
	const event = await createEventForTest({ maxParticipants });
	const person = await createPersonForTest();
	await call("POST", `/events/${event.id}/register`, { cookie: person.cookie });
	return { event, person, id: `${event.id}-${person.id}` };
}

/** Dates the last step of registrations some minutes back. */
async function letMinutesPass(...ids: string[]) {
	const at = new Date(Date.now() - 3 * 60_000).toISOString();
	for (const key of ids.map(entryKey)) {
		const { data } = await Registrations.get(key).go({ consistent: true });
		const steps = data?.trail ?? [];
		const trail = steps.with(-1, { ...steps[steps.length - 1], at });
		await Registrations.patch(key).set({ trail }).go();
	}
}

describe("taking back a decision", () => {
	test("an approval is taken back once, and the person is notified again", async () => {
		const { event, person, id } = await pending();
		await act(id, "approve");
		for (let repeat = 0; repeat < 2; repeat++) {
			expect(await undo(id)).toMatchObject({
				status: 200,
				body: { registration: { id, status: "pending" } },
			});
		}
		expect(await breaksIn(event.id, [person.id])).toEqual([]);
		await mailTo(person.email, ({ subject }) => subject.includes("under review again"));
		await eventually(
			async () =>
				(await auditOf("registration", id)).some(
					({ action, details }) => action === "pending" && details?.from === "approved",
				),
			"the audit line",
		);
	});

	test("undoing a rejection restores an earlier approval", async () => {
		const { event, person, id } = await pending();
		await act(id, "approve");
		await act(id, "reject", { reason: "A slip" });
		for (let repeat = 0; repeat < 2; repeat++)
			expect((await undo(id)).body.registration.status).toBe("approved");
		expect(await statuses(person, event.id)).toEqual(["approved"]);
		expect(await breaksIn(event.id, [person.id])).toEqual([]);
	});

	test("undoing a rejection of an undecided registration leaves it undecided", async () => {
		const { event, person, id } = await pending();
		await act(id, "reject", { reason: "A slip" });
		expect((await undo(id)).body.registration.status).toBe("pending");
		expect(await statuses(person, event.id)).toEqual(["pending"]);
	});

	test("undoing a rejection puts the person on the waiting list if the place was taken meanwhile", async () => {
		const { event, id } = await pending(1);
		const next = await createPersonForTest();
		await call("POST", `/events/${event.id}/register`, { cookie: next.cookie });
		await act(id, "reject", { reason: "A slip" });
		expect((await undo(id)).body).toMatchObject({ registration: { status: "waitlisted" } });
		expect(await statuses(next, event.id)).toEqual(["pending"]);
	});

	test("only the staff member who decided can undo it, and only until the next decision", async () => {
		const { id } = await pending();
		expectRefusal(await undo(id), "not_undoable");
		await act(id, "approve");
		const other = await createPersonForTest({ role: "admin" });
		expectRefusal(await undo(id, other.cookie), "not_undoable");
		await act(id, "reject", { reason: "A slip" }, other.cookie);
		expectRefusal(await undo(id), "not_undoable");
	});

	test.each([
		["an approval", "approve"],
		["a rejection", "reject"],
		["a move", "move"],
	])("%s is taken back by nobody else, and by nobody after some minutes", async (_, action) => {
		const event = await createEventForTest();
		const light = await createEventClassForTest(event.id, { className: "Light" });
		const heavy = await createEventClassForTest(event.id, { className: "Heavy" });
		const entered = await enterForTest(light, await createPersonForTest());
		const isMove = action === "move";
		const { body } = await act(entered, action, isMove ? { classId: heavy.id } : {});
		const id = isMove ? body.registration.id : entered;
		const other = await createPersonForTest({ role: "admin" });
		expectRefusal(await undo(id, other.cookie), "not_undoable");
		await letMinutesPass(...new Set([entered, id]));
		expectRefusal(await undo(id), "not_undoable");
	});

	test("undoing a move restores class and weight, even if the person does not meet its limits now", async () => {
		const event = await createEventForTest();
		const light = await createEventClassForTest(event.id, { className: "Light" });
		const heavy = await createEventClassForTest(event.id, { className: "Heavy" });
		const person = await createPersonForTest();
		const id = await enterForTest(light, person, { declaredWeight: 66 });
		const { body: edited } = await call("GET", `/events/${event.id}/classes`, { cookie });
		await call("PUT", `/events/${event.id}/classes/${light.id}`, {
			cookie,
			body: { className: "Light", maxParticipants: 2, maxWeight: 60, version: edited[0].version },
		});
		const moved = await act(id, "move", { classId: heavy.id, declaredWeight: 71 });
		for (let repeat = 0; repeat < 2; repeat++)
			expect((await undo(moved.body.registration.id)).body.registration.id).toBe(id);
		expect(
			(await entriesAt(person, event.id)).filter(
				({ status }: { status: string }) => status === "pending",
			),
		).toMatchObject([{ classId: light.id, declaredWeight: 66 }]);
		expect(await breaksIn(event.id, [person.id])).toEqual([]);
	});
});

describe("moving to a class that does not fit", () => {
	test("lists who does not fit which class, and moves them only with a reason", async () => {
		const event = await createEventForTest();
		const open = await createEventClassForTest(event.id, { className: "Open" });
		const women = await createEventClassForTest(event.id, { genderRestriction: "female" });
		const [man, woman] = [
			await createPersonForTest({ gender: "male" }),
			await createPersonForTest({ gender: "female" }),
		];
		const ids = [await enterForTest(open, man), await enterForTest(open, woman)];
		const { body } = await call("GET", `/events/${event.id}/registrations/fits?ids=${ids}`, {
			cookie,
		});
		expect(body).toEqual([
			{ classId: open.id, misfits: [] },
			{
				classId: women.id,
				misfits: [
					{ id: ids[0], reasons: [{ code: "gender_other", params: { required: "female" } }] },
				],
			},
		]);
		expectRefusal(await act(ids[0], "move", { classId: women.id }), "not_eligible");
		const exception = "The only fighter of his weight";
		const { body: moved } = await act(ids[0], "move", { classId: women.id, exception });
		expect(moved.registration).toMatchObject({ classId: women.id, status: "pending" });
		await eventually(
			async () =>
				(await auditOf("registration", moved.registration.id)).some(
					({ details }) => details?.exception === exception,
				),
			"the audit line",
		);
	});

	test("a waiting person gets no exception", async () => {
		const event = await createEventForTest();
		const full = await createEventClassForTest(event.id, { maxParticipants: 1 });
		const women = await createEventClassForTest(event.id, { genderRestriction: "female" });
		const [first, second] = await createPeopleForTest(2, { gender: "male" });
		await enterForTest(full, first);
		const id = await enterForTest(full, second);
		expectRefusal(
			await act(id, "move", { classId: women.id, exception: "Please" }),
			"not_eligible",
		);
	});
});

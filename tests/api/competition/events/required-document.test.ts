import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { expectRefusal } from "../../../core/answers.ts";
import { call, eventually } from "../../../core/api.ts";
import { createStudentForTest } from "../../../core/belts.ts";
import { createDocumentForTest } from "../../../core/documents.ts";
import { createEventForTest } from "../../../core/events.ts";
import { admin, createPersonForTest, superAdmin } from "../../../core/people.ts";

const dayMs = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => kuwaitDate(Date.now() + days * dayMs);
const lacked = [{ code: "document_required", params: { kind: "medical", day: dayIn(31) } }];

async function eventThatAsks(isWithClass: boolean) {
	const dates = { eventDate: dayIn(30), endDate: dayIn(31), registrationDeadline: dayIn(20) };
	const { id } = await createEventForTest({
		...dates,
		requiredDocument: "medical",
		eventType: "seminar",
	});
	if (!isWithClass) return { id, path: `/events/${id}/register` };
	const body = { className: "Open", maxParticipants: 10 };
	const made = await call("POST", `/events/${id}/classes`, { cookie: await admin(), body });
	return { id, path: `/events/${id}/classes/${made.body.id}/register` };
}

test.each([false, true])(
	"an event (with classes: %p) requires a document valid until its last day",
	async (isWithClass) => {
		const { id, path } = await eventThatAsks(isWithClass);
		const person = await createPersonForTest();
		const { cookie } = person;
		const register = () => call("POST", path, { cookie, body: {} });
		const verdict = async () =>
			(await call("GET", `/events/${id}/eligibility`, { cookie })).body[0];
		const refuses = async () => {
			const refused = await register();
			expectRefusal(refused, "not_eligible");
			expect(refused.body.reasons).toEqual(lacked);
			expect(await verdict()).toMatchObject({ eligible: false, reasons: lacked });
		};
		await refuses();
		await createDocumentForTest(cookie, person.id, { kind: "identity", expiresOn: dayIn(400) });
		await createDocumentForTest(cookie, person.id, { expiresOn: dayIn(30) });
		await refuses();
		await createDocumentForTest(cookie, person.id, { expiresOn: dayIn(31) });
		await eventually(async () => (await verdict()).eligible, "the index to know the document");
		expect((await register()).status).toBe(201);
	},
);

describe("an entry without the document that the event requires", () => {
	async function enteredByCoach(isWithClass: boolean) {
		const { id, path } = await eventThatAsks(isWithClass);
		const { coach, student } = await createStudentForTest();
		const classId = isWithClass ? Number(/classes\/(\d+)/.exec(path)?.[1]) : null;
		const { body } = await call("POST", `/events/${id}/registrations/bulk`, {
			cookie: coach.cookie,
			body: [{ userId: student.id, classId }] as never,
		});
		return { id, coach, student, result: body[0] };
	}
	const decide = async (id: number, entry: string, reason?: string) =>
		(
			await call("POST", `/events/${id}/registrations/decide`, {
				cookie: await admin(),
				body: { ids: [entry], decision: "approve", reason },
			})
		).body;

	test.each([false, true])(
		"waits where a coach registers a student (with classes: %p), until the document is there",
		async (isWithClass) => {
			const { id, student, result } = await enteredByCoach(isWithClass);
			expect(result).toMatchObject({ status: "pending" });
			expect((await call("GET", `/events/${id}`)).body.registeredCount).toBeLessThanOrEqual(1);
			const [mine] = (await call("GET", "/me/registrations", { cookie: student.cookie })).body;
			expect(mine.conflicts).toEqual(lacked);
			expect(await decide(id, result.id)).toMatchObject([{ error: "document_awaited" }]);
			expectRefusal(
				await call("POST", `/registrations/${result.id}/approve`, { cookie: await admin() }),
				"document_awaited",
			);
			await createDocumentForTest(student.cookie, student.id, { expiresOn: dayIn(31) });
			await eventually(
				async () => (await decide(id, result.id))[0].status === "approved",
				"the approval",
			);
		},
	);

	test("is approved with a reason, which stands in its history", async () => {
		const { id, result } = await enteredByCoach(false);
		expect(await decide(id, result.id, "Seen on paper")).toMatchObject([{ status: "approved" }]);
		await eventually(async () => {
			const { body } = await call("GET", "/audit-log", {
				cookie: await superAdmin(),
				query: { entityType: "registration", entityId: result.id },
			} as never);
			return JSON.stringify(body).includes("Seen on paper");
		}, "the reason in the history");
	});

	test("appears in the list of documents, and each person is asked once a day", async () => {
		const { id, student } = await enteredByCoach(true);
		const cookie = await admin();
		const list = async () => (await call("GET", `/events/${id}/documents`, { cookie })).body;
		expect(await list()).toMatchObject([{ userId: student.id, state: "missing", expiresOn: null }]);
		const ask = (userIds: number[]) =>
			call("POST", `/events/${id}/documents/ask`, { cookie, body: { userIds } });
		expect((await ask([student.id, 1])).body).toEqual({ requested: 1, requestedBefore: 0 });
		expect((await ask([student.id])).body).toEqual({ requested: 0, requestedBefore: 1 });
		const { body } = await call("GET", "/notifications", { cookie: student.cookie });
		const about = body.filter(
			({ actionUrl }: { actionUrl: string }) => actionUrl === "/profile#documents",
		);
		expect(about).toHaveLength(1);
		await createDocumentForTest(student.cookie, student.id, { expiresOn: dayIn(30) });
		await eventually(
			async () => (await list())[0].state === "expiring",
			"the document that ends too early",
		);
		await createDocumentForTest(student.cookie, student.id, { expiresOn: dayIn(31) });
		await eventually(async () => (await list())[0].state === "valid", "the valid document");
		expect((await ask([student.id])).body).toEqual({ requested: 0, requestedBefore: 0 });
	});

	test("an event that asks for none has no list of documents", async () => {
		const { id } = await createEventForTest();
		expectRefusal(
			await call("GET", `/events/${id}/documents`, { cookie: await admin() }),
			"no_document_required",
		);
	});
});

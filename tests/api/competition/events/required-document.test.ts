import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { expectRefusal } from "../../../core/answers.ts";
import { call, eventually } from "../../../core/api.ts";
import { createDocumentForTest } from "../../../core/documents.ts";
import { createEventForTest } from "../../../core/events.ts";
import { admin, createPersonForTest } from "../../../core/people.ts";

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

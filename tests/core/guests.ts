import type { PersonRecord } from "#shared/community/people/people.schema.ts";
import { call, eventually } from "./api.ts";
import { closeRegistrationForTest } from "./draws.ts";
import { admin } from "./people.ts";
import { uniqueArabicName, uniqueBirthDate, uniqueName } from "./unique.ts";

/** A guest of another club as staff would enter it. */
export const guestForTest = (wish: object = {}) => ({
	firstName: uniqueName(),
	lastName: uniqueName(),
	firstNameAr: uniqueArabicName(),
	lastNameAr: uniqueArabicName(),
	dateOfBirth: uniqueBirthDate(),
	gender: "male",
	club: "Amman Kyokushin Club",
	country: "JO",
	currentBelt: "green-3",
	...wish,
});

/** Adds a guest through the API. */
export async function createGuestForTest(wish: object = {}): Promise<PersonRecord> {
	const cookie = await admin();
	const { status, body } = await call("POST", "/guests", { cookie, body: guestForTest(wish) });
	if (status !== 201) throw new Error(`Adding a guest answered ${status} ${JSON.stringify(body)}`);
	return body;
}

/** Enters people in an event class, approves them and closes registration. */
export async function enterAndApprove(
	{ id: classId, eventId }: { id: number; eventId: number },
	people: readonly { id: number }[],
): Promise<void> {
	const cookie = await admin();
	const body = people.map(({ id: userId }) => ({ userId, classId }));
	const { body: results } = await call("POST", `/events/${eventId}/registrations/bulk`, {
		cookie,
		body,
	});
	for (const { id, error } of results) {
		if (error) throw new Error(`Entering answered ${error}`);
		await call("POST", `/registrations/${id}/approve`, { cookie });
	}
	await closeRegistrationForTest(eventId);
	await eventually(async () => {
		const { body: entries } = await call("GET", `/events/${eventId}/registrations`, { cookie });
		return (
			entries.filter(({ status }: { status: string }) => status === "approved").length ===
			people.length
		);
	}, "the approved entries");
}

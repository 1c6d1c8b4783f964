import { ulid } from "ulid";
import {
	type ContactMessageRecord,
	ContactMessages,
} from "#functions/people/contact/contact-message.entity.ts";

const daySeconds = 24 * 60 * 60;

/** A visitor's message written directly to the table, for tests that are not about sending one. */
export async function createMessageForTest(
	wish: Partial<ContactMessageRecord> = {},
): Promise<ContactMessageRecord> {
	const now = Date.now();
	const message: ContactMessageRecord = {
		id: ulid(now),
		name: "Reem",
		email: "reem@test.example",
		message: "When do beginners train?",
		locale: "en",
		status: "open",
		answers: [],
		createdAt: new Date(now).toISOString(),
		updatedAt: new Date(now).toISOString(),
		version: 1,
		expiresAt: Math.floor(now / 1000) + daySeconds,
		...wish,
	};
	await ContactMessages.put(message).go();
	return message;
}

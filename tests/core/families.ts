import { randomBytes } from "node:crypto";
import { EntryLinks } from "#functions/competition/registrations/registration.entity.ts";
import { hashOf } from "#functions/core/http/session.ts";
import { call } from "./api.ts";
import { createEventClassForTest } from "./event-classes.ts";
import { createEventForTest } from "./events.ts";
import { admin, createPersonForTest, type Wish } from "./people.ts";

/** A guardian's input for a child. */
export const newChildForTest = (wish: object = {}) => ({
	firstName: "Layan",
	lastName: "Al Rashid",
	firstNameAr: "ليان",
	lastNameAr: "الرشيد",
	gender: "female",
	dateOfBirth: "2016-04-09",
	emergencyContact: "Grandmother 99887766",
	capacity: "mother",
	...wish,
});

/** A guardian with a child that they added. */
export async function createFamilyForTest(wish: object = {}, by: Wish = {}) {
	const guardian = await createPersonForTest(by);
	const { status, body: child } = await call("POST", "/me/dependents", {
		cookie: guardian.cookie,
		body: newChildForTest(wish),
	});
	if (status !== 201)
		throw new Error(`Adding a child answered ${status}: ${JSON.stringify(child)}`);
	return { guardian, child, params: { id: String(child.id) } };
}

/** A person invited as second guardian. */
export async function inviteForTest({ guardian, child }: Family) {
	const second = await createPersonForTest({ firstName: "Second" });
	const body = { email: second.email };
	const { status } = await call("POST", `/users/${child.id}/guardians`, {
		cookie: guardian.cookie,
		body,
	});
	if (status !== 202) throw new Error(`Inviting answered ${status}`);
	return second;
}

type Family = Awaited<ReturnType<typeof createFamilyForTest>>;

/** Accepts an invitation to be the child's guardian. */
export async function join({ child }: Family, { cookie }: { cookie: string }, capacity = "father") {
	const { status, body } = await call("POST", `/guardianships/${child.id}/accept`, {
		cookie,
		body: { capacity },
	});
	if (status !== 200) throw new Error(`Accepting answered ${status}`);
	return body;
}

/** Changes a guardianship as staff. */
export const change = async ({ child }: Family, guardian: { id: number }, body: object) =>
	call("PATCH", `/users/${child.id}/guardians/${guardian.id}`, { cookie: await admin(), body });

/**
 * A child registered by staff for an event that requires a guardian's agreement, and the token of
 * the emailed link.
 */
export async function createAgreementRequestForTest() {
	const family = await createFamilyForTest({ firstNameAr: "ليان", lastNameAr: "الرشيد" });
	const { id } = await createEventForTest({ guardianConsent: true });
	const { id: classId } = await createEventClassForTest(id, { classNameAr: "كوميتيه" });
	const body = { userId: family.child.id };
	const entry = await call("POST", `/events/${id}/classes/${classId}/register`, {
		cookie: await admin(),
		body,
	});
	if (entry.status !== 201)
		throw new Error(`Entering answered ${entry.status}: ${JSON.stringify(entry.body)}`);
	const token = randomBytes(32).toString("base64url");
	const entryId = entry.body.registration.id as string;
	const expiresAt = Math.floor(Date.now() / 1000) + 60 * 60;
	await EntryLinks.create({
		hash: hashOf(token),
		userId: family.guardian.id,
		entryId,
		expiresAt,
	}).go();
	return { ...family, entryId, token, eventId: id, classId };
}

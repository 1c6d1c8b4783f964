import { StudentRelations } from "#functions/people/coaches/student.entity.ts";
import { endGuardianships } from "#functions/people/families/coming-of-age.ts";
import { Guardianships } from "#functions/people/families/guardianship.entity.ts";
import { GuardianInvitations } from "#functions/people/families/invitation.entity.ts";
import { Users } from "#functions/people/users/user.entity.ts";
import type { UserId } from "#shared/core/ids.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { notificationKinds } from "#shared/notifications.ts";
import { type Act, type ActingWay, mayAct, mayActFor } from "#shared/people/families/acting.ts";
import type { Notification } from "#shared/people/notifications/notifications.schema.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually, mailsTo, mailTo } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { say } from "../../core/consents.ts";
import { createDocumentForTest, documentForTest } from "../../core/documents.ts";
import { createEventClassForTest } from "../../core/event-classes.ts";
import { createEventForTest } from "../../core/events.ts";
import {
	change,
	createFamilyForTest,
	inviteForTest,
	join,
	newChildForTest,
} from "../../core/families.ts";
import { recordForTest } from "../../core/memberships.ts";
import { createNotificationsForTest } from "../../core/notifications.ts";
import { chargePersonForTest, startPayment } from "../../core/online-payments.ts";
import {
	admin,
	callerForTest,
	createPeopleForTest,
	createPersonForTest,
} from "../../core/people.ts";
import { factsOf } from "../../core/samples.ts";
import { createTrainingClassForTest } from "../../core/trainingClasses.ts";
import { uniqueEmail } from "../../core/unique.ts";

type Signed = { cookie: string };

/** A new coach of a child. */
async function coachOf({ child }: { child: { id: number } }) {
	const coach = await createPersonForTest({ role: "coach" });
	await StudentRelations.create({
		coachId: coach.id,
		studentId: child.id,
		assignedAt: new Date().toISOString(),
	}).go();
	return coach;
}

const familyOf = async ({ cookie }: Signed) =>
	(await call("GET", "/me/dependents", { cookie })).body;
const noticesTo = async ({ cookie }: Signed): Promise<Notification[]> =>
	(await call("GET", "/notifications", { cookie })).body;

/** A text without marks of direction. */
const withoutMarks = (text: string) => text.replace(/[\u2066-\u2069]/g, "");

describe("adding a child", () => {
	test("a child is added as a member without a sign-in, once for repeated requests, visible to the guardian", async () => {
		const guardian = await createPersonForTest();
		const headers = { "idempotency-key": `child-${guardian.id}` };
		const body = newChildForTest();
		const [first, again] = [
			await call("POST", "/me/dependents", { cookie: guardian.cookie, headers, body }),
			await call("POST", "/me/dependents", { cookie: guardian.cookie, headers, body }),
		];
		expect([first.status, again.body.id]).toEqual([201, first.body.id]);
		const { children } = await familyOf(guardian);
		expect(children).toMatchObject([
			{ id: first.body.id, firstNameAr: "ليان", capacity: "mother" },
		]);
		expect((await Users.get({ id: first.body.id }).go()).data?.email).toBe("");
		expect(children[0].endsOn).toBe("2034-04-09");
		const [line] = await auditOf("user", first.body.id);
		expect(line).toMatchObject({ action: "created", userId: guardian.id });
	});

	test("rejects an adult as the child, and a minor as the guardian", async () => {
		const { cookie } = await callerForTest();
		const grown = await call("POST", "/me/dependents", {
			cookie,
			body: newChildForTest({ dateOfBirth: "2001-01-01" }),
		});
		expectRefusal(grown, "invalid");
		expect(grown.body.fields).toEqual({ dateOfBirth: "minors_only" });
		const young = await createPersonForTest({ dateOfBirth: "2015-01-01" });
		expectRefusal(
			await call("POST", "/me/dependents", { cookie: young.cookie, body: newChildForTest() }),
			"forbidden",
		);
	});

	test("requires a child's Latin names in Latin script, and Arabic names, if given, in Arabic script", async () => {
		const { cookie } = await callerForTest();
		const add = (wish: object) =>
			call("POST", "/me/dependents", { cookie, body: newChildForTest(wish) });
		const wrong = await add({ firstName: "ليان", lastNameAr: "Al Rashid" });
		expectRefusal(wrong, "invalid");
		expect(wrong.body.fields).toEqual({
			firstName: "name_not_latin",
			lastNameAr: "name_not_arabic",
		});
		expect((await add({ firstNameAr: "", lastNameAr: "" })).status).toBe(201);
	});

	test("accepts only one of two edits of the same version of a child", async () => {
		const { guardian, child } = await createFamilyForTest();
		const path = `/me/dependents/${child.id}`;
		const body = { emergencyContact: "Aunt", version: child.updatedAt };
		const first = await call("PATCH", path, { cookie: guardian.cookie, body });
		expect([first.status, first.body.emergencyContact]).toEqual([200, "Aunt"]);
		expectRefusal(
			await call("PATCH", path, { cookie: guardian.cookie, body }),
			"changed_meanwhile",
		);
	});
});

describe("a second guardian", () => {
	test("a second guardian is invited by email, accepts once, and is shown to the first without an email address", async () => {
		const family = await createFamilyForTest();
		const second = await inviteForTest(family);
		const letter = await mailTo(second.email);
		expect(letter.text).toContain("/family");
		const { invitations } = await familyOf(second);
		expect(invitations).toMatchObject([
			{ child: { id: family.child.id }, invitedBy: { id: family.guardian.id } },
		]);
		expect((await join(family, second)).capacity).toBe("father");
		const { cookie } = second;
		const again = await call("POST", `/guardianships/${family.child.id}/accept`, {
			cookie,
			body: { capacity: "father" },
		});
		expectRefusal(again, "not_found");
		const seen = JSON.stringify(await familyOf(family.guardian));
		expect(seen).toContain(`"id":${second.id}`);
		expect(seen).not.toContain(second.email);
		expect((await noticesTo(family.guardian)).map(({ type }) => type)).toContain("family");
	});

	test("a person cannot accept another address's invitation; inviting an unknown address gets the same response", async () => {
		const family = await createFamilyForTest();
		await inviteForTest(family);
		const { cookie } = await createPersonForTest();
		const body = { capacity: "father" };
		expectRefusal(
			await call("POST", `/guardianships/${family.child.id}/accept`, { cookie, body }),
			"not_found",
		);
		const unknown = { email: `nobody-${family.child.id}@test.example` };
		const answer = await call("POST", `/users/${family.child.id}/guardians`, {
			...family.guardian,
			body: unknown,
		});
		expect([answer.status, answer.body]).toEqual([202, ""]);
	});

	test("a person with an unconfirmed address can neither see nor accept its invitations", async () => {
		const family = await createFamilyForTest();
		const stranger = await createPersonForTest({ emailConfirmedAt: undefined });
		const invited = await call("POST", `/users/${family.child.id}/guardians`, {
			...family.guardian,
			body: { email: stranger.email },
		});
		expect(invited.status).toBe(202);
		expect((await familyOf(stranger)).invitations).toEqual([]);
		for (const path of ["accept", "decline"])
			expectRefusal(
				await call("POST", `/guardianships/${family.child.id}/${path}`, {
					cookie: stranger.cookie,
					body: path === "accept" ? { capacity: "father" } : {},
				}),
				"not_found",
			);
	});

	test("an invitation names both people only to an address that has an account", async () => {
		const family = await createFamilyForTest();
		const known = await inviteForTest(family);
		const stranger = uniqueEmail("invited");
		await call("POST", `/users/${family.child.id}/guardians`, {
			...family.guardian,
			body: { email: stranger },
		});
		const { firstName, lastName } = family.guardian;
		const parts = [firstName, lastName, family.child.firstName];
		const namesIn = async (address: string) => {
			const { subject, text } = await mailTo(address, (mail) => mail.text.includes("/family"));
			return parts.filter((part) => `${subject} ${text}`.includes(part));
		};
		expect(await namesIn(known.email)).toEqual(parts);
		expect(await namesIn(stranger)).toEqual([]);
	});

	const accept = ({ child }: { child: { id: number } }, { cookie }: Signed) =>
		call("POST", `/guardianships/${child.id}/accept`, { cookie, body: { capacity: "other" } });
	const invite = ({ child }: { child: { id: number } }, { cookie }: Signed, email: string) =>
		call("POST", `/users/${child.id}/guardians`, { cookie, body: { email } });

	const sentBy = ({ child }: { child: { id: number } }, { cookie }: Signed) =>
		call("GET", `/users/${child.id}/guardian-invitations`, { cookie });
	const withdraw = ({ child }: { child: { id: number } }, { cookie }: Signed, email: string) =>
		call("POST", `/users/${child.id}/guardian-invitations/withdraw`, { cookie, body: { email } });

	test("a guardian sees the invitations that they sent and withdraws one, which can then not be accepted", async () => {
		const family = await createFamilyForTest();
		const [second, third] = [await inviteForTest(family), await inviteForTest(family)];
		const { body } = await sentBy(family, family.guardian);
		const addresses = body.map(({ email }: { email: string }) => email);
		expect(addresses.sort()).toEqual([second.email, third.email].sort());
		expect((await withdraw(family, family.guardian, second.email)).status).toBe(204);
		expect((await sentBy(family, family.guardian)).body).toMatchObject([{ email: third.email }]);
		expectRefusal(await accept(family, second), "not_found");
		expect((await auditOf("user", family.child.id)).at(-1)).toMatchObject({
			action: "guardian_uninvited",
			userId: family.guardian.id,
		});
		expectRefusal(await withdraw(family, family.guardian, second.email), "not_found");
		// Past its thirty days, and not deleted yet.
		await GuardianInvitations.patch({ childId: family.child.id, email: third.email })
			.set({ expiresAt: Math.floor(Date.now() / 1000) - 1 })
			.go();
		expect((await sentBy(family, family.guardian)).body).toEqual([]);
	});

	test("only its sender and staff see and withdraw an invitation, and not the coach of the child", async () => {
		const family = await createFamilyForTest();
		const other = await inviteForTest(family);
		await join(family, other);
		const { email } = await inviteForTest(family);
		expect((await sentBy(family, other)).body).toEqual([]);
		expectRefusal(await withdraw(family, other, email), "not_found");
		const stranger = await createPersonForTest();
		expectRefusal(await sentBy(family, stranger), "not_found");
		expectRefusal(await withdraw(family, stranger, email), "not_found");
		const coach = await coachOf(family);
		expect((await sentBy(family, coach)).body).toEqual([]);
		expectRefusal(await withdraw(family, coach, email), "not_found");
		const staff = { cookie: await admin() };
		expect((await sentBy(family, staff)).body).toMatchObject([{ email }]);
		expect((await withdraw(family, staff, email)).status).toBe(204);
	});

	test("inviting somebody who is a guardian already looks like any other invitation", async () => {
		const family = await createFamilyForTest();
		const second = await inviteForTest(family);
		await join(family, second);
		expect((await invite(family, family.guardian, second.email)).status).toBe(202);
		expect((await sentBy(family, family.guardian)).body).toMatchObject([{ email: second.email }]);
		expect((await familyOf(second)).invitations).toEqual([]);
	});

	test("an invited person with an account gets one email", async () => {
		const family = await createFamilyForTest();
		const second = await inviteForTest(family);
		await mailTo(second.email, (mail) => mail.text.includes("/family"));
		const third = uniqueEmail("later");
		await invite(family, family.guardian, third);
		await mailTo(third);
		expect(await mailsTo(second.email)).toHaveLength(1);
	});

	async function createCoachedForTest() {
		const family = await createFamilyForTest();
		const coach = await coachOf(family);
		const person = await createPersonForTest({ lastName: `Relative ${coach.id}` });
		expect((await invite(family, coach, person.email)).status).toBe(202);
		return { family, person };
	}

	test("a guardian whom a coach invites waits without rights until staff have seen a document", async () => {
		const { family, person } = await createCoachedForTest();
		const accepted = await accept(family, person);
		expect([accepted.status, accepted.body.state]).toEqual([200, "waiting"]);
		expect(accepted.body).toMatchObject({
			dateOfBirth: null,
			emergencyContact: null,
			guardians: [],
		});
		expect((await familyOf(person)).children).toEqual([]);
		const consents = `/me/consents?userId=${family.child.id}`;
		expectRefusal(await call("GET", consents, { cookie: person.cookie }), "not_found");
		const staff = await admin();
		const notice = await eventually(async () => {
			const notices = await noticesTo({ cookie: staff });
			return notices.find(({ message }) => message.includes(person.lastName));
		}, "staff to be told");
		expect(notice.actionUrl).toBe(`/people/${family.child.id}`);
		expect((await noticesTo(family.guardian)).map(({ title }) => title)).toContain(
			"A guardian waits for approval",
		);
		expectRefusal(await change(family, person, { state: "active" }), "document_unseen");
		const done = await change(family, person, { state: "active", basis: "documentSeen" });
		expect(done.status).toBe(200);
		expect((await call("GET", consents, { cookie: person.cookie })).status).toBe(200);
	});

	test("a guardian may leave unless they are the last, also when two leave at once", async () => {
		const family = await createFamilyForTest();
		const second = await inviteForTest(family);
		const leave = ({ cookie }: Signed) =>
			call("DELETE", `/me/dependents/${family.child.id}`, { cookie });
		expectRefusal(await leave(family.guardian), "last_guardian");
		await join(family, second);
		const both = await Promise.all([leave(family.guardian), leave(second)]);
		expect(both.filter(({ status }) => status === 204).length).toBeLessThanOrEqual(1);
		const { data } = await Guardianships.query
			.ofChild({ childId: family.child.id })
			.go({ consistent: true });
		expect(data.some(({ state }) => state === "active")).toBe(true);
	});
});

/** The id of a registration that staff made for a class of an event. */
async function enterAsStaff(eventId: number, userId: number): Promise<string> {
	const { id } = await createEventClassForTest(eventId);
	const { body } = await call("POST", `/events/${eventId}/classes/${id}/register`, {
		cookie: await admin(),
		body: { userId },
	});
	return body.registration.id;
}

/** One call for each act on behalf of a person; null if guardians have no route for it. */
const calls: Record<Act, ((who: Signed, childId: number) => Promise<{ status: number }>) | null> = {
	seeEntries: ({ cookie }, id) => call("GET", `/users/${id}/registrations`, { cookie }),
	async enter({ cookie }, userId) {
		const { id } = await createEventForTest();
		const { id: classId } = await createEventClassForTest(id);
		return call("POST", `/events/${id}/classes/${classId}/register`, { cookie, body: { userId } });
	},
	answerOffer: ({ cookie }, id) => call("POST", `/registrations/1-${id}/decline-offer`, { cookie }),
	async agreeToEntry({ cookie }, userId) {
		const { id } = await createEventForTest({ guardianConsent: true });
		const { id: classId } = await createEventClassForTest(id);
		const body = { userId };
		const entry = await call("POST", `/events/${id}/classes/${classId}/register`, {
			cookie: await admin(),
			body,
		});
		return call("POST", `/registrations/${entry.body.registration.id}/agree`, { cookie });
	},
	// The same registration, made by staff, which waits for a consent.
	async recordPaperConsent({ cookie }, userId) {
		const { id } = await createEventForTest({ guardianConsent: true });
		const entry = await enterAsStaff(id, userId);
		const body = { name: "Noura Al Rashid", signedOn: "2026-11-01" };
		return call("POST", `/registrations/${entry}/consent`, { cookie, body });
	},
	async withdrawConsent({ cookie }, userId) {
		const { id } = await createEventForTest({ guardianConsent: true });
		const entry = await enterAsStaff(id, userId);
		return call("DELETE", `/registrations/${entry}/consent`, { cookie });
	},
	async withdraw({ cookie }, userId) {
		const { id } = await createEventForTest();
		const { id: classId } = await createEventClassForTest(id);
		const body = { userId };
		const entry = await call("POST", `/events/${id}/classes/${classId}/register`, {
			cookie: await admin(),
			body,
		});
		return call("DELETE", `/registrations/${entry.body.registration.id}`, { cookie });
	},
	seeClasses: ({ cookie }, id) => call("GET", `/me/classes?userId=${id}`, { cookie }),
	async enrol({ cookie }, userId) {
		const { id } = await createTrainingClassForTest();
		return call("POST", `/classes/${id}/enroll`, { cookie, body: { userId } });
	},
	async leaveClass({ cookie }, userId) {
		const { id } = await createTrainingClassForTest();
		await call("POST", `/classes/${id}/enroll`, { cookie: await admin(), body: { userId } });
		return call("DELETE", `/classes/${id}/enroll`, { cookie, body: { userId } });
	},
	seeAttendance: ({ cookie }, id) => call("GET", `/users/${id}/attendance`, { cookie }),
	seeBelts: ({ cookie }, id) => call("GET", `/belt-progressions/${id}`, { cookie }),
	seeFees: async ({ cookie }, id) => {
		const { receiptNumber } = await recordForTest(id as UserId);
		return call("GET", `/membership-payments/${id}-${receiptNumber}/receipt`, { cookie });
	},
	// The access level of these routes excludes members, and `sights.test.ts` tries the calendar.
	seeEventFees: null,
	seeInCalendar: null,
	payFees: async (who, id) => {
		const target = await chargePersonForTest({ id: id as UserId });
		return startPayment(who, [target]);
	},
	seeDocuments: ({ cookie }, id) => call("GET", `/students/${id}/documents`, { cookie }),
	changeDocuments: ({ cookie }, id) =>
		call("POST", `/students/${id}/documents`, { cookie, body: documentForTest() }),
	// The access level of this route excludes members.
	seeStudent: null,
	changeStudent: null,
	seeGuardians: null,
	seeChild: async (who, id) => {
		const { children } = await familyOf(who);
		return { status: children.some((child: { id: number }) => child.id === id) ? 200 : 404 };
	},
	changeChild: ({ cookie }, id) =>
		call("PATCH", `/me/dependents/${id}`, { cookie, body: { phoneNumber: "99887766" } }),
	changeEmergencyContact: ({ cookie }, id) =>
		call("PATCH", `/me/dependents/${id}`, { cookie, body: { emergencyContact: "Uncle" } }),
	seeConsents: ({ cookie }, id) => call("GET", `/me/consents?userId=${id}`, { cookie }),
	answerConsent: ({ cookie }, userId) => say(cookie, "results", false, { userId }),
	inviteGuardian: ({ cookie }, id) =>
		call("POST", `/users/${id}/guardians`, { cookie, body: { email: `uncle-${id}@test.example` } }),
};

/** Each possible relation to a child, with its `ActingWay`; null if it permits nothing. */
const ways: Record<
	string,
	{ way: ActingWay | null; make: () => Promise<{ who: Signed; childId: number }> }
> = {
	guardian: {
		way: "guardian",
		async make() {
			const { guardian, child } = await createFamilyForTest();
			return { who: guardian, childId: child.id };
		},
	},
	"second guardian": {
		way: "guardian",
		async make() {
			const family = await createFamilyForTest();
			const second = await inviteForTest(family);
			await join(family, second);
			return { who: second, childId: family.child.id };
		},
	},
	"guardian whose link is frozen": {
		way: "frozenGuardian",
		async make() {
			const family = await createFamilyForTest();
			await change(family, family.guardian, { state: "frozen" });
			return { who: family.guardian, childId: family.child.id };
		},
	},
	"former guardian": {
		way: null,
		async make() {
			const family = await createFamilyForTest();
			await change(family, family.guardian, { state: "ended" });
			return { who: family.guardian, childId: family.child.id };
		},
	},
	"guardian of who is of age": {
		way: null,
		async make() {
			const { guardian, child } = await createFamilyForTest();
			const key = { childId: child.id, guardianId: guardian.id };
			await Guardianships.patch(key)
				.set({ state: "active", endsOn: kuwaitDate(Date.now()) })
				.go();
			return { who: guardian, childId: child.id };
		},
	},
	"guardian of another child": {
		way: null,
		async make() {
			const [{ guardian }, { child }] = await Promise.all([
				createFamilyForTest(),
				createFamilyForTest(),
			]);
			return { who: guardian, childId: child.id };
		},
	},
};

test.each(Object.entries(ways))(
	"a %s may do exactly what the permission table allows",
	async (_, { way, make }) => {
		const { who, childId } = await make();
		const wrong: string[] = [];
		for (const act of Object.keys(mayAct) as Act[]) {
			const may = way !== null && mayActFor(act, way);
			const status = (await calls[act]?.(who, childId))?.status;
			// No offer exists, so a permitted caller gets an error too: its status shows nothing.
			const was = act === "answerOffer" ? may : status !== undefined && status < 400;
			if (calls[act] && was !== may) wrong.push(`${act} answered ${status}`);
		}
		expect(wrong).toEqual([]);
	},
);

test("a guardian cannot reset a child's sign-in, nor see their student record as a coach", async () => {
	const family = await createFamilyForTest({}, { role: "coach" });
	const { cookie } = family.guardian;
	for (const [method, path] of [
		["GET", `/coach/students/${family.child.id}`],
		["POST", `/coach/students/${family.child.id}/reset-password`],
		["GET", `/users/${family.child.id}/guardians`],
	] as const)
		expectRefusal(await call(method, path, { cookie }), "not_found");
	expectRefusal(
		await call("PATCH", `/users/${family.child.id}`, {
			cookie,
			body: { email: "mine@test.example" },
		}),
		"forbidden",
	);
});

test("a coach sees the contacts of a student's guardians", async () => {
	const family = await createFamilyForTest();
	const coach = await coachOf(family);
	const { body } = await call("GET", `/users/${family.child.id}/guardians`, {
		cookie: coach.cookie,
	});
	expect(body).toMatchObject([
		{ id: family.guardian.id, email: family.guardian.email, state: "active" },
	]);
});

test("a child's notification reaches each guardian by bell and email, in their own language", async () => {
	const family = await createFamilyForTest({}, { preferredLanguage: "ar" });
	const second = await inviteForTest(family);
	await join(family, second);
	const event = await createEventForTest();
	const body = [{ userId: family.child.id, classId: null }];
	const { cookie } = family.guardian;
	const entered = await call("POST", `/events/${event.id}/registrations/bulk`, { cookie, body });
	expect(entered.body).toMatchObject([{ status: "pending" }]);
	await call("POST", `/registrations/${entered.body[0].id}/approve`, { cookie: await admin() });
	const [arabic, english] = await Promise.all([
		mailTo(family.guardian.email, (mail) => mail.subject.includes("ليان")),
		mailTo(second.email, (mail) => mail.subject.includes("Layan")),
	]);
	expect(arabic.text).toContain("/family");
	expect(english.text).toContain("/family");
	const [notice] = (await noticesTo(second)).filter(({ type }) => type === "registration");
	expect([notice.title, notice.actionUrl]).toEqual([expect.stringContaining("Layan"), "/family"]);
});

test("two children registered with one press make one notification and one email", async () => {
	const family = await createFamilyForTest({}, { preferredLanguage: "ar" });
	const { cookie, email } = family.guardian;
	const { body: second } = await call("POST", "/me/dependents", {
		cookie,
		body: newChildForTest({ firstName: "Hessa", firstNameAr: "حصة" }),
	});
	const event = await createEventForTest();
	const children = [family.child.id, second.id];
	const register = async () =>
		call("POST", `/events/${event.id}/registrations/bulk`, {
			cookie,
			body: children.map((userId) => ({ userId, classId: null })),
			headers: { "idempotency-key": `press ${family.guardian.id}` },
		});
	const [first, again] = [await register(), await register()];
	expect(first.body).toMatchObject([{ status: "pending" }, { status: "pending" }]);
	expect(again.body).toEqual(first.body);
	const mail = await mailTo(email, ({ subject }) => subject.includes("حصة"));
	expect(mail.subject.replace(/[\u2068\u2069]/g, "")).toContain("تسجيل ابنتيك ليان وحصة");
	// A later step of one child shows that the mails before it have been made.
	await call("POST", `/registrations/${first.body[0].id}/approve`, { cookie: await admin() });
	await mailTo(email, ({ subject }) => subject.includes("اعتُمد"));
	const titles = (await noticesTo(family.guardian))
		.filter(({ type }) => type === "registration")
		.map(({ title }) => title.replace(/[\u2068\u2069]/g, ""));
	expect(titles).toEqual(["Layan: registration approved", "Layan and Hessa are registered"]);
	expect((await mailsTo(email)).filter(({ subject }) => subject.includes("وصلنا"))).toEqual([]);
});

test("a guardian gets every kind of notification for a child without an email, by bell and email", async () => {
	const { guardian, child } = await createFamilyForTest();
	// Guardians get the kind `family` themselves.
	const kinds = notificationKinds.filter((kind) => kind !== "family");
	for (const kind of kinds)
		await createNotificationsForTest(child.id, 1, {
			kind,
			params: factsOf(kind),
			mailedAt: undefined,
		});
	const titles = await eventually(async () => {
		const copies = (await noticesTo(guardian)).filter(({ title }) => title.includes("Layan"));
		return copies.length === kinds.length && copies.map(({ title }) => title);
	}, "a copy of each");
	await Promise.all(
		titles.map((title) => mailTo(guardian.email, ({ subject }) => subject.includes(title))),
	);
	expect(new Set(titles).size).toBe(kinds.length);
});

test("notifies guardians when staff change a child's name, birth date or gender, not the phone number", async () => {
	const { guardian, child } = await createFamilyForTest();
	const staff = await createPersonForTest({
		role: "super-admin",
		firstName: "Noura",
		lastName: "Staff",
	});
	const edit = (body: object) =>
		call("PATCH", `/users/${child.id}`, { cookie: staff.cookie, body });
	expect((await edit({ phoneNumber: "+96550012345" })).status).toBe(200);
	const { status } = await edit({ dateOfBirth: "2013-01-02", gender: "male", firstName: "Layla" });
	expect(status).toBe(200);
	const noticesOfNoura = async ({ cookie }: Signed) =>
		(await noticesTo({ cookie })).filter(({ message }) => message.includes("Noura"));
	const [copy] = await eventually(async () => {
		const found = await noticesOfNoura(guardian);
		return found.length > 0 && found;
	}, "the guardian's notification");
	expect(withoutMarks(copy.title)).toBe("The record of Layla was changed");
	expect(withoutMarks(copy.message)).toContain(
		"Noura Staff made a change: the date of birth is January 2, 2013 now, the gender was changed, and the name was Layan Al Rashid before.",
	);
	expect(await mailTo(guardian.email, ({ subject }) => subject.includes("Layla"))).toBeDefined();
	// A change of the phone number notifies nobody.
	expect(await noticesOfNoura(guardian)).toHaveLength(1);
});

test("notifies people when others change their birth date, belt or coach, not of their own changes", async () => {
	const [{ id, cookie }, head] = [
		await createPersonForTest({ dateOfBirth: "1990-01-02" }),
		await createPersonForTest({ role: "super-admin" }),
	];
	const countNotices = async (who: Signed) =>
		(await noticesTo(who)).filter(({ title }) => title === "Your record was changed").length;
	const edit = (person: number, body: object) =>
		call("PATCH", `/users/${person}`, { cookie: head.cookie, body });
	expect((await edit(id, { dateOfBirth: "1990-02-01" })).status).toBe(200);
	expect((await edit(head.id, { firstName: "Huda" })).status).toBe(200);
	expect([await countNotices({ cookie }), await countNotices(head)]).toEqual([1, 0]);
	const coach = await createPersonForTest({ role: "coach", firstName: "Fahad" });
	expect((await edit(id, { currentBelt: "green-4", coachId: coach.id })).status).toBe(200);
	expect((await edit(id, { coachId: coach.id, address: "Salmiya" })).status).toBe(200);
	expect((await noticesTo({ cookie })).map(({ message }) => withoutMarks(message))).toContainEqual(
		expect.stringContaining("the belt is Green Belt - 4th Kyu now and the coach is Fahad Person"),
	);
});

test("the daily job ends guardianships on the child's 18th birthday and notifies the guardians", async () => {
	const family = await createFamilyForTest();
	const { guardian, child } = family;
	const key = { childId: child.id, guardianId: guardian.id };
	const now = Date.now();
	await Guardianships.patch(key)
		.set({ state: "active", endsOn: kuwaitDate(now) })
		.go();
	await endGuardianships(now);
	await endGuardianships(now);
	const { data } = await Guardianships.get(key).go({ consistent: true });
	expect(data?.state).toBe("ended");
	expect((await noticesTo(guardian)).filter(({ title }) => title === "Of age")).toHaveLength(1);
	expectRefusal(await change(family, guardian, { state: "active" }), "of_age");
});

test("a child with a sign-in gets one notification per step of coming of age", async () => {
	const today = kuwaitDate(Date.now());
	// Noon in Kuwait: reminders go out by day.
	const now = Date.parse(`${today}T09:00:00Z`);
	const [child, ...guardians] = await createPeopleForTest(3);
	const links = guardians.map(({ id }) => ({ childId: child.id, guardianId: id }));
	const endOn = (endsOn: string) =>
		Promise.all(
			links.map((key) =>
				Guardianships.put({
					...key,
					capacity: "other",
					basis: "declared",
					state: "active",
					endsOn,
					createdAt: new Date(now).toISOString(),
					createdBy: child.id,
				}).go(),
			),
		);
	const noticesTitled = async ({ cookie }: Signed, words: string) =>
		(await noticesTo({ cookie })).filter(({ title }) => title === words);
	await endOn(dayAfter(today, 14));
	await Promise.all([endGuardianships(now), endGuardianships(now)]);
	await endGuardianships(now);
	expect(await noticesTitled(child, "You are soon of age")).toMatchObject([
		{ actionUrl: "/profile#consents" },
	]);
	await endOn(today);
	await Promise.all([endGuardianships(now), endGuardianships(now)]);
	await endGuardianships(now);
	expect(await noticesTitled(child, "You are of age")).toMatchObject([
		{ actionUrl: "/profile#consents" },
	]);
	for (const guardian of guardians) {
		expect(await noticesTitled(guardian, "Coming of age")).toHaveLength(1);
		expect(await noticesTitled(guardian, "Of age")).toHaveLength(1);
	}
	expect(await mailTo(child.email)).toMatchObject({
		text: expect.stringContaining("/profile#consents"),
	});
});

test("a child with a sign-in sees only what their guardians did for them", async () => {
	const [child, first, second] = await createPeopleForTest(3, { dateOfBirth: "2012-04-09" });
	const link = (guardian: { id: number }) =>
		Guardianships.put({
			childId: child.id,
			guardianId: guardian.id,
			capacity: "other",
			basis: "declared",
			state: "active",
			endsOn: "2030-04-09",
			createdAt: new Date().toISOString(),
			createdBy: guardian.id,
		}).go();
	await Promise.all([link(first), link(second)]);
	const training = await createTrainingClassForTest();
	await say(first.cookie, "photo", true, { userId: child.id });
	await say(first.cookie, "photo", true);
	const enrolled = await call("POST", `/classes/${training.id}/enroll`, {
		cookie: second.cookie,
		body: { userId: child.id },
	});
	expect(enrolled.status).toBe(201);
	await call("POST", `/classes/${training.id}/enroll`, { cookie: second.cookie, body: {} });
	const { body } = await call("GET", "/me/acts", { cookie: child.cookie });
	expect(body).toMatchObject([
		{ entityType: "enrollment", guardian: { id: second.id } },
		{ entityType: "user", action: "consent", guardian: { id: first.id } },
	]);
	expect((await call("GET", "/me/acts", { cookie: first.cookie })).body).toEqual([]);
	const family = { child, params: { id: String(child.id) }, guardian: first };
	await change(family, first, { state: "ended" });
	expect((await call("GET", "/me/acts", { cookie: child.cookie })).body).toHaveLength(2);
});

test("simultaneous freezing and ending of a link stores the state that a successful response reports", async () => {
	const family = await createFamilyForTest();
	const both = await Promise.all([
		change(family, family.guardian, { state: "frozen" }),
		change(family, family.guardian, { state: "ended" }),
	]);
	const { data } = await Guardianships.get({
		childId: family.child.id,
		guardianId: family.guardian.id,
	}).go({
		consistent: true,
	});
	const done = both.filter(({ status }) => status === 200).map(({ body }) => body.state);
	expect(done).toContain(data?.state);
	for (const { status } of both) expect([200, 409]).toContain(status);
});

test("viewing a child's documents adds an audit line", async () => {
	const { guardian, child } = await createFamilyForTest();
	await createDocumentForTest(guardian.cookie, child.id);
	await call("GET", `/students/${child.id}/documents`, { cookie: guardian.cookie });
	expect((await auditOf("user", child.id)).map(({ action }) => action)).toContain("documents_seen");
});

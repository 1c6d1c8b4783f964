import { noteOutcome } from "#functions/app/mail/outcomes.ts";
import { Users } from "#functions/people/users/user.entity.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually, mailTo } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { admin, createPersonForTest, superAdmin } from "../../core/people.ts";
import { createEmailChangeForTest } from "../../core/signIns.ts";
import { uniqueEmail } from "../../core/unique.ts";

type Person = Awaited<ReturnType<typeof createPersonForTest>>;

/** A person at a domain whose mail comes back, or is marked as spam. */
const createAt = (domain: string) =>
	createPersonForTest({ email: uniqueEmail("mail").replace("test.example", domain) });

const invite = async ({ id }: Person) =>
	call("POST", `/users/${id}/invite`, { cookie: await superAdmin() });
const asStaff = async ({ id }: Person) =>
	(await call("GET", `/users/${id}`, { cookie: await admin() })).body.mailFault;
const asSuperAdmin = async ({ id }: Person) =>
	(await call("GET", `/users/${id}`, { cookie: await superAdmin() })).body.mailFault;
const asPerson = async ({ cookie }: Person) =>
	(await call("GET", "/auth/user", { cookie })).body.mailFault;
const retry = async ({ id }: Person) =>
	call("POST", `/users/${id}/mail/retry`, { cookie: await admin() });

const minute = 60_000;
const at = (ms: number) => new Date(ms).toISOString();

const bounce = (emailAddress: string, timestamp: string, bounceType = "Permanent") => ({
	eventType: "Bounce",
	bounce: { bounceType, bouncedRecipients: [{ emailAddress }], timestamp },
	mail: { messageId: "1" },
});
const complaint = (emailAddress: string, timestamp: string, complaintFeedbackType?: string) => ({
	eventType: "Complaint",
	complaint: { complaintFeedbackType, complainedRecipients: [{ emailAddress }], timestamp },
});

describe("emails that do not arrive", () => {
	test.each([
		["come back", "bounce.test", "bounce"],
		["are marked as spam", "complaint.test", "complaint"],
	])("emails that %s are shown to staff and to the person", async (_, domain, kind) => {
		const person = await createAt(domain);
		expect(await asStaff(person)).toBeUndefined();
		expect((await invite(person)).status).toBe(204);
		const fault = await eventually(() => asStaff(person), "the fault at the person");
		expect(fault).toEqual({ kind, since: expect.stringMatching(/^\d{4}-/) });
		expect(await asPerson(person)).toEqual(fault);
		expect(await asSuperAdmin(person)).toEqual(fault);
	});

	test("staff have emails sent again; a later one that comes back is shown again", async () => {
		const person = await createAt("bounce.test");
		await invite(person);
		await eventually(() => asStaff(person), "the fault at the person");
		const retried = await retry(person);
		expect([retried.status, retried.body.mailFault]).toEqual([200, undefined]);
		expect(await asPerson(person)).toBeUndefined();
		expect(await asSuperAdmin(person)).toBeUndefined();
		expect((await auditOf("user", person.id)).map(({ action }) => action)).toContain(
			"mail_retried",
		);
		// A repeat changes nothing.
		expect((await retry(person)).status).toBe(200);
		await invite(person);
		await eventually(() => asStaff(person), "the fault of the second email");
	});

	test("an email that comes back for now, such as from a full mailbox, is not shown", async () => {
		const [full, bounced] = [await createAt("full.test"), await createAt("bounce.test")];
		await invite(full);
		await mailTo(full.email);
		// Emails are delivered in order, so the outcome of the first has been read by then.
		await invite(bounced);
		await eventually(() => asStaff(bounced), "the fault at the other");
		expect(await asStaff(full)).toBeUndefined();
	});

	test("only staff have emails sent again", async () => {
		const [person, coach] = [
			await createPersonForTest(),
			await createPersonForTest({ role: "coach" }),
		];
		const path = `/users/${person.id}/mail/retry`;
		for (const { cookie } of [person, coach])
			expectRefusal(await call("POST", path, { cookie }), "forbidden");
	});

	test("a new address, or a confirmation of the present one, ends it", async () => {
		const now = Date.now();
		const { email, newEmail, token, cookie, id } = await createEmailChangeForTest();
		await noteOutcome(bounce(email, at(now)), now);
		const person = { id, cookie } as Person;
		expect(await asStaff(person)).toMatchObject({ kind: "bounce" });
		expect((await call("POST", "/auth/verify-email", { body: { token } })).status).toBeLessThan(
			300,
		);
		expect((await Users.get({ id }).go()).data?.email).toBe(newEmail);
		expect(await asStaff(person)).toBeUndefined();
		// A late event about the former address changes nothing.
		await noteOutcome(bounce(email, at(now + minute)), now + minute);
		expect(await asStaff(person)).toBeUndefined();
		await noteOutcome(bounce(newEmail, at(now + 10 * minute)), now + 10 * minute);
		expect(await asStaff(person)).toMatchObject({ kind: "bounce" });
		await Users.patch({ id })
			.set({ emailConfirmedAt: now + 20 * minute })
			.go();
		expect(await asStaff(person)).toBeUndefined();
	});

	test("events may come late, repeated, in any order and in any case", async () => {
		const person = await createPersonForTest();
		const now = Date.now();
		const [first, later] = [at(now - 60 * minute), at(now - minute)];
		const events = [
			bounce(person.email.toUpperCase(), later),
			bounce(person.email, first),
			bounce(person.email, later),
		];
		for (const event of events) await noteOutcome(event, now);
		expect(await asStaff(person)).toEqual({ kind: "bounce", since: first });
		await noteOutcome(complaint(person.email, later), now);
		await noteOutcome(bounce(person.email, later), now);
		expect(await asStaff(person)).toEqual({ kind: "complaint", since: first });
		// Of a time to come: it counts from now on, and can be settled.
		await noteOutcome(bounce(person.email, "2999-01-01T00:00:00Z"), now);
		expect((await retry(person)).body.mailFault).toBeUndefined();
		// An email from before that failed only now.
		await noteOutcome(bounce(person.email, later), Date.now());
		expect(await asStaff(person)).toBeUndefined();
	});

	test("what cannot be read and addresses of nobody change nothing", async () => {
		const person = await createPersonForTest();
		const now = Date.now();
		const harmless: unknown[] = [
			null,
			"bounce",
			[],
			{},
			{ eventType: "Delivery" },
			{ eventType: "Bounce" },
			{ eventType: "Bounce", bounce: { bounceType: "Permanent", bouncedRecipients: "x" } },
			bounce(person.email, "yesterday"),
			bounce(person.email, at(now), "Transient"),
			bounce(person.email, at(now), "Undetermined"),
			complaint(person.email, at(now), "not-spam"),
			bounce(uniqueEmail("nobody"), at(now)),
			bounce("", at(now)),
			bounce("not an address", at(now)),
		];
		for (const event of harmless) await noteOutcome(event, now);
		expect(await asStaff(person)).toBeUndefined();
	});

	test("simultaneous events keep the complaint and the earliest time", async () => {
		const person = await createPersonForTest();
		const now = Date.now();
		const events = [
			bounce(person.email, at(now - 3 * minute)),
			complaint(person.email, at(now - 2 * minute)),
			bounce(person.email, at(now - 4 * minute)),
		];
		// The queue repeats what met another change.
		for (let round = 0; round < 3; round++)
			await Promise.allSettled(events.map((event) => noteOutcome(event, now)));
		expect(await asStaff(person)).toEqual({ kind: "complaint", since: at(now - 4 * minute) });
	});
});

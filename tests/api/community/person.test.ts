import { Sessions } from "#functions/core/http/session.entity.ts";
import { Users } from "#functions/people/users/user.entity.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { yearFrom } from "#shared/people/memberships/memberships.rules.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually, mailsTo, mailTo, tokenIn } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { createListedForTest } from "../../core/members.ts";
import { recordForTest } from "../../core/memberships.ts";
import { createPersonForTest } from "../../core/people.ts";
import { createSignInForTest, login } from "../../core/signIns.ts";
import { createSquadForTest } from "../../core/squads.ts";
import { uniqueEmail } from "../../core/unique.ts";

const superAdmin = () => createPersonForTest({ role: "super-admin" });
const { cookie } = await superAdmin();

const patch = (id: number, body: object, by = cookie) =>
	call("PATCH", `/users/${id}`, { cookie: by, body });
const userOf = async (id: number) => (await Users.get({ id }).go({ consistent: true })).data;
const sessionsOf = async (userId: number) =>
	(await Sessions.query.ofUser({ userId }).go({ consistent: true })).data.length;
const address = () => uniqueEmail("p");

describe("a person's record", () => {
	const edit = {
		firstName: "Noura",
		lastName: "Al Sabah",
		firstNameAr: "نورة",
		lastNameAr: "الصباح",
		phoneNumber: "٥٠٠١٢٣٤٥",
		address: "Salmiya,\nblock 4",
		emergencyContact: "Hala, 5001 2346",
		dateOfBirth: "2001-02-03",
		gender: "female",
		isNationalTeamMember: true,
		competitionReadiness: "Worldwide",
		dojoLocation: "Salmiya",
	};

	test("a person's record stores every field, also from forms, and removes emptied fields", async () => {
		const { id } = await createPersonForTest();
		const { status, body } = await patch(id, { ...edit, currentBelt: "Green Belt - 5th Kyu" });
		const stored = { ...edit, phoneNumber: "+96550012345", currentBelt: "green-4" };
		expect([status, body]).toEqual([200, expect.objectContaining(stored)]);
		expect((await call("GET", `/users/${id}`, { cookie })).body).toEqual(body);
		const emptied = await patch(id, {
			address: "",
			emergencyContact: null,
			dateOfBirth: "",
			gender: "",
			firstNameAr: "",
		});
		expect(emptied.body).toMatchObject({
			address: null,
			emergencyContact: null,
			dateOfBirth: null,
			gender: null,
		});
		expect(await userOf(id)).not.toHaveProperty("address");
		expect(emptied.body).toMatchObject({
			firstNameAr: null,
			firstName: "Noura",
			isNationalTeamMember: true,
		});
	});

	test("an admin corrects names, phone, date of birth, gender and dojo of a member, and nothing else", async () => {
		const [member, admin, other] = [
			await createPersonForTest(),
			await createPersonForTest({ role: "admin" }),
			await createPersonForTest({ role: "super-admin" }),
		];
		const correction = {
			firstName: "Noura",
			lastName: "Al Sabah",
			firstNameAr: "نورة",
			lastNameAr: "الصباح",
			phoneNumber: "+96550012345",
			dateOfBirth: "2001-02-03",
			gender: "female",
			dojoLocation: "Salmiya",
		};
		const { status, body } = await patch(member.id, correction, admin.cookie);
		expect([status, body]).toEqual([200, expect.objectContaining(correction)]);
		const [line] = await auditOf("user", member.id);
		expect([line.userId, line.details]).toEqual([
			admin.id,
			{ fields: expect.arrayContaining(["firstName", "phoneNumber", "dateOfBirth"]) },
		]);
		const reserved = [
			{ role: "coach" },
			{ currentBelt: "black-1" },
			{ email: address() },
			{ membershipFeeStatus: "exempt" },
			{ firstName: "Noura", isApproved: false },
		];
		for (const edit of reserved)
			expectRefusal(await patch(member.id, edit, admin.cookie), "forbidden");
		expectRefusal(await patch(other.id, { firstName: "X" }, admin.cookie), "forbidden");
	});

	test("an edit logs old and new values of roles and belts, and only the names of other fields", async () => {
		const { id } = await createPersonForTest();
		await patch(id, { currentBelt: "orange-10", address: "Kept from the trail" });
		const [line] = await auditOf("user", id);
		expect([line.action, line.details]).toEqual([
			"updated",
			{ fields: ["currentBelt", "address"], currentBelt: { from: "white", to: "orange-10" } },
		]);
		await patch(id, { isNationalTeamMember: true });
		expect((await auditOf("user", id)).at(-1)?.details).toEqual({
			fields: ["isNationalTeamMember"],
			isNationalTeamMember: { from: null, to: true },
		});
	});

	test("the fee of a person is changed with the record, audited, and extended by the next payment", async () => {
		const { id, cookie: own } = await createPersonForTest();
		const feeOf = async () => (await call("GET", "/me/membership", { cookie: own })).body;
		const membershipExpiryDate = dayAfter(kuwaitDate(Date.now()), 30);
		const { body } = await patch(id, { membershipExpiryDate, dojoLocation: "Garage 7" });
		expect(body).toMatchObject({
			membershipFeeStatus: "paid",
			membershipExpiryDate,
			lastPaymentDate: null,
			dojoLocation: "Garage 7",
		});
		expect(await feeOf()).toMatchObject({ status: "paid", expiry: membershipExpiryDate });
		const [line] = await auditOf("user", id);
		expect(line.details).toEqual({
			fields: ["membershipFeeStatus", "dojoLocation", "membershipExpiryDate"],
			membershipFeeStatus: { from: "pending", to: "paid" },
			membershipExpiryDate: { from: null, to: membershipExpiryDate },
		});
		const found = await call("GET", `/users?search=${id}&feeStatus=paid`, { cookie });
		expect(found.body.map((one: { id: number }) => one.id)).toContain(id);
		expect((await patch(id, { membershipFeeStatus: "exempt" })).body.membershipFeeStatus).toBe(
			"exempt",
		);
		expect(await feeOf()).toMatchObject({ status: "exempt" });
		await patch(id, { membershipFeeStatus: "none" });
		expect(await feeOf()).toMatchObject({ status: "paid", expiry: membershipExpiryDate });
		const { validUntil } = await recordForTest(id);
		expect(await feeOf()).toMatchObject({ status: "paid", expiry: validUntil });
		const lapsed = dayAfter(kuwaitDate(Date.now()), -1);
		await patch(id, { membershipExpiryDate: lapsed });
		expect(await feeOf()).toMatchObject({ status: "overdue", expiry: lapsed });
		// An empty date means that the expiry follows from the payments alone: a year from the payment.
		expect((await patch(id, { membershipExpiryDate: "" })).status).toBe(200);
		const expiry = yearFrom(kuwaitDate(Date.now()));
		expect(await feeOf()).toMatchObject({ status: "paid", expiry });
	});

	test("the day of the last payment is refused in an edit of a person", async () => {
		const { id } = await createPersonForTest();
		const refused = await patch(id, { lastPaymentDate: "2026-11-01" });
		expectRefusal(refused, "invalid");
		expect(refused.body.fields).toEqual({ lastPaymentDate: "by_payments" });
	});

	test("staff see what a coach wrote about themselves", async () => {
		const { id } = await createPersonForTest({ role: "coach" });
		const details = {
			teachingPhilosophy: "Basics first",
			availableDays: ["monday"],
			languagesSpoken: ["Arabic"],
			certifications: "WKF",
		};
		await Users.patch({ id }).set(details).go();
		const { cookie: staff } = await createPersonForTest({ role: "admin" });
		expect((await call("GET", `/users/${id}`, { cookie: staff })).body).toMatchObject({
			...details,
			preferredTimeSlots: [],
		});
	});

	test("a belt given by staff is added to the history and the search filters", async () => {
		const { id, cookie: own } = await createPersonForTest();
		await patch(id, { currentBelt: "brown-1" });
		const { beltPromotions } = (await call("GET", "/user/dashboard", { cookie: own })).body;
		expect(beltPromotions).toMatchObject([
			{ fromBelt: "white", toBelt: "brown-1", approved: true },
		]);
		const found = await call("GET", `/users?search=${id}&belt=brown-1`, { cookie });
		expect(found.body.map((one: { id: number }) => one.id)).toContain(id);
	});

	test("rejects an edit of a person on an outdated version, and one of two simultaneous edits", async () => {
		const { id } = await createPersonForTest();
		const { updatedAt: version } = (await call("GET", `/users/${id}`, { cookie })).body;
		const answers = await Promise.all(
			["One", "Other"].map((firstName) => patch(id, { firstName, version })),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expectRefusal(await patch(id, { firstName: "Third", version }), "changed_meanwhile");
	});

	test("a new email address needs confirmation, and one in use is rejected", async () => {
		const [person, other] = [await createPersonForTest(), await createPersonForTest()];
		const email = address();
		expect((await patch(person.id, { email })).body.email).toBe(person.email);
		const letter = await mailTo(email);
		const token = tokenIn(letter.text);
		expect((await call("POST", "/auth/verify-email", { body: { token } })).status).toBe(200);
		expect((await userOf(person.id))?.email).toBe(email);
		const taken = await patch(person.id, { email: other.email });
		expectRefusal(taken, "email_taken");
		expect(taken.body.fields).toEqual({ email: "email_taken" });
	});

	test("a person has one coach, who must be approved", async () => {
		const [{ id }, one, other] = [
			await createPersonForTest(),
			await createPersonForTest({ role: "coach" }),
			await createPersonForTest({ role: "coach" }),
		];
		for (const coach of [one, other]) {
			const { body } = await patch(id, { coachId: String(coach.id) });
			expect(body.coaches.map((found: { id: number }) => found.id)).toEqual([coach.id]);
			const students = await call("GET", "/coach/students", { cookie: coach.cookie });
			expect(students.body.map((student: { id: number }) => student.id)).toEqual([id]);
		}
		expect((await call("GET", "/coach/students", { cookie: one.cookie })).body).toEqual([]);
		expect((await patch(id, { coachId: "" })).body.coaches).toEqual([]);
		expect((await patch(id, { coachId: id })).body.fields).toEqual({ coachId: "invalid" });
		const own = await patch(one.id, { coachId: one.id });
		expect(own.body.fields).toEqual({ coachId: "invalid" });
	});
});

describe("changing a role", () => {
	test("a role change ends the sessions and updates filters; a coach made by staff is approved", async () => {
		const { id } = await createPersonForTest({ isApproved: false });
		const { body } = await patch(id, { role: "coach" });
		expect([body.role, body.isApproved, await sessionsOf(id)]).toEqual(["coach", true, 0]);
		const coaches = async () =>
			(await call("GET", `/users?roles=coach&search=${id}`, { cookie })).body.map(
				(one: { id: number }) => one.id,
			);
		expect(await coaches()).toContain(id);
		await patch(id, { role: "member" });
		expect(await coaches()).not.toContain(id);
	});

	test("coaches are notified when staff assign a student to them or to another coach", async () => {
		const { coach, students } = await createSquadForTest([{}]);
		const other = await createPersonForTest({ role: "coach" });
		const [student] = students;
		const titlesOf = async ({ cookie: by }: { cookie: string }) => {
			const { body } = await call("GET", "/notifications", { cookie: by });
			return body.map(({ title }: { title: string }) => title);
		};
		expect((await patch(student.id, { coachId: other.id })).status).toBe(200);
		expect((await patch(student.id, { coachId: other.id })).status).toBe(200);
		expect(await titlesOf(coach)).toEqual(["A student has another coach now"]);
		expect(await titlesOf(other)).toEqual(["You have a new student"]);
		expect((await patch(student.id, { coachId: null })).status).toBe(200);
		expect(await titlesOf(other)).toEqual([
			"A student has another coach now",
			"You have a new student",
		]);
	});

	test("nobody can change their own role or disable their own account", async () => {
		const own = await superAdmin();
		expectRefusal(await patch(own.id, { role: "admin" }, own.cookie), "own_account");
		expectRefusal(
			await call("POST", `/users/${own.id}/disable`, { cookie: own.cookie }),
			"own_account",
		);
		expect((await patch(own.id, { role: "super-admin", address: "x" }, own.cookie)).status).toBe(
			200,
		);
	});

	test("two super-admins cannot demote each other at once", async () => {
		for (let round = 0; round < 3; round++) {
			const [one, other] = [await superAdmin(), await superAdmin()];
			const answers = await Promise.all([
				patch(other.id, { role: "admin" }, one.cookie),
				patch(one.id, { role: "admin" }, other.cookie),
			]);
			expect(
				answers.map(({ status }) => status === 200).filter(Boolean).length,
			).toBeLessThanOrEqual(1);
			const roles = [(await userOf(one.id))?.role, (await userOf(other.id))?.role];
			expect(roles).toContain("super-admin");
		}
	});
});

describe("disabling an account", () => {
	test("disabling an account blocks sign-in, ends sessions and removes public listings until it is enabled", async () => {
		const person = await createSignInForTest();
		const close = (what: string) => call("POST", `/users/${person.id}/${what}`, { cookie });
		const closed = await close("disable");
		expect([closed.status, closed.body.isDisabled, await sessionsOf(person.id)]).toEqual([
			200,
			true,
			0,
		]);
		expect((await close("disable")).status).toBe(200);
		expectRefusal(await login(person.email, person.password), "wrong_credentials");
		expectRefusal(await call("POST", `/users/${person.id}/invite`, { cookie }), "account_disabled");
		await mailTo(person.email, ({ subject }) => subject === "Your account was disabled");
		expect((await close("enable")).body.isDisabled).toBe(false);
		await mailTo(person.email, ({ subject }) => subject === "Your account is enabled again");
		expect((await login(person.email, person.password)).status).toBe(200);
		expect((await auditOf("user", person.id)).map(({ action }) => action)).toEqual([
			"disabled",
			"enabled",
		]);
	});

	test("an address that nobody confirmed gets no email about a disabled account", async () => {
		const { id, email } = await createPersonForTest({ emailConfirmedAt: undefined });
		for (const what of ["disable", "enable", "invite"])
			await call("POST", `/users/${id}/${what}`, { cookie });
		const { subject } = await mailTo(email, ({ text }) => text.includes("#token="));
		expect((await mailsTo(email)).map((mail) => mail.subject)).toEqual([subject]);
	});

	test("disabling an account removes a member from the directory", async () => {
		const person = await createListedForTest();
		const isListed = async () => {
			const { body } = await call("GET", `/members?search=${encodeURIComponent(person.lastName)}`);
			return body.map(({ id }: { id: number }) => id).includes(person.id);
		};
		expect(await isListed()).toBe(true);
		await call("POST", `/users/${person.id}/disable`, { cookie });
		expect(await isListed()).toBe(false);
	});
});

describe("members created by staff", () => {
	const newMember = (wish: object = {}) => ({
		firstName: "Noura",
		lastName: "Al Sabah",
		email: address(),
		...wish,
	});
	const create = (body: object, key?: string) =>
		call("POST", "/auth/create-member", {
			cookie,
			body,
			headers: key ? { "idempotency-key": key } : {},
		});

	test("members created by staff get the role member and a temporary password that must be changed", async () => {
		const coach = await createPersonForTest({ role: "coach" });
		const member = newMember({
			role: "super-admin",
			currentBelt: "brown-3",
			coachId: coach.id,
			gender: "female",
		});
		const { status, body } = await create(member);
		expect([status, body.user]).toEqual([
			201,
			expect.objectContaining({
				role: "member",
				currentBelt: "brown-2",
				gender: "female",
				isApproved: true,
			}),
		]);
		const signedIn = await login(member.email, body.temporaryPassword);
		expect([signedIn.status, signedIn.body.mustChangePassword]).toEqual([200, true]);
		const students = await call("GET", "/coach/students", { cookie: coach.cookie });
		expect(students.body.map(({ id }: { id: number }) => id)).toEqual([body.user.id]);
		expect(JSON.stringify(await auditOf("user", body.user.id))).not.toContain(
			body.temporaryPassword,
		);
	});

	test("a member is created once, and a repeated request does not return the password", async () => {
		const [member, key] = [newMember(), crypto.randomUUID()];
		const [first, again] = [await create(member, key), await create(member, key)];
		expect([again.body.user, again.body.temporaryPassword]).toEqual([first.body.user, null]);
		expect((await login(member.email, first.body.temporaryPassword)).status).toBe(200);
		const taken = await create(member);
		expectRefusal(taken, "email_taken");
		expect(taken.body.fields).toEqual({ email: "email_taken" });
	});

	test("a member created by staff chooses a password through an invitation in their language", async () => {
		const member = newMember({ invite: true, preferredLanguage: "ar" });
		const { body } = await create(member);
		expect(body.temporaryPassword).toBeNull();
		const letter = await mailTo(member.email);
		expect(letter.subject).toBe("حسابك لدى الاتحاد");
		const token = tokenIn(letter.text);
		const chosen = { token, newPassword: "Another-Horse-8" };
		expect((await call("POST", "/auth/reset-password", { body: chosen })).status).toBe(200);
		const signedIn = await login(member.email, chosen.newPassword);
		expect([signedIn.status, signedIn.body.mustChangePassword]).toEqual([200, false]);
		expect((await call("POST", `/users/${body.user.id}/invite`, { cookie })).status).toBe(204);
		const invitations = async () =>
			(await mailsTo(member.email)).filter(({ subject }) => subject === letter.subject).length ===
			2;
		await eventually(invitations, "the second invitation");
	});
});

import { LinkRequests } from "#functions/community/students/link-request.entity.ts";
import { Notifications } from "#functions/people/notifications/notification.entity.ts";
import { Users } from "#functions/people/users/user.entity.ts";
import { Promotions } from "#functions/training/belts/promotion.entity.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually, mailTo } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { createStudentForTest } from "../../core/belts.ts";
import { createPersonForTest } from "../../core/people.ts";
import { photograph } from "../../core/pictures.ts";
import { createSignInForTest } from "../../core/signIns.ts";
import { createLinkRequestForTest, newStudentForTest } from "../../core/students.ts";
import { uniqueText } from "../../core/unique.ts";
import { ownAddress } from "../../core/wire.ts";

type Signed = { cookie: string };

const studentsOf = async ({ cookie }: Signed) =>
	((await call("GET", "/coach/students", { cookie })).body as { id: number }[]).map(({ id }) => id);

const noticesTo = async ({ cookie }: Signed) =>
	((await call("GET", "/notifications", { cookie })).body as { title: string }[]).map(
		({ title }) => title,
	);

const signIn = (email: string, password: string) =>
	call("POST", "/auth/login", { address: ownAddress(), body: { email, password } });

const add = ({ cookie }: Signed, wish: object = {}, headers = {}) =>
	call("POST", "/coach/students", { cookie, headers, body: newStudentForTest(wish) });

/** Asks a person who has an account to become a student. */
const ask = (coach: Signed, { email }: { email: string }) => add(coach, { email });

const ofCoach = (id: number, { cookie }: Signed, body?: object) =>
	Object.fromEntries(
		(["GET", "PATCH", "DELETE"] as const).map((method) => [
			method,
			() => call(method, `/coach/students/${id}`, { cookie, body }),
		]),
	);

describe("students added by a coach", () => {
	test("a new student signs in with a temporary password shown once, and must change it", async () => {
		const coach = await createPersonForTest({ role: "coach" });
		const email = newStudentForTest().email;
		const headers = { "idempotency-key": `add-${email}` };
		const details = {
			email,
			currentBelt: "green-4",
			phoneNumber: "99112233",
			emergencyContact: "Mother",
		};
		const first = await add(coach, details, headers);
		expect(first.status).toBe(201);
		const { student, temporaryPassword, request } = first.body;
		expect([student.currentBelt, student.phoneNumber, request]).toEqual([
			"green-4",
			"+96599112233",
			null,
		]);
		const again = await add(coach, details, headers);
		expect([again.body.student?.id, again.body.temporaryPassword]).toEqual([student.id, null]);
		expect(await studentsOf(coach)).toEqual([student.id]);
		const signedIn = await signIn(email, temporaryPassword);
		expect([signedIn.status, signedIn.body.mustChangePassword]).toEqual([200, true]);
		const { data } = await Users.get({ id: student.id }).go();
		expect(JSON.stringify(data)).not.toContain(temporaryPassword);
		expect(JSON.stringify(await auditOf("user", student.id))).not.toContain(temporaryPassword);
	});

	test("a new student gets the picture sent with the form", async () => {
		const coach = await createPersonForTest({ role: "coach" });
		const raw = new FormData();
		for (const [name, value] of Object.entries(newStudentForTest())) raw.set(name, value);
		raw.set(
			"profileImage",
			new Blob([new Uint8Array(await photograph())], { type: "image/jpeg" }),
			"me.jpg",
		);
		const { status, body } = await call("POST", "/coach/students", { cookie: coach.cookie, raw });
		expect(status).toBe(201);
		expect(body.student.profileImageUrl).toMatch(
			new RegExp(`^/images/people/${body.student.id}-[0-9a-f]{16}/`),
		);
	});

	test("a new student requires a name, an email and a gender", async () => {
		const coach = await createPersonForTest({ role: "coach" });
		const { body } = await add(coach, {
			firstName: "",
			email: "",
			gender: undefined,
			currentBelt: "purple",
		});
		expect(body.fields).toEqual({
			firstName: "required",
			email: "email_invalid",
			gender: "required",
			currentBelt: "invalid",
		});
	});
});

describe("a new student with a dan", () => {
	const staffNotices = async (cookie: string, id: number) =>
		((await call("GET", "/notifications", { cookie })).body as { actionUrl: string }[]).filter(
			({ actionUrl }) => actionUrl.endsWith(`&id=${id}`),
		);

	/** A new student whose coach recorded a dan, and the request to staff. */
	async function addDan(wish: object = {}) {
		const coach = await createPersonForTest({ role: "coach" });
		const headers = { "idempotency-key": uniqueText("dan").replaceAll(" ", "-") };
		const body = newStudentForTest({ currentBelt: "Black Belt - 3rd Dan", ...wish });
		const send = () => call("POST", "/coach/students", { cookie: coach.cookie, headers, body });
		const added = await send();
		const { student, temporaryPassword } = added.body;
		return {
			coach,
			added,
			send,
			student,
			promotion: student.pendingPromotion,
			temporaryPassword,
			body,
		};
	}

	test("counts as the highest kyu and waits for staff, once", async () => {
		const { coach, added, send, student, promotion } = await addDan();
		expect([added.status, student.currentBelt]).toEqual([201, "brown-1"]);
		expect(promotion).toMatchObject({
			fromBelt: "brown-1",
			toBelt: "black-3",
			status: "pending",
			isHeld: true,
			promotedBy: coach.id,
		});
		const again = await send();
		expect([again.status, again.body.student.pendingPromotion.id]).toEqual([200, promotion.id]);
		const { data: stored } = await Promotions.query.forPerson({ userId: student.id }).go();
		expect(stored).toHaveLength(1);
		expect(stored[0].charge).toBeUndefined();
		expect((await Users.get({ id: student.id }).go({ consistent: true })).data?.currentBelt).toBe(
			"brown-1",
		);
		const [line] = await auditOf("promotion", promotion.id);
		expect(line).toMatchObject({
			userId: coach.id,
			action: "requested",
			details: { userId: student.id, fromBelt: "brown-1", toBelt: "black-3", isHeld: true },
		});
		const { body: own } = await call("GET", "/coach/students", { cookie: coach.cookie });
		expect(own[0]).toMatchObject({ id: student.id, pendingPromotion: { toBelt: "black-3" } });
	});

	test("tells staff, the student and the coach in the words of a rank held before", async () => {
		const staff = await createPersonForTest({ role: "admin" });
		const { coach, student, promotion, body, temporaryPassword } = await addDan();
		await eventually(
			async () => (await staffNotices(staff.cookie, promotion.id)).length === 1,
			"the notification of staff",
		);
		expect((await staffNotices(staff.cookie, promotion.id))[0]).toMatchObject({
			message: expect.stringMatching(/holds this rank: .*Black Belt 3 Dan/),
		});
		const approved = await call("POST", `/belt-promotions/${promotion.id}/approve`, {
			cookie: staff.cookie,
		});
		expect(approved).toMatchObject({ status: 200, body: { status: "approved", isHeld: true } });
		expect((await Users.get({ id: student.id }).go({ consistent: true })).data?.currentBelt).toBe(
			"black-3",
		);
		const { body: received } = await call("GET", "/notifications", { cookie: coach.cookie });
		expect(received[0]).toMatchObject({ title: "Rank confirmed" });
		const signedIn = await signIn(body.email, temporaryPassword);
		expect(signedIn.status).toBe(200);
		const { data: notices } = await Notifications.query.ofPerson({ userId: student.id }).go();
		expect(notices.map(({ params }) => (params as { status?: string }).status).sort()).toEqual([
			"rankApproved",
			"rankRecorded",
		]);
	});

	test("stays at the highest kyu when staff reject the dan, and can be promoted again", async () => {
		const staff = await createPersonForTest({ role: "admin" });
		const { coach, student, promotion } = await addDan();
		const reason = "No certificate";
		const rejected = await call("POST", `/belt-promotions/${promotion.id}/reject`, {
			cookie: staff.cookie,
			body: { reason },
		});
		expect(rejected).toMatchObject({ status: 200, body: { status: "rejected", reason } });
		const { body: own } = await call("GET", "/coach/students", { cookie: coach.cookie });
		expect(own[0]).toMatchObject({ currentBelt: "brown-1", pendingPromotion: null });
		const { body: notices } = await call("GET", "/notifications", { cookie: coach.cookie });
		expect(notices[0]).toMatchObject({ title: "Rank not confirmed" });
		expect(notices[0].message).toContain(reason);
		const direct = await call("POST", "/belt-promotions", {
			cookie: staff.cookie,
			body: { userId: student.id, toBelt: "black-1" },
		});
		expect(direct.status).toBe(201);
	});

	test.each(["brown-1", "green-3", "white"])("a student with %s needs nobody", async (belt) => {
		const { student, promotion } = await addDan({ currentBelt: belt });
		expect([student.currentBelt, promotion]).toEqual([belt, null]);
		expect((await Promotions.query.forPerson({ userId: student.id }).go()).data).toEqual([]);
	});

	test("a coach cannot give a dan to a student afterwards", async () => {
		const { coach, student } = await addDan({ currentBelt: "brown-1" });
		const answer = await call("POST", "/belt-progressions", {
			cookie: coach.cookie,
			body: { studentId: student.id, newBelt: "black-1" },
		});
		expectRefusal(answer, "promotion_black");
	});
});

describe("a student without an address", () => {
	const child = { email: undefined, dateOfBirth: "2016-05-04" };

	test("a child without an address is added with a guardian who is invited", async () => {
		const coach = await createPersonForTest({ role: "coach" });
		const guardian = await createPersonForTest();
		const added = await add(coach, { ...child, guardianEmail: guardian.email });
		expect(added).toMatchObject({
			status: 201,
			body: { temporaryPassword: null, request: null, invited: guardian.email },
		});
		const { id } = added.body.student;
		expect(await studentsOf(coach)).toEqual([id]);
		const { body: family } = await call("GET", "/me/dependents", { cookie: guardian.cookie });
		expect(family.invitations).toMatchObject([{ child: { id }, invitedBy: { id: coach.id } }]);
	});

	test("an adult needs an own address, and a child a date of birth", async () => {
		const coach = await createPersonForTest({ role: "coach" });
		const fieldsOf = async (wish: object) =>
			(await add(coach, { ...child, guardianEmail: "parent@test.example", ...wish })).body.fields;
		expect(await fieldsOf({ dateOfBirth: "1990-01-01" })).toEqual({ dateOfBirth: "minors_only" });
		expect(await fieldsOf({ dateOfBirth: undefined })).toEqual({ dateOfBirth: "required" });
		expect(await fieldsOf({ guardianEmail: "" })).toEqual({ email: "email_invalid" });
	});
});

describe("link requests to people with an account", () => {
	test("a link request is sent once, and makes the person a student only after consent", async () => {
		const { coach: former, student } = await createStudentForTest();
		const coach = await createPersonForTest({ role: "coach" });
		const answers = [await ask(coach, student), await ask(coach, student)];
		expect(
			answers.map(({ status, body }) => [status, body.student, body.temporaryPassword]),
		).toEqual([
			[202, null, null],
			[202, null, null],
		]);
		const { request } = answers[0].body;
		expect(JSON.stringify(request)).not.toContain(student.lastName);
		expect(await noticesTo(student)).toEqual(["A coach asks to train you"]);
		expect(await studentsOf(coach)).toEqual([]);
		const { body } = await call("GET", "/link-requests", { cookie: student.cookie });
		expect([body.received.length, body.received[0].coach.id, body.coaches[0].id]).toEqual([
			1,
			coach.id,
			former.id,
		]);
		const stranger = await createPersonForTest({ role: "coach" });
		for (const one of [coach, stranger, former])
			expectRefusal(
				await call("POST", `/link-requests/${request.id}/accept`, { cookie: one.cookie }),
				"not_found",
			);
		const accepted = await call("POST", `/link-requests/${request.id}/accept`, {
			cookie: student.cookie,
		});
		expect(accepted.status).toBe(204);
		expect([await studentsOf(coach), await studentsOf(former)]).toEqual([[student.id], []]);
		expect([await noticesTo(coach), await noticesTo(former)]).toEqual([
			["Your request was accepted"],
			["A student has another coach now"],
		]);
		expectRefusal(await ask(coach, student), "already_student");
	});

	test("declining a link request blocks the same coach for a while", async () => {
		const { coach, student, params } = await createLinkRequestForTest();
		const path = `/link-requests/${params.id}`;
		expect((await call("DELETE", path, { cookie: student.cookie })).status).toBe(204);
		expectRefusal(await ask(coach, student), "link_declined");
		expect(await noticesTo(coach)).toEqual(["Your request was declined"]);
		const { body } = await call("GET", "/link-requests", { cookie: coach.cookie });
		expect(body.sent).toMatchObject([{ email: student.email, status: "declined" }]);
		expectRefusal(await call("POST", `${path}/accept`, { cookie: student.cookie }), "not_found");
		const key = { coachId: coach.id, studentId: student.id };
		await LinkRequests.patch(key)
			.set({ expiresAt: Math.floor(Date.now() / 1000) - 1 })
			.go();
		expect((await ask(coach, student)).status).toBe(202);
	});

	test("a link request of a coach whose account is disabled is neither shown nor accepted", async () => {
		const { coach, student, params } = await createLinkRequestForTest();
		await Users.patch({ id: coach.id }).set({ isDisabled: true }).go();
		const { cookie } = student;
		expect((await call("GET", "/link-requests", { cookie })).body.received).toEqual([]);
		const accepted = await call("POST", `/link-requests/${params.id}/accept`, { cookie });
		expectRefusal(accepted, "not_found");
	});

	test("staff can accept a link request on the person's page, and the coach can withdraw it", async () => {
		const [first, second] = await Promise.all([
			createLinkRequestForTest(),
			createLinkRequestForTest(),
		]);
		const staff = await createPersonForTest({ role: "admin" });
		const query = `/link-requests?userId=${first.student.id}`;
		expectRefusal(await call("GET", query, { cookie: second.student.cookie }), "not_found");
		expect((await call("GET", query, { cookie: staff.cookie })).body.received).toHaveLength(1);
		const accept = await call("POST", `/link-requests/${first.params.id}/accept`, {
			cookie: staff.cookie,
		});
		expect([accept.status, await studentsOf(first.coach)]).toEqual([204, [first.student.id]]);
		expect(await noticesTo(first.student)).toContain("You have a new coach");
		const path = `/link-requests/${second.params.id}`;
		expect((await call("DELETE", path, { cookie: second.coach.cookie })).status).toBe(204);
		expect(await noticesTo(second.student)).toContain("Request withdrawn");
		expectRefusal(await call("DELETE", path, { cookie: second.student.cookie }), "not_found");
	});

	test("a link request cannot be withdrawn and repeated more than twice", async () => {
		const { coach, student, params } = await createLinkRequestForTest();
		const again = async () => {
			await call("DELETE", `/link-requests/${params.id}`, { cookie: coach.cookie });
			return ask(coach, student);
		};
		expect([(await again()).status, (await again()).status]).toEqual([202, 202]);
		expectRefusal(await again(), "too_many_attempts");
	});

	test("accepting two link requests at once gives a student only one coach", async () => {
		const student = await createPersonForTest();
		const coaches = [
			await createPersonForTest({ role: "coach" }),
			await createPersonForTest({ role: "coach" }),
		];
		const ids = await Promise.all(
			coaches.map(async (coach) => (await ask(coach, student)).body.request.id),
		);
		const accept = (id: string) =>
			call("POST", `/link-requests/${id}/accept`, { cookie: student.cookie });
		const statuses = (await Promise.all(ids.map(accept))).map(({ status }) => status);
		expect(statuses).toContain(204);
		const have = await Promise.all(coaches.map(studentsOf));
		expect(have.flat()).toEqual([student.id]);
	});
});

describe("managing a student", () => {
	test("coaches cannot manage a student whom they do not train", async () => {
		const { coach, student } = await createStudentForTest();
		const stranger = await createPersonForTest({ role: "coach" });
		const theirs = ofCoach(student.id, stranger);
		for (const method of ["GET", "PATCH", "DELETE"] as const)
			expectRefusal(await theirs[method](), "not_found");
		for (const one of ["transfer", "reset-password"]) {
			const path = `/coach/students/${student.id}/${one}`;
			const request = {
				cookie: stranger.cookie,
				body: one === "transfer" ? { coachId: stranger.id } : undefined,
			};
			expectRefusal(await call("POST", path, request), "not_found");
		}
		expectRefusal(await ofCoach(coach.id, coach).GET(), "not_found");
		for (const path of [`/users/${student.id}/registrations`, `/me/classes?userId=${student.id}`]) {
			expectRefusal(await call("GET", path, { cookie: stranger.cookie }), "not_found");
			expect((await call("GET", path, { cookie: coach.cookie })).status).toBe(200);
		}
	});

	test("a coach changes a student's data, except on an outdated version and for students who are coaches", async () => {
		const { coach, student } = await createStudentForTest({ phoneNumber: "+96599000000" });
		const { body: before } = await ofCoach(student.id, coach).GET();
		const edit = {
			dateOfBirth: "2012-03-04",
			emergencyContact: "Father 99887766",
			phoneNumber: "",
		};
		const changed = await ofCoach(student.id, coach, {
			...edit,
			version: before.updatedAt,
		}).PATCH();
		expect(changed.body).toMatchObject({
			dateOfBirth: "2012-03-04",
			phoneNumber: null,
			mayEdit: true,
		});
		const late = await ofCoach(student.id, coach, {
			gender: "male",
			version: before.updatedAt,
		}).PATCH();
		expectRefusal(late, "changed_meanwhile");
		const staff = await createPersonForTest({ role: "admin" });
		expect((await ofCoach(student.id, staff, { gender: "female" }).PATCH()).body.gender).toBe(
			"female",
		);
		const other = await createStudentForTest({ role: "coach" });
		expectRefusal(
			await ofCoach(other.student.id, other.coach, { gender: "male" }).PATCH(),
			"forbidden",
		);
	});

	test.each([
		["dateOfBirth", "2014-03-04", "2000-01-01"],
		["gender", "female", "male"],
	])("a coach sets a student's %s once; staff change it", async (field, first, other) => {
		const { coach, student } = await createStudentForTest();
		const set = (value: string | null, by = coach) =>
			ofCoach(student.id, by, { [field]: value }).PATCH();
		expect((await set(first)).status).toBe(200);
		expect((await set(first)).status).toBe(200);
		for (const value of [other, null]) {
			const refused = await set(value);
			expectRefusal(refused, "invalid");
			expect(refused.body.fields).toEqual({ [field]: "set_already" });
		}
		const staff = await createPersonForTest({ role: "admin" });
		expect((await set(other, staff)).body[field]).toBe(other);
	});

	test("a coach transfers a student to another coach, or ends the training", async () => {
		const { coach, student } = await createStudentForTest();
		const [next, waits] = [
			await createPersonForTest({ role: "coach" }),
			await createPersonForTest({ role: "coach", isApproved: false }),
		];
		const give = (coachId: number) =>
			call("POST", `/coach/students/${student.id}/transfer`, {
				cookie: coach.cookie,
				body: { coachId },
			});
		for (const { id } of [waits, student, coach])
			expect((await give(id)).body.fields).toEqual({ coachId: "cannot_take_over" });
		expect((await give(next.id)).status).toBe(204);
		expect([await studentsOf(coach), await studentsOf(next)]).toEqual([[], [student.id]]);
		expect([await noticesTo(student), await noticesTo(coach), await noticesTo(next)]).toEqual([
			["You have a new coach"],
			["A student has another coach now"],
			["You have a new student"],
		]);
		const headers = { "idempotency-key": `end-${student.id}` };
		const end = () =>
			call("DELETE", `/coach/students/${student.id}`, { cookie: next.cookie, headers });
		expect([(await end()).status, (await end()).status]).toEqual([204, 204]);
		expect(await studentsOf(next)).toEqual([]);
		expect((await noticesTo(student)).filter((title) => title.includes("no longer"))).toHaveLength(
			1,
		);
	});
});

describe("a coach resetting a student's password", () => {
	const reset = (id: number, { cookie }: Signed, key: string = crypto.randomUUID()) =>
		call("POST", `/coach/students/${id}/reset-password`, {
			cookie,
			headers: { "idempotency-key": key },
		});

	test("a coach sees the new password if the student never chose a password, and a repeated request keeps it", async () => {
		const coach = await createPersonForTest({ role: "coach" });
		const { student, temporaryPassword: first } = (await add(coach)).body;
		const { cookies } = await signIn(student.email, first);
		const { status, body } = await reset(student.id, coach, `again-${student.id}`);
		expect([status, body.way]).toEqual([200, "shown"]);
		const repeat = await reset(student.id, coach, `again-${student.id}`);
		expect(repeat.body).toEqual({ way: "shown", temporaryPassword: null });
		expectRefusal(await signIn(student.email, first), "wrong_credentials");
		expect((await signIn(student.email, body.temporaryPassword)).status).toBe(200);
		expectRefusal(
			await call("GET", "/auth/user", { cookie: cookies[0].split(";")[0] }),
			"unauthorized",
		);
	});

	test.each([
		["has chosen one", { passwordSetAt: 1 }],
		["has a second factor", { mustChangePassword: true, secondFactorAt: 1 }],
		["signs in without one", {}],
	])(
		"a coach's password reset emails a link instead of showing a password to a student who %s",
		async (_, wish) => {
			const student = await createSignInForTest(wish);
			const coach = await createPersonForTest({ role: "coach" });
			const { request } = (await add(coach, { email: student.email })).body;
			const { cookie } = await createPersonForTest({ role: "admin" });
			await call("POST", `/link-requests/${request.id}/accept`, { cookie });
			expect((await reset(student.id, coach)).body).toEqual({
				way: "mailed",
				temporaryPassword: null,
			});
			await mailTo(student.email, (mail) => mail.text.includes("/reset-password#token="));
			expect((await signIn(student.email, student.password)).status).toBe(200);
		},
	);

	test("a disabled student gets no new password", async () => {
		const { coach, student } = await createStudentForTest();
		await Users.patch({ id: student.id }).set({ isDisabled: true }).go();
		expectRefusal(await reset(student.id, coach), "account_disabled");
	});

	test("rejects a password reset by staff who are not the coach, and for a student who is a coach or staff", async () => {
		for (const role of ["coach", "admin"] as const) {
			const { coach, student } = await createStudentForTest({ role });
			expectRefusal(await reset(student.id, coach), "forbidden");
		}
		const { student } = await createStudentForTest();
		expectRefusal(
			await reset(student.id, await createPersonForTest({ role: "super-admin" })),
			"forbidden",
		);
	});
});

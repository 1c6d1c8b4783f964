import { Sessions } from "#functions/core/http/session.entity.ts";
import { allItems } from "#functions/core/table/items.ts";
import { StudentRelations } from "#functions/people/coaches/student.entity.ts";
import { Users } from "#functions/people/users/user.entity.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually, mailsTo, mailTo } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { say } from "../../core/consents.ts";
import { createFamilyForTest } from "../../core/families.ts";
import { createChargeForTest, payForTest } from "../../core/fees.ts";
import { createPeopleForTest, createPersonForTest, superAdmin } from "../../core/people.ts";
import { createSignInForTest, login, statusOf } from "../../core/signIns.ts";
import { createTrainingClassForTest } from "../../core/trainingClasses.ts";

const path = (id: number, query = "") => `/users/${id}${query}`;

/** A coach with a class and a student. */
async function createCoachForTest() {
	const [coach, student] = await createPeopleForTest(2, { role: "coach" });
	await StudentRelations.create({
		coachId: coach.id,
		studentId: student.id,
		assignedAt: coach.createdAt,
	}).go();
	const trainingClass = await createTrainingClassForTest({ coachId: coach.id });
	return { coach, student, trainingClass };
}

const finished = (cookie: string, id: number) =>
	eventually(async () => {
		const { body } = await call("GET", `/removals/${id}`, { cookie });
		return body.finished && body;
	}, "the end of a deletion");

describe("deleting a person", () => {
	test("deleting a person ends their sign-in at once and reports progress; repeating it is harmless", async () => {
		const [cookie, person] = await Promise.all([superAdmin(), createSignInForTest()]);
		const { status, body } = await call("DELETE", path(person.id), { cookie });
		expect([status, body]).toEqual([
			202,
			{ id: person.id, done: 0, of: expect.any(Number), finished: false },
		]);
		expect(await statusOf(person.cookie)).toBe(401);
		expectRefusal(await login(person.email, person.password), "wrong_credentials");
		expect(await finished(cookie, person.id)).toMatchObject({ done: body.of, of: body.of });
		expect((await call("DELETE", path(person.id), { cookie })).body).toMatchObject({
			id: person.id,
			finished: true,
		});
		expect((await auditOf("user", person.id)).map(({ action }) => action)).toEqual(["deleted"]);
	});

	test("the stream removes the request id from a deleted person's consents", async () => {
		const [cookie, person] = await Promise.all([superAdmin(), createPersonForTest()]);
		await say(person.cookie, "mail", true);
		const consents = () => allItems({ entity: "consent", partition: { subjectId: person.id } });
		expect(await consents()).toMatchObject([{ requestId: expect.any(String) }]);
		await call("DELETE", path(person.id), { cookie });
		await finished(cookie, person.id);
		const [consent] = await consents();
		expect([consent.answer, consent.requestId]).toEqual(["given", undefined]);
	});

	test("simultaneous deletion requests are one deletion", async () => {
		const [cookie, person] = await Promise.all([superAdmin(), createSignInForTest()]);
		const answers = await Promise.all(
			[1, 2, 3].map(() => call("DELETE", path(person.id), { cookie })),
		);
		for (const { status, body } of answers) expect([status, body.id]).toEqual([202, person.id]);
		expect(await auditOf("user", person.id)).toHaveLength(1);
	});

	test("super-admins, oneself and unknown people cannot be deleted", async () => {
		const cookie = await superAdmin();
		const other = await createPersonForTest({ role: "super-admin" });
		expectRefusal(await call("DELETE", path(other.id), { cookie }), "forbidden");
		expectRefusal(await call("DELETE", path(other.id), { cookie: other.cookie }), "forbidden");
		expectRefusal(await call("DELETE", path(999_999_999), { cookie }), "not_found");
		expectRefusal(await call("GET", "/removals/999999999", { cookie }), "not_found");
		expect(await statusOf(other.cookie)).toBe(200);
	});

	test("deleting a person requires the password again", async () => {
		const { id: userId, cookie } = await createPersonForTest({ role: "super-admin" });
		const { data } = await Sessions.query.ofUser({ userId }).go();
		await Sessions.patch({ userId, hash: data[0].hash }).set({ confirmedAt: 1 }).go();
		const { id } = await createPersonForTest();
		expectRefusal(await call("DELETE", path(id), { cookie }), "fresh_sign_in_required");
	});

	test("before a deletion, staff see which receipts stay and what is open or in credit", async () => {
		const cookie = await superAdmin();
		const { person, target } = await createChargeForTest();
		const moneyOf = async () =>
			(await call("GET", `/users/${person.id}/removal`, { cookie })).body.money;
		expect(await moneyOf()).toEqual({ receipts: 0, open: 10_000, credit: 0 });
		await payForTest([{ id: target, amount: 4_000 }], { credit: 500 });
		expect(await moneyOf()).toEqual({ receipts: 1, open: 6_000, credit: 500 });
	});

	test("deleting a coach requires a successor, who takes over classes and students", async () => {
		const [cookie, { coach, student, trainingClass }] = await Promise.all([
			superAdmin(),
			createCoachForTest(),
		]);
		const [successor, member] = [
			await createPersonForTest({ role: "coach" }),
			await createPersonForTest(),
		];
		const preview = await call("GET", `/users/${coach.id}/removal`, { cookie });
		expect(preview.body).toMatchObject({
			going: { students: 1, classes: 1, registrations: 0 },
			needsSuccessor: true,
		});

		const refused = await call("DELETE", path(coach.id), { cookie });
		expectRefusal(refused, "coach_has_students");
		expect(refused.body.params).toEqual({ classes: 1, students: 1 });
		for (const id of [coach.id, member.id, 999_999_999]) {
			const { status, body } = await call("DELETE", path(coach.id, `?handOverTo=${id}`), {
				cookie,
			});
			expect([status, body.fields]).toEqual([400, { handOverTo: "cannot_take_over" }]);
		}
		expect(
			(await call("DELETE", path(coach.id, `?handOverTo=${successor.id}`), { cookie })).status,
		).toBe(202);
		await finished(cookie, coach.id);
		const { body: one } = await call("GET", `/classes/${trainingClass.id}`);
		expect(one.coachId).toBe(successor.id);
		const { data } = await StudentRelations.query.ofStudent({ studentId: student.id }).go();
		expect(data.map(({ coachId, isActive }) => [coachId, isActive])).toEqual([
			[successor.id, true],
		]);
	});
});

describe("the emails about a deletion", () => {
	test("staff's deletion sends the person one email in their language, however often it is repeated", async () => {
		const [cookie, person] = await Promise.all([
			superAdmin(),
			createPersonForTest({ preferredLanguage: "ar" }),
		]);
		const answers = await Promise.all([
			call("DELETE", path(person.id), { cookie }),
			call("DELETE", path(person.id), { cookie }),
		]);
		expect(answers.map(({ status }) => status)).toEqual([202, 202]);
		await mailTo(person.email, ({ subject }) => subject === "حُذف حسابك");
		await finished(cookie, person.id);
		await call("DELETE", path(person.id), { cookie });
		expect((await mailsTo(person.email)).map(({ subject }) => subject)).toEqual(["حُذف حسابك"]);
	});

	test("a child's guardian learns of the deletion by email", async () => {
		const { guardian, child } = await createFamilyForTest();
		expect((await call("DELETE", path(child.id), { cookie: await superAdmin() })).status).toBe(202);
		const { text } = await mailTo(
			guardian.email,
			({ subject }) => subject === "Your child’s account was deleted",
		);
		expect(text).toContain(child.firstName);
	});
});

/** Waits for the expected number of notifications to a person about their coach or students. */
const noticesTo = ({ cookie }: { cookie: string }, count = 1) =>
	eventually(async () => {
		const { body } = await call("GET", "/notifications", { cookie });
		const notices = body.filter(({ type }: { type: string }) => type === "student");
		return notices.length >= count && notices.map(({ message }: { message: string }) => message);
	}, "the notifications");

describe("a coach who stops being one", () => {
	test.each(["disabled", "deleted"])(
		"the successor of a %s coach is notified of the new classes, and each affected person once of the new coach",
		async (how) => {
			const [cookie, { coach, student, trainingClass }, successor, family] = await Promise.all([
				superAdmin(),
				createCoachForTest(),
				createPersonForTest({ role: "coach" }),
				createFamilyForTest(),
			]);
			const second = await createTrainingClassForTest({ coachId: coach.id, title: "Kata" });
			for (const { id } of [trainingClass, second])
				for (const userId of [student.id, family.child.id])
					await call("POST", `/classes/${id}/enroll`, { cookie, body: { userId } });
			const { body: preview } = await call("GET", path(coach.id, "/removal"), { cookie });
			expect(preview.toTell).toBe(2);
			const query = `?handOverTo=${successor.id}`;
			await (how === "disabled"
				? call("POST", path(coach.id, `/disable${query}`), { cookie })
				: call("DELETE", path(coach.id, query), { cookie }));
			if (how === "deleted") await finished(cookie, coach.id);

			const [taken, ...more] = await noticesTo(successor);
			expect([taken, more]).toEqual([
				expect.stringMatching(/yours now: .*Evening basics.* on Tuesdays at 5:00.*Kata.*students/),
				[],
			]);
			expect(await noticesTo(student)).toEqual([
				expect.stringContaining(`${successor.firstName} ${successor.lastName}`),
			]);
			expect(await noticesTo(family.guardian)).toEqual([
				expect.stringMatching(/From now on .* teaches .*(Evening basics.*Kata|Kata.*Evening)/),
			]);
		},
	);

	test("disabling a coach requires a successor, and nobody reads a disabled coach's name", async () => {
		const [cookie, { coach, trainingClass }, successor] = await Promise.all([
			superAdmin(),
			createCoachForTest(),
			createPersonForTest({ role: "coach" }),
		]);
		const disable = (query = "") => call("POST", path(coach.id, `/disable${query}`), { cookie });
		expectRefusal(await disable(), "coach_has_students");
		await call("POST", path(successor.id, "/disable"), { cookie });
		const closed = await disable(`?handOverTo=${successor.id}`);
		expect([closed.status, closed.body.fields]).toEqual([400, { handOverTo: "cannot_take_over" }]);
		await call("POST", path(successor.id, "/enable"), { cookie });
		expect((await disable(`?handOverTo=${successor.id}`)).body.isDisabled).toBe(true);
		const read = async () => (await call("GET", `/classes/${trainingClass.id}`)).body;
		expect(await read()).toMatchObject({
			coachId: successor.id,
			coach: { firstName: successor.firstName },
		});
		// Simulates a record from before disabling a coach required a successor.
		await Users.patch({ id: successor.id }).set({ isDisabled: true }).go();
		expect((await read()).coach).toBeNull();
	});

	test.each([{ role: "member" }, { role: "admin" }, { isApproved: false }])(
		"changing a coach to %j requires a successor, who takes over classes and students",
		async (change) => {
			const [cookie, { coach, student, trainingClass }, successor, member] = await Promise.all([
				superAdmin(),
				createCoachForTest(),
				createPersonForTest({ role: "coach" }),
				createPersonForTest(),
			]);
			const update = (body: object) => call("PATCH", path(coach.id), { cookie, body });
			const refused = await update(change);
			expectRefusal(refused, "coach_has_students");
			expect(refused.body.fields).toEqual({ handOverTo: "required" });
			for (const handOverTo of [coach.id, member.id]) {
				const { status, body } = await update({ ...change, handOverTo });
				expect([status, body.fields]).toEqual([400, { handOverTo: "cannot_take_over" }]);
			}
			expect((await update({ ...change, handOverTo: successor.id })).status).toBe(200);
			const { body: one } = await call("GET", `/classes/${trainingClass.id}`);
			expect(one.coachId).toBe(successor.id);
			const { data } = await StudentRelations.query.ofStudent({ studentId: student.id }).go();
			expect(data.filter(({ isActive }) => isActive).map(({ coachId }) => coachId)).toEqual([
				successor.id,
			]);
		},
	);

	test("a member who was made an unapproved coach is a member again when rejected", async () => {
		const [cookie, person] = await Promise.all([superAdmin(), createPersonForTest()]);
		const body = { role: "coach", isApproved: false };
		expect((await call("PATCH", path(person.id), { cookie, body })).status).toBe(200);
		const rejected = await call("DELETE", `/coaches/${person.id}/reject`, { cookie });
		expect(rejected.status).toBe(204);
		const { body: after } = await call("GET", path(person.id), { cookie });
		expect([after.role, after.isApproved]).toEqual(["member", true]);
	});

	test("a coach becomes a member when rejected after approval was switched off", async () => {
		const [cookie, coach] = await Promise.all([
			superAdmin(),
			createPersonForTest({ role: "coach" }),
		]);
		const off = await call("PATCH", path(coach.id), { cookie, body: { isApproved: false } });
		expect(off.status).toBe(200);
		const rejected = await call("DELETE", `/coaches/${coach.id}/reject`, { cookie });
		expect(rejected.status).toBe(204);
		const { body } = await call("GET", path(coach.id), { cookie });
		expect([body.role, body.isApproved]).toEqual(["member", true]);
	});

	test("a coach without approval is not rejected before another coach has their classes", async () => {
		const [cookie, coach] = [await superAdmin(), await createPersonForTest({ role: "coach" })];
		const off = { cookie, body: { isApproved: false } };
		expect((await call("PATCH", path(coach.id), off)).status).toBe(200);
		await createTrainingClassForTest({ coachId: coach.id });
		const rejected = await call("DELETE", `/coaches/${coach.id}/reject`, { cookie });
		expectRefusal(rejected, "coach_has_students");
	});

	test.each(["disabled", "deleted"])(
		"a student of a %s coach who takes over is not their own student, and learns only of the handover",
		async (how) => {
			const [cookie, { coach, student }] = [await superAdmin(), await createCoachForTest()];
			const successor = await createPersonForTest({ role: "coach" });
			const assignedAt = new Date().toISOString();
			const own = { coachId: coach.id, studentId: successor.id };
			await StudentRelations.put({ ...own, assignedAt, isActive: true }).go();
			const query = `?handOverTo=${successor.id}`;
			await (how === "disabled"
				? call("POST", path(coach.id, `/disable${query}`), { cookie })
				: call("DELETE", path(coach.id, query), { cookie }));
			if (how === "deleted") await finished(cookie, coach.id);
			expect(await noticesTo(successor)).toEqual([expect.stringMatching(/yours now: /)]);
			const { body } = await call("GET", "/coach/students", { cookie: successor.cookie });
			expect(body.map(({ id }: { id: number }) => id)).toEqual([student.id]);
			const { data } = await StudentRelations.query.ofStudent({ studentId: successor.id }).go();
			expect(data.filter(({ isActive }) => isActive)).toEqual([]);
		},
	);
});

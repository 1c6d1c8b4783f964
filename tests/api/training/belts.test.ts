import { StudentRelations } from "#functions/people/coaches/student.entity.ts";
import { Users } from "#functions/people/users/user.entity.ts";
import { Attendance } from "#functions/training/attendance/attendance.entity.ts";
import { Promotions } from "#functions/training/belts/promotion.entity.ts";
import type {
	BeltProgression,
	BeltPromotion,
	PromotionRequest,
} from "#shared/base/ranks/belts.schema.ts";
import type { ClassesInGrade } from "#shared/base/settings/settings.rules.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually, mailTo } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { createPromotionForTest, createStudentForTest } from "../../core/belts.ts";
import { dateIn } from "../../core/events.ts";
import { admin, createPersonForTest, superAdmin } from "../../core/people.ts";
import { settingsInForce } from "../../core/settings.ts";

const today = () => kuwaitDate(Date.now());

const ask = (cookie: string, studentId: number, newBelt: string, more: object = {}) =>
	call("POST", "/belt-progressions", { cookie, body: { studentId, newBelt, ...more } });

const promote = async (userId: number, toBelt: string, more: object = {}, cookie?: string) =>
	call("POST", "/belt-promotions", {
		cookie: cookie ?? (await admin()),
		body: { userId, toBelt, ...more },
	});

const decide = async (
	id: string | number,
	decision: "approve" | "reject",
	body: object = {},
	cookie?: string,
) =>
	call("POST", `/belt-promotions/${id}/${decision}`, { cookie: cookie ?? (await admin()), body });

const takeBack = async (id: string | number, cookie?: string) =>
	call("POST", `/belt-promotions/${id}/take-back`, { cookie: cookie ?? (await admin()) });

/** The number of pending promotions on staff's dashboard. */
const pendingCount = async (): Promise<number> =>
	(await call("GET", "/user/figures", { cookie: await admin() })).body.totals.pendingPromotions;

const historyOf = async (cookie: string, studentId?: number): Promise<BeltProgression[]> =>
	(await call("GET", `/belt-progressions${studentId ? `/${studentId}` : ""}`, { cookie })).body;

const beltOf = async (id: number) =>
	(await Users.get({ id }).go({ consistent: true })).data?.currentBelt;

/** Titles of a person's notifications, latest first. */
const titlesTo = async (cookie: string): Promise<string[]> =>
	(await call("GET", "/notifications", { cookie })).body.map(
		({ title }: { title: string }) => title,
	);

/** All requests with a status, page by page. */
async function listed(status: string, limit = 50): Promise<PromotionRequest[]> {
	const cookie = await admin();
	const rows: PromotionRequest[] = [];
	let cursor = "";
	do {
		const answer = await call("GET", `/belt-promotions?status=${status}&limit=${limit}${cursor}`, {
			cookie,
		});
		expect(answer.body.length).toBeLessThanOrEqual(limit);
		rows.push(...answer.body);
		const next = answer.headers.get("x-next-cursor");
		cursor = next ? `&cursor=${next}` : "";
	} while (cursor);
	return rows;
}

describe("belt promotions requested by a coach", () => {
	test("requesting a promotion keeps the student's belt and notifies the student", async () => {
		const { coach, student } = await createStudentForTest({ currentBelt: "blue-8" });
		const { status, body } = await ask(coach.cookie, student.id, "Blue Belt - 7th Kyu", {
			notes: " Ready \n",
		});
		expect(status).toBe(201);
		expect(body).toMatchObject({
			fromBelt: "blue-8",
			toBelt: "blue-7",
			approved: false,
			status: "pending",
			notes: "Ready",
			promotedBy: coach.id,
			promotionDate: today(),
			eligibleDate: null,
			attended: null,
			requiredClasses: null,
			reason: null,
		});
		expect(await beltOf(student.id)).toBe("blue-8");
		expect(await titlesTo(student.cookie)).toEqual(["You are recommended for a promotion"]);
		const lines = await auditOf("promotion", body.id);
		expect(lines).toMatchObject([{ action: "requested", userId: coach.id }]);
		const { body: students } = await call("GET", "/coach/students", { cookie: coach.cookie });
		expect(students).toMatchObject([
			{ id: student.id, pendingPromotion: { id: body.id, toBelt: "blue-7" } },
		]);
	});

	test.each([
		["blue-8", "yellow-5", 201],
		["blue-8", "green-4", "promotion_too_far"],
		["blue-8", "blue-8", "promotion_not_higher"],
		["blue-8", "white", "promotion_not_higher"],
		["brown-2", "brown-1", 201],
		["brown-2", "black-1", "promotion_black"],
		["brown-1", "1st Dan", "promotion_black"],
	] as const)(
		"a coach's request from %s to %s results in %s",
		async (currentBelt, newBelt, outcome) => {
			const { coach, student } = await createStudentForTest({ currentBelt });
			const answer = await ask(coach.cookie, student.id, newBelt);
			if (outcome === 201) expect(answer.status).toBe(201);
			else expectRefusal(answer, outcome);
		},
	);

	test("a coach cannot promote or see anybody but their current students", async () => {
		const { coach, student } = await createStudentForTest();
		const { id: stranger } = await createPersonForTest();
		for (const id of [stranger, coach.id, 999_999_999]) {
			expectRefusal(await ask(coach.cookie, id, "orange-10"), "forbidden");
			expectRefusal(
				await call("GET", `/belt-progressions/${id === coach.id ? stranger : id}`, coach),
				"not_found",
			);
		}
		const relation = { coachId: coach.id, studentId: student.id };
		await StudentRelations.patch(relation).set({ isActive: false }).go();
		expectRefusal(await ask(coach.cookie, student.id, "orange-10"), "forbidden");
		expectRefusal(await call("GET", `/belt-progressions/${student.id}`, coach), "not_found");
	});

	test("allows one pending request per student, also when ten coaches request at once", async () => {
		const { student } = await createStudentForTest();
		const coaches = await Promise.all(
			Array.from({ length: 10 }, () => createPersonForTest({ role: "coach" })),
		);
		const assignedAt = new Date().toISOString();
		const relations = coaches.map(({ id: coachId }) => ({
			coachId,
			studentId: student.id,
			assignedAt,
			isActive: true,
		}));
		await StudentRelations.put(relations).go();
		const answers = await Promise.all(
			coaches.map(({ cookie }) => ask(cookie, student.id, "orange-10")),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
		expectRefusal(await ask(coaches[0].cookie, student.id, "orange-9"), "promotion_pending");
		expectRefusal(await promote(student.id, "orange-9"), "promotion_pending");
		expect(await historyOf(student.cookie)).toHaveLength(1);
	});

	test("only the requesting coach can withdraw a pending request", async () => {
		const { coach, student, params } = await createPromotionForTest();
		const withdraw = ({ cookie }: { cookie: string }) =>
			call("DELETE", `/belt-promotions/${params.id}`, { cookie });
		expectRefusal(await withdraw(student), "not_found");
		expectRefusal(await withdraw({ cookie: await admin() }), "not_found");
		expect((await withdraw(coach)).status).toBe(200);
		expectRefusal(await withdraw(coach), "not_found");
		expectRefusal(await decide(params.id, "approve"), "not_found");
		expect(await historyOf(student.cookie)).toEqual([]);
		expect(await titlesTo(student.cookie)).toContain("Promotion request withdrawn");
		const again = await ask(coach.cookie, student.id, "orange-9");
		expect(again.status).toBe(201);
		await decide(again.body.id, "reject");
		const late = await call("DELETE", `/belt-promotions/${again.body.id}`, {
			cookie: coach.cookie,
		});
		expectRefusal(late, "promotion_decided");
	});
});

describe("belt promotions decided by staff", () => {
	test("approval updates the belt and its history, and notifies the people concerned", async () => {
		const names = { firstNameAr: "سارة", lastNameAr: "العلي" };
		const { coach, student, promotion, params } = await createPromotionForTest(names);
		const reviewer = await createPersonForTest({ role: "admin" });
		const approved = await decide(params.id, "approve", {}, reviewer.cookie);
		expect(approved).toMatchObject({
			status: 200,
			body: { id: promotion.id, approved: true, status: "approved" },
		});
		const stored = async () => (await Promotions.query.byId({ id: promotion.id }).go()).data[0];
		const { approvedBy, approvedAt, createdAt } = await eventually(async () => {
			const one = await stored();
			return one?.approvedAt ? { ...one, approvedAt: one.approvedAt } : null;
		}, "the decision in the index");
		expect(approvedBy).toBe(reviewer.id);
		expect(Date.parse(approvedAt)).toBeGreaterThanOrEqual(Date.parse(createdAt));
		expect(await beltOf(student.id)).toBe("orange-10");
		const own = await historyOf(student.cookie);
		expect(own).toMatchObject([
			{
				id: promotion.id,
				fromBelt: "white",
				toBelt: "orange-10",
				promotionDate: today(),
				approved: true,
			},
		]);
		expect(own[0].promoter).toMatchObject({ id: coach.id, firstName: "Test" });
		for (const cookie of [coach.cookie, reviewer.cookie])
			expect(await historyOf(cookie, student.id)).toEqual(own);
		const byQuery = await call("GET", `/belt-progressions?studentId=${student.id}`, {
			cookie: coach.cookie,
		});
		expect(byQuery.body).toEqual(own);
		const { body: dashboard } = await call("GET", "/user/dashboard", { cookie: student.cookie });
		expect(dashboard.beltPromotions).toMatchObject([{ id: promotion.id, approved: true }]);
		expect((await titlesTo(student.cookie))[0]).toBe("Your promotion is approved");
		expect(await titlesTo(coach.cookie)).toEqual(["Promotion approved"]);
		expect(
			(await mailTo(coach.email, ({ text }) => text.includes("Orange Belt - 10th Kyu"))).to,
		).toBe(coach.email);
		expect((await auditOf("promotion", promotion.id)).map(({ action }) => action)).toEqual([
			"requested",
			"approved",
		]);
	});

	test("the coach and the student read the reason for a rejection", async () => {
		const { coach, student, promotion, params } = await createPromotionForTest();
		const reviewer = await createPersonForTest({ role: "admin" });
		const reason = { reason: "The kata needs time." };
		const rejected = await decide(params.id, "reject", reason, reviewer.cookie);
		expect(rejected.body).toMatchObject({
			approved: false,
			status: "rejected",
			reason: "The kata needs time.",
		});
		expect(await beltOf(student.id)).toBe("white");
		expect((await listed("rejected")).find(({ id }) => id === promotion.id)).toMatchObject({
			decidedBy: { id: reviewer.id },
		});
		expect(await historyOf(coach.cookie, student.id)).toEqual([]);
		const { body: mine } = await call("GET", "/me/promotions", { cookie: student.cookie });
		expect(mine).toMatchObject([{ status: "rejected", reason: "The kata needs time." }]);
		for (const cookie of [coach.cookie, student.cookie]) {
			const [latest] = (await call("GET", "/notifications", { cookie })).body;
			expect(latest.message).toContain("The kata needs time.");
		}
		expectRefusal(await decide(params.id, "approve"), "promotion_decided");
	});

	test("taking back an approval restores belt, history, counts and the request", async () => {
		const { coach, student, promotion, params } = await createPromotionForTest();
		const reviewer = await createPersonForTest({ role: "admin" });
		await decide(params.id, "approve", {}, reviewer.cookie);
		const approved = (await listed("approved")).find(({ id }) => id === promotion.id);
		expect(approved).toMatchObject({ decidedBy: { id: reviewer.id } });
		expect(Date.parse(approved?.decidedAt ?? "")).not.toBeNaN();
		const waiting = await pendingCount();
		const answers = await Promise.all(
			[reviewer.cookie, await admin()].map((cookie) => takeBack(params.id, cookie)),
		);
		for (const answer of answers)
			expect(answer).toMatchObject({ status: 200, body: { id: promotion.id, status: "pending" } });
		expect(await pendingCount()).toBe(waiting + 1);
		expect(await beltOf(student.id)).toBe("white");
		expect(await historyOf(student.cookie)).toMatchObject([{ status: "pending" }]);
		expect((await titlesTo(student.cookie))[0]).toBe("Your promotion is being looked at again");
		expect((await titlesTo(coach.cookie))[0]).toBe("A promotion is being looked at again");
		expect((await decide(params.id, "approve")).status).toBe(200);
		expect(await beltOf(student.id)).toBe("orange-10");
		expect((await auditOf("promotion", promotion.id)).map(({ action }) => action)).toEqual([
			"requested",
			"approved",
			"takenBack",
			"approved",
		]);
	});

	test("taking back a rejection makes the request pending without its reason", async () => {
		const { student, params } = await createPromotionForTest();
		await decide(params.id, "reject", { reason: "The kata needs time." });
		const { body } = await takeBack(params.id);
		expect(body).toMatchObject({ status: "pending", reason: null });
		expect(await historyOf(student.cookie)).toMatchObject([{ status: "pending", reason: null }]);
	});

	test("taking back a direct promotion removes it", async () => {
		const { id, cookie } = await createPersonForTest();
		const { body } = await promote(id, "black-1");
		expect((await takeBack(body.id)).status).toBe(200);
		expect(await beltOf(id)).toBe("white");
		expect(await historyOf(cookie)).toEqual([]);
		expect((await titlesTo(cookie))[0]).toBe("Your promotion was taken back");
		expectRefusal(await takeBack(body.id), "not_found");
	});

	test("refuses to take back a decision that is a week old or was followed by another change", async () => {
		const late = await createPromotionForTest();
		await decide(late.params.id, "approve");
		await Promotions.patch({ userId: late.student.id, slot: late.params.id })
			.set({ approvedAt: new Date(Date.now() - 8 * 86_400_000).toISOString() })
			.go();
		expectRefusal(await takeBack(late.params.id), "promotion_settled");
		const passed = await createPromotionForTest();
		await decide(passed.params.id, "approve");
		await promote(passed.student.id, "blue-8", { override: true });
		expectRefusal(await takeBack(passed.params.id), "promotion_settled");
		expect(await beltOf(passed.student.id)).toBe("blue-8");
		const requested = await createPromotionForTest();
		await decide(requested.params.id, "reject");
		await ask(requested.coach.cookie, requested.student.id, "orange-9");
		expectRefusal(await takeBack(requested.params.id), "promotion_pending");
		const raised = await createPromotionForTest();
		await decide(raised.params.id, "reject");
		await promote(raised.student.id, "blue-8");
		expectRefusal(await takeBack(raised.params.id), "promotion_settled");
	});

	test("twenty simultaneous approvals add one history line and get the same response", async () => {
		const { student, params } = await createPromotionForTest();
		const cookies = await Promise.all(Array.from({ length: 20 }, admin));
		const answers = await Promise.all(
			cookies.map((cookie) => decide(params.id, "approve", {}, cookie)),
		);
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
		for (const { body } of answers) expect(body).toEqual(answers[0].body);
		expect(await historyOf(student.cookie)).toHaveLength(1);
		expect((await auditOf("promotion", params.id)).map(({ action }) => action)).toEqual([
			"requested",
			"approved",
		]);
		expect((await decide(params.id, "approve")).body).toEqual(answers[0].body);
	});

	test("only one of a simultaneous approval and rejection succeeds", async () => {
		for (let round = 0; round < 3; round++) {
			const { student, params } = await createPromotionForTest();
			const [one, other] = await Promise.all([admin(), admin()]);
			const [approved, rejected] = await Promise.all([
				decide(params.id, "approve", {}, one),
				decide(params.id, "reject", {}, other),
			]);
			expect([approved.status, rejected.status].sort()).toEqual([200, 409]);
			expectRefusal(approved.status === 409 ? approved : rejected, "promotion_decided");
			expect(await beltOf(student.id)).toBe(approved.status === 200 ? "orange-10" : "white");
			expect(await historyOf(student.cookie)).toHaveLength(approved.status === 200 ? 1 : 0);
		}
	});

	test("rejects an approval if the belt has changed since the request", async () => {
		const { student, params } = await createPromotionForTest({
			currentBelt: "orange-10",
			newBelt: "blue-8",
		});
		await call("PUT", "/auth/profile", { cookie: student.cookie, body: { currentBelt: "white" } });
		expectRefusal(await decide(params.id, "approve"), "belt_changed");
		expect((await decide(params.id, "reject")).status).toBe(200);
	});

	test("lists pending requests page by page, oldest first, with student and coach", async () => {
		const { coach, student, promotion } = await createPromotionForTest();
		const later = await createPromotionForTest();
		const waiting = await listed("pending", 3);
		const ids = waiting.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids.indexOf(promotion.id)).toBeLessThan(ids.indexOf(later.promotion.id));
		expect(waiting.find(({ id }) => id === promotion.id)).toMatchObject({
			user: { id: student.id, currentBelt: "white" },
			promoter: { id: coach.id },
		});
		await decide(promotion.id, "reject");
		expect((await listed("pending")).some(({ id }) => id === promotion.id)).toBe(false);
		expect((await listed("rejected"))[0].id).toBe(promotion.id);
	});

	test("notifies staff of a request, except the admin who made it", async () => {
		const one = await createPersonForTest({ role: "admin" });
		const asking = await createPersonForTest({ role: "admin", currentBelt: "black-1" });
		await call("PUT", "/auth/profile", { cookie: asking.cookie, body: { currentBelt: "black-2" } });
		const notice = await eventually(async () => {
			const { body } = await call("GET", "/notifications", { cookie: one.cookie });
			return body.find(({ message }: { message: string }) => message.includes(String(asking.id)));
		}, "a notice of the request");
		const [{ id }] = (await call("GET", "/me/promotions", { cookie: asking.cookie })).body;
		expect(notice).toMatchObject({
			title: "New promotion request",
			actionUrl: `/?tab=promotions&id=${id}`,
		});
		const { body: own } = await call("GET", "/notifications", { cookie: asking.cookie });
		expect(own.map(({ actionUrl }: { actionUrl: string }) => actionUrl)).not.toContain(
			`/?tab=promotions&id=${id}`,
		);
		expect(await titlesTo(asking.cookie)).toContain("Promotion requested");
		expectRefusal(await decide(id, "approve", {}, asking.cookie), "own_promotion");
		expectRefusal(await promote(asking.id, "black-3", {}, asking.cookie), "own_promotion");
		expect((await call("DELETE", `/belt-promotions/${id}`, { cookie: asking.cookie })).status).toBe(
			200,
		);
	});

	test("staff promote directly to any higher rank, also on a past day", async () => {
		const { id, cookie } = await createPersonForTest({ currentBelt: "brown-1" });
		const day = dateIn(-40);
		const answer = await promote(id, "Black Belt 1 Dan", {
			promotionDate: day,
			notes: "Examined in Tokyo",
		});
		expect(answer).toMatchObject({
			status: 201,
			body: { toBelt: "black-1", approved: true, promotionDate: day },
		});
		expect(await beltOf(id)).toBe("black-1");
		expect(await historyOf(cookie)).toMatchObject([
			{ promotionDate: day, notes: "Examined in Tokyo" },
		]);
		expect((await titlesTo(cookie))[0]).toBe("Your promotion is approved");
		expectRefusal(await promote(id, "black-1"), "promotion_not_higher");
		expect(await promote(999_999_999, "black-1")).toMatchObject({
			body: { fields: { userId: "invalid" } },
		});
		expect(await promote(id, "black-2", { promotionDate: "2199-01-01" })).toMatchObject({
			status: 400,
			body: { fields: { promotionDate: "date_invalid" } },
		});
	});

	test("nobody is promoted on a day before their birth", async () => {
		const { id } = await createPersonForTest({ dateOfBirth: "1990-01-02" });
		const { body } = await promote(id, "black-1", { promotionDate: "1990-01-01" });
		expect(body.fields).toEqual({ promotionDate: "before_birth" });
		expect((await promote(id, "black-1", { promotionDate: "2010-01-01" })).status).toBe(201);
	});

	test("simultaneous direct promotions of one person create one promotion", async () => {
		const { id, cookie } = await createPersonForTest();
		const answers = await Promise.all([
			promote(id, "green-4"),
			promote(id, "green-4"),
			promote(id, "green-4"),
		]);
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
		for (const { status } of answers) expect([201, 409, 422]).toContain(status);
		expect(await historyOf(cookie)).toHaveLength(1);
	});
});

describe("months in grade", () => {
	/** A student promoted to green-4 a month ago; the next rank requires six months. */
	async function recentlyPromoted() {
		const { coach, student } = await createStudentForTest();
		await promote(student.id, "green-4", { promotionDate: dateIn(-31) });
		return { coach, student, cookie: await admin() };
	}

	test("approving before the eligible date requires an override, and the date is stored", async () => {
		const { coach, student, cookie } = await recentlyPromoted();
		const { body: promotion }: { body: BeltPromotion } = await ask(
			coach.cookie,
			student.id,
			"green-3",
		);
		expect(promotion.eligibleDate?.localeCompare(today())).toBe(1);
		const refused = await decide(promotion.id, "approve", {}, cookie);
		expectRefusal(refused, "promotion_early");
		expect(refused.body.params).toEqual({ eligibleDate: promotion.eligibleDate });
		expect((await decide(promotion.id, "approve", { override: true }, cookie)).status).toBe(200);
		const [latest] = await historyOf(coach.cookie, student.id);
		expect(latest).toMatchObject({
			toBelt: "green-3",
			eligibleDate: promotion.eligibleDate,
			promotionDate: today(),
		});
	});

	test("a direct promotion before the eligible date requires an override, also when backdated", async () => {
		const { student, cookie } = await recentlyPromoted();
		for (const promotionDate of [dateIn(0), dateIn(-60)])
			expectRefusal(
				await promote(student.id, "black-1", { promotionDate }, cookie),
				"promotion_early",
			);
		expect((await promote(student.id, "black-1", { override: true }, cookie)).status).toBe(201);
	});
});

describe("classes in grade", () => {
	/** Only green-3 requires classes; no other test uses that rank. */
	const asking = async (count: number) => {
		const before = await settingsInForce();
		const classesInGrade = { ...(before.classesInGrade as ClassesInGrade), "green-3": count };
		await call("PUT", "/settings", {
			cookie: await superAdmin(),
			body: { ...before, classesInGrade },
		});
	};
	afterAll(() => asking(0));

	test("approving with too few attended classes requires an override", async () => {
		await asking(2);
		const { coach, student } = await createStudentForTest({ currentBelt: "green-4" });
		await promote(student.id, "green-3", { promotionDate: dateIn(-400) });
		const attend = (date: string) =>
			Attendance.put({
				classId: 1,
				userId: student.id,
				date,
				present: true,
				by: coach.id,
				markedAt: `${date}T18:00:00Z`,
			}).go();
		await attend(dateIn(-9));
		const { body: promotion }: { body: BeltPromotion } = await ask(
			coach.cookie,
			student.id,
			"brown-2",
		);
		expect(promotion).toMatchObject({ status: "pending", attended: 1, requiredClasses: 2 });
		const cookie = await admin();
		const refused = await decide(promotion.id, "approve", {}, cookie);
		expectRefusal(refused, "promotion_few_classes");
		expect(refused.body.params).toEqual({ attended: 1, requiredClasses: 2 });
		const { body: grades } = await call("GET", "/coach/grades", { cookie: coach.cookie });
		expect(grades).toMatchObject([{ attended: 1, requiredClasses: 2 }]);
		const nextBelt = (cookie: string) => call("GET", `/users/${student.id}/next-belt`, { cookie });
		expect((await nextBelt(student.cookie)).body).toMatchObject({
			belt: "green-3",
			nextBelt: "brown-2",
			attended: 1,
			requiredClasses: 2,
			eligibleDate: grades[0].eligibleDate,
		});
		expect((await nextBelt(coach.cookie)).body).toMatchObject({ nextBelt: "brown-2" });
		expectRefusal(await nextBelt((await createPersonForTest()).cookie), "not_found");
		await attend(dateIn(-2));
		expect((await decide(promotion.id, "approve", {}, cookie)).body).toMatchObject({
			status: "approved",
			attended: 2,
		});
		const { student: other } = await createStudentForTest({ currentBelt: "green-4" });
		await promote(other.id, "green-3", { promotionDate: dateIn(-400) });
		expectRefusal(await promote(other.id, "brown-2", {}), "promotion_few_classes");
		expect((await promote(other.id, "brown-2", { override: true })).status).toBe(201);
	});
});

test("deleting a person removes their pending promotion request", async () => {
	const { student, promotion } = await createPromotionForTest();
	await Users.delete({ id: student.id }).go();
	await eventually(async () => {
		const answer = await decide(promotion.id, "reject");
		return answer.status === 404;
	}, "the end of the request");
	expect((await listed("pending")).some(({ id }) => id === promotion.id)).toBe(false);
});

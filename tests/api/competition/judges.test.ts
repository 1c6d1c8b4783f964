import { completeAssignments } from "#functions/competition/judges/complete-assignments.ts";
import { Judges } from "#functions/competition/judges/judge.entity.ts";
import { JudgeAssignments } from "#functions/competition/judges/judge-assignment.entity.ts";
import { StudentRelations } from "#functions/people/coaches/student.entity.ts";
import { Users } from "#functions/people/users/user.entity.ts";
import type {
	EventJudge,
	JudgeRow,
	OwnAssignment,
} from "#shared/competition/judges/judges.schema.ts";
import { xlsxType } from "#shared/core/http/content-types.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually, mailTo } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { createEventClassForTest } from "../../core/event-classes.ts";
import { createEventForTest, dateIn, eventForTest } from "../../core/events.ts";
import { createFamilyForTest, inviteForTest, join, newChildForTest } from "../../core/families.ts";
import {
	assignForTest,
	createJudgeForTest,
	inBothScripts,
	judgeForTest,
} from "../../core/judges.ts";
import { admin, createPersonForTest, makeFindable, superAdmin } from "../../core/people.ts";
import { uniqueName } from "../../core/unique.ts";
import { send } from "../../core/wire.ts";
import { downloadWorkbook } from "../../core/workbooks.ts";

const registry = async (cookie?: string): Promise<JudgeRow[]> =>
	(await call("GET", "/judges", { cookie })).body;
const rowOf = async (id: number, cookie?: string) =>
	(await registry(cookie)).find(({ judges }) => judges.id === id);

/** Titles of a person's notifications, latest first. */
const titlesTo = async (cookie: string): Promise<string[]> =>
	(await call("GET", "/notifications", { cookie })).body.map(
		({ title }: { title: string }) => title,
	);

const listOf = async (eventId: number): Promise<EventJudge[]> =>
	(await call("GET", `/events/${eventId}/judges`, { cookie: await admin() })).body;

const own = async (cookie: string): Promise<OwnAssignment[]> =>
	(await call("GET", "/me/judging", { cookie })).body;

const answerTo = (cookie: string, id: number, answer: "accept" | "decline", notes?: string) =>
	call("POST", `/judge-registrations/${id}/${answer}`, { cookie, body: { notes } });

/** A judge assigned to a new event, with the answer pending. */
async function requestedAssignment() {
	const [event, { judge, person, cookie }] = await Promise.all([
		createEventForTest(),
		createJudgeForTest(),
	]);
	return { event, judge, person, cookie, assignment: await assignForTest(event.id, judge.id) };
}

/** Moves an event into the past. */
async function endEvent(id: number) {
	const body = eventForTest({ eventDate: dateIn(-2) });
	expect((await call("PUT", `/events/${id}`, { cookie: await admin(), body })).status).toBe(200);
}

const officiated = async (id: number) =>
	(await Judges.get({ id }).go({ consistent: true })).data?.competitionsOfficiated;

describe("registry of judges", () => {
	test("shows active judges to everybody; email addresses and inactive judges to staff only", async () => {
		const { judge, person } = await createJudgeForTest(
			{},
			{ currentBelt: "black-3", firstNameAr: "دلال" },
		);
		const { judge: hidden } = await createJudgeForTest({ isActive: false });
		expect(await rowOf(judge.id)).toEqual({
			judges: {
				...judge,
				competitionLevel: "Regional",
				specializations: ["Kata"],
				competitionsOfficiated: 4,
			},
			users: {
				firstName: person.firstName,
				lastName: person.lastName,
				firstNameAr: "دلال",
				lastNameAr: person.lastNameAr,
				currentBelt: "black-3",
				profileImageUrl: null,
				competitionReadiness: "Local",
			},
		});
		expect(await rowOf(hidden.id)).toBeUndefined();
		const { cookie: member } = await createPersonForTest();
		expect((await registry(member)).some(({ users }) => users.email)).toBe(false);
		expect(await rowOf(hidden.id, member)).toBeUndefined();
		const cookie = await admin();
		expect((await rowOf(judge.id, cookie))?.users.email).toBe(person.email);
		expect((await rowOf(hidden.id, cookie))?.judges.isActive).toBe(false);
	});

	test("the registry of judges lists the highest level first", async () => {
		await createJudgeForTest({ competitionLevel: "International" });
		await createJudgeForTest({ competitionLevel: "Local" });
		const levels = (await registry()).map(({ judges }) => judges.competitionLevel);
		const order = ["International", "Regional", "Local"];
		expect(levels).toEqual(levels.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
	});

	test("the registry of judges is answered page by page if a limit is given", async () => {
		await createJudgeForTest();
		await createJudgeForTest();
		const all = await registry();
		const first = await call("GET", "/judges?limit=1");
		expect(first.body).toEqual(all.slice(0, 1));
		const cursor = first.headers.get("x-next-cursor");
		expect((await call("GET", `/judges?limit=1&cursor=${cursor}`)).body).toEqual(all.slice(1, 2));
	});

	test("the registry of judges leaves out deleted accounts", async () => {
		const { judge, person } = await createJudgeForTest();
		await Users.delete({ id: person.id }).go();
		expect(await rowOf(judge.id, await admin())).toBeUndefined();
	});
});

describe("judges", () => {
	test("a person can be registered as a judge only once, also by simultaneous requests", async () => {
		const person = await createPersonForTest({ role: "coach" });
		const cookie = await superAdmin();
		const post = () =>
			call("POST", "/judges", { cookie, body: judgeForTest({ userId: person.id }) });
		const answers = await Promise.all([post(), post(), post()]);
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
		expectRefusal(await post(), "judge_exists");
	});

	test("only coaches and staff can be registered as judges", async () => {
		const cookie = await superAdmin();
		for (const role of ["coach", "admin", "super-admin"] as const) {
			const { id: userId } = await createPersonForTest({ role });
			expect(
				(await call("POST", "/judges", { cookie, body: judgeForTest({ userId }) })).status,
			).toBe(201);
		}
		const { id: member } = await createPersonForTest();
		for (const userId of [member, 999_999_999]) {
			const answer = await call("POST", "/judges", { cookie, body: judgeForTest({ userId }) });
			expect(answer).toMatchObject({ status: 400, body: { fields: { userId: "cannot_judge" } } });
		}
	});

	test.each([
		[{ competitionLevel: "Worldwide" }, { competitionLevel: "invalid" }],
		[{ competitionsOfficiated: -1 }, { competitionsOfficiated: "too_small" }],
		[{ specializations: ["Kihon"] }, { "specializations.0": "invalid" }],
		[{ certificationDate: "2021-02-30" }, { certificationDate: "date_invalid" }],
		[{ certificationDate: "2199-01-01" }, { certificationDate: "date_invalid" }],
		[{ userId: "7" }, { userId: "invalid" }],
	])("rejects a judge with %j", async (wrong, fields) => {
		const body = { ...judgeForTest({ userId: 1 }), ...wrong };
		const answer = await call("POST", "/judges", { cookie: await superAdmin(), body });
		expectRefusal(answer, "invalid");
		expect(answer.body.fields).toEqual(fields);
	});

	test("an edit replaces everything except the person and fields it does not name", async () => {
		const { judge, person } = await createJudgeForTest({ isActive: false });
		const cookie = await superAdmin();
		const put = (body: object) => call("PUT", `/judges/${judge.id}`, { cookie, body });
		const edit = {
			competitionLevel: "International",
			specializations: ["Kumite", "Kata", "Kata"],
			version: 1,
		};
		expect((await put(edit)).body).toEqual({
			id: judge.id,
			userId: person.id,
			competitionLevel: "International",
			specializations: ["Kata", "Kumite"],
			competitionsOfficiated: 0,
			certificationDate: null,
			isActive: false,
			version: 2,
		});
		expectRefusal(await put(edit), "changed_meanwhile");
		expect((await put({ ...edit, version: undefined, isActive: true })).body.isActive).toBe(true);
	});

	test("deactivates a judge instead of deleting, and repeating it changes nothing", async () => {
		const { judge } = await createJudgeForTest();
		const cookie = await superAdmin();
		const remove = () => call("DELETE", `/judges/${judge.id}`, { cookie });
		expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
		expect(await rowOf(judge.id)).toBeUndefined();
		expect((await rowOf(judge.id, cookie))?.judges.isActive).toBe(false);
		expect((await auditOf("judge", judge.id)).map(({ action }) => action)).toEqual([
			"created",
			"deactivated",
		]);
	});

	test("counts one competition per idempotency key", async () => {
		const { judge } = await createJudgeForTest({ competitionsOfficiated: 4 });
		const cookie = await superAdmin();
		const increment = (key?: string) =>
			call("POST", `/judges/${judge.id}/increment-competitions`, {
				cookie,
				...(key && { headers: { "idempotency-key": key } }),
			});
		const repeats = await Promise.all([increment("one"), increment("one"), increment("one")]);
		for (const { status, body } of repeats)
			expect([status, body.competitionsOfficiated]).toEqual([200, 5]);
		await Promise.all([increment("two"), increment("three"), increment()]);
		expect(await officiated(judge.id)).toBe(8);
	});

	test("finds candidates for judges by role", async () => {
		const name = uniqueName();
		const [coach, member] = await Promise.all(
			(["coach", "member"] as const).map((role) => createPersonForTest({ role, firstName: name })),
		);
		await makeFindable(coach, member);
		const cookie = await admin();
		const find = async (query: string): Promise<number[]> =>
			(await call("GET", `/users?search=${name}${query}`, { cookie })).body.map(
				({ id }: { id: number }) => id,
			);
		expect(new Set(await find(""))).toEqual(new Set([coach.id, member.id]));
		expect(await find("&roles=coach,admin,super-admin")).toEqual([coach.id]);
		expect(await find("&roles=admin")).toEqual([]);
		expectRefusal(await call("GET", "/users?roles=boss", { cookie }), "invalid");
	});
});

describe("assignments of judges", () => {
	test("a super-admin assigns a judge, who is notified and accepts", async () => {
		const { event, judge, person, cookie, assignment } = await requestedAssignment();
		expect(assignment).toMatchObject({
			judgeId: judge.id,
			eventId: event.id,
			status: "pending",
			askedBy: "federation",
			answeredBy: null,
			notes: null,
			conflicts: [],
		});
		expect(await titlesTo(cookie)).toEqual(["You are asked to judge"]);
		expect((await mailTo(person.email)).text).toContain("Test Cup");
		const [mine] = await own(cookie);
		expect(mine).toMatchObject({
			id: assignment.id,
			event: { titleEn: "Test Cup", published: true },
		});
		const accepted = await answerTo(cookie, assignment.id, "accept");
		expect(accepted).toMatchObject({
			status: 200,
			body: { status: "accepted", answeredBy: "judge" },
		});
		expect((await answerTo(cookie, assignment.id, "accept")).body).toEqual(accepted.body);
		const [listed] = await listOf(event.id);
		expect(listed).toMatchObject({
			status: "accepted",
			users: { email: person.email },
			judges: { id: judge.id },
		});
	});

	test("a judge is assigned to an event only once", async () => {
		const { event, judge } = await requestedAssignment();
		const body = { judgeId: judge.id };
		const cookie = await superAdmin();
		expectRefusal(
			await call("POST", `/events/${event.id}/assign-judge`, { cookie, body }),
			"judge_assigned",
		);
		expect(await listOf(event.id)).toHaveLength(1);
	});

	test("a judge declines with a reason, which staff are notified of", async () => {
		const { event, cookie, assignment } = await requestedAssignment();
		const { cookie: staff } = await createPersonForTest({ role: "admin" });
		await answerTo(cookie, assignment.id, "accept");
		const { body } = await answerTo(cookie, assignment.id, "decline", "I am abroad.");
		expect(body).toMatchObject({
			status: "declined",
			answeredBy: "judge",
			answerNotes: "I am abroad.",
		});
		// Other tests notify staff too, so search for this event.
		const notice = await eventually(async () => {
			const { body } = await call("GET", "/notifications", { cookie: staff });
			const path = `/?tab=events&judges=${event.id}`;
			return body.find(({ actionUrl }: { actionUrl: string }) => actionUrl === path);
		}, "staff to be told");
		expect(notice).toMatchObject({ type: "judging" });
		expect(notice.message).toContain("The reason: \u2068I am abroad.\u2069");
		expectRefusal(await answerTo(cookie, assignment.id, "accept"), "judge_answered");
		expect((await answerTo(cookie, assignment.id, "decline")).body).toEqual(body);
	});

	test("a judge applies and staff decide", async () => {
		const { judge, cookie } = await createJudgeForTest();
		const [event, other] = [await createEventForTest(), await createEventForTest()];
		const { cookie: staff } = await createPersonForTest({ role: "admin" });
		const apply = (id: number) =>
			call("POST", `/events/${id}/judge-apply`, { cookie, body: { notes: "All day" } });
		const { status, body } = await apply(event.id);
		expect(status).toBe(201);
		expect(body).toMatchObject({
			judgeId: judge.id,
			status: "pending",
			askedBy: "judge",
			notes: "All day",
		});
		await eventually(
			async () => (await titlesTo(staff)).includes("A judge has applied"),
			"staff to be told",
		);
		expectRefusal(await apply(event.id), "judge_assigned");
		// A judge cannot accept their own application.
		expectRefusal(await answerTo(cookie, body.id, "accept"), "judge_answered");
		const decide = (id: number, assignmentId: number, wanted: string) =>
			call("PATCH", `/events/${id}/judges/${assignmentId}`, {
				cookie: staff,
				body: { status: wanted },
			});
		expect((await decide(event.id, body.id, "accepted")).body).toMatchObject({
			answeredBy: "federation",
		});
		const { body: second } = await apply(other.id);
		await decide(other.id, second.id, "declined");
		expect(await titlesTo(cookie)).toEqual([
			"Your application to judge",
			"You are confirmed as a judge",
		]);
	});

	test("staff confirm no judge who was deactivated since the application", async () => {
		const { judge, cookie } = await createJudgeForTest();
		const event = await createEventForTest();
		const { body } = await call("POST", `/events/${event.id}/judge-apply`, { cookie, body: {} });
		await Judges.patch({ id: judge.id }).set({ isActive: false }).go();
		const path = `/events/${event.id}/judges/${body.id}`;
		const decide = async (status: string) =>
			call("PATCH", path, { cookie: await admin(), body: { status } });
		expectRefusal(await decide("accepted"), "judge_inactive");
		expect((await decide("declined")).status).toBe(200);
	});

	test("a new request of staff takes away the judge's earlier answer", async () => {
		const { event, cookie, assignment } = await requestedAssignment();
		await answerTo(cookie, assignment.id, "decline", "I am abroad.");
		const { body } = await call("PATCH", `/events/${event.id}/judges/${assignment.id}`, {
			cookie: await admin(),
			body: { status: "pending" },
		});
		expect(body).toMatchObject({ status: "pending", answeredBy: null, answerNotes: null });
	});

	test("staff are notified of a judge who declines at once, and not of one who withdraws", async () => {
		const { event, cookie, assignment } = await requestedAssignment();
		const { cookie: applicant } = await createJudgeForTest();
		const { cookie: staff } = await createPersonForTest({ role: "admin" });
		const { body } = await call("POST", `/events/${event.id}/judge-apply`, {
			cookie: applicant,
			body: {},
		});
		await answerTo(applicant, body.id, "decline");
		await answerTo(cookie, assignment.id, "decline");
		const ofEvent = async () => {
			const { body: all } = await call("GET", "/notifications", { cookie: staff });
			const path = `/?tab=events&judges=${event.id}`;
			return all
				.filter(({ actionUrl }: { actionUrl: string }) => actionUrl === path)
				.map(({ title }: { title: string }) => title);
		};
		await eventually(
			async () => (await ofEvent()).includes("A judge has declined"),
			"staff to be notified",
		);
		expect((await ofEvent()).sort()).toEqual(["A judge has applied", "A judge has declined"]);
	});

	test("a judge cannot apply for an event that is still a draft", async () => {
		const { cookie } = await createJudgeForTest();
		const { id } = await createEventForTest({ published: false });
		const applied = await call("POST", `/events/${id}/judge-apply`, { cookie, body: {} });
		expectRefusal(applied, "not_found");
		expect(await listOf(id)).toEqual([]);
	});

	test("staff who apply as judges are not notified of their own application", async () => {
		const { cookie } = await createJudgeForTest({}, { role: "admin" });
		const { cookie: staff } = await createPersonForTest({ role: "admin" });
		const { id } = await createEventForTest();
		await call("POST", `/events/${id}/judge-apply`, { cookie, body: {} });
		const pathsTo = async (reader: string): Promise<string[]> =>
			(await call("GET", "/notifications", { cookie: reader })).body.map(
				({ actionUrl }: { actionUrl: string }) => actionUrl,
			);
		const path = `/?tab=events&judges=${id}`;
		await eventually(async () => (await pathsTo(staff)).includes(path), "staff to be notified");
		expect(await pathsTo(cookie)).not.toContain(path);
	});

	test("only the assigned judge can answer", async () => {
		const { assignment } = await requestedAssignment();
		const [{ cookie: other }, { cookie: member }] = await Promise.all([
			createJudgeForTest(),
			createPersonForTest(),
		]);
		for (const cookie of [other, member, await admin()])
			for (const answer of ["accept", "decline"] as const)
				expectRefusal(await answerTo(cookie, assignment.id, answer), "not_found");
		expectRefusal(await call("GET", "/me/judging", { cookie: member }), "not_found");
		expect(await call("GET", "/me/judge", { cookie: member })).toMatchObject({
			status: 200,
			body: null,
		});
	});

	test("assigned judges are notified when an event is cancelled or deleted", async () => {
		const [first, second] = [await requestedAssignment(), await requestedAssignment()];
		const cookie = await admin();
		await call("POST", `/events/${first.event.id}/cancel`, { cookie, body: {} });
		await call("DELETE", `/events/${second.event.id}`, { cookie });
		for (const person of [first, second])
			await eventually(
				async () => (await titlesTo(person.cookie)).includes("Event called off"),
				"the judge to be told",
			);
		expect((await own(first.cookie))[0].event.cancelReason).toBe("");
		expectRefusal(await answerTo(first.cookie, first.assignment.id, "accept"), "event_cancelled");
		await eventually(async () => {
			const { data } = await JudgeAssignments.query.ofEvent({ eventId: second.event.id }).go();
			return data.length === 0;
		}, "the assignments to go");
	});
});

test("judges are not notified when an event that is over is deleted", async () => {
	const { event, cookie } = await requestedAssignment();
	await endEvent(event.id);
	const path = `/events/${event.id}?force=true`;
	expect((await call("DELETE", path, { cookie: await admin() })).status).toBe(204);
	await eventually(async () => {
		const { data } = await JudgeAssignments.query.ofEvent({ eventId: event.id }).go();
		return data.length === 0;
	}, "the assignments to go");
	expect(await titlesTo(cookie)).not.toContain("Event called off");
});

describe("conflicts of interest", () => {
	test("a judge's family are the children, their other guardian, and the siblings", async () => {
		const parent = { role: "coach" as const, ...inBothScripts };
		const family = await createFamilyForTest({ firstName: "Layan" }, parent);
		const { guardian, child } = family;
		const second = await inviteForTest(family);
		await join(family, second);
		const { status, body: sibling } = await call("POST", "/me/dependents", {
			cookie: guardian.cookie,
			body: newChildForTest({ firstName: "Omar" }),
		});
		expect(status).toBe(201);
		const event = await createEventForTest();
		const { id: classId } = await createEventClassForTest(event.id);
		const path = `/events/${event.id}/classes/${classId}/register`;
		for (const { id } of [child, sibling]) {
			const entered = await call("POST", path, { cookie: guardian.cookie, body: { userId: id } });
			expect(entered.status).toBe(201);
		}
		await call("POST", path, { cookie: second.cookie, body: {} });
		const cookie = await superAdmin();
		const { body: judge } = await call("POST", "/judges", {
			cookie,
			body: judgeForTest({ userId: guardian.id }),
		});
		const { body } = await call("GET", `/events/${event.id}/judge-conflicts/${judge.id}`, {
			cookie,
		});
		const people = ["Layan", "Omar", "Second"].map((firstName) =>
			expect.objectContaining({ firstName }),
		);
		expect(body).toEqual([{ kind: "family", count: 3, people }]);
	});

	test("the conflicts of interest are the judge's own registration, students and dojo members among the entrants", async () => {
		const event = await createEventForTest();
		const { judge, person, cookie } = await createJudgeForTest({}, { dojoLocation: "Salmiya" });
		const [student, neighbour, stranger, former] = await Promise.all([
			createPersonForTest({ firstName: "Ali" }),
			createPersonForTest({ firstName: "Badr", dojoLocation: "salmiya " }),
			createPersonForTest({ dojoLocation: "Hawally" }),
			createPersonForTest({ dojoLocation: "Salmiya" }),
		]);
		const relation = { coachId: person.id, studentId: student.id, isActive: true };
		await StudentRelations.put({ ...relation, assignedAt: new Date().toISOString() }).go();
		for (const one of [cookie, student.cookie, neighbour.cookie, stranger.cookie, former.cookie])
			await call("POST", `/events/${event.id}/register`, { cookie: one });
		await call("DELETE", `/registrations/${event.id}-${former.id}`, { cookie: former.cookie });
		const staff = await admin();
		const { body: known } = await call("GET", `/events/${event.id}/judge-conflicts/${judge.id}`, {
			cookie: staff,
		});
		const first = (firstName: string) => [expect.objectContaining({ firstName })];
		expect(known).toEqual([
			{ kind: "self", count: 1, people: first("Test") },
			{ kind: "student", count: 1, people: first("Ali") },
			{ kind: "dojo", count: 1, people: first("Badr") },
		]);
		// A conflict does not prevent an assignment.
		const { body } = await call("POST", `/events/${event.id}/assign-judge`, {
			cookie: await superAdmin(),
			body: { judgeId: judge.id },
		});
		expect(body).toMatchObject({ status: "pending", conflicts: known });
	});
});

test("two people without a dojo do not share one", async () => {
	const event = await createEventForTest();
	const { judge } = await createJudgeForTest();
	const { cookie: entrant } = await createPersonForTest();
	await call("POST", `/events/${event.id}/register`, { cookie: entrant });
	const path = `/events/${event.id}/judge-conflicts/${judge.id}`;
	expect((await call("GET", path, { cookie: await admin() })).body).toEqual([]);
});

describe("judged competitions", () => {
	test("a past event is counted once for each confirmed judge", async () => {
		const confirmed = await requestedAssignment();
		const { judge: waiting } = await createJudgeForTest({ competitionsOfficiated: 4 });
		await assignForTest(confirmed.event.id, waiting.id);
		await answerTo(confirmed.cookie, confirmed.assignment.id, "accept");
		await completeAssignments(Date.now());
		expect(await officiated(confirmed.judge.id)).toBe(4);
		await endEvent(confirmed.event.id);
		await Promise.all([completeAssignments(Date.now()), completeAssignments(Date.now())]);
		await completeAssignments(Date.now());
		expect([await officiated(confirmed.judge.id), await officiated(waiting.id)]).toEqual([5, 4]);
		const lines = (await auditOf("judge", confirmed.judge.id)).filter(({ userId }) => userId === 0);
		expect(lines).toMatchObject([
			{ action: "competition_counted", details: { eventId: confirmed.event.id } },
		]);
		// A counted assignment cannot be changed.
		const path = `/events/${confirmed.event.id}/judges/${confirmed.assignment.id}`;
		const cookie = await admin();
		expectRefusal(
			await call("PATCH", path, { cookie, body: { status: "declined" } }),
			"judge_counted",
		);
		expectRefusal(await call("DELETE", path, { cookie }), "judge_counted");
		expectRefusal(
			await answerTo(confirmed.cookie, confirmed.assignment.id, "decline"),
			"event_over",
		);
	});
});

describe("export of an event's judges", () => {
	test("exports judges as a workbook, CSV and PDF in both languages, without those who declined", async () => {
		const { event, person, assignment, cookie } = await requestedAssignment();
		const { judge: other, cookie: theirs } = await createJudgeForTest(
			{},
			{ firstName: "Declining" },
		);
		const { id } = await assignForTest(event.id, other.id);
		await answerTo(theirs, id, "decline");
		await answerTo(cookie, assignment.id, "accept");
		const staff = await admin();
		const duty = await call("PATCH", `/events/${event.id}/judges/${assignment.id}`, {
			cookie: staff,
			body: { role: "corner", tatami: 2 },
		});
		expect(duty.body).toMatchObject({ status: "accepted", role: "corner", tatami: 2 });
		const file = (name: string) =>
			send("GET", `/events/${event.id}/exports/${name}`, { cookie: staff });
		const csv = await file("judges.csv");
		expect(csv.headers.get("content-disposition")).toContain(
			encodeURIComponent("Test Cup - judges.csv"),
		);
		const [head, ...rows] = csv.body.trimEnd().split("\r\n");
		expect(head).toBe(
			"\uFEFFNo.,Name,Name in Arabic,Role,Tatami,Level,Specializations,Belt,Email,Status,Notes",
		);
		expect(rows).toEqual([
			`1,Test ${person.lastName},حكم الاختبار,Corner judge,2,Regional,Kata,White Belt,${person.email},Confirmed,`,
		]);
		const { body } = await file("judges.html?lang=ar");
		for (const words of ['lang="ar" dir="rtl"', "حكم واحد", "مؤكَّد", "إقليمي"])
			expect(body).toContain(words);
		expect(body).not.toContain("Declining");
		const workbook = await downloadWorkbook(`/events/${event.id}/exports/judges.xlsx`, staff);
		expect([workbook.type, workbook.name]).toEqual([
			xlsxType,
			expect.stringContaining("judges.xlsx"),
		]);
		expect(workbook.all).toContain(`Test ${person.lastName}`);
		expect(workbook.all).not.toContain("Declining");
	});
});

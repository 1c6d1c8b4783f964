import { Gradings, MarkSheets } from "#functions/competition/gradings/grading.entity.ts";
import { giveMarks } from "#functions/competition/gradings/marks.service.ts";
import type {
	GivenMark,
	Grading,
	GroupMarks,
	ListedCandidate,
	MarksInput,
} from "#shared/competition/gradings/gradings.schema.ts";
import { mostInGroup } from "#shared/competition/gradings/marks.rules.ts";
import type { EventId } from "#shared/core/ids.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call } from "../../core/api.ts";
import {
	decideForTest,
	fixForTest,
	reach,
	readGrading,
	readList,
	takeStep,
} from "../../core/gradings.ts";
import { settledMerge } from "../../core/merges.ts";
import { admin, createPersonForTest, superAdmin } from "../../core/people.ts";
import { callerForTest } from "../../proof/caller.ts";

type Person = { id: number; cookie: string };

const parts = ["kihon", "kata"] as const;

/** A fixed list in two groups of two, each with its own examiner; the chief examines both. */
async function groupsForTest() {
	const made = await fixForTest(4);
	const { event, chief, students, cookie } = made;
	const [one, two] = await Promise.all(
		[1, 2].map(() => createPersonForTest({ role: "coach", currentBelt: "black-2" })),
	);
	const put = async (path: string, body: object) => {
		const { version } = await readGrading(event.id, cookie);
		return call("PUT", `/events/${event.id}/grading${path}`, {
			cookie,
			body: { version, ...body },
		});
	};
	const panel = await put("", { chiefId: chief.id, examiners: [one.id, two.id] });
	expect(panel.status).toBe(200);
	const ids = students.map(({ id }) => id);
	const formed = await put("/groups", {
		groups: [
			{ examiners: [chief.id, one.id], candidates: ids.slice(0, 2), parts },
			{ examiners: [chief.id, two.id], candidates: ids.slice(2), parts },
		],
	});
	expect(formed.status).toBe(200);
	return { ...made, one, two, put, marksPath: `/events/${event.id}/marks` };
}

const mark = (
	userId: number,
	value: number | null,
	before: number | null = null,
	part = "kihon",
) => ({
	userId,
	part,
	value,
	before,
});
const give = (path: string, { id, cookie }: Person, ...marks: object[]) =>
	call("POST", path, { cookie, body: { by: id, marks } });
const outcomes = ({ body }: { body: GivenMark[] }) =>
	body.map(({ outcome, value }) => [outcome, value]);
const readGroup = async (path: string, { cookie }: Person): Promise<GroupMarks> =>
	(await call("GET", path, { cookie })).body;

test("an examiner marks the candidates of their group, and sees only their own marks", async () => {
	const { one, chief, students, marksPath } = await groupsForTest();
	const path = `${marksPath}/1`;
	const [first, second] = students;
	const given = await give(
		path,
		one,
		mark(first.id, 75),
		mark(second.id, 0),
		mark(first.id, 60, null, "kata"),
	);
	expect(outcomes(given)).toEqual([
		["marked", 75],
		["marked", 0],
		["marked", 60],
	]);
	await give(path, chief, mark(first.id, 20));
	const own = await readGroup(path, one);
	expect(own).toMatchObject({ group: 1, by: one.id, state: "fixed" });
	expect(own.candidates.map(({ userId, marks }) => [userId, marks])).toEqual([
		[first.id, { kihon: 75, kata: 60 }],
		[second.id, { kihon: 0 }],
	]);
	expect(own.candidates[0]).toMatchObject({ toBelt: "orange-10", parts });
	// Giving a mark again, or taking it back, works as often as one likes.
	expect(outcomes(await give(path, one, mark(first.id, 75, 75)))).toEqual([["marked", 75]]);
	expect(outcomes(await give(path, one, mark(first.id, null, 75)))).toEqual([["marked", null]]);
	expect((await readGroup(path, one)).candidates[0].marks).toEqual({ kata: 60 });
});

test("each wrong mark is refused with its reason, and the others of the call are kept", async () => {
	const { one, students, marksPath, event } = await groupsForTest();
	const [first, , third] = students;
	const stranger = await createPersonForTest();
	const given = await give(
		`${marksPath}/1`,
		one,
		mark(first.id, 101),
		mark(first.id, -5, null, "kata"),
		mark(third.id, 50),
		mark(stranger.id, 50),
		mark(first.id, 50, null, "fitness"),
	);
	expect(outcomes(given)).toEqual([
		["out_of_scale", null],
		["out_of_scale", null],
		["not_candidate", null],
		["not_candidate", null],
		["not_examined", null],
	]);
	const halves = await give(
		`${marksPath}/1`,
		one,
		mark(first.id, 52),
		mark(first.id, 55, null, "kata"),
	);
	expect(outcomes(halves)).toEqual([
		["out_of_scale", null],
		["marked", 55],
	]);
	for (const marks of [
		[],
		[mark(first.id, "5" as never)],
		[{ userId: first.id }],
		[mark(first.id, 5, null, "dance")],
	])
		expectRefusal(await give(`${marksPath}/1`, one, ...marks), "invalid");
	const many = Array.from({ length: 61 }, () => mark(first.id, 50));
	expectRefusal(await give(`${marksPath}/1`, one, ...many), "invalid");
	expectRefusal(
		await give(`${marksPath}/1`, { ...one, id: first.id }, mark(first.id, 50)),
		"marked_by_other",
	);
	expectRefusal(
		await give(`/events/${event.id + 1_000_000}/marks/1`, one, mark(first.id, 5)),
		"not_found",
	);
	expectRefusal(await give(`${marksPath}/9`, one, mark(first.id, 50)), "forbidden");
});

test("an examiner whose belt is too low for a candidate is refused", async () => {
	const { one, students, marksPath, put } = await groupsForTest();
	const lower = await call("PATCH", `/users/${one.id}`, {
		cookie: await superAdmin(),
		body: { currentBelt: "brown-1" },
	});
	expect(lower.status).toBe(200);
	expect(outcomes(await give(`${marksPath}/1`, one, mark(students[0].id, 50)))).toEqual([
		["examiner_rank", null],
	]);
	const group = { candidates: [students[0].id], parts, examiners: [one.id] };
	expectRefusal(await put("/groups", { groups: [group] }), "examiner_rank");
});

test("marks wait for the fixed list, and end when the chief examiner closes them", async () => {
	const { one, chief, students, marksPath, event, cookie } = await groupsForTest();
	const path = `${marksPath}/1`;
	const [first] = students;
	const step = async (by: Person, to: string, reason?: string) => {
		const { version } = await readGrading(event.id, by.cookie);
		const body = { to, version, ...(reason && { reason }) };
		return call("POST", `/events/${event.id}/grading/state`, { cookie: by.cookie, body });
	};
	expect((await takeStep(event.id, "open", cookie)).status).toBe(200);
	expectRefusal(await give(path, one, mark(first.id, 50)), "marks_early");
	expectRefusal(await call("GET", path, { cookie: one.cookie }), "marks_early");
	await takeStep(event.id, "fixing", cookie);
	await reach(event.id, "fixed");
	expect(outcomes(await give(path, one, mark(first.id, 50)))).toEqual([["marked", 50]]);
	expectRefusal(await takeStep(event.id, "open", cookie), "grading_marked");
	expectRefusal(await step(one, "closed"), "forbidden");
	expectRefusal(await step({ id: 0, cookie }, "closed"), "forbidden");
	expect((await step(chief, "closed")).body.state).toBe("closed");
	expectRefusal(await give(path, one, mark(first.id, 60, 50)), "marks_closed");
	expect((await readGroup(path, one)).state).toBe("closed");
	expect((await step(chief, "fixed")).body.fields).toEqual({ reason: "required" });
	expect((await step(chief, "fixed", "Group 1 was not finished.")).body.state).toBe("fixed");
	expect(outcomes(await give(path, one, mark(first.id, 60, 50)))).toEqual([["marked", 60]]);
});

test("two tablets of one examiner learn of every conflict, and lose no mark", async () => {
	const { one, students, marksPath } = await groupsForTest();
	const path = `${marksPath}/1`;
	const ids = students.slice(0, 2).map(({ id }) => id);
	const tablet = (value: number) =>
		give(path, one, ...ids.flatMap((id) => parts.map((part) => mark(id, value, null, part))));
	expect(outcomes(await tablet(70)).flat()).not.toContain("conflict");
	expect(outcomes(await tablet(30))).toEqual(Array(4).fill(["conflict", 70]));
	// A choice replaces what was seen.
	expect(outcomes(await give(path, one, mark(ids[0], 30, 70)))).toEqual([["marked", 30]]);
	// In this process, so that both read the sheet before one of them has written.
	const caller = () => callerForTest(one.id, "coach");
	const [eventId] = path.split("/").slice(2);
	const send = (part: "kihon" | "kata", value: number, before: number) =>
		giveMarks(caller(), { id: Number(eventId) as EventId, group: 1 }, {
			by: one.id,
			marks: [{ userId: ids[1], part, value, before }],
		} as MarksInput);
	await Promise.all([send("kihon", 80, 70), send("kata", 90, 70)]);
	const { data } = await MarkSheets.get({
		eventId: Number(eventId),
		userId: ids[1],
		examinerId: one.id,
	}).go({ consistent: true });
	expect(data?.marks).toEqual({ kihon: 80, kata: 90 });
});

test("marks are seen by that panel and staff, and by nobody else", async () => {
	const { one, two, chief, coach, students, event, marksPath, cookie } = await groupsForTest();
	await give(`${marksPath}/1`, one, mark(students[0].id, 35), mark(students[1].id, 65));
	const stranger = await createPersonForTest({ role: "coach", currentBelt: "black-5" });
	const [member] = students;
	const staff = { id: 0, cookie };
	const others: [string, string | undefined][] = [
		["a visitor", undefined],
		["a candidate", member.cookie],
		["a coach of candidates", coach.cookie],
		["another coach", stranger.cookie],
		["an examiner of another group", two.cookie],
		["staff who examine nobody", staff.cookie],
	];
	for (const [who, session] of others) {
		const seen = await call("GET", `${marksPath}/1`, { cookie: session });
		expect([who, [401, 403].includes(seen.status)]).toEqual([who, true]);
		const body = { by: member.id, marks: [mark(member.id, 100)] };
		const given = await call("POST", `${marksPath}/1`, { cookie: session, body });
		expect([who, [401, 403].includes(given.status)]).toEqual([who, true]);
	}
	const marksIn = async (session: string) =>
		(await call("GET", `/events/${event.id}/candidates`, { cookie: session })).body as
			| ListedCandidate[]
			| { code: string };
	const ids = async (session: string) => {
		const list = await marksIn(session);
		return Array.isArray(list) ? list.map(({ userId }) => userId).sort() : list.code;
	};
	const [a, b, c, d] = students.map(({ id }) => id).sort((x, y) => x - y);
	expect(await ids(one.cookie)).toEqual([a, b]);
	expect(await ids(two.cookie)).toEqual([c, d]);
	expect(await ids(chief.cookie)).toEqual([a, b, c, d]);
	expect(await ids(member.cookie)).toBe("forbidden");
	for (const session of [one.cookie, two.cookie, coach.cookie])
		expect(JSON.stringify(await marksIn(session))).not.toMatch(/"kihon":/);
	for (const session of [chief.cookie, cookie, await superAdmin()]) {
		const list = (await marksIn(session)) as ListedCandidate[];
		expect(list.find(({ userId }) => userId === member.id)?.marks).toEqual([
			{ examinerId: one.id, marks: { kihon: 35 } },
		]);
	}
	// The state of the grading holds no mark and no other group.
	const byExaminer: Grading = await readGrading(event.id, two.cookie);
	expect(byExaminer.groups.map(({ candidates }) => candidates.length)).toEqual([0, 2]);
	expect([byExaminer.marks, (await readGrading(event.id, coach.cookie)).groups]).toEqual([[2], []]);
});

test("groups hold candidates of the list once, and examiners of the panel", async () => {
	const { one, students, put, cookie, event } = await groupsForTest();
	const stranger = await createPersonForTest({ role: "coach", currentBelt: "black-5" });
	const group = { examiners: [one.id], candidates: [students[0].id], parts };
	const fieldsOf = async (...groups: object[]) => (await put("/groups", { groups })).body.fields;
	expect(await fieldsOf(group, group)).toEqual({ candidates: "invalid" });
	expect(await fieldsOf({ ...group, candidates: [stranger.id] })).toEqual({
		candidates: "invalid",
	});
	expect(await fieldsOf({ ...group, examiners: [stranger.id] })).toEqual({ examiners: "invalid" });
	expect(await fieldsOf({ ...group, parts: [] })).toEqual({ "groups.0.parts": "required" });
	const old = await call("PUT", `/events/${event.id}/grading/groups`, {
		cookie,
		body: { groups: [group], version: 1 },
	});
	expectRefusal(old, "changed_meanwhile");
	// Whoever leaves the panel gives no more marks.
	await put("", { chiefId: null, examiners: [] });
	expectRefusal(
		await give(`/events/${event.id}/marks/1`, one, mark(students[0].id, 50)),
		"forbidden",
	);
});

test("without groups, the whole panel examines everybody", async () => {
	const { event, chief, students } = await fixForTest(2);
	const path = `/events/${event.id}/marks/1`;
	expect((await readGrading(event.id, chief.cookie)).marks).toEqual([1]);
	expect((await readGroup(path, chief)).candidates).toHaveLength(2);
	expect(outcomes(await give(path, chief, mark(students[1].id, 80)))).toEqual([["marked", 80]]);
});

test("nobody on the panel examines themselves", async () => {
	const { event, students } = await fixForTest(2, "orange-10", { role: "coach" });
	const [own, other] = students;
	await Gradings.patch({ eventId: event.id })
		.set({ examiners: [own.id] })
		.go();
	const path = `/events/${event.id}/marks/1`;
	const { candidates } = await readGroup(path, own);
	expect(candidates.map(({ userId }) => userId)).toEqual([other.id]);
	expect(outcomes(await give(path, own, mark(own.id, 50)))).toEqual([["not_candidate", null]]);
});

test("staff who are candidates do not see their own marks", async () => {
	const { event, chief, students, cookie } = await fixForTest(1, "orange-10", { role: "admin" });
	const [own] = students;
	await give(`/events/${event.id}/marks/1`, chief, mark(own.id, 35));
	const marksSeenBy = async (reader: string) => (await readList(event.id, reader))[0].marks.length;
	expect([await marksSeenBy(own.cookie), await marksSeenBy(cookie)]).toEqual([0, 1]);
});

test("decisions are taken after the marks are closed, and the candidate sees no marks", async () => {
	const made = await fixForTest(1);
	const { event, chief, students } = made;
	await give(`/events/${event.id}/marks/1`, chief, mark(students[0].id, 35));
	await takeStep(event.id, "closed", chief.cookie);
	const decided = await decideForTest(made, { outcome: "pass" });
	expect(decided.body[0].error).toBeNull();
	expect((await takeStep(event.id, "applying", chief.cookie)).status).toBe(200);
	await reach(event.id, "applied");
	const [{ id, cookie }] = students;
	const { body } = await call("GET", `/users/${id}/gradings`, { cookie });
	expect(body).toHaveLength(1);
	expect(JSON.stringify(body)).not.toMatch(/"(marks|kihon)":/);
});

test("mark sheets on paper have a page for each examiner of a group, in both languages", async () => {
	const { event, cookie, one, students } = await groupsForTest();
	const page = async (lang: string, by = cookie) =>
		call("GET", `/events/${event.id}/grading/exports/marks.html?lang=${lang}`, { cookie: by });
	const english = (await page("en")).body as string;
	expect(english.match(/<section>/g)).toHaveLength(4);
	expect(english).toContain(students[0].lastName);
	expect(english).toContain("Kihon");
	expect(english).not.toContain("Tameshiwari");
	expect((await page("ar")).body).toContain("أوراق العلامات");
	expectRefusal(await page("en", one.cookie), "forbidden");
	expect((await readList(event.id, await admin())).every(({ examiners }) => examiners === 2)).toBe(
		true,
	);
});

test("an examiner who is merged into another account goes on with it, until that is undone", async () => {
	const { one, two, chief, event, students, marksPath } = await groupsForTest();
	const path = `${marksPath}/1`;
	const [first] = students;
	await give(path, one, mark(first.id, 75));
	const survivor = await createPersonForTest({ role: "coach", currentBelt: "black-2" });
	const cookie = await superAdmin();
	const { body } = await call("POST", "/users/merge", {
		cookie,
		body: { keepId: survivor.id, mergeId: one.id },
	});
	await settledMerge(cookie, body.id);
	const { examiners, groups } = await readGrading(event.id, chief.cookie);
	expect(examiners.map(({ id }) => id)).toEqual([survivor.id, two.id]);
	expect(groups[0].examiners).toEqual([chief.id, survivor.id]);
	expect((await readGroup(path, survivor)).candidates[0].marks).toEqual({ kihon: 75 });
	const changed = await give(path, survivor, mark(first.id, 80, 75));
	expect(outcomes(changed)).toEqual([["marked", 80]]);
	const given = (await readList(event.id, chief.cookie)).find(({ userId }) => userId === first.id);
	expect(given?.marks).toEqual([{ examinerId: survivor.id, marks: { kihon: 80 } }]);
	await call("POST", `/merges/${body.id}/undo`, { cookie });
	await settledMerge(cookie, body.id);
	expect((await readGrading(event.id, chief.cookie)).groups[0].examiners).toEqual([
		chief.id,
		one.id,
	]);
	const { data } = await MarkSheets.query.ofExaminer({ examinerId: one.id }).go();
	expect(data.map(({ marks }) => marks)).toEqual([{ kihon: 80 }]);
});

test("a candidate who is merged into another account stays in the group, with their marks", async () => {
	const { one, event, chief, students, marksPath } = await groupsForTest();
	const path = `${marksPath}/1`;
	const [first, second] = students;
	await give(path, one, mark(first.id, 75));
	const survivor = await createPersonForTest();
	const cookie = await superAdmin();
	const body = { keepId: survivor.id, mergeId: first.id };
	const merge = await call("POST", "/users/merge", { cookie, body });
	await settledMerge(cookie, merge.body.id);
	const { candidates } = await readGroup(path, one);
	expect(candidates.map(({ userId, marks }) => [userId, marks])).toEqual([
		[survivor.id, { kihon: 75 }],
		[second.id, {}],
	]);
	expect(outcomes(await give(path, one, mark(survivor.id, 80, 75)))).toEqual([["marked", 80]]);
	const listed = (await readList(event.id, chief.cookie)).find(
		({ userId }) => userId === survivor.id,
	);
	expect(listed?.group).toBe(1);
});

test("an examiner who is merged into the chief examiner is on the panel once", async () => {
	const { one, two, chief, event } = await groupsForTest();
	const cookie = await superAdmin();
	const { body } = await call("POST", "/users/merge", {
		cookie,
		body: { keepId: chief.id, mergeId: one.id },
	});
	await settledMerge(cookie, body.id);
	const { chief: current, examiners, groups } = await readGrading(event.id, chief.cookie);
	expect([current?.id, ...examiners.map(({ id }) => id)]).toEqual([chief.id, two.id]);
	expect(groups[0].examiners).toEqual([chief.id]);
});

/** A grading in groups, and how staff move its candidates between them. */
async function movesForTest() {
	const made = await groupsForTest();
	const { event, chief, cookie } = made;
	const move = async (userId: number, group: number, by = cookie, more: object = {}) => {
		const list = await readList(event.id, chief.cookie);
		const version = list.find((candidate) => candidate.userId === userId)?.version;
		return call("PATCH", `/events/${event.id}/candidates/${userId}`, {
			cookie: by,
			body: { group, version, ...more },
		});
	};
	return { ...made, move };
}

test("a group that is full takes no further candidate", async () => {
	const { event, chief, students, move } = await movesForTest();
	const [first, second] = (await readGrading(event.id, chief.cookie)).groups;
	const fill = async (count: number) => {
		const others = Array.from({ length: count - second.candidates.length }, (_, at) => at + 1);
		const full = { ...second, candidates: [...second.candidates, ...others] };
		await Gradings.patch({ eventId: event.id })
			.set({ groups: [first, full] })
			.go();
	};
	await fill(mostInGroup);
	expect((await move(students[0].id, 2)).body.fields).toEqual({ group: "too_big" });
	await fill(mostInGroup - 1);
	expect((await move(students[0].id, 2)).status).toBe(200);
});

test("staff move a candidate to another group, until the marks are closed", async () => {
	const { one, two, chief, event, students, cookie, marksPath, move } = await movesForTest();
	const [first, second] = students;
	await give(`${marksPath}/1`, one, mark(first.id, 75));
	// Two secretaries at once.
	const moves = await Promise.all([move(first.id, 2), move(second.id, 2)]);
	expect(moves.map(({ status }) => status)).toEqual([200, 200]);
	const { groups } = await readGrading(event.id, cookie);
	expect(groups.map(({ candidates }) => candidates.length)).toEqual([0, 4]);
	const list = await readList(event.id, chief.cookie);
	expect(list.find(({ userId }) => userId === first.id)).toMatchObject({
		group: 2,
		marks: [{ marks: { kihon: 75 } }],
	});
	expect(outcomes(await give(`${marksPath}/1`, one, mark(first.id, 80, 75)))).toEqual([
		["not_candidate", 75],
	]);
	expect((await readGroup(`${marksPath}/2`, two)).candidates).toHaveLength(4);
	expect((await move(first.id, 3)).body.fields).toEqual({ group: "invalid" });
	expect((await move(first.id, 1, cookie, { toBelt: "orange-9" })).body.fields).toEqual({
		toBelt: "required",
	});
	expect((await move(first.id, 1, two.cookie)).status).toBe(403);
	expect((await move(first.id, 1, cookie, { version: 99 })).body.code).toBe("changed_meanwhile");
	await takeStep(event.id, "closed", chief.cookie);
	expect((await move(first.id, 1)).body.code).toBe("grading_state");
});

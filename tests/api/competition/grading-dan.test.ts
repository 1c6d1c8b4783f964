import { Candidates } from "#functions/competition/gradings/grading.entity.ts";
import { Notifications } from "#functions/people/notifications/notification.entity.ts";
import { Users } from "#functions/people/users/user.entity.ts";
import { Promotions } from "#functions/training/belts/promotion.entity.ts";
import { call, eventually } from "../../core/api.ts";
import { createDocumentForTest } from "../../core/documents.ts";
import { createEventForTest } from "../../core/events.ts";
import {
	agreeForTest,
	proposeForTest,
	reach,
	readGrading,
	readList,
	recommendForTest,
	takeStep,
} from "../../core/gradings.ts";
import {
	admin,
	callerForTest,
	createPeopleForTest,
	createPersonForTest,
	superAdmin,
} from "../../core/people.ts";

type Made = Awaited<ReturnType<typeof recommendForTest>>;

const pendingOf = async (userId: number) =>
	(await Promotions.get({ userId, slot: "pending" }).go({ consistent: true })).data;

const statusesFor = async (userId: number) => {
	const { data } = await Notifications.query.ofPerson({ userId }).go({ consistent: true });
	return data.map(({ params }) => (params as { status?: string }).status);
};

/** Whether a person was notified that a dan at a grading waits for the board's decision. */
async function isToDecide(userId: number, eventId: number): Promise<boolean> {
	const { data } = await Notifications.query
		.ofPerson({ userId })
		.go({ pages: "all", consistent: true });
	const received = data.map(({ params }) => params as { status?: string; eventId?: number });
	return received.some((one) => one.status === "danReceived" && one.eventId === eventId);
}

const recommendationsAt = async (id: number, cookie: string) =>
	call("GET", `/events/${id}/recommendations`, { cookie });

/** Approves all registrations and fixes the list, or brings it up to date. */
async function fix({ event }: Made, cookie: string) {
	const { body } = await call("GET", `/events/${event.id}/registrations`, { cookie });
	for (const { id, status } of body as { id: string; status: string }[])
		if (status === "pending") await call("POST", `/registrations/${id}/approve`, { cookie });
	expect((await takeStep(event.id, "fixing", cookie)).status).toBe(200);
	await reach(event.id, "fixed");
	return readList(event.id, cookie);
}

test("a coach recommends a student for the next dan with words to the board, and for no other", async () => {
	const [event, made] = await Promise.all([
		createEventForTest({ eventType: "grading", maxParticipants: 0 }),
		proposeForTest(1, "brown-1", { currentBelt: "brown-2" }),
	]);
	const { coach, students } = made;
	const board = await callerForTest({ role: "super-admin" });
	const [{ id: userId }] = students;
	const propose = async (body: object) =>
		(
			await call("POST", `/events/${event.id}/candidates`, {
				cookie: coach.cookie,
				body: [{ userId, toBelt: "black-1", ...body }] as never,
			})
		).body[0];
	expect((await propose({ notes: "Ready." })).error).toBe("promotion_black");
	await call("DELETE", `/belt-promotions/${made.results[0].promotionId}`, { cookie: coach.cookie });
	await call("PATCH", `/users/${userId}`, {
		cookie: await superAdmin(),
		body: { currentBelt: "brown-1" },
	});
	expect(await propose({})).toMatchObject({
		status: null,
		error: "invalid",
		fields: { notes: "required" },
	});
	expect((await propose({ toBelt: "black-2", notes: "Ready." })).error).toBe("promotion_black");
	const words = "Teaches the beginners; essay and kata are handed in.";
	const result = await propose({ notes: words });
	expect(result).toMatchObject({ status: "pending", error: null });
	expect(await propose({})).toEqual(result);
	expect(await pendingOf(userId)).toMatchObject({ notes: words, eventId: event.id });
	expect(await statusesFor(userId)).toContain("danRecommended");
	// Several tests share this super-admin, so only the notification about this grading counts.
	expect(await isToDecide(board.id, event.id)).toBe(true);
	const [{ board: state }] = await readList(event.id, coach.cookie);
	expect(state).toBe("waiting");
});

test("notifies the board of a recommendation, except the candidate and the recommender", async () => {
	const event = await createEventForTest({ eventType: "grading", maxParticipants: 0 });
	const board = await callerForTest({ role: "super-admin" });
	const [recommender, person] = await createPeopleForTest(2, {
		role: "super-admin",
		currentBelt: "brown-1",
	});
	const { body } = await call("POST", `/events/${event.id}/candidates`, {
		cookie: recommender.cookie,
		body: [{ userId: person.id, toBelt: "black-1", notes: "Ready." }] as never,
	});
	expect(body).toMatchObject([{ error: null }]);
	const notified = await Promise.all(
		[board, recommender, person].map(({ id }) => isToDecide(id, event.id)),
	);
	expect(notified).toEqual([true, false, false]);
});

test("a dan that a member asked for becomes a recommendation of the coach", async () => {
	const { event, coach, students, results } = await recommendForTest();
	const [{ id: userId }] = students;
	await Promotions.patch({ userId, slot: "pending" })
		.set({ promotedBy: userId })
		.remove(["eventId", "notes"])
		.go();
	const body = [{ userId, toBelt: "black-1", notes: "Ready." }] as never;
	const path = `/events/${event.id}/candidates`;
	const again = await call("POST", path, { cookie: coach.cookie, body });
	expect(again.body[0].promotionId).toBe(results[0].promotionId);
	expect(await pendingOf(userId)).toMatchObject({
		promotedBy: coach.id,
		notes: "Ready.",
		eventId: event.id,
	});
});

test("the list says what a dan lacks, until the board has agreed", async () => {
	const made = await recommendForTest();
	const { event, students } = made;
	const cookie = await admin();
	const unnamed = await createPersonForTest({ currentBelt: "brown-1" });
	await call("POST", `/events/${event.id}/register`, { cookie: unnamed.cookie });
	const rowsOf = (list: Awaited<ReturnType<typeof readList>>) =>
		[students[0].id, unnamed.id].map((id) => {
			const row = list.find(({ userId }) => userId === id);
			return [row?.toBelt, row?.exception, row?.board];
		});
	expect(rowsOf(await fix(made, cookie))).toEqual([
		["black-1", "dan", "waiting"],
		["black-1", "dan", "missing"],
	]);
	expect((await agreeForTest(made, await superAdmin())).status).toBe(200);
	expect(rowsOf(await readList(event.id, cookie))[0]).toEqual(["black-1", null, "agreed"]);
	// Recommended after the list was fixed: a candidate at its next update.
	const late = await call("POST", `/events/${event.id}/candidates`, {
		cookie,
		body: [{ userId: unnamed.id, toBelt: "black-1", notes: "Ready." }] as never,
	});
	await call("POST", `/events/${event.id}/candidates/${unnamed.id}/agreement`, {
		cookie: await superAdmin(),
		body: { promotionId: late.body[0].promotionId, toBelt: "black-1" },
	});
	expect(rowsOf(await fix(made, cookie))).toEqual([
		["black-1", null, "agreed"],
		["black-1", null, "agreed"],
	]);
});

test("agreement after the marks were closed leaves the list as it is, until it is brought up to date", async () => {
	const made = await recommendForTest();
	const { event } = made;
	const cookie = await superAdmin();
	const rowOf = ([{ exception, board }]: Awaited<ReturnType<typeof readList>>) => [
		exception,
		board,
	];
	expect(rowOf(await fix(made, cookie))).toEqual(["dan", "waiting"]);
	expect((await takeStep(event.id, "closed", cookie)).status).toBe(200);
	expect((await agreeForTest(made, cookie)).status).toBe(200);
	expect(rowOf(await readList(event.id, cookie))).toEqual(["dan", "agreed"]);
	const { version } = await readGrading(event.id, cookie);
	const reopening = { to: "fixed", reason: "The board has agreed.", version };
	await call("POST", `/events/${event.id}/grading/state`, { cookie, body: reopening });
	expect(rowOf(await fix(made, cookie))).toEqual([null, "agreed"]);
});

test.each([
	["that a coach recorded waits for staff, not for the board", "rank_recorded", { isHeld: true }],
	["of another grading is tried there", "other_grading", { eventId: 999_999_999 }],
	["from another belt is not tried", "belt_changed", { fromBelt: "brown-2" }],
])("a promotion %s", async (_, exception, change) => {
	const made = await recommendForTest();
	const [{ id: userId }] = made.students;
	await Promotions.patch({ userId, slot: "pending" })
		.set(change as object)
		.go();
	expect(await fix(made, await admin())).toMatchObject([{ userId, toBelt: "black-1", exception }]);
});

test("an agreed dan is on the list that is fixed afterwards", async () => {
	const made = await recommendForTest();
	await agreeForTest(made, await superAdmin());
	const [row] = await fix(made, await admin());
	expect(row).toMatchObject({ toBelt: "black-1", exception: null, board: "agreed", openFee: 0 });
});

test("the board reads recommendations with words, months and who made them", async () => {
	const made = await recommendForTest();
	const { event, coach, students } = made;
	const waiting = await recommendationsAt(event.id, await admin());
	expect(waiting.body).toMatchObject([
		{
			toBelt: "black-1",
			person: { id: students[0].id, currentBelt: "brown-1" },
			notes: "Ready for the board.",
			recommender: { id: coach.id },
			requiredMonths: 12,
			since: null,
			agreedAt: null,
			agreedBy: null,
		},
	]);
	expect((await recommendationsAt(event.id, coach.cookie)).status).toBe(403);
	const board = await callerForTest({ role: "super-admin" });
	const agreed = await agreeForTest(made, board.cookie);
	expect(agreed.body).toMatchObject({ agreedBy: { id: board.id }, agreedAt: expect.any(String) });
	expect((await recommendationsAt(event.id, await admin())).body).toEqual([agreed.body]);
});

test("candidate and coach hand in essay and kata, which the board opens", async () => {
	const made = await recommendForTest();
	const { coach, students } = made;
	const [{ id, cookie }] = students;
	await createDocumentForTest(cookie, id, { kind: "essay" });
	const kata = await createDocumentForTest(coach.cookie, id, { kind: "kata" });
	const board = await superAdmin();
	const listed = await call("GET", `/students/${id}/documents`, { cookie: board });
	expect(listed.body.map(({ kind }: { kind: string }) => kind)).toEqual(["kata", "essay"]);
	const opened = await call("GET", `/documents/${kata.id}/download`, { cookie: board });
	expect(opened.status).toBe(302);
	const other = await createPersonForTest({ role: "coach" });
	for (const path of [`/students/${id}/documents`, `/documents/${kata.id}/download`])
		expect((await call("GET", path, { cookie: other.cookie })).status).toBe(404);
});

test("agreement tells coach and candidate once, however often it is given", async () => {
	const made = await recommendForTest();
	const { coach, students } = made;
	const [one, other] = [await superAdmin(), await superAdmin()];
	const [first, second] = await Promise.all([agreeForTest(made, one), agreeForTest(made, other)]);
	expect([first.status, second.status]).toEqual([200, 200]);
	expect(first.body.agreedAt).toBe(second.body.agreedAt);
	expect((await agreeForTest(made, one)).body).toEqual(first.body);
	const count = async (id: number, status: string) =>
		(await statusesFor(id)).filter((each) => each === status).length;
	expect([
		await count(students[0].id, "danAgreed"),
		await count(coach.id, "studentDanAgreed"),
	]).toEqual([1, 1]);
});

test("nobody agrees who is not on the board, for themselves, or to their own recommendation", async () => {
	const made = await recommendForTest();
	const { event, coach, students } = made;
	for (const cookie of [coach.cookie, await admin(), students[0].cookie])
		expect((await agreeForTest(made, cookie)).status).toBe(403);
	const board = await callerForTest({ role: "super-admin", currentBelt: "black-1" });
	const [{ id: userId }] = students;
	await Promotions.patch({ userId, slot: "pending" }).set({ promotedBy: board.id }).go();
	expect((await agreeForTest(made, board.cookie)).body.code).toBe("own_recommendation");
	const own = await call("POST", `/events/${event.id}/candidates/${board.id}/agreement`, {
		cookie: board.cookie,
		body: { promotionId: 1, toBelt: "black-2" },
	});
	expect(own.body.code).toBe("own_promotion");
	expect((await pendingOf(userId))?.agreedAt).toBeUndefined();
});

test("agreement is refused with its own reason", async () => {
	const made = await recommendForTest();
	const { students, coach, results } = made;
	const board = await superAdmin();
	expect((await agreeForTest(made, board, { promotionId: 999_999 })).body.code).toBe(
		"promotion_decided",
	);
	expect((await agreeForTest(made, board, { toBelt: "black-2" })).body.code).toBe(
		"changed_meanwhile",
	);
	const kyu = await proposeForTest();
	expect((await agreeForTest(kyu, board, { toBelt: "orange-10" })).body.code).toBe(
		"not_recommended",
	);
	await call("PATCH", `/users/${students[0].id}`, {
		cookie: board,
		body: { currentBelt: "brown-2" },
	});
	expect((await agreeForTest(made, board)).body.code).toBe("belt_changed");
	await call("DELETE", `/belt-promotions/${results[0].promotionId}`, { cookie: coach.cookie });
	expect((await agreeForTest(made, board)).body.code).toBe("promotion_decided");
});

test("declining is a rejection with a reason, and the list says that nobody is recommended", async () => {
	const made = await recommendForTest();
	const { coach, students, results } = made;
	const declined = await call("POST", `/belt-promotions/${results[0].promotionId}/reject`, {
		cookie: await superAdmin(),
		body: { reason: "Next year." },
	});
	expect(declined.status).toBe(200);
	expect(await statusesFor(students[0].id)).toContain("promotionRejected");
	expect(await statusesFor(coach.id)).toContain("studentRejected");
	const [row] = await fix(made, await admin());
	expect(row).toMatchObject({ exception: "dan", board: "missing", openFee: 0 });
	expect((await recommendationsAt(made.event.id, await admin())).body).toEqual([]);
});

test("no dan is given or set past the board", async () => {
	const made = await recommendForTest();
	const { event, students, results } = made;
	const cookie = await superAdmin();
	const approved = await call("POST", `/belt-promotions/${results[0].promotionId}/approve`, {
		cookie,
		body: { override: true },
	});
	expect(approved.body.code).toBe("dan_undecided");
	const [{ version }] = await fix(made, await admin());
	const set = await call("PATCH", `/events/${event.id}/candidates/${students[0].id}`, {
		cookie,
		body: { toBelt: "black-1", version },
	});
	expect(set.body.code).toBe("dan_undecided");
});

test("the board's agreement to a dan goes when the candidate is to try a lower rank", async () => {
	const made = await recommendForTest();
	const { event, students } = made;
	await Users.patch({ id: students[0].id }).set({ currentBelt: "blue-7" }).go();
	const promotion = { userId: students[0].id, slot: "pending" };
	await Promotions.patch(promotion).set({ fromBelt: "blue-7" }).go();
	expect((await agreeForTest(made, await superAdmin())).status).toBe(200);
	const cookie = await admin();
	const [{ version }] = await fix(made, cookie);
	const set = await call("PATCH", `/events/${event.id}/candidates/${students[0].id}`, {
		cookie,
		body: { toBelt: "brown-1", version },
	});
	expect(set.status).toBe(200);
	const { toBelt, agreedAt, agreedBy } = (await pendingOf(students[0].id)) ?? {};
	expect([toBelt, agreedAt, agreedBy]).toEqual(["brown-1", undefined, undefined]);
});

test("parts of a dan are repeated without asking the board again", async () => {
	const made = await recommendForTest();
	const { students, chief } = made;
	await agreeForTest(made, await superAdmin());
	const cookie = await admin();
	const [row] = await fix(made, cookie);
	const decisions = [{ outcome: "repeat", repeatParts: ["kata"], by: chief.id }] as const;
	const repeatBy = "2999-01-01";
	await Candidates.patch({ eventId: made.event.id, userId: row.userId })
		.set({
			applied: { at: new Date().toISOString(), n: 1 },
			decisions: decisions.map((one) => ({
				...one,
				repeatParts: [...one.repeatParts],
				repeatBy,
				at: new Date().toISOString(),
			})),
		})
		.go();
	await call("POST", `/belt-promotions/${made.results[0].promotionId}/reject`, {
		cookie,
		body: {},
	});
	const event = await createEventForTest({ eventType: "grading" });
	await call("POST", `/events/${event.id}/register`, { cookie: students[0].cookie });
	for (const _ of ["fixed", "brought up to date"])
		expect(await fix({ ...made, event }, cookie)).toMatchObject([
			{ toBelt: "black-1", repeatParts: ["kata"], exception: null, board: null, openFee: 0 },
		]);
	await eventually(async () => (await pendingOf(students[0].id)) !== null, "the promotion");
});

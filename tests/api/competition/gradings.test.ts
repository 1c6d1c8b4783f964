import { Events } from "#functions/competition/events/event.entity.ts";
import {
	Candidates,
	type GradingRecord,
	Gradings,
} from "#functions/competition/gradings/grading.entity.ts";
import { Notifications } from "#functions/people/notifications/notification.entity.ts";
import { Users } from "#functions/people/users/user.entity.ts";
import { Promotions } from "#functions/training/belts/promotion.entity.ts";
import { Certificates } from "#functions/training/certificates/certificate.entity.ts";
import { call, eventually } from "../../core/api.ts";
import { createEventForTest, dateIn } from "../../core/events.ts";
import {
	applyForTest,
	decideForTest,
	fixForTest,
	proposeForTest,
	reach,
	readGrading,
	readList,
	takeStep,
} from "../../core/gradings.ts";
import { admin, createPersonForTest, superAdmin } from "../../core/people.ts";
import { settingsInForce } from "../../core/settings.ts";
import { downloadWorkbook } from "../../core/workbooks.ts";

const codesOf = (answer: { body: { error: string | null }[] }) =>
	answer.body.map(({ error }) => error);

const beltOf = async (id: number) =>
	(await Users.get({ id }).go({ consistent: true })).data?.currentBelt;

/** Facts of a notification about a grading. */
type Facts = { status?: string; eventId?: number; isCorrected?: boolean };

/** Whether a coach was notified that the results of a grading are there. */
async function isNotifiedOfResults(
	{ id: userId }: { id: number },
	eventId: number,
): Promise<boolean> {
	const { data } = await Notifications.query.ofPerson({ userId }).go({ consistent: true });
	const ready = data.map(({ params }) => params as Facts);
	return ready.some((one) => one.status === "ready" && one.eventId === eventId);
}

/** Corrects the result of a candidate, by the chief examiner. */
async function correctForTest(eventId: number, userId: number, cookie: string, body: object) {
	const [{ version }] = await readList(eventId, cookie);
	const path = `/events/${eventId}/candidates/${userId}/correction`;
	return call("POST", path, { cookie, body: { version, ...body } });
}

/** Makes the result of a candidate as old as if it had been applied eight days ago. */
async function applyEarlier(eventId: number, userId: number): Promise<void> {
	const { data } = await Candidates.get({ eventId, userId }).go({ consistent: true });
	const at = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString();
	await Candidates.patch({ eventId, userId })
		.set({ applied: { n: 1, ...data?.applied, at } })
		.go();
}

test("proposing registers students and requests promotions, once", async () => {
	const { event, coach, students, results } = await proposeForTest(2);
	expect(results).toMatchObject([
		{ status: "pending", error: null },
		{ status: "pending", error: null },
	]);
	const body = students.map(({ id }) => ({ userId: id, toBelt: "orange-10" }));
	const again = await call("POST", `/events/${event.id}/candidates`, {
		cookie: coach.cookie,
		body,
	});
	expect(again.body).toEqual(results);
	const list = await readList(event.id, coach.cookie);
	expect(list).toMatchObject([
		{ fromBelt: "white", toBelt: "orange-10", registration: "pending", version: 0 },
		{ fromBelt: "white", toBelt: "orange-10", registration: "pending", version: 0 },
	]);
});

test("each wrong proposal has its reason, and does not keep the others", async () => {
	const { event, coach, students } = await proposeForTest();
	const stranger = await createPersonForTest();
	const propose = (body: object[], cookie = coach.cookie) =>
		call("POST", `/events/${event.id}/candidates`, { cookie, body: body as never });
	const [own, theirs] = [students[0].id, stranger.id];
	expect(codesOf(await propose([{ userId: own, toBelt: "orange-9" }]))).toEqual([
		"promotion_pending",
	]);
	expect(
		codesOf(
			await propose([
				{ userId: theirs, toBelt: "orange-10" },
				{ userId: own, toBelt: "orange-10" },
			]),
		),
	).toEqual(["not_found", null]);
	expect(codesOf(await propose([{ userId: own, toBelt: "black-1" }]))).toEqual(["promotion_black"]);
	const tournament = await createEventForTest();
	const other = await call("POST", `/events/${tournament.id}/candidates`, {
		cookie: coach.cookie,
		body: [{ userId: own, toBelt: "orange-10" }] as never,
	});
	expect(other.status).toBe(404);
});

test("nobody is registered who cannot be proposed", async () => {
	const { coach, students } = await proposeForTest();
	const other = await createEventForTest({ eventType: "grading", maxParticipants: 0 });
	const [userId] = students.map(({ id }) => id);
	const { body } = await call("POST", `/events/${other.id}/candidates`, {
		cookie: coach.cookie,
		body: [{ userId, toBelt: "orange-10" }] as never,
	});
	expect(body).toEqual([{ userId, status: null, promotionId: null, error: "promotion_pending" }]);
	expect(await readList(other.id, await admin())).toEqual([]);
});

test("a promotion of a grading is not approved before it without override", async () => {
	const { results } = await proposeForTest();
	const approve = async (override: boolean) =>
		call("POST", `/belt-promotions/${results[0].promotionId}/approve`, {
			cookie: await admin(),
			body: { override },
		});
	expect((await approve(false)).body.code).toBe("decided_at_grading");
	expect((await approve(true)).status).toBe(200);
});

test("fixing lists who is approved, with the next rank for those whom nobody proposed", async () => {
	const { event, coach, cookie, students } = await fixForTest(2);
	const other = await createPersonForTest({ currentBelt: "brown-1" });
	const list = await readList(event.id, coach.cookie);
	expect(list.map(({ userId, toBelt }) => [userId, toBelt])).toEqual(
		students.map(({ id }) => [id, "orange-10"]),
	);
	expect((await takeStep(event.id, "open", cookie)).status).toBe(200);
	const registered = await call("POST", `/events/${event.id}/register`, { cookie: other.cookie });
	await call("POST", `/registrations/${registered.body.registration.id}/approve`, { cookie });
	const [first] = students;
	const entries = await call("GET", `/events/${event.id}/registrations`, { cookie });
	const own = entries.body.find(({ userId }: { userId: number }) => userId === first.id);
	await call("DELETE", `/registrations/${own.id}`, { cookie, body: { reason: "Ill" } });
	await takeStep(event.id, "fixing", cookie);
	await reach(event.id, "fixed");
	const byPerson = new Map((await readList(event.id, cookie)).map((one) => [one.userId, one]));
	expect(byPerson.get(other.id as never)).toMatchObject({ exception: "dan", toBelt: "black-1" });
	expect(byPerson.get(first.id as never)?.isWithdrawn).toBe(true);
});

test("results give ranks, history, certificates and words, each once", async () => {
	const made = await applyForTest(
		"blue-8",
		{ outcome: "pass", wordsEn: "Strong.", wordsAr: "قوي." },
		{ outcome: "lower", belt: "orange-9" },
		{ outcome: "repeat", repeatParts: ["kata"] },
		{ outcome: "fail" },
		{ outcome: "absent" },
	);
	const { students, event, chief, coach } = made;
	expect(await isNotifiedOfResults(coach, event.id)).toBe(true);
	const belts = await Promise.all(students.map(({ id }) => beltOf(id)));
	expect(belts).toEqual(["blue-8", "orange-9", "white", "white", "white"]);
	const certificates = await Promise.all(
		students.map(async ({ id }) => (await Certificates.query.ofPerson({ userId: id }).go()).data),
	);
	expect(certificates.map(({ length }) => length)).toEqual([1, 1, 0, 0, 0]);
	expect(certificates[0]).toMatchObject([{ placeEn: "Hall 1", placeAr: "الصالة ١" }]);
	const verdict = await call("POST", "/certificates/verify", {
		body: { code: certificates[0][0].code },
	});
	expect(verdict.body).toMatchObject({ state: "valid", certificate: { belt: "blue-8" } });
	const [own] = (
		await call("GET", `/users/${students[0].id}/gradings`, { cookie: students[0].cookie })
	).body;
	expect(own).toMatchObject({
		outcome: "pass",
		belt: "blue-8",
		wordsEn: "Strong.",
		wordsAr: "قوي.",
	});
	expect(own.certificateId).toBe(certificates[0][0].id);
	const pending = await Promise.all(
		students.map(({ id }) => Promotions.get({ userId: id, slot: "pending" }).go()),
	);
	expect(pending.every(({ data }) => data === null)).toBe(true);
	expect((await takeStep(event.id, "applying", chief.cookie)).body.code).toBe("grading_state");
});

/** Makes a person the chief examiner of a grading, in whatever state it is. */
async function makeChief(eventId: number, chiefId: number): Promise<void> {
	const { data } = await Gradings.get({ eventId }).go({ consistent: true });
	await Gradings.put({ ...(data as GradingRecord), chiefId }).go();
}

test("a chief examiner neither decides about themselves nor corrects their own result", async () => {
	const made = await fixForTest(1);
	const { event, cookie, students, chief } = made;
	const [own] = students;
	await makeChief(event.id, own.id);
	expect(codesOf(await decideForTest({ ...made, chief: own }, { outcome: "pass" }))).toEqual([
		"own_promotion",
	]);
	await makeChief(event.id, chief.id);
	await decideForTest(made, { outcome: "fail" });
	await takeStep(event.id, "applying", chief.cookie);
	await reach(event.id, "applied");
	await makeChief(event.id, own.id);
	const [{ version }] = await readList(event.id, cookie);
	const corrected = await call("POST", `/events/${event.id}/candidates/${own.id}/correction`, {
		cookie: own.cookie,
		body: { outcome: "pass", reason: "I did well.", version },
	});
	expect(corrected.body.code).toBe("own_promotion");
	expect(await beltOf(own.id)).toBe("white");
});

/** Sets the fee of gradings for a rank, in fils. */
async function chargeForTest(belt: string, fee: number): Promise<void> {
	const { updatedAt: _, name: __, ...settings } = await settingsInForce();
	const gradingFees = { ...(settings.gradingFees as object), [belt]: fee };
	await call("PUT", "/settings", {
		cookie: await superAdmin(),
		body: { ...settings, gradingFees },
	});
}

test.each([
	["void", 0],
	["due", 5_000],
] as const)(
	"an absent candidate owes the fee only where late cancellations do: %s",
	async (lateCancellation, owed) => {
		await chargeForTest("orange-9", 5_000);
		const made = await fixForTest(2, "orange-9");
		const { event, chief, students, results } = made;
		await Events.patch({ id: event.id }).set({ lateCancellation }).go();
		await decideForTest(made, { outcome: "absent" }, { outcome: "fail" });
		await takeStep(event.id, "applying", chief.cookie);
		await reach(event.id, "applied");
		const charges = await Promise.all(
			students.map(async ({ id }, at) => {
				const slot = String(results[at].promotionId);
				return (await Promotions.get({ userId: id, slot }).go({ consistent: true })).data?.charge;
			}),
		);
		expect(charges).toMatchObject([{ owed }, { owed: 5_000 }]);
	},
);

test("a candidate who withdrew and registers again is on the next list as before", async () => {
	const { event, students, cookie } = await fixForTest(1);
	const [{ id, cookie: own }] = students;
	const fixAgain = async (change: () => Promise<unknown>) => {
		await takeStep(event.id, "open", cookie);
		await change();
		await takeStep(event.id, "fixing", cookie);
		await reach(event.id, "fixed");
		return (await readList(event.id, cookie)).map((one) => [one.userId, one.isWithdrawn]);
	};
	const path = `/registrations/${event.id}-${id}`;
	const withdraw = () => call("DELETE", path, { cookie, body: { reason: "Ill" } });
	expect(await fixAgain(withdraw)).toEqual([[id, true]]);
	const registerAgain = async () => {
		await call("POST", `/events/${event.id}/register`, { cookie: own });
		await call("POST", `${path}/approve`, { cookie });
	};
	expect(await fixAgain(registerAgain)).toEqual([[id, false]]);
});

test("a decision about one rank does not count for another that the list takes on", async () => {
	const made = await fixForTest(1, "orange-9");
	const { event, coach, students, results, cookie } = made;
	const [{ id: userId }] = students;
	await decideForTest(made, { outcome: "pass" });
	expect((await takeStep(event.id, "open", cookie)).status).toBe(200);
	const by = { cookie: coach.cookie };
	await call("DELETE", `/belt-promotions/${results[0].promotionId}`, by);
	const body = [{ userId, toBelt: "orange-10" }];
	const again = await call("POST", `/events/${event.id}/candidates`, { ...by, body });
	expect(codesOf(again)).toEqual([null]);
	await takeStep(event.id, "fixing", cookie);
	await reach(event.id, "fixed");
	expect(await readList(event.id, cookie)).toMatchObject([
		{ toBelt: "orange-10", decision: null, earlierDecisions: 0 },
	]);
});

test("who withdraws after the decision gets no rank, and an applied grading keeps its panel", async () => {
	const made = await fixForTest(2);
	const { event, chief, cookie, students } = made;
	await decideForTest(made, { outcome: "pass" }, { outcome: "pass" });
	const path = `/registrations/${event.id}-${students[0].id}`;
	await call("DELETE", path, { cookie, body: { reason: "Ill" } });
	await takeStep(event.id, "fixing", cookie);
	await reach(event.id, "fixed");
	await takeStep(event.id, "applying", chief.cookie);
	await reach(event.id, "applied");
	expect(await Promise.all(students.map(({ id }) => beltOf(id)))).toEqual(["white", "orange-10"]);
	const { version } = await readGrading(event.id, cookie);
	const body = { chiefId: chief.id, examiners: [], version };
	const set = await call("PUT", `/events/${event.id}/grading`, { cookie, body });
	expect(set.body.code).toBe("grading_state");
});

test("nothing is decided about a candidate who withdrew", async () => {
	const made = await fixForTest(1);
	const key = { eventId: made.event.id, userId: made.students[0].id };
	await Candidates.patch(key).set({ isWithdrawn: true }).go();
	expect(codesOf(await decideForTest(made, { outcome: "pass" }))).toEqual(["candidate_withdrawn"]);
});

test("parts to repeat come over to the next grading without a fee", async () => {
	await chargeForTest("orange-9", 5_000);
	const { students, results } = await applyForTest("orange-9", {
		outcome: "repeat",
		repeatParts: ["kata", "kumite"],
	});
	const slot = String(results[0].promotionId);
	const { data: first } = await Promotions.get({ userId: students[0].id, slot }).go();
	expect(first?.charge).toMatchObject({ owed: 5_000 });
	const cookie = await admin();
	const event = await createEventForTest({ eventType: "grading" });
	const { body } = await call("POST", `/events/${event.id}/register`, {
		cookie: students[0].cookie,
	});
	await call("POST", `/registrations/${body.registration.id}/approve`, { cookie });
	await takeStep(event.id, "fixing", cookie);
	await reach(event.id, "fixed");
	expect(await readList(event.id, cookie)).toMatchObject([
		{ toBelt: "orange-9", repeatParts: ["kata", "kumite"], openFee: 0 },
	]);
});

test("a list brought up to date takes on that the parts to repeat were corrected", async () => {
	const repeat = { outcome: "repeat", repeatParts: ["kata", "kumite"] };
	const { event: first, chief, students } = await applyForTest("orange-9", repeat);
	const [{ id, cookie: own }] = students;
	const cookie = await admin();
	const event = await createEventForTest({ eventType: "grading" });
	const { body } = await call("POST", `/events/${event.id}/register`, { cookie: own });
	await call("POST", `/registrations/${body.registration.id}/approve`, { cookie });
	const partsAfter = async (decision: object) => {
		const corrected = { ...decision, reason: "Entered wrongly." };
		const { status } = await correctForTest(first.id, id, chief.cookie, corrected);
		expect(status).toBe(200);
		await takeStep(event.id, "fixing", cookie);
		await reach(event.id, "fixed");
		return (await readList(event.id, cookie)).map(({ repeatParts }) => repeatParts);
	};
	expect(await partsAfter({ ...repeat, repeatParts: ["kata"] })).toEqual([["kata"]]);
	expect(await partsAfter({ ...repeat, repeatParts: ["kumite"] })).toEqual([["kumite"]]);
	expect(await partsAfter({ outcome: "fail" })).toEqual([[]]);
});

test("each wrong decision has its own reason, and nothing is applied before all are decided", async () => {
	const made = await fixForTest(2, "blue-8");
	const { event, chief, students, coach } = made;
	const refused = await decideForTest(
		made,
		{ outcome: "lower" },
		{ outcome: "repeat", repeatParts: [] },
	);
	expect(refused.body.map(({ fields }: { fields: object }) => fields)).toEqual([
		{ belt: "required" },
		{ repeatParts: "required" },
	]);
	expect(codesOf(await decideForTest(made, { outcome: "pass", version: 99 }))).toEqual([
		"changed_meanwhile",
	]);
	const undecided = await takeStep(event.id, "applying", chief.cookie);
	expect(undecided.body).toMatchObject({ code: "candidates_undecided", params: { count: 2 } });
	const byCoach = await call("POST", `/events/${event.id}/decisions`, {
		cookie: coach.cookie,
		body: [{ userId: students[0].id, outcome: "pass", version: 1 }] as never,
	});
	expect(byCoach.status).toBe(403);
	expect((await takeStep(event.id, "applying", await admin())).status).toBe(403);
});

test("a changed rank needs a new decision, and is set by somebody else", async () => {
	const made = await fixForTest(1, "blue-8", { role: "admin" });
	const { event, chief, cookie, students } = made;
	const [own] = students;
	await decideForTest(made, { outcome: "lower", belt: "orange-9" });
	const setRank = async (by: string) => {
		const [{ version }] = await readList(event.id, chief.cookie);
		const path = `/events/${event.id}/candidates/${own.id}`;
		return call("PATCH", path, { cookie: by, body: { toBelt: "orange-9", version } });
	};
	expect((await setRank(own.cookie)).body.code).toBe("own_promotion");
	expect((await setRank(cookie)).body).toMatchObject({ toBelt: "orange-9", decision: null });
	const undecided = await takeStep(event.id, "applying", chief.cookie);
	expect(undecided.body).toMatchObject({ code: "candidates_undecided", params: { count: 1 } });
});

test("a lower rank that was decided for another belt does not count, and takes no belt away", async () => {
	const made = await fixForTest(1, "blue-8");
	const { event, coach, cookie, students, results } = made;
	const [{ id }] = students;
	await decideForTest(made, { outcome: "lower", belt: "orange-10" });
	const belt = { cookie: await superAdmin(), body: { currentBelt: "orange-9" } };
	expect((await call("PATCH", `/users/${id}`, belt)).status).toBe(200);
	const { promotionId } = results[0];
	await call("DELETE", `/belt-promotions/${promotionId}`, { cookie: coach.cookie });
	const [{ version }] = await readList(event.id, cookie);
	const body = { toBelt: "blue-8", version };
	const set = await call("PATCH", `/events/${event.id}/candidates/${id}`, { cookie, body });
	expect(set.body).toMatchObject({ fromBelt: "orange-9", toBelt: "blue-8", decision: null });
});

test("certificates name the chief examiner first", async () => {
	const made = await fixForTest(1);
	const { event, chief, cookie, students } = made;
	const examiner = await createPersonForTest({ role: "coach", currentBelt: "black-2" });
	const { version } = await readGrading(event.id, cookie);
	const body = { chiefId: chief.id, examiners: [examiner.id], version };
	await call("PUT", `/events/${event.id}/grading`, { cookie, body });
	await decideForTest(made, { outcome: "pass" });
	await takeStep(event.id, "applying", chief.cookie);
	await reach(event.id, "applied");
	const { data } = await Certificates.query.ofPerson({ userId: students[0].id }).go();
	expect(data.map(({ examiners }) => examiners.map(({ belt }) => belt))).toEqual([
		["black-5", "black-2"],
	]);
});

test("an examiner below the rule is refused, and a candidate whose belt changed is left out", async () => {
	const made = await fixForTest(1, "orange-10");
	const { event, cookie, students, chief, coach } = made;
	const low = await createPersonForTest({ role: "coach", currentBelt: "brown-1" });
	const { version } = await readGrading(event.id, cookie);
	const panel = (examiners: number[]) =>
		call("PUT", `/events/${event.id}/grading`, {
			cookie,
			body: { chiefId: chief.id, examiners, version },
		});
	expect((await panel([low.id])).body.code).toBe("examiner_rank");
	expect((await panel([999_999_999])).body.fields).toEqual({ examiners: "invalid" });
	await decideForTest(made, { outcome: "pass" });
	const promotion = (await readList(event.id, cookie))[0];
	expect(promotion.exception).toBeNull();
	const changed = await call("PATCH", `/users/${students[0].id}`, {
		cookie: await superAdmin(),
		body: { currentBelt: "orange-9" },
	});
	expect(changed.status).toBe(200);
	await takeStep(event.id, "applying", chief.cookie);
	await reach(event.id, "applied");
	expect((await readList(event.id, cookie))[0]).toMatchObject({
		exception: "belt_changed",
		appliedAt: null,
	});
	expect(await beltOf(students[0].id)).toBe("orange-9");
	expect(await isNotifiedOfResults(coach, event.id)).toBe(false);
});

test("a correction changes rank, history and certificate together", async () => {
	const { event, chief, students } = await applyForTest("blue-8", { outcome: "pass" });
	const [{ id }] = students;
	const correct = (body: object) => correctForTest(event.id, id, chief.cookie, body);
	const statesOf = async () =>
		(await Certificates.query.ofPerson({ userId: id }).go()).data.map(({ state }) => state).sort();
	expect((await correct({ outcome: "fail" })).body.fields).toEqual({ reason: "required" });
	const lower = await correct({ outcome: "lower", belt: "orange-9", reason: "Entered wrongly." });
	expect(lower.body).toMatchObject({ decision: { belt: "orange-9" }, earlierDecisions: 1 });
	expect([await beltOf(id), await statesOf()]).toEqual(["orange-9", ["superseded", "valid"]]);
	const { data } = await Certificates.query.ofPerson({ userId: id }).go();
	const numbers = data.map(({ issue, number }) => [issue, number.split("/")[1]]).sort();
	expect(numbers).toEqual([
		[1, undefined],
		[2, "2"],
	]);
	await correct({ outcome: "fail", reason: "Another person." });
	expect([await beltOf(id), await statesOf()]).toEqual(["white", ["revoked", "superseded"]]);
	const notices = await Notifications.query.ofPerson({ userId: id }).go({ consistent: true });
	const corrections = notices.data.filter(({ params }) => (params as Facts).isCorrected);
	expect(corrections.map(({ params }) => (params as Facts).status).sort()).toEqual([
		"fail",
		"lower",
	]);
	await correct({ outcome: "pass", reason: "It was right." });
	expect(await beltOf(id)).toBe("blue-8");
	const { body } = await call("GET", `/belt-progressions/${id}`, { cookie: students[0].cookie });
	expect(body.map(({ toBelt }: { toBelt: string }) => toBelt)).toEqual(["blue-8"]);
});

test("a result is corrected after its certificate was revoked, which stays revoked for its reason", async () => {
	const { event, chief, students } = await applyForTest("blue-8", { outcome: "pass" });
	const [{ id }] = students;
	const certificates = async () => (await Certificates.query.ofPerson({ userId: id }).go()).data;
	const revoke = async (reason: string) => {
		const valid = (await certificates()).find(({ state }) => state === "valid");
		const cookie = await superAdmin();
		return call("POST", `/certificates/${valid?.id}/revoke`, { cookie, body: { reason } });
	};
	const correct = (body: object) => correctForTest(event.id, id, chief.cookie, body);
	expect((await revoke("Printed twice.")).status).toBe(200);
	const lower = { outcome: "lower", belt: "orange-9", reason: "Entered wrongly." };
	expect((await correct(lower)).status).toBe(200);
	const after = (await certificates()).map(({ state, issue, belt }) => [issue, state, belt]);
	expect(after.sort()).toEqual([
		[1, "revoked", "blue-8"],
		[2, "valid", "orange-9"],
	]);
	expect((await revoke("The name was wrong.")).status).toBe(200);
	expect((await correct({ outcome: "fail", reason: "Another person." })).status).toBe(200);
	expect((await certificates()).map(({ reason }) => reason).sort()).toEqual([
		"Printed twice.",
		"The name was wrong.",
	]);
});

test("a promotion that a grading decided is not taken back past it, passed or not", async () => {
	const { results } = await applyForTest("orange-10", { outcome: "pass" }, { outcome: "fail" });
	const cookie = await superAdmin();
	for (const { promotionId } of results) {
		const { body } = await call("POST", `/belt-promotions/${promotionId}/take-back`, { cookie });
		expect(body.code).toBe("decided_at_grading");
	}
});

test("a rank is taken back by a super-admin only, a week after", async () => {
	const { event, chief, students } = await applyForTest("orange-10", { outcome: "pass" });
	const [{ id }] = students;
	await applyEarlier(event.id, id);
	const correct = async (cookie: string) => {
		const [{ version }] = await readList(event.id, chief.cookie);
		return call("POST", `/events/${event.id}/candidates/${id}/correction`, {
			cookie,
			body: { outcome: "fail", reason: "Entered wrongly.", version },
		});
	};
	expect((await correct(chief.cookie)).body.code).toBe("correction_late");
	expect((await correct(await superAdmin())).status).toBe(200);
	expect(await beltOf(id)).toBe("white");
});

test("the words to a lower rank are corrected by the chief examiner even a week after", async () => {
	const lower = { outcome: "lower", belt: "orange-10" };
	const { event, chief, students } = await applyForTest("orange-9", lower);
	const [{ id: userId }] = students;
	await applyEarlier(event.id, userId);
	const [{ version }] = await readList(event.id, chief.cookie);
	const words = { wordsEn: "Your kata was good.", reason: "The words were missing." };
	const corrected = await call("POST", `/events/${event.id}/candidates/${userId}/correction`, {
		cookie: chief.cookie,
		body: { ...lower, ...words, version },
	});
	expect(corrected.body.decision).toMatchObject({ ...lower, ...words });
});

test("the belts to order are those that were given, and no list names who withdrew", async () => {
	const made = await fixForTest(3, "blue-8");
	const { event, cookie, students } = made;
	await decideForTest(
		made,
		{ outcome: "lower", belt: "orange-9" },
		{ outcome: "fail" },
		{ outcome: "pass" },
	);
	const [, , withdrawn] = students;
	const { data } = await Candidates.get({ eventId: event.id, userId: withdrawn.id }).go();
	if (!data) throw new Error("The candidate is missing");
	await Candidates.put({ ...data, isWithdrawn: true }).go();
	const path = `/events/${event.id}/grading/exports`;
	const belts = await downloadWorkbook(`${path}/belts.xlsx?lang=en`, cookie);
	expect(belts.all.match(/Orange Belt|Blue Belt|White Belt/g)).toEqual(["Orange Belt"]);
	const results = await downloadWorkbook(`${path}/results.xlsx?lang=ar`, cookie);
	const outcomes = ["اجتياز لدرجة أدنى", "عدم اجتياز"];
	expect(results.all.match(new RegExp(outcomes.join("|"), "g"))).toEqual(outcomes);
	const list = await call("GET", `${path}/candidates.html?lang=en`, { cookie });
	expect(list.body.match(/<tr>/g)).toHaveLength(3);
});

test("exports the list, the certificates, the results and the belts to order", async () => {
	const { event, cookie, coach } = await applyForTest(
		"blue-8",
		{ outcome: "pass" },
		{ outcome: "fail" },
	);
	const file = (name: string, by = cookie) =>
		call("GET", `/events/${event.id}/grading/exports/${name}?lang=ar`, { cookie: by });
	expect((await file("candidates.html", coach.cookie)).status).toBe(403);
	expect((await file("candidates.html")).body).toContain("المتقدمون إلى الاختبار");
	const certificates = (await file("certificates.html")).body as string;
	expect(certificates.match(/<section class="certificate">/g)).toHaveLength(1);
	for (const name of ["results.xlsx", "belts.xlsx"]) expect((await file(name)).status).toBe(200);
});

/** An approved registration of a person for another grading, whose list is fixed with them. */
async function listAgain(
	{ id, cookie: own }: { id: number; cookie: string },
	propose?: (eventId: number) => Promise<unknown>,
) {
	const cookie = await admin();
	const event = await createEventForTest({ eventType: "grading", maxParticipants: 0 });
	await propose?.(event.id);
	await call("POST", `/events/${event.id}/register`, { cookie: own });
	await call("POST", `/registrations/${event.id}-${id}/approve`, { cookie });
	const bringUpToDate = async () => {
		await takeStep(event.id, "fixing", cookie);
		await reach(event.id, "fixed");
		return (await readList(event.id, cookie))[0];
	};
	return { event, listed: await bringUpToDate(), bringUpToDate };
}

test("parts are repeated until their day; later the next rank is tried, with all parts", async () => {
	const repeat = { outcome: "repeat", repeatParts: ["kata"], repeatBy: dateIn(1) };
	const { students } = await applyForTest("orange-9", repeat);
	const { listed } = await listAgain(students[0]);
	expect(listed).toMatchObject({ toBelt: "orange-10", repeatParts: [] });
});

test("parts to repeat cost nothing when the coach proposes the student again, either", async () => {
	await chargeForTest("orange-9", 5_000);
	const repeat = { outcome: "repeat", repeatParts: ["kata"] };
	const { coach, students } = await applyForTest("orange-9", repeat);
	const body = [{ userId: students[0].id, toBelt: "orange-9" }];
	const { listed } = await listAgain(students[0], (id) =>
		call("POST", `/events/${id}/candidates`, { cookie: coach.cookie, body }),
	);
	expect(listed).toMatchObject({ repeatParts: ["kata"], openFee: 0 });
});

test("who repeats all parts after a correction owes the fee, and no longer once it is corrected back", async () => {
	await chargeForTest("orange-9", 5_000);
	const repeat = { outcome: "repeat", repeatParts: ["kata"] };
	const { event: first, chief, students } = await applyForTest("orange-9", repeat);
	const { listed, bringUpToDate } = await listAgain(students[0]);
	expect(listed).toMatchObject({ repeatParts: ["kata"], openFee: 0 });
	const correct = (decision: object) =>
		correctForTest(first.id, students[0].id, chief.cookie, { ...decision, reason: "Mixed up." });
	await correct({ outcome: "fail" });
	expect(await bringUpToDate()).toMatchObject({ repeatParts: [], openFee: 5_000 });
	await correct(repeat);
	expect(await bringUpToDate()).toMatchObject({ repeatParts: ["kata"], openFee: 0 });
});

test("who was absent from a repetition can still repeat the parts", async () => {
	const repeat = { outcome: "repeat", repeatParts: ["kata"] };
	const made = await applyForTest("orange-9", repeat);
	const [student] = made.students;
	const { data } = await Candidates.get({ eventId: made.event.id, userId: student.id }).go();
	if (!data) throw new Error("The candidate is missing");
	const { id: eventId } = await createEventForTest({ eventType: "grading" });
	const decisions = [{ outcome: "absent" as const, by: made.chief.id, at: data.updatedAt }];
	const applied = { at: new Date().toISOString(), n: 1 };
	await Candidates.put({ ...data, eventId, decisions, applied }).go();
	expect((await listAgain(student)).listed).toMatchObject({ repeatParts: ["kata"] });
});

test("a repetition is not the next step of who got the rank otherwise", async () => {
	const repeat = { outcome: "repeat", repeatParts: ["kata"] };
	const { students } = await applyForTest("orange-10", repeat);
	const [{ id, cookie }] = students;
	const next = async () => (await call("GET", `/users/${id}/next-belt`, { cookie })).body;
	expect(await next()).toMatchObject({ nextBelt: "orange-10", repeat: { belt: "orange-10" } });
	const body = { currentBelt: "orange-10" };
	await call("PATCH", `/users/${id}`, { cookie: await superAdmin(), body });
	expect(await next()).toMatchObject({ nextBelt: "orange-9", repeat: null });
});

test.each([
	["absent", "fail", [0, 5_000]],
	["fail", "absent", [5_000, 0]],
	["pass", "absent", [5_000, 0]],
] as const)("a result corrected from %s to %s corrects the fee", async (from, to, owed) => {
	await chargeForTest("orange-9", 5_000);
	const { event, chief, students, results } = await applyForTest("orange-9", { outcome: from });
	const [{ id: userId }] = students;
	const slot = String(results[0].promotionId);
	const owedNow = async () =>
		(await Promotions.get({ userId, slot }).go({ consistent: true })).data?.charge?.owed;
	expect(await owedNow()).toBe(owed[0]);
	const body = { outcome: to, reason: "Mixed up." };
	expect((await correctForTest(event.id, userId, chief.cookie, body)).status).toBe(200);
	expect(await owedNow()).toBe(owed[1]);
});

test("a late correction is corrected again, and each change is a line of the history", async () => {
	const { event, students } = await applyForTest("blue-8", { outcome: "pass" });
	const [{ id, cookie }] = students;
	await applyEarlier(event.id, id);
	const boss = await superAdmin();
	const correct = async (body: object) =>
		(await correctForTest(event.id, id, boss, { ...body, reason: "Mixed up." })).status;
	expect(await correct({ outcome: "lower", belt: "orange-9" })).toBe(200);
	expect(await correct({ outcome: "fail" })).toBe(200);
	expect(await correct({ outcome: "pass" })).toBe(200);
	expect(await beltOf(id)).toBe("blue-8");
	const { body } = await call("GET", `/belt-progressions/${id}`, { cookie });
	expect(body.map(({ toBelt }: { toBelt: string }) => toBelt)).toEqual([
		"blue-8",
		"white",
		"orange-9",
		"blue-8",
	]);
});

test("a lower rank is corrected to a higher one by the chief examiner even a week after", async () => {
	const lower = { outcome: "lower", belt: "orange-10" };
	const { event, chief, students } = await applyForTest("blue-8", lower);
	await applyEarlier(event.id, students[0].id);
	const body = { outcome: "lower", belt: "orange-9", reason: "Mixed up." };
	const corrected = await correctForTest(event.id, students[0].id, chief.cookie, body);
	expect(corrected.body.decision).toMatchObject({ belt: "orange-9" });
});

test("no two certificates of a corrected result have the same number", async () => {
	const { event, chief, students } = await applyForTest("orange-10", { outcome: "pass" });
	const [{ id }] = students;
	for (const outcome of ["fail", "pass"])
		await correctForTest(event.id, id, chief.cookie, { outcome, reason: "Mixed up." });
	const { data } = await Certificates.query.ofPerson({ userId: id }).go();
	expect(data.map(({ state, issue }) => [state, issue]).sort()).toEqual([
		["revoked", 1],
		["valid", 3],
	]);
	expect(new Set(data.map(({ number }) => number)).size).toBe(2);
});

test("a grading that was called off gives no ranks", async () => {
	const made = await fixForTest(1);
	const { event, chief, cookie, students } = made;
	await decideForTest(made, { outcome: "pass" });
	await call("POST", `/events/${event.id}/cancel`, { cookie, body: {} });
	for (const [step, by] of [
		["applying", chief.cookie],
		["fixing", cookie],
	] as const)
		expect((await takeStep(event.id, step, by)).body.code).toBe("event_cancelled");
	expect(await beltOf(students[0].id)).toBe("white");
});

/** Calls a grading off, and waits until the promotion of a person no longer belongs to it. */
async function callOff(eventId: number, { id: userId }: { id: number }): Promise<void> {
	await call("POST", `/events/${eventId}/cancel`, { cookie: await admin(), body: {} });
	const key = { userId, slot: "pending" };
	await eventually(async () => {
		const { data } = await Promotions.get(key).go({ consistent: true });
		return data !== null && data.eventId === undefined;
	}, "the promotion is free");
}

test("who was proposed for a grading that was called off is proposed for another", async () => {
	const { event, coach, students } = await proposeForTest();
	await callOff(event.id, students[0]);
	const body = [{ userId: students[0].id, toBelt: "orange-10" }];
	const { listed } = await listAgain(students[0], async (id) => {
		const path = `/events/${id}/candidates`;
		expect(codesOf(await call("POST", path, { cookie: coach.cookie, body }))).toEqual([null]);
	});
	expect(listed).toMatchObject({ toBelt: "orange-10", exception: null });
});

test("who registers after a grading that was called off tries the rank at the next one", async () => {
	const { event, students } = await proposeForTest();
	await callOff(event.id, students[0]);
	const { listed } = await listAgain(students[0]);
	expect(listed).toMatchObject({ toBelt: "orange-10", exception: null });
});

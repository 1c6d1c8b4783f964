import { BroadcastDrafts } from "#functions/community/broadcasts/broadcast.entity.ts";
import { StudentRelations } from "#functions/people/coaches/student.entity.ts";
import { Notifications } from "#functions/people/notifications/notification.entity.ts";
import { Users } from "#functions/people/users/user.entity.ts";
import type { Broadcast, BroadcastInput } from "#shared/community/broadcasts/broadcasts.schema.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually, mailsTo, mailTo } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { broadcastForTest } from "../../core/broadcasts.ts";
import { createEventForTest } from "../../core/events.ts";
import {
	admin,
	createPeopleForTest,
	createPersonForTest,
	makeFindable,
} from "../../core/people.ts";
import { addEventClassForTest, createSquadForTest, enterForTest } from "../../core/squads.ts";
import { createTrainingClassForTest } from "../../core/trainingClasses.ts";
import { uniqueId } from "../../core/unique.ts";

type Wish = Partial<BroadcastInput>;
type Person = { id: number };

const cookie = await admin();

const send = async (wish: Wish, key?: string) =>
	call("POST", "/notifications/broadcast", {
		cookie,
		body: await broadcastForTest(wish),
		headers: key ? { "idempotency-key": key } : {},
	});

const count = async (audience: BroadcastInput["audience"]) =>
	(
		await call("POST", "/notifications/broadcast/preview", {
			cookie,
			body: await broadcastForTest({ audience }),
		})
	).body.recipients;

/** Sends an announcement and waits until it has reached all recipients. */
async function sent(wish: Wish, key?: string): Promise<Broadcast> {
	const { status, body } = await send(wish, key);
	if (status > 202) throw new Error(`Sending answered ${status}: ${JSON.stringify(body)}`);
	return eventually(async () => {
		const { body: all } = await call("GET", "/notifications/broadcasts?limit=50", { cookie });
		return all.find(({ id, doneAt }: Broadcast) => id === body.id && doneAt !== null);
	}, "the message to be sent");
}

/** How many copies of an announcement each person received. */
async function notifiedOf({ id }: Broadcast, people: readonly Person[]): Promise<number[]> {
	const counts = await Promise.all(
		people.map(
			async ({ id: userId }) =>
				(await Notifications.query.ofPerson({ userId }).go({ consistent: true })).data,
		),
	);
	return counts.map((all) => all.filter((one) => one.id === id).length);
}

const students = (coach: Person) => ({ kind: "students", coachId: coach.id }) as const;

describe("announcements", () => {
	test("an announcement reaches a coach's current students only, each in their own language", async () => {
		const { coach, students: squad } = await createSquadForTest([{}, {}]);
		const [former, other] = await createPeopleForTest(2);
		const assignedAt = new Date().toISOString();
		await StudentRelations.put({
			coachId: coach.id,
			studentId: former.id,
			assignedAt,
			isActive: false,
		}).go();
		expect(await count(students(coach))).toBe(2);
		const done = await sent({ audience: students(coach), actionUrl: "/classes" });
		expect(done).toMatchObject({
			expected: 2,
			sent: 2,
			skipped: 0,
			email: false,
			subject: { en: `Test ${coach.lastName}` },
		});
		expect(await notifiedOf(done, [...squad, former, other, coach])).toEqual([1, 1, 0, 0, 0]);
		const bell = async (language: string) =>
			(
				await call("GET", "/notifications", {
					cookie: squad[0].cookie,
					headers: { "accept-language": language },
				})
			).body[0];
		expect(await bell("en")).toMatchObject({
			type: "broadcast",
			title: "Training moves to Salmiya",
			actionUrl: "/classes",
		});
		expect(await bell("ar")).toMatchObject({ title: "انتقال التدريب إلى السالمية", id: done.id });
	});

	test("an announcement reaches each entrant of an event once, the entrants of one event class, or people on its waiting list", async () => {
		const event = await createEventForTest({ maxParticipants: 2 });
		const [first, second] = [
			await addEventClassForTest(event.id),
			await addEventClassForTest(event.id),
		];
		const [both, one, waiting] = await createPeopleForTest(3, {
			gender: "male",
			dateOfBirth: "1995-05-05",
		});
		await enterForTest(first, both);
		await enterForTest(second, both);
		await enterForTest(first, one);
		await enterForTest(second, waiting);
		const ofEvent = { kind: "entrants", eventId: event.id } as const;
		await eventually(async () => (await count(ofEvent)) === 2, "both places to be counted");
		const done = await sent({ audience: ofEvent });
		expect(done).toMatchObject({
			expected: 2,
			sent: 2,
			subject: { en: "Test Cup", ar: "كأس الاختبار" },
		});
		expect(await notifiedOf(done, [both, one, waiting])).toEqual([1, 1, 0]);
		const waits = { ...ofEvent, classId: second.id, entryStatus: "waitlisted" } as const;
		expect(await count(waits)).toBe(1);
		expect(await notifiedOf(await sent({ audience: waits }), [both, one, waiting])).toEqual([
			0, 0, 1,
		]);
		const ofClass = await sent({ audience: { ...ofEvent, classId: second.id } });
		expect(ofClass.subject?.en).toBe("Test Cup (Kumite, adults)");
		expect(await notifiedOf(ofClass, [both, one, waiting])).toEqual([1, 0, 0]);
	});

	test("an announcement reaches the selected people only, and only staff select them", async () => {
		const [first, second, other] = await createPeopleForTest(3);
		const audience = { kind: "people", userIds: [first.id, second.id] } as const;
		const done = await sent({ audience: { ...audience, userIds: [...audience.userIds] } });
		expect(done).toMatchObject({ expected: 2, sent: 2, subject: null });
		expect(await notifiedOf(done, [first, second, other])).toEqual([1, 1, 0]);
		const [line] = await auditOf("broadcast", done.id);
		expect(line.details).toMatchObject({ audience: { kind: "people", count: 2 } });
		const coach = await createPersonForTest({ role: "coach" });
		const body = await broadcastForTest({ audience: { kind: "people", userIds: [first.id] } });
		expectRefusal(
			await call("POST", "/notifications/broadcast", { cookie: coach.cookie, body }),
			"forbidden",
		);
	});

	test("lists two announcements to the same event class", async () => {
		const event = await createEventForTest();
		const entered = await addEventClassForTest(event.id);
		await enterForTest(
			entered,
			await createPersonForTest({ gender: "male", dateOfBirth: "1995-05-05" }),
		);
		const audience = { kind: "entrants", eventId: event.id, classId: entered.id } as const;
		await eventually(async () => (await count(audience)) === 1, "the place to be counted");
		const both = [await sent({ audience }), await sent({ audience })];
		const { status, body } = await call("GET", "/notifications/broadcasts?limit=999", { cookie });
		expect(status).toBe(200);
		expect(body.map(({ id }: Broadcast) => id)).toEqual(
			expect.arrayContaining(both.map(({ id }) => id)),
		);
	});

	test("an announcement is sent once for repeated requests with one idempotency key", async () => {
		const { coach, students: squad } = await createSquadForTest([{}]);
		const [wish, key] = [{ audience: students(coach) }, crypto.randomUUID()];
		const answers = await Promise.all([send(wish, key), send(wish, key), send(wish, key)]);
		expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
		await sent(wish, key);
		const { data } = await Notifications.query.ofPerson({ userId: squad[0].id }).go();
		expect(data).toHaveLength(1);
	});
});

describe("announcements by email", () => {
	test("emails an announcement only if its author chose email and the recipient allows it", async () => {
		const { coach, students: squad } = await createSquadForTest([
			{ preferredLanguage: "ar" },
			{},
			{},
			{},
		]);
		const [reader, refusing, english, closed] = squad;
		const choice = { cookie: refusing.cookie, body: { broadcast: false } };
		expect((await call("PATCH", "/me/mail", choice)).body).toMatchObject({
			broadcast: false,
			membership: true,
		});
		await Users.patch({ id: closed.id }).set({ isDisabled: true }).go();
		const unmailed = await sent({
			audience: students(coach),
			titleAr: "بلا بريد",
			titleEn: "By bell alone",
		});
		const done = await sent({ audience: students(coach), email: true });
		expect(await notifiedOf(unmailed, squad)).toEqual([1, 1, 1, 0]);
		expect(await notifiedOf(done, squad)).toEqual([1, 1, 1, 0]);
		const arabic = await mailTo(reader.email);
		expect([arabic.subject, arabic.html]).toEqual([
			"انتقال التدريب إلى السالمية",
			expect.stringContaining('dir="rtl"'),
		]);
		expect(arabic.text).toContain(`اختر ما يصلك عبر البريد: ${process.env.SITE_URL}/profile#mail`);
		expect((await mailTo(english.email)).text).toContain("From Sunday on we train in Salmiya.");
		// A queue sends emails in order: when this one arrives, all earlier ones have been sent.
		await sent({ audience: students(coach), email: true, titleEn: "Last", titleAr: "أخيرة" });
		await mailTo(english.email, ({ subject }) => subject === "Last");
		await mailTo(reader.email, ({ subject }) => subject === "أخيرة");
		expect([await mailsTo(refusing.email), await mailsTo(closed.email)]).toEqual([[], []]);
		expect(await mailsTo(reader.email)).toHaveLength(2);
	});
});

describe("email preferences", () => {
	test("every kind of email is allowed until a person turns single kinds off", async () => {
		const { cookie: own } = await createPersonForTest();
		const all = {
			registration: true,
			promotion: true,
			judging: true,
			duty: true,
			membership: true,
			fee: true,
			class: true,
			student: true,
			document: true,
			broadcast: true,
		};
		const choose = async (body: object) =>
			(await call("PATCH", "/me/mail", { cookie: own, body })).body;
		expect((await call("GET", "/me/mail", { cookie: own })).body).toEqual(all);
		expect(await choose({ membership: false })).toEqual({ ...all, membership: false });
		expect(await choose({ broadcast: false })).toEqual({
			...all,
			membership: false,
			broadcast: false,
		});
		expect(await choose({ membership: true })).toEqual({ ...all, broadcast: false });
		expect((await call("GET", "/me/mail", { cookie: own })).body).toEqual({
			...all,
			broadcast: false,
		});
		expectRefusal(
			await call("PATCH", "/me/mail", { cookie: own, body: { application: false } }),
			"invalid",
		);
	});

	test("email preferences apply to every kind except emails about a decision", async () => {
		const [event, person] = [await createEventForTest(), await createPersonForTest()];
		await call("PATCH", "/me/mail", { cookie: person.cookie, body: { registration: false } });
		await call("POST", `/events/${event.id}/register`, { cookie: person.cookie });
		await call("POST", `/registrations/${event.id}-${person.id}/approve`, { cookie });
		const approved = await mailTo(person.email);
		expect(approved.subject).toMatch(/^Registration approved/);
		expect(approved.text).toContain("Mails of this kind are always sent.");
		expect(await mailsTo(person.email)).toHaveLength(1);
	});
});

describe("writing an announcement", () => {
	test("an invalid announcement is rejected with each invalid field", async () => {
		const refused = async (wish: object) => {
			const answer = await send(wish as Wish);
			expectRefusal(answer, "invalid");
			return answer.body.fields;
		};
		const notOurs = { actionUrl: "https://elsewhere.example/" };
		expect(await refused({ titleAr: " ", messageEn: "" })).toEqual({
			titleAr: "required",
			messageEn: "required",
		});
		expect(await refused({ messageEn: "x".repeat(1_001), ...notOurs })).toEqual({
			messageEn: "too_long",
			actionUrl: "path_invalid",
		});
		const member = await createPersonForTest();
		expect(await refused({ audience: { kind: "students", coachId: "" } })).toEqual({
			"audience.coachId": "required",
		});
		expect(await refused({ audience: students(member) })).toEqual({
			"audience.coachId": "invalid",
		});
		expect(await refused({ audience: { kind: "entrants", eventId: 999_999_999 } })).toEqual({
			"audience.eventId": "invalid",
		});
		const { id: eventId } = await createEventForTest();
		expect(
			await refused({ audience: { kind: "entrants", eventId, classId: 999_999_999 } }),
		).toEqual({
			"audience.classId": "invalid",
		});
		expectRefusal(await send({ audience: { kind: "entrants", eventId } }), "nobody_reached");
	});

	test("an announcement is previewed with its recipient count without being sent", async () => {
		const { coach, students: squad } = await createSquadForTest([{}]);
		const body = await broadcastForTest({ audience: students(coach) });
		const answer = await call("POST", "/notifications/broadcast/preview", { cookie, body });
		expect(answer.body).toEqual({
			recipients: 1,
			samples: {
				en: { title: body.titleEn, message: body.messageEn },
				ar: { title: body.titleAr, message: body.messageAr },
			},
		});
		const done = await sent({ audience: students(coach) });
		const { data } = await Notifications.query.ofPerson({ userId: squad[0].id }).go();
		expect(data.map(({ id }) => id)).toEqual([done.id]);
	});

	test("a pending coach whose account is disabled does not lower the count of everybody", async () => {
		const everybody = { kind: "role", role: "everybody" } as const;
		const before = await count(everybody);
		const pending = await createPersonForTest({ role: "coach", isApproved: false });
		await makeFindable({ ...pending, isDisabled: true });
		expect(await count(everybody)).toBe(before);
	});

	test("only staff may send or preview an announcement", async () => {
		const body = await broadcastForTest();
		for (const person of [
			await createPersonForTest(),
			await createPersonForTest({ role: "coach" }),
		])
			for (const path of ["", "/preview"])
				expectRefusal(
					await call("POST", `/notifications/broadcast${path}`, { cookie: person.cookie, body }),
					"forbidden",
				);
	});
});

describe("announcements by a coach", () => {
	const by = async (coach: { cookie: string }, wish: Wish, key?: string) =>
		call("POST", "/notifications/broadcast", {
			cookie: coach.cookie,
			body: await broadcastForTest(wish),
			headers: key ? { "idempotency-key": key } : {},
		});
	const listOf = async (coach: { cookie: string }): Promise<Broadcast[]> =>
		(await call("GET", "/notifications/broadcasts", { cookie: coach.cookie })).body;

	test("a coach's announcement reaches the people enrolled in their class, or its waiting list", async () => {
		const coach = await createPersonForTest({ role: "coach" });
		const { id } = await createTrainingClassForTest({
			coachId: coach.id,
			maxCapacity: 1,
			title: "Kata",
			titleAr: "كاتا",
		});
		const [inIt, waits, left, other] = await createPeopleForTest(4);
		for (const person of [inIt, waits, left])
			await call("POST", `/classes/${id}/enroll`, { cookie: person.cookie, body: {} });
		await call("DELETE", `/classes/${id}/enroll`, { cookie: left.cookie, body: {} });
		const done = async (waiting: boolean) => {
			const audience = { kind: "class" as const, trainingClassId: id, waiting };
			const { status, body } = await by(coach, { audience });
			expect([status, body.subject]).toEqual([202, { en: "Kata", ar: "كاتا" }]);
			const isDone = async () =>
				(await listOf(coach)).find((one) => one.id === body.id && one.doneAt !== null);
			return eventually(isDone, "the message to be sent");
		};
		expect(await notifiedOf(await done(false), [inIt, waits, left, other, coach])).toEqual([
			1, 0, 0, 0, 0,
		]);
		expect(await notifiedOf(await done(true), [inIt, waits, left, other, coach])).toEqual([
			1, 1, 0, 0, 0,
		]);
		const { body: bell } = await call("GET", "/notifications", { cookie: inIt.cookie });
		expect(bell[0].message).toContain(`— \u2068Test ${coach.lastName}\u2069`);
	});

	test("a coach may write in one language, which is named to readers of the other", async () => {
		const { coach, students: squad } = await createSquadForTest([
			{ preferredLanguage: "en" },
			{ preferredLanguage: "ar" },
		]);
		const arabic = {
			titleEn: "",
			messageEn: "",
			titleAr: "موعد جديد",
			messageAr: "نبدأ في السادسة.",
		};
		const audience = students(coach);
		expectRefusal(await by(coach, { audience, ...arabic, messageAr: "" }), "invalid");
		const { status, body } = await by(coach, { audience, ...arabic });
		expect(status).toBe(202);
		const messageOf = async ({ cookie: own }: (typeof squad)[number], language: string) =>
			eventually(async () => {
				const headers = { "accept-language": language };
				const { body: all } = await call("GET", "/notifications", { cookie: own, headers });
				return all.find(({ title }: { title: string }) => title === body.titleAr)?.message;
			}, "the announcement");
		expect(await messageOf(squad[0], "en")).toMatch(
			/^نبدأ في السادسة\..*\n\(Written in Arabic\)$/s,
		);
		expect(await messageOf(squad[1], "ar")).not.toContain("كُتبت");
		// Staff write in both languages.
		expectRefusal(await send({ audience, ...arabic }), "invalid");
	});

	test("a coach cannot announce to another coach's class or students, nor list their announcements", async () => {
		const [{ coach }, another] = [
			await createSquadForTest([{}]),
			await createPersonForTest({ role: "coach" }),
		];
		const foreign = await createTrainingClassForTest({ coachId: coach.id });
		for (const audience of [
			students(coach),
			{ kind: "class", trainingClassId: foreign.id, waiting: false },
			{ kind: "class", trainingClassId: 999_999_999, waiting: false },
			{ kind: "role", role: "everybody" },
			{ kind: "owing", status: "overdue" },
		] as BroadcastInput["audience"][]) {
			expectRefusal(await by(another, { audience }), "forbidden");
			const body = await broadcastForTest({ audience });
			const preview = await call("POST", "/notifications/broadcast/preview", {
				cookie: another.cookie,
				body,
			});
			expectRefusal(preview, "forbidden");
		}
		expect((await by(coach, { audience: students(coach) })).status).toBe(202);
		await eventually(
			async () => (await listOf(coach)).length === 1,
			"the index to know the message",
		);
		expect(await listOf(another)).toEqual([]);
	});

	test("a coach can send five announcements a day, and a repeat of the fifth gets the same response", async () => {
		const { coach } = await createSquadForTest([{}]);
		const audience = students(coach);
		for (let times = 1; times < 5; times++)
			expect((await by(coach, { audience })).status).toBe(202);
		const fifth = await by(coach, { audience }, "fifth");
		await eventually(async () => (await listOf(coach)).length === 5, "the index to know all");
		const refused = await by(coach, { audience });
		expectRefusal(refused, "messages_used_up");
		const again = await by(coach, { audience }, "fifth");
		expect([again.status, again.body.id]).toEqual([200, fifth.body.id]);
	});
});

describe("drafts of staff", () => {
	const text = { titleEn: "Iftar", titleAr: "", messageEn: "", messageAr: "", email: true };
	const keep = async (body: object) => call("POST", "/notifications/drafts", { cookie, body });

	test("a colleague sees who wrote a draft, changes it and deletes it", async () => {
		const { body: draft } = await keep({ ...text, actionUrl: "/events" });
		const colleague = await createPersonForTest({ role: "admin" });
		const of = async (method: "PUT" | "DELETE", body?: object) =>
			call(method, `/notifications/drafts/${draft.id}`, { cookie: colleague.cookie, body });
		const changed = await of("PUT", { ...text, titleAr: "إفطار", version: draft.version });
		expect(changed.body).toMatchObject({ titleAr: "إفطار", email: true, by: { id: colleague.id } });
		expectRefusal(await of("PUT", { ...text, version: draft.version }), "changed_meanwhile");
		const listed = async () =>
			(await call("GET", "/notifications/drafts", { cookie })).body.find(
				({ id }: { id: number }) => id === draft.id,
			);
		await eventually(async () => (await listed())?.version === 2, "the changed draft in the list");
		expect((await of("DELETE")).status).toBe(204);
		expectRefusal(await of("DELETE"), "not_found");
		const lines = await auditOf("broadcastDraft", draft.id);
		expect(lines.map(({ action }) => action).sort()).toEqual(["created", "deleted", "updated"]);
	});

	test("no more than fifty are stored at a time", async () => {
		const { body: drafts } = await call("GET", "/notifications/drafts", { cookie });
		const at = new Date().toISOString();
		const { email: isMailed, ...texts } = text;
		const made = Array.from({ length: 49 - drafts.length }, () => ({
			...texts,
			...{ id: uniqueId(), isMailed, changedBy: 1, createdAt: at, updatedAt: at, version: 1 },
		}));
		await BroadcastDrafts.put(made).go();
		expect((await keep(text)).status).toBe(201);
		expectRefusal(await keep(text), "too_many_drafts");
	});

	test("need at least one text, and are not for coaches", async () => {
		expect((await keep({ ...text, titleEn: " " })).body.fields).toEqual({ titleEn: "required" });
		const coach = await createPersonForTest({ role: "coach" });
		expectRefusal(
			await call("GET", "/notifications/drafts", { cookie: coach.cookie }),
			"forbidden",
		);
	});
});

import { setImmediate as nextTurn } from "node:timers/promises";
import type { UserId } from "#shared/core/ids.ts";
import { uniqueEmail, uniqueId, uniqueName, uniquePhone } from "../core/unique.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const classes = await import("#functions/training/training-classes/training-classes.stream.ts");
const judging = await import("#functions/competition/judges/judges.stream.ts");
const belts = await import("#functions/training/belts/belts.stream.ts");
const applications = await import("#functions/community/applications/applications.stream.ts");
const claims = await import("#functions/community/claims/claims.stream.ts");
const { followPairs } = await import("#functions/community/merges/pairs.stream.ts");
const { PairKeys, Pairs } = await import("#functions/community/merges/pair.entity.ts");
const { Users } = await import("#functions/people/users/user.entity.ts");
const { StudentRelations } = await import("#functions/people/coaches/student.entity.ts");
const { Events } = await import("#functions/competition/events/event.entity.ts");
const { Judges } = await import("#functions/competition/judges/judge.entity.ts");
const { JudgeAssignments } = await import(
	"#functions/competition/judges/judge-assignment.entity.ts"
);
const { Enrollments } = await import(
	"#functions/training/training-classes/enrollments/enrollment.entity.ts"
);
const { createTrainingClassForTest } = await import("../core/trainingClasses.ts");
const { createPeopleForTest } = await import("../core/people.ts");
const { createNotificationsForTest } = await import("../core/notifications.ts");
const { interceptTable } = await import("../core/intercept.ts");
const { mail } = await import("#functions/core/outside/mail/mail.ts");
const { deliverEach } = await import("#functions/app/mail/deliver.ts");
const { Notifications } = await import("#functions/people/notifications/notification.entity.ts");

afterAll(world.close);

const now = Date.parse("2030-05-06T12:00:00.000Z");
const day = 24 * 60 * 60 * 1000;
const iso = (at = now) => new Date(at).toISOString();

type Wish = Parameters<typeof createPeopleForTest>[1];
const person = async (wish: Wish = {}) => (await createPeopleForTest(1, wish))[0];

type Sent = { userId: number; params: object };
const recipientsOf = (sent: readonly Sent[]) => sent.map(({ userId }) => userId).sort();
const statusesOf = (sent: readonly Sent[]) =>
	sent.map(({ params }) => (params as { status?: string }).status);

type Enrollment = Parameters<typeof classes.enrollmentNotices>[1];

/** An enrolment of somebody who was enrolled by staff just now. */
const enrollment = (wish: Partial<Enrollment> = {}): Enrollment => ({
	classId: 1,
	userId: 2,
	status: "active",
	enrolledAt: iso(),
	order: "01J",
	by: 3,
	updatedAt: iso(),
	version: 1,
	...wish,
});

describe("the notification of an enrolment's step", () => {
	const waited = { status: "waitlisted" } as const;
	const ended = { status: "cancelled" } as const;
	const active = { status: "active" } as const;

	test.each<[string, Partial<Enrollment> | null, Partial<Enrollment>, string | null]>([
		["tells who is enrolled by others", null, active, "enrolled"],
		["tells who is enrolled again by others", ended, active, "enrolled"],
		["tells who gets a place from the waiting list", waited, active, "promoted"],
		["tells who is put on the waiting list", null, waited, "waitlisted"],
		["tells who is taken off the list", active, ended, "removed"],
		[
			"tells that the class has ended",
			active,
			{ ...ended, reason: "class_cancelled" },
			"cancelled",
		],
		["is not sent for a deleted person", active, { ...ended, reason: "person_removed" }, null],
		["is not sent for a merged record", active, { ...ended, reason: "merged" }, null],
		["is not sent without a step", active, active, null],
		["tells people who enrol themselves where to go", null, { ...active, by: 2 }, "enrolled"],
		["is not sent to people who leave by themselves", active, { ...ended, by: 2 }, null],
		["is sent a day later", null, { ...active, updatedAt: iso(now - day) }, "enrolled"],
		["is not sent later than that", null, { ...active, updatedAt: iso(now - day - 1) }, null],
	])("%s", async (_, before, after, status) => {
		const { id: classId } = await createTrainingClassForTest({ coachId: 1 });
		const sent = await classes.enrollmentNotices(
			before && enrollment({ classId, ...before }),
			enrollment({ classId, ...after }),
			now,
		);
		expect(sent.map(({ userId, params }) => [userId, JSON.parse(JSON.stringify(params))])).toEqual(
			status
				? [
						[
							2,
							{
								status,
								title: "Evening basics",
								titleAr: "أساسيات المساء",
								dayOfWeek: "tuesday",
								startTime: "17:00",
								location: "Salmiya Dojo",
								locationAr: "دوجو السالمية",
								...(status === "enrolled" && {
									classIds: [classId],
									days: [],
									from: "2030-05-07",
									nextTime: "17:00",
								}),
							},
						],
					]
				: [],
		);
	});

	test("is not sent for a class that is deleted", async () => {
		expect(await classes.enrollmentNotices(null, enrollment({ classId: 99 }), now)).toEqual([]);
	});
});

/** A class with people who are enrolled, waiting, and no longer in it. */
async function classWithPeople(wish: Parameters<typeof createTrainingClassForTest>[0] = {}) {
	const one = await createTrainingClassForTest({ updatedAt: iso(), ...wish });
	const born = { gender: "male", dateOfBirth: "2020-01-01" } as const;
	const [enrolled, waiting, left, admitted] = await createPeopleForTest(4, born);
	const put = (userId: number, status: Enrollment["status"], updatedAt = iso(now - day)) =>
		Enrollments.put(enrollment({ classId: one.id, userId, status, updatedAt })).go();
	await Promise.all([
		put(enrolled.id, "active"),
		put(waiting.id, "waitlisted"),
		put(left.id, "cancelled"),
		// Got a place by the same edit, and is notified of that.
		put(admitted.id, "active", iso()),
	]);
	return { one, enrolled, waiting, admitted };
}

describe("the notifications of a changed class", () => {
	test.each<[string, object, object, string | null]>([
		["a new day", {}, { dayOfWeek: "monday" }, "changed"],
		["a pause", {}, { isActive: false }, "paused"],
		["another title", {}, { title: "Kata" }, null],
		["another age group", {}, { classType: "adults" }, "leftOut"],
		["another gender", {}, { audienceType: "girls" }, "leftOut"],
		["an age group that they fit", {}, { classType: "kids" }, null],
		[
			"an age group that they never fitted",
			{ classType: "adults" },
			{ audienceType: "adults" },
			null,
		],
		["an archived class", {}, { classType: "adults", archivedAt: iso() }, null],
		[
			"a new day for another age group",
			{},
			{ dayOfWeek: "monday", classType: "adults" },
			"leftOut",
		],
		[
			"a new day and an age group that they fit",
			{},
			{ dayOfWeek: "monday", classType: "kids" },
			"changed",
		],
	])("for %s reach who is enrolled or waits", async (_, before, after, status) => {
		const { one, enrolled, waiting } = await classWithPeople(before);
		const sent = await classes.classNotices(one, { ...one, ...after });
		expect(recipientsOf(sent)).toEqual(status ? [enrolled.id, waiting.id].sort() : []);
		expect(new Set(statusesOf(sent))).toEqual(new Set(status ? [status] : []));
	});

	test.each<[string, object | null, object | null, boolean]>([
		["a new address", {}, { addressEn: "Block 9" }, true],
		["a new Arabic address", {}, { addressAr: "قطعة ٩" }, true],
		["an address that is written otherwise", {}, { addressEn: "BLOCK 5" }, false],
		["an address first written", { addressEn: undefined }, {}, false],
		["an address that is removed", {}, { addressEn: undefined, addressAr: undefined }, false],
		["a draft", { published: false }, { addressEn: "Block 9", published: false }, false],
		["a dojo that is published with it", { published: false }, { addressEn: "Block 9" }, false],
		["a dojo that is hidden with it", {}, { addressEn: "Block 9", published: false }, false],
		["a new dojo", null, {}, false],
		["a deleted dojo", {}, null, false],
	])(
		"for %s of a dojo reach its classes' people and coaches",
		async (_, before, after, isNotified) => {
			const id = uniqueId();
			const { one, enrolled, waiting, admitted } = await classWithPeople({ dojoId: id });
			// Neither a paused class nor another dojo's is held there.
			await classWithPeople({ dojoId: id, isActive: false });
			await classWithPeople({ dojoId: id + 1 });
			const dojo = { id, addressEn: "Block 5", addressAr: "قطعة ٥", published: true };
			const of = (wish: object | null) => wish && { ...dojo, updatedAt: iso(), ...wish };
			const sent = await classes.movedDojoNotices(of(before) as never, of(after) as never);
			expect(recipientsOf(sent)).toEqual(
				isNotified ? [one.coachId, enrolled.id, waiting.id, admitted.id].sort() : [],
			);
			for (const { params } of sent)
				expect(params).toMatchObject({
					status: "dojoMoved",
					address: (after as { addressEn?: string }).addressEn ?? dojo.addressEn,
					addressAr: (after as { addressAr?: string }).addressAr ?? dojo.addressAr,
				});
		},
	);
});

const staff = () => Promise.all([person({ role: "admin" }), person({ role: "super-admin" })]);

/** Ids of staff, the only ones to whom a decision is left. */
async function everyStaff() {
	const { data } = await Users.scan.go({ pages: "all" });
	return data.filter(({ role }) => /admin/.test(role)).map(({ id }) => id);
}

type Assignment = Parameters<typeof judging.staffNotices>[1];

async function assignmentForTest(wish: Partial<Assignment> = {}, ofEvent: object = {}) {
	const [event, judge] = [uniqueId(), uniqueId()];
	const user = await person({ role: "admin", firstNameAr: "سارة", lastNameAr: "العلي" });
	await Judges.put({
		id: judge,
		userId: user.id,
		competitionLevel: "Local",
		specializations: [],
		competitionsOfficiated: 0,
		isActive: true,
		createdAt: iso(),
		updatedAt: iso(),
		version: 1,
	}).go();
	const { data } = await Events.put({
		id: event,
		titleEn: "Cup",
		titleAr: "كأس",
		descriptionEn: "",
		descriptionAr: "",
		location: "",
		eventType: "tournament",
		eventDate: "2030-06-01",
		startsAt: iso(now),
		endsAt: iso(now),
		maxParticipants: 0,
		published: true,
		shards: 1,
		groups: 1,
		lists: 1,
		createdAt: iso(),
		updatedAt: iso(),
		version: 1,
		...ofEvent,
	} as never).go();
	const assignment: Assignment = {
		eventId: event,
		judgeId: judge,
		id: uniqueId(),
		status: "pending",
		askedBy: "federation",
		registrationDate: iso(),
		createdAt: iso(),
		updatedAt: iso(),
		version: 1,
		...wish,
	};
	await JudgeAssignments.put(assignment).go();
	return {
		assignment,
		user,
		event: data as unknown as Parameters<typeof judging.expectedJudges>[0],
	};
}

describe("the notifications of a judge's assignment", () => {
	const requested = { status: "pending", askedBy: "federation" } as const;
	const applied = { status: "pending", askedBy: "judge" } as const;
	const no = { status: "declined", answeredBy: "judge" } as const;

	test.each<[string, Partial<Assignment> | null, Partial<Assignment>, string | null]>([
		["an application", null, applied, "applied"],
		["the federation's own request", null, requested, null],
		["a declined request", requested, { ...requested, ...no }, "declined"],
		[
			"a judge who declines after accepting",
			{ ...requested, status: "accepted" },
			{ ...requested, ...no },
			"declined",
		],
		[
			"an applicant who withdraws after acceptance",
			{ ...applied, status: "accepted" },
			{ ...applied, ...no },
			"declined",
		],
		["an application that is withdrawn", applied, { ...applied, ...no }, null],
		[
			"staff who reject an application",
			applied,
			{ ...applied, ...no, answeredBy: "federation" },
			null,
		],
		[
			"staff who release a judge",
			{ ...requested, status: "accepted" },
			{ ...requested, ...no, answeredBy: "federation" },
			null,
		],
		[
			"an accepted request",
			requested,
			{ ...requested, status: "accepted", answeredBy: "judge" },
			null,
		],
		[
			"another edit of a declined request",
			{ ...requested, ...no },
			{ ...requested, ...no, notes: "Osu" },
			null,
		],
	])("tell staff but the judge of %s", async (_, before, after, status) => {
		await staff();
		const { assignment, user, event } = await assignmentForTest();
		const sent = await judging.staffNotices(before && { ...assignment, ...before }, {
			...assignment,
			...after,
			answerNotes: "Abroad",
		});
		const recipients = (await everyStaff()).filter((id) => id !== user.id).sort();
		expect(recipientsOf(sent)).toEqual(status ? recipients : []);
		for (const { params } of sent)
			expect(params).toEqual({
				status,
				eventId: event.id,
				titleEn: "Cup",
				titleAr: "كأس",
				eventDate: "2030-06-01",
				personId: user.id,
				nameEn: `Test Person ${user.id}`,
				nameAr: "سارة العلي",
				reason: "Abroad",
			});
	});

	test("are not sent for a judge, person or event that is gone", async () => {
		await staff();
		const { assignment, user } = await assignmentForTest();
		const step = { ...assignment, ...applied };
		expect((await judging.staffNotices(null, step)).length).toBeGreaterThan(0);
		expect(await judging.staffNotices(null, { ...step, judgeId: 1 })).toEqual([]);
		expect(await judging.staffNotices(null, { ...step, eventId: 1 })).toEqual([]);
		await Users.delete({ id: user.id }).go();
		expect(await judging.staffNotices(null, step)).toEqual([]);
	});

	test.each<[string, Partial<Assignment>, object, boolean]>([
		["asked", {}, {}, true],
		["confirmed", { status: "accepted" }, {}, true],
		["who has declined", { status: "declined" }, {}, false],
		["of an event that is over", {}, { endsAt: iso(now - 1) }, false],
		["of a rehearsal", {}, { shadow: true }, false],
	])("tell a judge %s that an event is called off", async (_, wish, ofEvent, isNotified) => {
		const { event, user } = await assignmentForTest(wish, ofEvent);
		const sent = await judging.calledOffNotices(event, now);
		expect(recipientsOf(sent)).toEqual(isNotified ? [user.id] : []);
		expect(statusesOf(sent)).toEqual(isNotified ? ["calledOff"] : []);
	});

	test("are removed with the assignments of a deleted event, and of no other", async () => {
		const [one, other] = [await assignmentForTest(), await assignmentForTest()];
		await judging.clearAssignments(one.event);
		const left = async ({ assignment: { eventId, judgeId } }: typeof one) =>
			(await JudgeAssignments.get({ eventId, judgeId }).go({ consistent: true })).data;
		expect([await left(one), (await left(other))?.id]).toEqual([null, other.assignment.id]);
	});
});

describe("the notifications of what waits for a decision", () => {
	type Promotion = Parameters<typeof belts.staffNotices>[0];

	test.each<[string, Partial<Promotion>, string | null]>([
		["a promotion", {}, "promotionReceived"],
		["a rank that somebody says to hold", { isHeld: true }, "rankReceived"],
		["a decided promotion", { status: "approved" }, null],
	])("tell staff but the person and who asks of %s", async (_, wish, status) => {
		const [[own, asking], decides] = [await staff(), await person({ role: "admin" })];
		const promotion = {
			id: uniqueId(),
			userId: own.id,
			promotedBy: asking.id,
			status: "pending",
			toBelt: "black-1",
			createdAt: iso(),
			...wish,
		} as Promotion;
		const sent = await belts.staffNotices(promotion);
		const recipients = (await everyStaff()).filter((id) => ![own.id, asking.id].includes(id));
		expect(recipients).toContain(decides.id);
		expect(recipientsOf(sent)).toEqual(status ? recipients.sort() : []);
		for (const { params } of sent)
			expect(params).toMatchObject({
				status,
				toBelt: "black-1",
				promotionId: promotion.id,
			});
	});

	test("are not sent for a promotion of a person who is gone", async () => {
		await staff();
		const promotion = { id: 1, userId: 1, promotedBy: 1, status: "pending", createdAt: iso() };
		expect(await belts.staffNotices(promotion as never)).toEqual([]);
	});

	test.each<[string, Wish, boolean]>([
		["a coach who is not approved yet", { role: "coach", isApproved: false }, true],
		["an approved coach", { role: "coach", isApproved: true }, false],
		["a member", {}, false],
	])("tell staff of the application of %s", async (_, wish, isNotified) => {
		await staff();
		const applicant = await person(wish);
		const sent = await applications.staffNotices(applicant as never);
		expect(recipientsOf(sent)).toEqual(isNotified ? (await everyStaff()).sort() : []);
		for (const { params } of sent)
			expect(params).toEqual({
				status: "applicationReceived",
				personId: applicant.id,
				name: `Test Person ${applicant.id}`,
			});
	});

	test.each<[string, string, boolean, boolean]>([
		["of a record", "pending", true, true],
		["without a record", "pending", false, true],
		["that is decided", "approved", true, false],
	])(
		"tell staff and the record's coaches of a claim %s",
		async (_, state, hasRecord, isNotified) => {
			await staff();
			const [claimant, record, coach] = [
				await person(),
				await person(),
				await person({ role: "coach" }),
			];
			await StudentRelations.put({
				coachId: coach.id,
				studentId: record.id,
				assignedAt: iso(),
				isActive: true,
			}).go();
			const claim = {
				id: "01JZZZZZZZZZZZZZZZZZZZZZZZ",
				userId: claimant.id,
				recordId: hasRecord ? record.id : undefined,
				state,
			};
			const sent = await claims.claimNotices(claim as never);
			const recipients = [...(await everyStaff()), ...(hasRecord ? [coach.id] : [])];
			expect(recipientsOf(sent)).toEqual(isNotified ? recipients.sort() : []);
			for (const { params } of sent)
				expect(params).toEqual({
					status: "claimReceived",
					name: `Test Person ${claimant.id}`,
					personId: claimant.id,
				});
			await Users.delete({ id: claimant.id }).go();
			expect(await claims.claimNotices(claim as never)).toEqual([]);
		},
	);
});

describe("pairs of people who may be the same", () => {
	type Person = NonNullable<Parameters<typeof followPairs>[0]>;

	/** A person as the stream sees a new one. */
	async function appear(wish: Partial<Person>): Promise<Person> {
		const one = (await person(wish as Wish)) as unknown as Person;
		await followPairs(null, one, now);
		return one;
	}

	/** Changes a person, as the stream sees it. */
	async function change(before: Person, wish: Partial<Person>): Promise<Person> {
		const after = { ...before, ...wish };
		await Users.put(after as never).go();
		await followPairs(before, after, now);
		return after;
	}

	const pairOf = async (one: Person, other: Person) => {
		const [userId, otherId] = [one.id, other.id].sort((a, b) => a - b);
		return (await Pairs.get({ userId, otherId }).go({ consistent: true })).data;
	};
	const keysOf = async ({ id: userId }: Person) =>
		(await PairKeys.query.ofPerson({ userId }).go()).data.map(({ key }) => key).sort();

	const duplicates = () => {
		const [firstName, lastName, phoneNumber] = [uniqueName(), uniqueName(), uniquePhone()];
		return { firstName, lastName, phoneNumber, email: uniqueEmail() };
	};

	test("are found by phone, mailbox or birthday and name, from either side", async () => {
		const { phoneNumber, ...names } = duplicates();
		const one = await appear({ ...names, phoneNumber });
		const same = await appear({ ...names, phoneNumber, email: uniqueEmail() });
		expect(await pairOf(one, same)).toMatchObject({
			evidence: ["name", "phone"],
			status: "suspected",
			foundAt: iso(),
		});
		const other = await appear({
			...names,
			firstName: uniqueName(),
			phoneNumber,
			email: uniqueEmail(),
		});
		expect(await pairOf(one, other)).toBeNull();
	});

	test("end when the people differ or one is deleted, unless staff dismissed them", async () => {
		const names = duplicates();
		const [one, two, three] = [
			await appear(names),
			await appear({ ...names, email: uniqueEmail() }),
			await appear({ ...names, email: uniqueEmail() }),
		];
		await Pairs.patch({ userId: Math.min(one.id, three.id), otherId: Math.max(one.id, three.id) })
			.set({ status: "dismissed" })
			.go();
		// A dismissed pair stays so, also when one of them changes and still is alike.
		const later = await change(one, { lastNameAr: "العلي" });
		expect((await pairOf(one, three))?.status).toBe("dismissed");
		expect((await pairOf(one, two))?.status).toBe("suspected");
		const moved = await change(later, { phoneNumber: uniquePhone() });
		expect(await pairOf(one, two)).toBeNull();
		expect((await pairOf(one, three))?.status).toBe("dismissed");
		expect((await pairOf(two, three))?.status).toBe("suspected");
		await followPairs(moved, null, now);
		expect(await pairOf(one, three)).toBeNull();
		expect(await keysOf(one)).toEqual([]);
		await followPairs(three, null, now);
		expect(await pairOf(two, three)).toBeNull();
	});

	test("are looked for under the keys of what a person has now, and only after a change", async () => {
		const { phoneNumber, ...names } = duplicates();
		const one = await appear({ ...names, phoneNumber, dateOfBirth: "1999-03-02" });
		const keys = await keysOf(one);
		expect(keys).toHaveLength(3);
		expect(keys.map((key) => key.split(" ")[0])).toEqual(["birth", "mail", "phone"]);
		const without = await change(one, { phoneNumber: undefined, dateOfBirth: undefined });
		expect((await keysOf(one)).map((key) => key.split(" ")[0])).toEqual(["mail"]);
		await PairKeys.delete({ key: (await keysOf(one))[0], userId: one.id }).go();
		await change(without, { bio: "Kata" } as Partial<Person>);
		expect(await keysOf(one)).toEqual([]);
	});

	test("are not looked for among more than forty people with one phone", async () => {
		const names = duplicates();
		const crowd = async (count: number) =>
			PairKeys.put(
				Array.from({ length: count }, () => ({
					key: `phone ${names.phoneNumber.slice(-8)}`,
					userId: uniqueId(),
				})),
			).go();
		const one = await appear(names);
		// With this one and the next, forty.
		await crowd(38);
		const two = await appear({ ...names, email: uniqueEmail() });
		expect(await pairOf(one, two)).not.toBeNull();
		await crowd(1);
		const three = await appear({ ...names, email: uniqueEmail() });
		expect(await pairOf(one, three)).toBeNull();
	});
});

test("a pending promotion of a removed person is withdrawn, and nothing is without one", async () => {
	await expect(belts.withdrawPending(uniqueId() as UserId)).resolves.toBeUndefined();
});

test("the job of an email ends only once its notification is marked as emailed", async () => {
	const { id: userId } = await person();
	const [{ id }] = await createNotificationsForTest(userId, 1, { mailedAt: undefined });
	const sent: string[] = [];
	mail.use({ send: async ({ subject }) => void sent.push(subject), unblock: async () => {} });
	const [reached, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const stop = interceptTable(
		(next) => async (args) => {
			if ("UpdateExpression" in (args.input as object)) {
				reached.resolve();
				await letGo.promise;
			}
			return next(args);
		},
		{ step: "initialize" },
	);
	const order = { kind: "notification", userId, id } as const;
	let isDone = false;
	const job = deliverEach([order])(order, Date.now()).then(() => {
		isDone = true;
	});
	await reached.promise;
	await nextTurn();
	expect(isDone).toBe(false);
	letGo.resolve();
	await job;
	stop();
	const { data } = await Notifications.get({ userId, id }).go({ consistent: true });
	expect([sent.length, data?.mailedAt]).toEqual([1, expect.any(String)]);
});

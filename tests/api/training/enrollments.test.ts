import { isDeepStrictEqual } from "node:util";
import { ulid } from "ulid";
import { Allotments } from "#functions/base/places/allotment.entity.ts";
import { AuditLines } from "#functions/core/table/audit.entity.ts";
import { Users } from "#functions/people/users/user.entity.ts";
import { Enrollments } from "#functions/training/training-classes/enrollments/enrollment.entity.ts";
import { TrainingClasses } from "#functions/training/training-classes/training-class.entity.ts";
import type { ClassMember, MyClass } from "#shared/training/training-classes/enrollments.schema.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually, mailsTo, mailTo } from "../../core/api.ts";
import { createStudentForTest } from "../../core/belts.ts";
import { dojoForTest } from "../../core/dojos.ts";
import { createFamilyForTest } from "../../core/families.ts";
import { settledMerge } from "../../core/merges.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../core/people.ts";
import { createTrainingClassForTest } from "../../core/trainingClasses.ts";

type Person = Awaited<ReturnType<typeof createPersonForTest>>;

async function classForTest(wish: Parameters<typeof createTrainingClassForTest>[0] = {}) {
	const coach = await createPersonForTest({ role: "coach" });
	const { id } = await createTrainingClassForTest({ coachId: coach.id, ...wish });
	return { coach, id, path: `/classes/${id}` };
}

const enroll = (path: string, { cookie }: Person, body: object = {}) =>
	call("POST", `${path}/enroll`, { cookie, body });
const leave = (path: string, { cookie }: Person, body: object = {}) =>
	call("DELETE", `${path}/enroll`, { cookie, body });
const members = async (path: string, { cookie }: Person) =>
	(await call("GET", `${path}/enrollments`, { cookie })).body as ClassMember[];
const standing = async (path: string, coach: Person) =>
	(await members(path, coach)).map(({ userId, status, position }) => [userId, position ?? status]);
const enrolledIn = async (path: string) => (await call("GET", path)).body.currentEnrollment;
const noticesTo = async ({ cookie }: Person) =>
	(await call("GET", "/notifications", { cookie })).body as { title: string }[];
const hears = (person: Person, title: string) =>
	eventually(
		async () => (await noticesTo(person)).some((one) => one.title === title),
		`the notice ${title}`,
	);

describe("enrolments", () => {
	test("members enrol themselves once, and see it on their dashboard", async () => {
		const { coach, path, id } = await classForTest();
		const person = await createPersonForTest();
		const { status, body } = await enroll(path, person);
		expect([status, body.enrollment]).toEqual([
			201,
			expect.objectContaining({
				id: `${id}-${person.id}`,
				classId: id,
				userId: person.id,
				status: "active",
			}),
		]);
		expectRefusal(await enroll(path, person), "already_enrolled");
		expect(await enrolledIn(path)).toBe(1);
		expect(await standing(path, coach)).toEqual([[person.id, "active"]]);
		const mine: MyClass[] = (await call("GET", "/me/classes", { cookie: person.cookie })).body;
		expect(mine).toEqual([
			expect.objectContaining({ status: "active", class: expect.objectContaining({ id }) }),
		]);
		const lines = await AuditLines.query
			.ofEntity({ entityType: "enrollment", entityId: `${id}-${person.id}` })
			.go();
		expect(lines.data.map(({ action, userId }) => [action, userId])).toEqual([
			["enrolled", person.id],
		]);
	});

	test("one email says when, where and with whom, also for several days of one press", async () => {
		const dojo = dojoForTest({ mapUrl: "https://maps.google.com/?q=29.3339,48.0761" });
		const { body: place } = await call("POST", "/dojos", { cookie: await admin(), body: dojo });
		const coach = await createPersonForTest({ role: "coach", firstName: "Hessa" });
		const wish = {
			coachId: coach.id,
			title: "Little lions",
			description: "Bring water.",
			dojoId: place.id,
			location: String(dojo.nameEn),
			locationAr: String(dojo.nameAr),
		};
		const sunday = await createTrainingClassForTest({ ...wish, dayOfWeek: "sunday" });
		const tuesday = await createTrainingClassForTest(wish);
		const person = await createPersonForTest({ preferredLanguage: "en" });
		await enroll(`/classes/${sunday.id}`, person, { moreDays: true });
		await enroll(`/classes/${tuesday.id}`, person);
		const { subject, text } = await mailTo(person.email);
		expect(subject).toBe("You are enrolled in a class");
		for (const part of [
			"Little lions",
			"on Tuesdays at 5:00",
			"on Sundays at 5:00",
			"Next class: ",
			String(dojo.nameEn),
			String(dojo.addressEn),
			String(dojo.mapUrl),
			"Sensei Hessa",
			"Bring water.",
			"First time? Come ten minutes early. Any loose clothes will do.",
		])
			expect(text.replaceAll(/[\u2066-\u2069]/g, "").replaceAll(/\s/g, " ")).toContain(part);
		const [, path] = /\/api(\/classes\/\S+)/.exec(text) ?? [];
		expect(path).toBe(`/classes/${tuesday.id}/calendar.ics?lang=en&also=${sunday.id}`);
		const calendar = await call("GET", path);
		expect(calendar.headers.get("content-type")).toContain("text/calendar");
		expect(String(calendar.body).match(/RRULE:FREQ=WEEKLY/g)).toHaveLength(2);
		expect((await noticesTo(person)).map(({ title }) => title)).toEqual([subject]);
		expect(await mailsTo(person.email)).toHaveLength(1);
	});

	test("the email about a first class names no coach whose account is disabled", async () => {
		const coach = await createPersonForTest({ role: "coach", firstName: "Hessa" });
		await Users.patch({ id: coach.id }).set({ isDisabled: true }).go();
		const one = await createTrainingClassForTest({ coachId: coach.id });
		const person = await createPersonForTest({ preferredLanguage: "en" });
		await enroll(`/classes/${one.id}`, person);
		expect((await mailTo(person.email)).text).not.toContain("Hessa");
	});

	test("repeated and simultaneous requests with one key create one enrolment", async () => {
		const { path } = await classForTest();
		const { cookie, id } = await createPersonForTest();
		const headers = { "idempotency-key": `enrol-${id}` };
		const send = () => call("POST", `${path}/enroll`, { cookie, body: {}, headers });
		const answers = [...(await Promise.all([send(), send(), send()])), await send()];
		for (const { body } of answers)
			expect(body.enrollment).toMatchObject({ userId: id, status: "active" });
		expect(await enrolledIn(path)).toBe(1);
	});

	test("coaches enrol their students and staff enrol anybody, who is notified", async () => {
		const { coach: other, path } = await classForTest();
		const { coach, student } = await createStudentForTest();
		expect((await enroll(path, coach, { userId: student.id })).status).toBe(201);
		await hears(student, "You are enrolled in a class");
		const person = await createPersonForTest();
		expectRefusal(await enroll(path, coach, { userId: person.id }), "not_found");
		expectRefusal(await enroll(path, student, { userId: person.id }), "not_found");
		expect(
			(await enroll(path, { ...person, cookie: await admin() }, { userId: person.id })).status,
		).toBe(201);
		expect(await standing(path, other)).toEqual([
			[student.id, "active"],
			[person.id, "active"],
		]);
	});

	test("a freed place goes to the first person waiting, and nobody overtakes", async () => {
		const { coach, path } = await classForTest({ maxCapacity: 1 });
		const [first, second, third] = await createPeopleForTest(3);
		await enroll(path, first);
		const waiting = await enroll(path, second);
		expect([waiting.status, waiting.body.enrollment.status, waiting.body.position]).toEqual([
			202,
			"waitlisted",
			1,
		]);
		expect((await enroll(path, third)).body.position).toBe(2);
		expect((await leave(path, first)).status).toBe(204);
		expect(await standing(path, coach)).toEqual([
			[second.id, "active"],
			[third.id, 1],
		]);
		expect(await enrolledIn(path)).toBe(1);
		await hears(second, "A place became free, and it is yours");
		// Leaving twice changes nothing; people who left may return to the end of the waiting list.
		expect((await leave(path, first)).status).toBe(204);
		expect((await enroll(path, first)).body.position).toBe(2);
		expectRefusal(await leave(path, coach), "not_found");
	});

	test("a freed place that was not passed on goes to the first person waiting", async () => {
		const { coach, id, path } = await classForTest({ maxCapacity: 1 });
		const [placed, first, second] = await createPeopleForTest(3);
		for (const person of [placed, first, second]) await enroll(path, person);
		// Simulates a person who joins the waiting list just as the last place is returned.
		const { data: entry } = await Enrollments.get({ classId: id, userId: placed.id }).go({
			consistent: true,
		});
		if (!entry) throw new Error("The first person has no enrolment");
		await Enrollments.put({
			...entry,
			status: "cancelled",
			endedAs: "active",
			version: entry.version + 1,
		}).go();
		await Allotments.patch({ eventId: 0, classId: id, group: 0, shard: 0 }).set({ taken: 0 }).go();
		await hears(first, "A place became free, and it is yours");
		expect(await standing(path, coach)).toEqual([
			[first.id, "active"],
			[second.id, 1],
		]);
		expect(await enrolledIn(path)).toBe(1);
	});

	test("adding places enrols people from the waiting list, and removing places unenrols nobody", async () => {
		const { coach, path } = await classForTest({ maxCapacity: 2 });
		const people = await createPeopleForTest(4);
		for (const person of people) await enroll(path, person);
		const edit = async (maxCapacity: number) => {
			const { createdAt, ...input } = (await call("GET", path)).body;
			return call("PUT", path, { cookie: coach.cookie, body: { ...input, maxCapacity } });
		};
		expect((await edit(3)).body.currentEnrollment).toBe(3);
		const ids = people.map(({ id }) => id);
		expect(await standing(path, coach)).toEqual([
			[ids[0], "active"],
			[ids[1], "active"],
			[ids[2], "active"],
			[ids[3], 1],
		]);
		expect((await edit(1)).body.currentEnrollment).toBe(3);
		// More people are enrolled than there are places, so a place that is left is not passed on.
		await leave(path, people[0]);
		expect(await enrolledIn(path)).toBe(2);
		await leave(path, people[1]);
		expect(await standing(path, coach)).toEqual([
			[ids[2], "active"],
			[ids[3], 1],
		]);
		await leave(path, people[2]);
		expect(await standing(path, coach)).toEqual([[ids[3], "active"]]);
	});

	test("notifies a person once if the same edit moves the class and gives them a place", async () => {
		const { coach, id, path } = await classForTest({ maxCapacity: 1 });
		const [first, second] = await createPeopleForTest(2);
		for (const person of [first, second]) await enroll(path, person);
		const { body: before } = await call("GET", path, { cookie: coach.cookie });
		const { createdAt: _, ...input } = before;
		const body = {
			...input,
			maxCapacity: 2,
			dayOfWeek: before.dayOfWeek === "friday" ? "saturday" : "friday",
		};
		expect((await call("PUT", `/classes/${id}`, { cookie: coach.cookie, body })).status).toBe(200);
		await hears(first, "Your class has changed");
		await hears(second, "A place became free, and it is yours");
	});

	test("a repeated leave request does not end a newer enrolment", async () => {
		const { path } = await classForTest();
		const person = await createPersonForTest();
		const headers = { "idempotency-key": crypto.randomUUID() };
		const end = () =>
			call("DELETE", `${path}/enroll`, { cookie: person.cookie, body: {}, headers });
		await enroll(path, person);
		const { status } = await end();
		await enroll(path, person);
		expect((await end()).status).toBe(status);
		expect(await enrolledIn(path)).toBe(1);
	});

	test("a coach ends an enrolment and restores it while there are places", async () => {
		const { coach, path, id } = await classForTest({ maxCapacity: 1 });
		const [first, second] = await createPeopleForTest(2);
		await enroll(path, first);
		const set = (person: Person, status: string, by = coach) =>
			call("PATCH", `${path}/enrollments/${id}-${person.id}`, {
				cookie: by.cookie,
				body: { status },
			});
		expectRefusal(await set(first, "cancelled", first), "forbidden");
		expect((await set(first, "cancelled")).body.status).toBe("cancelled");
		await hears(first, "You are no longer in a class");
		expect((await set(first, "active")).body.status).toBe("active");
		await enroll(path, second);
		expectRefusal(await set(second, "active"), "class_full");
		expectRefusal(await set(second, "asleep"), "invalid");
	});

	test("a coach can neither end nor restore an enrolment in another coach's class", async () => {
		const [own, other] = [await classForTest(), await classForTest()];
		const person = await createPersonForTest();
		await enroll(other.path, person);
		const set = (status: string) =>
			call("PATCH", `${own.path}/enrollments/${other.id}-${person.id}`, {
				cookie: own.coach.cookie,
				body: { status },
			});
		expectRefusal(await set("cancelled"), "not_found");
		expect(await standing(other.path, other.coach)).toEqual([[person.id, "active"]]);
		await leave(other.path, person);
		expectRefusal(await set("active"), "not_found");
		expect(await standing(other.path, other.coach)).toEqual([]);
	});

	test("a paused, deleted or unsuitable class rejects enrolment", async () => {
		const person = await createPersonForTest({ gender: "male", dateOfBirth: "2015-01-01" });
		const paused = await classForTest({ isActive: false });
		expectRefusal(await enroll(paused.path, person), "class_paused");
		for (const audienceType of ["girls", "adults"] as const) {
			const { path, coach } = await classForTest({ audienceType });
			expectRefusal(await enroll(path, person), "class_not_for_person");
			expect(await standing(path, coach)).toEqual([]);
		}
		expect((await enroll((await classForTest({ audienceType: "boys" })).path, person)).status).toBe(
			201,
		);
		expectRefusal(await enroll("/classes/987654321", person), "not_found");
	});

	test("a class for an age or gender asks for both before it takes a person", async () => {
		const person = await createPersonForTest({ gender: undefined, dateOfBirth: undefined });
		const kids = await classForTest({ classType: "kids" });
		const girls = await classForTest({ audienceType: "girls" });
		const fromTwelve = await classForTest({ minAge: 12 });
		for (const [{ path }, field] of [
			[kids, "dateOfBirth"],
			[girls, "gender"],
			[fromTwelve, "dateOfBirth"],
		] as const) {
			const refused = await enroll(path, person);
			expectRefusal(refused, "class_asks_profile");
			expect(refused.body.fields).toEqual({ [field]: "required" });
			expect(await enrolledIn(path)).toBe(0);
		}
		expect((await enroll((await classForTest()).path, person)).status).toBe(201);
		const profile = { gender: "female", dateOfBirth: "1995-05-05" };
		const saved = await call("PUT", "/auth/profile", { cookie: person.cookie, body: profile });
		expect(saved.status).toBe(200);
		expectRefusal(await enroll(kids.path, person), "class_not_for_person");
		expect((await enroll(girls.path, person)).status).toBe(201);
		expect((await enroll(fromTwelve.path, person)).status).toBe(201);
	});

	test("a guardian enrols a child only in classes that are for the child", async () => {
		const { guardian, child } = await createFamilyForTest();
		const [adults, kids] = [
			await classForTest({ audienceType: "adults" }),
			await classForTest({ classType: "kids" }),
		];
		const body = { userId: child.id };
		expectRefusal(await enroll(adults.path, guardian, body), "class_not_for_person");
		expect((await enroll(kids.path, guardian, body)).status).toBe(201);
	});

	test("staff enrol a person of whom neither age nor gender is known", async () => {
		const { path } = await classForTest({ classType: "kids", audienceType: "girls" });
		const person = await createPersonForTest({ gender: undefined, dateOfBirth: undefined });
		const body = { userId: person.id };
		const answer = await call("POST", `${path}/enroll`, { cookie: await admin(), body });
		expect(answer.status).toBe(201);
	});

	test("a class with enrolments is archived only by force, and everybody enrolled is notified", async () => {
		const { coach, path, id } = await classForTest({ maxCapacity: 1 });
		const [first, second] = await createPeopleForTest(2);
		for (const person of [first, second]) await enroll(path, person);
		const remove = (query = "") => call("DELETE", `${path}${query}`, { cookie: coach.cookie });
		const refused = await remove();
		expectRefusal(refused, "class_has_enrollments");
		expect(refused.body.params).toEqual({ enrolled: 1, waiting: 1 });
		expect((await remove("?force=true")).status).toBe(204);
		expectRefusal(await call("GET", path, { cookie: coach.cookie }), "not_found");
		for (const person of [first, second]) {
			await hears(person, "Your class has ended");
			expect((await call("GET", "/me/classes", { cookie: person.cookie })).body).toEqual([]);
		}
		expect((await TrainingClasses.get({ id }).go()).data?.archivedAt).toBeDefined();
		const shards = async () =>
			(await Allotments.query.ofPool({ eventId: 0, classId: id, group: 0 }).go()).data;
		await eventually(async () => (await shards()).length === 0, "the places to go");
	});

	test("people are notified when a class moves, pauses and resumes", async () => {
		const { coach, path } = await classForTest();
		const person = await createPersonForTest();
		await enroll(path, person);
		const { version: _, ...body } = (await call("GET", path)).body;
		await call("PUT", path, { cookie: coach.cookie, body: { ...body, dayOfWeek: "friday" } });
		await hears(person, "Your class has changed");
		const toggle = (isActive: boolean) =>
			call("PATCH", `${path}/toggle`, { cookie: coach.cookie, body: { isActive } });
		await toggle(false);
		await hears(person, "Your class is paused");
		expectRefusal(await enroll(path, await createPersonForTest()), "class_paused");
		await toggle(true);
		await hears(person, "Your class goes on");
		// People of unknown age or gender could not be left out of the notifications.
		const boy = await createPersonForTest({ gender: "male", dateOfBirth: "2014-05-05" });
		await enroll(path, boy);
		await call("PUT", path, {
			cookie: coach.cookie,
			body: { ...body, dayOfWeek: "friday", audienceType: "girls" },
		});
		await hears(boy, "Your class is now for another group");
		const first = (await noticesTo(person)).length;
		const renamed = await call("PUT", path, {
			cookie: coach.cookie,
			body: { ...body, dayOfWeek: "friday", audienceType: "girls", title: "Renamed" },
		});
		expect(renamed.status).toBe(200);
		expect((await noticesTo(person)).length).toBe(first);
	});

	test("deleting a person ends their enrolments, merging keeps the earlier, and places are passed on", async () => {
		const { coach, path } = await classForTest({ maxCapacity: 2 });
		const [closed, merged, survivor, last] = await createPeopleForTest(4);
		for (const person of [closed, survivor, merged, last]) await enroll(path, person);
		const { cookie } = await createPersonForTest({ role: "super-admin" });
		expect((await call("DELETE", `/users/${closed.id}`, { cookie })).status).toBe(202);
		const listBecomes = (wanted: object[]) =>
			eventually(
				async () => isDeepStrictEqual(await standing(path, coach), wanted),
				JSON.stringify(wanted),
			);
		await listBecomes([
			[survivor.id, "active"],
			[merged.id, "active"],
			[last.id, 1],
		]);
		const { body } = await call("POST", "/users/merge", {
			cookie,
			body: { keepId: survivor.id, mergeId: merged.id },
		});
		await settledMerge(cookie, body.id);
		await listBecomes([
			[survivor.id, "active"],
			[last.id, "active"],
		]);
		expect(await enrolledIn(path)).toBe(2);
	});

	test("merging a person who waits with one who has a place keeps the place, also after asking first", async () => {
		const { coach, id, path } = await classForTest({ maxCapacity: 1 });
		const [merged, other, survivor] = await createPeopleForTest(3);
		for (const person of [merged, other, survivor]) await enroll(path, person);
		// The calls of the two who wait began first, and ended last.
		for (const [at, { id: userId }] of [other, survivor].entries())
			await Enrollments.patch({ classId: id, userId })
				.set({ order: ulid(at + 1) })
				.go();
		const { cookie } = await createPersonForTest({ role: "super-admin" });
		const { body } = await call("POST", "/users/merge", {
			cookie,
			body: { keepId: survivor.id, mergeId: merged.id },
		});
		await settledMerge(cookie, body.id);
		expect(await standing(path, coach)).toEqual([
			[survivor.id, "active"],
			[other.id, 1],
		]);
	});

	test("sixty people at once fill exactly twenty places, and the others wait in order", async () => {
		const { coach, path, id } = await classForTest({ maxCapacity: 20 });
		const people = await createPeopleForTest(60);
		const began = performance.now();
		const answers = await Promise.all(people.map((person) => enroll(path, person)));
		const took = performance.now() - began;
		const statuses = answers.map(({ status }) => status);
		expect(statuses.filter((status) => status === 201)).toHaveLength(20);
		expect(statuses.filter((status) => status === 202)).toHaveLength(40);
		const all = await members(path, coach);
		const waiting = all.filter(({ status }) => status === "waitlisted");
		expect(waiting.map(({ position }) => position)).toEqual(
			Array.from({ length: 40 }, (_, before) => before + 1),
		);
		const moments = waiting.map(({ enrolledAt }) => enrolledAt);
		expect(moments).toEqual(moments.toSorted());
		expect(await enrolledIn(path)).toBe(20);
		// Ten leave at once: the first ten waiting get the places, in order.
		const placed = people.filter((_, position) => statuses[position] === 201).slice(0, 10);
		const left = await Promise.all(placed.map((person) => leave(path, person)));
		expect(left.map(({ status }) => status)).toEqual(placed.map(() => 204));
		const now = await members(path, coach);
		const active = new Set(
			now.filter(({ status }) => status === "active").map(({ userId }) => userId),
		);
		expect(active.size).toBe(20);
		expect(waiting.slice(0, 10).every(({ userId }) => active.has(userId))).toBe(true);
		const { data } = await Allotments.query
			.ofPool({ eventId: 0, classId: id, group: 0 })
			.go({ consistent: true });
		expect(data.map(({ cap, taken }) => [cap, taken])).toEqual([[20, 20]]);
		if (process.env.SHOW_FIGURES)
			process.stdout.write(`sixty enrolled in ${Math.round(took)} ms\n`);
	});

	test("simultaneous enrolling and leaving leaves no place free while people wait", async () => {
		const { coach, path } = await classForTest({ maxCapacity: 3 });
		const people = await createPeopleForTest(24);
		await Promise.all(
			people.map(async (person, position) => {
				await enroll(path, person);
				if (position % 2 === 0) await leave(path, person);
			}),
		);
		const settled = async () => {
			const all = await members(path, coach);
			return all.filter(({ status }) => status === "active").length === 3 && all.length === 12;
		};
		await eventually(settled, "three in the class, nine who wait");
		expect(await enrolledIn(path)).toBe(3);
	});
});

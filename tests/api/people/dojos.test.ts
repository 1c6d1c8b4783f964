import { Users } from "#functions/people/users/user.entity.ts";
import { TrainingClasses } from "#functions/training/training-classes/training-class.entity.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { createStudentForTest } from "../../core/belts.ts";
import { dojoForTest } from "../../core/dojos.ts";
import { baseUrl } from "../../core/env.ts";
import { admin, createPersonForTest } from "../../core/people.ts";
import { createTrainingClassForTest } from "../../core/trainingClasses.ts";
import { uniqueText } from "../../core/unique.ts";
import { waitForPage } from "../../core/waitForPage.ts";

const create = async (wish: Parameters<typeof dojoForTest>[0] = {}) =>
	call("POST", "/dojos", { cookie: await admin(), body: dojoForTest(wish) });
const listed = async (id: number, cookie?: string) => {
	const { status, body } = await call("GET", "/dojos", { cookie });
	expect(status).toBe(200);
	return body.find((item: { id: number }) => item.id === id);
};

describe("a dojo", () => {
	test("a published dojo is shown to everybody", async () => {
		const input = dojoForTest();
		const { status, body } = await call("POST", "/dojos", { cookie: await admin(), body: input });
		expect(status).toBe(201);
		expect(body).toEqual({
			...input,
			id: expect.any(Number),
			imageUrl: null,
			womensHoursEn: null,
			womensHoursAr: null,
			aliases: [],
			createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
			updatedAt: body.createdAt,
			version: 1,
		});
		// Only staff see the other names of a dojo, and how much is linked to it.
		const { aliases: _, ...visible } = body;
		expect(await listed(body.id)).toEqual(visible);
		const person = await createPersonForTest();
		await call("PUT", "/auth/profile", { cookie: person.cookie, body: { dojoId: body.id } });
		expect(await listed(body.id, await admin())).toEqual({
			...body,
			linked: { people: 1, classes: 0 },
		});
	});

	test("gives a name to one dojo only when several are created at once", async () => {
		const body = dojoForTest();
		const cookie = await admin();
		const answers = await Promise.all(
			[1, 2, 3, 4].map(() => call("POST", "/dojos", { cookie, body })),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
	});

	test("a dojo's address, map and monthly fee are shown on the pages of its classes", async () => {
		const { body: dojo } = await create();
		const { id } = await createTrainingClassForTest({ dojoId: dojo.id });
		const { addressEn, addressAr, mapUrl, monthlyFee } = dojo;
		const { body } = await call("GET", `/classes/${id}`);
		expect(body.dojo).toEqual({ addressEn, addressAr, mapUrl, monthlyFee });
	});

	test("staff can leave out the drafts of dojos", async () => {
		const { body } = await create({ published: false });
		const { body: published } = await call("GET", "/dojos?published=true", {
			cookie: await admin(),
		});
		expect(published.some(({ id }: { id: number }) => id === body.id)).toBe(false);
	});

	test("a dojo needs a name in both languages, a governorate and an https map link", async () => {
		const cookie = await admin();
		const refused = async (wish: object) =>
			(await call("POST", "/dojos", { cookie, body: { ...dojoForTest(), ...wish } })).body.fields;
		expect(await refused({ nameAr: "" })).toEqual({ nameAr: "required" });
		expect(await refused({ area: "basra" })).toEqual({ area: "invalid" });
		for (const mapUrl of ["http://maps.example/1", "/map", "javascript:alert(1)"])
			expect(await refused({ mapUrl })).toEqual({ mapUrl: "url_invalid" });
		expect(await refused({ hoursAr: "" })).toEqual({ hoursAr: "required" });
	});

	test("rejects a dojo's name that another dojo has, however it is written", async () => {
		const { body } = await create();
		const again = await create({ nameEn: ` ${body.nameEn.toUpperCase()}` });
		expectRefusal(again, "dojo_exists");
		expect(again.body.fields).toEqual({ nameEn: "name_taken" });
		const cookie = await admin();
		const other = (await create()).body;
		const renamed = await call("PUT", `/dojos/${other.id}`, {
			cookie,
			body: dojoForTest({ nameAr: body.nameAr }),
		});
		expect(renamed.body.fields).toEqual({ nameAr: "name_taken" });
		const same = await call("PUT", `/dojos/${body.id}`, {
			cookie,
			body: dojoForTest({ nameEn: body.nameEn, nameAr: body.nameAr }),
		});
		expect(same.status).toBe(200);
	});

	test("a dojo cannot be published while a text is in one language only", async () => {
		const { body } = await create({ published: false, hoursAr: null });
		const cookie = await admin();
		const patch = { cookie, body: { published: true } };
		const refused = await call("PATCH", `/dojos/${body.id}`, patch);
		expectRefusal(refused, "language_missing");
		expect(refused.body.fields).toEqual({ hoursAr: "required" });
		const input = dojoForTest({ nameEn: body.nameEn, nameAr: body.nameAr });
		const { published: _, ...rest } = input;
		await call("PUT", `/dojos/${body.id}`, { cookie, body: rest });
		expect((await call("PATCH", `/dojos/${body.id}`, patch)).body.published).toBe(true);
		// A PUT without `published` leaves it published, so it needs both languages too.
		expectRefusal(
			await call("PUT", `/dojos/${body.id}`, { cookie, body: { ...rest, addressEn: null } }),
			"language_missing",
		);
		const actions = (await auditOf("dojo", body.id)).map(({ action }) => action);
		expect(actions).toEqual(["created", "updated", "published"]);
	});
});

describe("records that refer to a dojo", () => {
	const classInput = {
		title: "Evening basics",
		classType: "beginners",
		audienceType: "mixed",
		dayOfWeek: "tuesday",
		startTime: "17:00",
		endTime: "18:30",
		maxCapacity: 20,
	};

	test("classes are linked to the dojo whose name, in either language, is their place", async () => {
		const { body: dojo } = await create();
		const coach = await createPersonForTest({ role: "coach" });
		const classAt = async (place: object) =>
			(
				await call("POST", "/classes", {
					cookie: coach.cookie,
					body: { ...classInput, ...place },
				})
			).body;
		const linked = { dojoId: dojo.id, location: dojo.nameEn, locationAr: dojo.nameAr };
		const texts = [
			{ location: ` ${dojo.nameEn.toLowerCase()} ` },
			{ location: dojo.nameAr },
			{ location: `${dojo.nameEn} · ${dojo.nameAr}` },
			{ dojoId: dojo.id, location: "Somewhere else" },
		];
		for (const place of texts) expect(await classAt(place)).toMatchObject(linked);
		const other = { location: `${dojo.nameEn} park`, locationAr: dojo.nameAr };
		expect(await classAt(other)).toMatchObject({ ...other, dojoId: null });
	});

	test("a profile links to a published dojo only, and then shows the dojo's name", async () => {
		const { body: dojo } = await create();
		const person = await createPersonForTest();
		const profile = async (body: object) =>
			call("PUT", "/auth/profile", { cookie: person.cookie, body });
		const linked = {
			dojoId: dojo.id,
			dojoLocation: dojo.nameEn,
			dojoLocationAr: dojo.nameAr,
		};
		expect((await profile({ dojoId: dojo.id })).body).toMatchObject(linked);
		expect((await profile({ dojoLocation: "Garage" })).body).toMatchObject({
			dojoId: null,
			dojoLocation: "Garage",
			dojoLocationAr: null,
		});
		expect((await profile({ dojoLocation: dojo.nameAr })).body).toMatchObject(linked);
		expect((await profile({ bio: "I train." })).body).toMatchObject(linked);
		expect((await profile({ clear: ["dojoLocation"] })).body).toMatchObject({
			dojoId: null,
			dojoLocation: null,
			dojoLocationAr: null,
		});
		const { body: draft } = await create({ published: false });
		for (const dojoId of [draft.id, 999_999_999])
			expect((await profile({ dojoId })).body.fields).toEqual({ dojoId: "invalid" });
	});

	test("a coach links a student to a dojo", async () => {
		const { body: dojo } = await create();
		const { coach, student } = await createStudentForTest();
		const answer = await call("PATCH", `/coach/students/${student.id}`, {
			cookie: coach.cookie,
			body: { dojoId: dojo.id },
		});
		expect(answer.body).toMatchObject({ dojoId: dojo.id, dojoLocation: dojo.nameEn });
		const found = async (query: string) =>
			(await call("GET", `/users?${query}`, { cookie: await admin() })).body.map(
				({ id }: { id: number }) => id,
			);
		expect(await found(`dojoId=${dojo.id}`)).toEqual([student.id]);
		expect(await found(`dojo=${encodeURIComponent(dojo.nameAr)}`)).toEqual([student.id]);
	});

	test("a dojo's page shows its classes and coaches", async () => {
		const { body: dojo } = await create();
		const [teaching, own] = [
			await createPersonForTest({ role: "coach" }),
			await createPersonForTest({ role: "coach" }),
		];
		const { body: trainingClass } = await call("POST", "/classes", {
			cookie: teaching.cookie,
			body: { ...classInput, dojoId: dojo.id },
		});
		await call("PUT", "/auth/profile", { cookie: own.cookie, body: { dojoId: dojo.id } });
		const page = async () => (await call("GET", `/dojos/${dojo.id}`)).body;
		expect((await page()).classes.map(({ id }: { id: number }) => id)).toEqual([trainingClass.id]);
		expect((await page()).coaches.map(({ id }: { id: number }) => id).sort()).toEqual(
			[teaching.id, own.id].sort(),
		);
	});

	test("a dojo with linked records cannot be deleted or unpublished, and they are counted", async () => {
		const { body: dojo } = await create();
		const cookie = await admin();
		const coach = await createPersonForTest({ role: "coach" });
		const { body: trainingClass } = await call("POST", "/classes", {
			cookie: coach.cookie,
			body: { ...classInput, dojoId: dojo.id },
		});
		await call("PUT", "/auth/profile", { cookie: coach.cookie, body: { dojoId: dojo.id } });
		const remove = () => call("DELETE", `/dojos/${dojo.id}`, { cookie });
		const inUse = await remove();
		expectRefusal(inUse, "dojo_in_use");
		expect(inUse.body.params).toEqual({ people: 1, classes: 1 });
		const unpublish = { cookie, body: { published: false } };
		expectRefusal(await call("PATCH", `/dojos/${dojo.id}`, unpublish), "dojo_in_use");
		await call("PUT", "/auth/profile", {
			cookie: coach.cookie,
			body: { clear: ["dojoLocation"] },
		});
		expect((await remove()).body.params).toEqual({ people: 0, classes: 1 });
		await call("DELETE", `/classes/${trainingClass.id}`, { cookie: coach.cookie });
		expect((await remove()).status).toBe(204);
	});

	test("linking a record and deleting its dojo at once never both succeed", async () => {
		const { body: dojo } = await create();
		const person = await createPersonForTest();
		const [linked, deleted] = await Promise.all([
			call("PUT", "/auth/profile", { cookie: person.cookie, body: { dojoId: dojo.id } }),
			call("DELETE", `/dojos/${dojo.id}`, { cookie: await admin() }),
		]);
		expect([linked.status === 200, deleted.status === 204].filter(Boolean)).toHaveLength(1);
	});
});

describe("texts that mean no dojo", () => {
	const unlinked = async () =>
		(await call("GET", "/dojos/unlinked", { cookie: await admin() })).body.places;
	const placeOf = async (text: string) =>
		(await unlinked()).find(({ texts }: { texts: string[] }) => texts.includes(text));
	const linkedTo = (dojo: { id: number; nameEn: string; nameAr: string }) => ({
		dojoId: dojo.id,
		dojoLocation: dojo.nameEn,
		dojoLocationAr: dojo.nameAr,
	});
	const person = async (cookie: string) => (await call("GET", "/auth/user", { cookie })).body;

	test("unknown places are listed with counts, and linked once staff confirm which dojo they mean", async () => {
		const { body: dojo } = await create();
		const text = `${dojo.nameEn} Club`;
		const people: { id: number; cookie: string }[] = [];
		for (let made = 0; made < 7; made++) {
			const one = await createPersonForTest();
			await call("PUT", "/auth/profile", { cookie: one.cookie, body: { dojoLocation: text } });
			people.push(one);
		}
		const coach = await createPersonForTest({ role: "coach" });
		const { body: trainingClass } = await call("POST", "/classes", {
			cookie: coach.cookie,
			body: {
				title: "Basics",
				classType: "beginners",
				dayOfWeek: "monday",
				startTime: "17:00",
				endTime: "18:00",
				location: text.toUpperCase(),
				locationAr: "نادي المتنبي",
			},
		});
		expect(await placeOf(text.toUpperCase())).toEqual({
			texts: [text.toUpperCase(), "نادي المتنبي"],
			people: 7,
			classes: 1,
			suggestion: dojo.id,
		});
		const { body } = await call("POST", `/dojos/${dojo.id}/texts`, {
			cookie: await admin(),
			body: { texts: [text.toUpperCase(), "نادي المتنبي"] },
		});
		expect(body.aliases).toEqual([text.toUpperCase(), "نادي المتنبي"]);
		await eventually(async () => {
			const linked = await Promise.all(people.map(({ cookie }) => person(cookie)));
			const { body: one } = await call("GET", `/classes/${trainingClass.id}`);
			return [...linked, one].every(({ dojoId }) => dojoId === dojo.id);
		}, "the links");
		for (const { cookie } of people) expect(await person(cookie)).toMatchObject(linkedTo(dojo));
		expect((await call("GET", `/classes/${trainingClass.id}`)).body).toMatchObject({
			location: dojo.nameEn,
			locationAr: dojo.nameAr,
		});
		expect(await placeOf(text.toUpperCase())).toBeUndefined();
		expect((await auditOf("user", people[0].id)).map(({ details }) => details)).toContainEqual({
			fields: ["dojoId"],
		});
		// From now on the typed place is linked to the dojo.
		const late = await createPersonForTest();
		const answer = await call("PUT", "/auth/profile", {
			cookie: late.cookie,
			body: { dojoLocation: text },
		});
		expect(answer.body).toMatchObject(linkedTo(dojo));
		// Visitors do not see what was typed.
		expect((await call("GET", `/dojos/${dojo.id}`)).body).not.toHaveProperty("aliases");
	});

	test("a dojo created from unknown places is linked to their records", async () => {
		const text = uniqueText("Beach hall");
		const one = await createPersonForTest();
		await call("PUT", "/auth/profile", { cookie: one.cookie, body: { dojoLocation: text } });
		expect(await placeOf(text)).toMatchObject({ people: 1, classes: 0 });
		const { body: dojo } = await create({ aliases: [text] });
		await eventually(
			async () => (await person(one.cookie)).dojoId === dojo.id,
			"the link to the new dojo",
		);
		expect(await person(one.cookie)).toMatchObject(linkedTo(dojo));
	});

	test("a place cannot be linked to two dojos or to a draft", async () => {
		const cookie = await admin();
		const [{ body: dojo }, { body: other }] = [await create(), await create()];
		const match = (id: number, text: string) =>
			call("POST", `/dojos/${id}/texts`, { cookie, body: { texts: [text] } });
		expectRefusal(await match(dojo.id, other.nameAr), "dojo_exists");
		const { body: draft } = await create({ published: false });
		expectRefusal(await match(draft.id, uniqueText("Gym")), "dojo_unpublished");
	});

	test("notifies the people and coaches of its classes once of a new address", async () => {
		const { body: dojo } = await create();
		const [coach, member] = [
			await createPersonForTest({ role: "coach" }),
			await createPersonForTest(),
		];
		const trainingClass = await createTrainingClassForTest({
			coachId: coach.id,
			location: dojo.nameEn,
			locationAr: dojo.nameAr,
			dojoId: dojo.id,
		});
		await call("POST", `/classes/${trainingClass.id}/enroll`, { cookie: member.cookie });
		const noticesTo = async ({ cookie }: { cookie: string }) =>
			((await call("GET", "/notifications", { cookie })).body as { message: string }[])
				.map(({ message }) => message)
				.filter((message) => !message.includes("enrolled"));
		const put = (wish: object) =>
			call("PUT", `/dojos/${dojo.id}`, {
				cookie: cookieOfStaff,
				body: { ...dojoForTest({ nameEn: dojo.nameEn, nameAr: dojo.nameAr }), ...wish },
			});
		const cookieOfStaff = await admin();
		await put({ hoursEn: "Daily", hoursAr: "يوميًا" });
		await put({ addressEn: "Block 9, Jahra", addressAr: "قطعة ٩، الجهراء" });
		for (const person of [member, coach]) {
			await eventually(async () => (await noticesTo(person)).length > 0, "the notification");
			expect(await noticesTo(person)).toEqual([expect.stringContaining("Block 9, Jahra")]);
		}
	});

	test("a new name reaches the people and classes of a dojo, without a notification", async () => {
		const { body: dojo } = await create();
		const [coach, member] = [
			await createPersonForTest({ role: "coach" }),
			await createPersonForTest(),
		];
		await call("PUT", "/auth/profile", { cookie: coach.cookie, body: { dojoId: dojo.id } });
		const trainingClass = await createTrainingClassForTest({
			coachId: coach.id,
			location: dojo.nameEn,
			locationAr: dojo.nameAr,
			dojoId: dojo.id,
		});
		await call("POST", `/classes/${trainingClass.id}/enroll`, { cookie: member.cookie });
		const notified = async () =>
			(
				(await call("GET", "/notifications", { cookie: member.cookie })).body as {
					message: string;
				}[]
			).filter(({ message }) => !message.includes("enrolled"));
		const renamed = dojoForTest();
		await call("PUT", `/dojos/${dojo.id}`, { cookie: await admin(), body: renamed });
		await eventually(async () => {
			const { body: one } = await call("GET", `/classes/${trainingClass.id}`);
			const { dojoLocation } = await person(coach.cookie);
			return one.location === renamed.nameEn && dojoLocation === renamed.nameEn;
		}, "the new name");
		expect(await person(coach.cookie)).toMatchObject(linkedTo({ ...renamed, id: dojo.id }));
		expect((await call("GET", `/classes/${trainingClass.id}`)).body.locationAr).toBe(
			renamed.nameAr,
		);
		// A change of the hours comes later and is the only one that people hear of.
		const { body: one } = await call("GET", `/classes/${trainingClass.id}`);
		const { title, classType, audienceType, dayOfWeek, maxCapacity, dojoId } = one;
		await call("PUT", `/classes/${trainingClass.id}`, {
			cookie: coach.cookie,
			body: {
				...{ title, classType, audienceType, dayOfWeek, maxCapacity, dojoId },
				startTime: "19:00",
				endTime: "20:00",
			},
		});
		await eventually(async () => (await notified()).length > 0, "the notification");
		expect(await notified()).toHaveLength(1);
	});
});

test("a dojo's rendered page shows its classes and its coaches, also once they change", async () => {
	const [{ body: first }, { body: second }] = [await create(), await create()];
	const named = (name: string) => ({ firstName: name, firstNameAr: "هدى" });
	const [teacher, owner] = [
		await createPersonForTest({ role: "coach", ...named(uniqueText("Teaches")) }),
		await createPersonForTest({ role: "coach", dojoId: second.id, ...named(uniqueText("Owns")) }),
	];
	const title = uniqueText("Kata");
	const { id } = await createTrainingClassForTest({
		coachId: teacher.id,
		dojoId: first.id,
		title,
	});
	await waitForPage(`/dojos/${first.id}`, title);
	await waitForPage(`/dojos/${second.id}`, owner.firstName);
	const renamed = uniqueText("Renamed");
	await Users.patch({ id: teacher.id }).set({ firstName: renamed }).go();
	await waitForPage(`/dojos/${first.id}`, renamed);
	await TrainingClasses.patch({ id }).set({ dojoId: second.id }).go();
	await waitForPage(`/dojos/${second.id}`, title);
	await waitForPage(`/dojos/${second.id}`, renamed);
	await Users.patch({ id: owner.id }).set({ isDisabled: true }).go();
	for (const path of [`/dojos/${second.id}`, "/coaches"])
		await eventually(
			async () => !(await (await fetch(baseUrl + path)).text()).includes(owner.firstName),
			`${path} without the disabled coach`,
		);
});

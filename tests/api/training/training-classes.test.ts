import { TrainingClasses } from "#functions/training/training-classes/training-class.entity.ts";
import { throughTheWeek } from "#shared/training/training-classes/training-classes.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually } from "../../core/api.ts";
import { baseUrl } from "../../core/env.ts";
import { admin, createPersonForTest } from "../../core/people.ts";
import { createTrainingClassForTest } from "../../core/trainingClasses.ts";
import { uniqueArabicText, uniqueText } from "../../core/unique.ts";

const list = async (query = "") => call("GET", `/classes${query}`);

/** The timetable, page by page. */
async function timetable(): Promise<TrainingClass[]> {
	const rows: TrainingClass[] = [];
	for (let query = ""; ; ) {
		const { body, headers } = await list(query);
		rows.push(...body);
		const cursor = headers.get("x-next-cursor");
		if (!cursor) return rows;
		query = `?cursor=${cursor}`;
	}
}
const listed = async (id: number) => (await timetable()).find((one) => one.id === id);

describe("training classes", () => {
	test("training classes are public with the coach's name, and nothing else of the coach", async () => {
		const coach = await createPersonForTest({
			role: "coach",
			firstNameAr: "جاسم",
			phoneNumber: "+96550012345",
		});
		const {
			createdAt: _,
			updatedAt: __,
			...created
		} = await createTrainingClassForTest({
			coachId: coach.id,
			currentEnrollment: 12,
		});
		const visible = {
			...created,
			minAge: null,
			maxAge: null,
			description: null,
			descriptionAr: null,
			dojoId: null,
			currentEnrollment: 12,
			otherHours: [],
			coach: {
				firstName: coach.firstName,
				lastName: coach.lastName,
				firstNameAr: "جاسم",
				lastNameAr: null,
			},
		};
		expect(await listed(created.id)).toEqual(visible);
		expect((await call("GET", `/classes/${created.id}`)).body).toEqual({ ...visible, dojo: null });
	});

	test("training classes are listed by weekday from Sunday, page by page", async () => {
		for (const dayOfWeek of ["saturday", "sunday", "monday"] as const)
			await createTrainingClassForTest({ dayOfWeek });
		const all = await timetable();
		expect(all).toEqual(all.toSorted(throughTheWeek));
		const first = await list("?limit=2");
		const next = await list(`?limit=2&cursor=${first.headers.get("x-next-cursor")}`);
		expect([...first.body, ...next.body].map(({ id }) => id)).toEqual(
			all.slice(0, 4).map(({ id }) => id),
		);
	});

	test("the list of classes ends a page early if the texts are long", async () => {
		const description = "و".repeat(1000);
		const made = await Promise.all(
			Array.from({ length: 25 }, () =>
				createTrainingClassForTest({ description, descriptionAr: description }),
			),
		);
		const first = await list("?limit=999");
		expect(first.headers.get("x-next-cursor")).not.toBeNull();
		expect(new TextEncoder().encode(JSON.stringify(first.body)).length).toBeLessThan(100_000);
		expect((await timetable()).map(({ id }) => id)).toEqual(
			expect.arrayContaining(made.map(({ id }) => id)),
		);
	});

	test("paused classes are visible only to their coach and staff", async () => {
		const coach = await createPersonForTest({ role: "coach" });
		const { id } = await createTrainingClassForTest({ coachId: coach.id, isActive: false });
		expect(await listed(id)).toBeUndefined();
		const read = (cookie?: string) => call("GET", `/classes/${id}`, { cookie });
		for (const cookie of [coach.cookie, await admin()])
			expect((await read(cookie)).body.isActive).toBe(false);
		const other = await createPersonForTest({ role: "coach" });
		for (const cookie of [undefined, other.cookie]) expectRefusal(await read(cookie), "not_found");
		expectRefusal(await call("GET", "/classes/987654321"), "not_found");
	});

	test("a class may have an Arabic title only, and then shows it to all", async () => {
		const { cookie } = await createPersonForTest({ role: "coach" });
		const titleAr = uniqueArabicText("كاتا");
		const rest = {
			classType: "kata",
			dayOfWeek: "friday",
			startTime: "17:00",
			endTime: "18:00",
		};
		const create = (body: object) =>
			call("POST", "/classes", { cookie, body: { ...rest, ...body } });
		expect((await create({ titleAr })).body).toMatchObject({ title: titleAr, titleAr });
		const untitled = await create({});
		expectRefusal(untitled, "invalid");
		expect(untitled.body.fields).toEqual({ title: "title_short", titleAr: "title_short" });
	});

	test("classes of a deleted coach show no coach name", async () => {
		const { id } = await createTrainingClassForTest({ coachId: 987_654_321 });
		expect((await listed(id))?.coach).toBeNull();
	});

	test("classes appear on the rendered page after a change, in both languages", async () => {
		const titles = { en: uniqueText("Basics"), ar: uniqueArabicText("أساسيات") };
		const { id } = await createTrainingClassForTest({
			title: titles.en,
			titleAr: titles.ar,
			startTime: "05:15",
			currentEnrollment: 12,
		});
		const html = async (language: string) =>
			(await fetch(`${baseUrl}/classes`, { headers: { cookie: `language=${language}` } })).text();
		await eventually(async () => (await html("en")).includes(titles.en), "the class on the page");
		await eventually(
			async () => (await html("ar")).includes(titles.ar),
			"the class on the Arabic page",
		);
		expect(await html("en")).toContain("5:15\u00a0AM\u00a0–\u2060\u00a06:30\u00a0PM");
		expect(await html("en")).toContain("8 places left");
		expect(await html("ar")).toContain("٥:١٥\u00a0فجرًا\u00a0–\u2060\u00a0٦:٣٠\u00a0مساءً");
		expect(await html("ar")).toContain("بقيت ٨ أماكن");
		await TrainingClasses.patch({ id }).set({ isActive: false }).go();
		await eventually(
			async () => !(await html("en")).includes(titles.en),
			"the page without the paused class",
		);
	});
});

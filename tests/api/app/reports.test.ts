import { recountTable } from "#operate/recount/recount.ts";
import type { Report } from "#shared/app/reports/reports.schema.ts";
import { xlsxType } from "#shared/core/http/content-types.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { monthAfter, monthAt } from "#shared/core/time/month.ts";
import { weekdayOf } from "#shared/training/training-classes/other-hours.rules.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually } from "../../core/api.ts";
import { createEventForTest } from "../../core/events.ts";
import { admin, createPeopleForTest, createPersonForTest, superAdmin } from "../../core/people.ts";
import { createTrainingClassForTest } from "../../core/trainingClasses.ts";
import { uniqueEmail } from "../../core/unique.ts";
import { downloadWorkbook } from "../../core/workbooks.ts";

const cookie = await admin();
const month = monthAt(Date.now());
const period = `from=${monthAfter(month, -1)}&to=${monthAfter(month, 1)}`;

const read = async (): Promise<Report> =>
	(await call("GET", `/reports?${period}`, { cookie })).body;
const ofMonth = async () => (await read()).months.find((one) => one.month === month);

describe("reports", () => {
	test("each attendance mark updates the counts by month and class, beside those of the year before", async () => {
		const before = await ofMonth();
		const coach = await createPersonForTest({ role: "coach" });
		const date = kuwaitDate(Date.now());
		const { id } = await createTrainingClassForTest({
			coachId: coach.id,
			dayOfWeek: weekdayOf(date),
		});
		const people = await createPeopleForTest(3);
		for (const person of people)
			await call("POST", `/classes/${id}/enroll`, { cookie: person.cookie, body: {} });
		const mark = (present: number[]) =>
			call("POST", `/classes/${id}/attendance`, {
				cookie: coach.cookie,
				body: { date, present },
			});
		const [one, two, three] = people.map((person) => person.id);
		await mark([one]);
		expect((await mark([one, two])).status).toBe(200);
		// Sending the same marks again changes nothing.
		await mark([one, two]);
		const ofClass = async () => (await read()).classes.find((found) => found.id === id);
		expect(await ofClass()).toMatchObject({
			present: 2,
			absent: 1,
			before: { present: 0, absent: 0 },
		});
		expect(await ofMonth()).toMatchObject({
			present: (before?.present ?? 0) + 2,
			absent: (before?.absent ?? 0) + 1,
		});
		const recounted = await recountTable();
		expect(recounted.get(`attendance, ${month} ${id}`)).toEqual({ was: 3, is: 3 });
		await mark([one, two, three]);
		expect(await ofClass()).toMatchObject({ present: 3, absent: 0 });
	});

	test("members who join and leave are counted in their month, applicants are not", async () => {
		const start = await ofMonth();
		const boss = await superAdmin();
		const { body } = await call("POST", "/auth/create-member", {
			cookie: boss,
			body: { firstName: "Noura", lastName: "Al Sabah", email: uniqueEmail("r"), gender: "female" },
		});
		expect((await ofMonth())?.joined).toBe((start?.joined ?? 0) + 1);
		const coach = await createPersonForTest({ role: "coach", isApproved: false });
		for (const id of [body.user.id, coach.id])
			expect((await call("DELETE", `/users/${id}`, { cookie: boss })).status).toBe(202);
		expect((await ofMonth())?.left).toBe((start?.left ?? 0) + 1);
	});

	test("events say how many registrations hold a place and how many are approved", async () => {
		const event = await createEventForTest({ maxParticipants: 5 });
		const people = await createPeopleForTest(2);
		for (const person of people) {
			const registered = await call("POST", `/events/${event.id}/register`, {
				cookie: person.cookie,
			});
			expect(registered.status).toBe(201);
		}
		const entry = `${event.id}-${people[0].id}`;
		const approved = await call("POST", `/registrations/${entry}/approve`, { cookie });
		expect(approved.status).toBe(200);
		await eventually(
			async () =>
				(await read()).events.some(
					(one) => one.id === event.id && one.registrations === 2 && one.approved === 1,
				),
			"the registrations in the report",
		);
	});

	test("a section is exported as a workbook, and a period of more than two years is refused", async () => {
		const path = `/exports/reports.xlsx?${period}&section=events&lang=ar`;
		const { type, all } = await downloadWorkbook(path, cookie);
		expect(type).toBe(xlsxType);
		expect(all).toContain("التسجيلات");
		const long = await call("GET", "/reports?from=2024-01&to=2026-12", { cookie });
		expectRefusal(long, "invalid");
		const member = await createPersonForTest();
		expectRefusal(await call("GET", `/reports?${period}`, { cookie: member.cookie }), "forbidden");
	});
});

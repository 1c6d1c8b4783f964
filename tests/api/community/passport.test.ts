import { Attendance } from "#functions/training/attendance/attendance.entity.ts";
import { Progressions } from "#functions/training/belts/progression.entity.ts";
import type { Passport } from "#shared/community/passport/passport.schema.ts";
import { call } from "../../core/api.ts";
import { createCertificateForTest } from "../../core/certificates.ts";
import { applyForTest } from "../../core/gradings.ts";
import { admin, createPersonForTest } from "../../core/people.ts";

const read = (id: number, cookie: string) => call("GET", `/users/${id}/passport`, { cookie });

test("shows a rank with its grading, examiners and certificate, and not that another was failed", async () => {
	const { event, coach, chief, students } = await applyForTest(
		"orange-10",
		{ outcome: "pass" },
		{ outcome: "fail" },
	);
	const [passed, failed] = students;
	const own: Passport = (await read(passed.id, passed.cookie)).body;
	expect(own.person).toMatchObject({ id: passed.id, currentBelt: "orange-10" });
	expect(own.ranks).toMatchObject([
		{
			belt: "orange-10",
			grading: { id: event.id, titleEn: event.titleEn },
			certificate: { state: "valid", number: expect.stringMatching(/^\d{4}-\d{5,}$/) },
			examiners: [{ belt: "black-5" }],
		},
	]);
	expect(own.events).toEqual([]);
	expect(own.card).toBe(own.ranks[0].certificate?.id);
	const other: Passport = (await read(failed.id, failed.cookie)).body;
	expect([other.ranks, other.events]).toEqual([[], []]);
	// The coach of a student sees it, and staff; a stranger learns nothing, not even the examiner.
	expect((await read(passed.id, coach.cookie)).status).toBe(200);
	expect((await read(passed.id, await admin())).status).toBe(200);
	expect((await read(passed.id, chief.cookie)).status).toBe(404);
	expect((await read(passed.id, failed.cookie)).status).toBe(404);
});

test("counts the sessions of each year, and leaves out lowered belts and absences", async () => {
	const person = await createPersonForTest({ currentBelt: "orange-10" });
	const by = { by: person.id, markedAt: "2026-01-01T00:00:00.000Z", userId: person.id };
	for (const [date, present] of [
		["2024-12-30", true],
		["2025-01-05", true],
		["2025-01-12", false],
		["2025-01-19", true],
	] as const)
		await Attendance.put({ ...by, classId: 9_000_001, date, present }).go();
	const line = { userId: person.id, authorizerId: 1, promotedBy: 1 };
	for (const [id, fromBelt, toBelt, progressionDate] of [
		[9_000_001, "white", "orange-9", "2024-03-01"],
		[9_000_002, "orange-9", "orange-10", "2025-03-01"],
	] as const)
		await Progressions.put({
			...line,
			id,
			fromBelt,
			toBelt,
			progressionDate,
			createdAt: `${progressionDate}T10:00:00.000Z`,
		}).go();
	const { body }: { body: Passport } = await read(person.id, person.cookie);
	expect(body.sessions).toEqual([
		{ year: "2025", count: 2 },
		{ year: "2024", count: 1 },
	]);
	expect(body.ranks).toEqual([
		{ belt: "orange-9", date: "2024-03-01", grading: null, certificate: null, examiners: [] },
	]);
});

test("prints a card with both scripts and the code, and none of a certificate that has ended", async () => {
	const { certificate, person, params } = await createCertificateForTest();
	const print = (id: string, cookie: string, lang: string) =>
		call("GET", `/certificates/${id}/card?lang=${lang}`, { cookie });
	const stranger = await createPersonForTest();
	expect((await print(params.id, stranger.cookie, "en")).status).toBe(404);
	for (const lang of ["en", "ar"]) {
		const { status, body } = await print(params.id, person.cookie, lang);
		expect(status).toBe(200);
		for (const part of [certificate.number, certificate.nameEn, "<svg", "85.6mm", "الكويت"])
			expect(body).toContain(part);
	}
	const ended = await createCertificateForTest({}, { state: "revoked" });
	const { body } = await print(ended.params.id, ended.person.cookie, "en");
	expect(body).toContain("revoked, so there is no card");
	expect(body).not.toContain("<svg");
});

import { DrawEntrants } from "#functions/competition/draws/draw.entity.ts";
import { Events } from "#functions/competition/events/event.entity.ts";
import {
	type RegistrationRecord,
	Registrations,
} from "#functions/competition/registrations/registration.entity.ts";
import { Attendance } from "#functions/training/attendance/attendance.entity.ts";
import { Progressions } from "#functions/training/belts/progression.entity.ts";
import { Certificates } from "#functions/training/certificates/certificate.entity.ts";
import type { Passport } from "#shared/community/passport/passport.schema.ts";
import { call } from "../../core/api.ts";
import { createCertificateForTest } from "../../core/certificates.ts";
import { createEventClassForTest } from "../../core/event-classes.ts";
import { createEventForTest, dateIn } from "../../core/events.ts";
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

/** Gives a person an approved place at an event of some days ago. */
async function attendForTest(person: { id: number; cookie: string }, daysAgo: number) {
	const event = await createEventForTest({ titleEn: `Cup of ${daysAgo} days ago` });
	const { body } = await call("POST", `/events/${event.id}/register`, { cookie: person.cookie });
	const path = `/registrations/${body.registration.id}/approve`;
	expect((await call("POST", path, { cookie: await admin() })).status).toBe(200);
	const key = { userId: person.id, eventId: event.id, classId: 0 };
	const { data } = await Registrations.get(key).go({ consistent: true });
	const entry = data as RegistrationRecord;
	await Registrations.put({
		...entry,
		event: { ...entry.event, eventDate: dateIn(-daysAgo) },
	}).go();
	return event;
}

test("lists past events with their places, latest first, without a cancelled one", async () => {
	const person = await createPersonForTest();
	const cup = await attendForTest(person, 30);
	const later = await attendForTest(person, 20);
	const cancelled = await attendForTest(person, 10);
	await Events.patch({ id: cancelled.id })
		.set({ cancelReason: "The hall is closed.", eventDate: dateIn(-10) })
		.go();
	const { id: classId } = await createEventClassForTest(cup.id, {
		className: "Kata",
		classNameAr: "كاتا",
	});
	const key = { eventId: cup.id, classId, drawNo: 1, number: 1, userId: person.id };
	await DrawEntrants.create({ ...key, date: dateIn(-30), place: 2 }).go();
	const { body }: { body: Passport } = await read(person.id, person.cookie);
	expect(body.events).toMatchObject([
		{ id: later.id, places: [] },
		{ id: cup.id, places: [{ place: 2, className: "Kata", classNameAr: "كاتا" }] },
	]);
});

test("shows the latest certificate of a rank that has no valid one, and no card of it", async () => {
	const { certificate, person } = await createCertificateForTest(
		{ currentBelt: "orange-10" },
		{ state: "superseded" },
	);
	const number = `${certificate.number}/2`;
	const { id } = certificate;
	await Certificates.create({
		...certificate,
		id: `${id}2`,
		number,
		issue: 2,
		state: "revoked",
	}).go();
	await Progressions.put({
		userId: person.id,
		id: 9_000_003,
		fromBelt: "white",
		toBelt: "orange-10",
		progressionDate: certificate.date,
		createdAt: `${certificate.date}T10:00:00.000Z`,
		authorizerId: 1,
		promotedBy: 1,
	}).go();
	const { body }: { body: Passport } = await read(person.id, person.cookie);
	expect(body.ranks).toMatchObject([{ certificate: { number, state: "revoked" } }]);
	expect(body.card).toBeNull();
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

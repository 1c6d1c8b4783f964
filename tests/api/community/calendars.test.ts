import ICAL from "ical.js";
import { Attempts } from "#functions/core/http/attempts.entity.ts";
import { hashOf } from "#functions/core/http/session.ts";
import { Users } from "#functions/people/users/user.entity.ts";
import { dayAfter } from "#shared/core/time/kuwait.ts";
import {
	hoursOn,
	nextOn,
	type OtherHours,
} from "#shared/training/training-classes/other-hours.rules.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually, mailTo } from "../../core/api.ts";
import { createCalendarForTest, makeCalendarForTest } from "../../core/calendars.ts";
import { createEventClassForTest } from "../../core/event-classes.ts";
import { createEventForTest } from "../../core/events.ts";
import { change, createFamilyForTest, newChildForTest } from "../../core/families.ts";
import { holidaysNow, setHolidayForTest } from "../../core/holidays.ts";
import { admin, createPersonForTest, superAdmin } from "../../core/people.ts";
import {
	cookieOf,
	createEmailUndoForTest,
	createResetTokenForTest,
	createSignInForTest,
	login,
} from "../../core/signIns.ts";
import { createTrainingClassForTest } from "../../core/trainingClasses.ts";
import { ownAddress, send } from "../../core/wire.ts";

const feed = (key: string, headers: Record<string, string> = {}) =>
	send("GET", `/calendar.ics?key=${key}`, { address: ownAddress(), headers });

/** The occurrences a calendar program shows of a recurring entry up to a date, in Kuwait time. */
function occurrences(text: string, uid: string, until: string): string[] {
	const all = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
	const own = all.filter((one) => String(one.getFirstPropertyValue("uid")).startsWith(`${uid}@`));
	const master = own.find((one) => !one.hasProperty("recurrence-id"));
	if (!master) return [];
	const event = new ICAL.Event(master, { exceptions: own.filter((one) => one !== master) });
	const dates: string[] = [];
	const steps = event.iterator();
	for (let at = steps.next(); at && at.toString().slice(0, 10) <= until; at = steps.next()) {
		const { startDate, endDate } = event.getOccurrenceDetails(at);
		dates.push(`${startDate.toString()} ${endDate.toString().slice(11, 16)}`);
	}
	return dates;
}

const ramadan: OtherHours = {
	from: "2027-02-08",
	to: "2027-03-08",
	startTime: "21:00",
	endTime: "22:30",
};
const summer: OtherHours = { from: "2027-07-01", to: "2027-08-31", startTime: null, endTime: null };
const end = "2027-10-31";

describe("private calendars", () => {
	test("a class past midnight ends on the next day in the feed", async () => {
		const coach = await createCalendarForTest({ role: "coach" });
		await createTrainingClassForTest({
			coachId: coach.id,
			dayOfWeek: "tuesday",
			startTime: "22:00",
			endTime: "00:30",
			otherHours: [{ ...ramadan, startTime: "22:30", endTime: "00:15" }],
		});
		const { body } = await feed(coach.key);
		const spans = [
			...body.matchAll(/DTSTART;TZID=[^:]+:(\d{8})T(\d{4}).*\r\nDTEND;TZID=[^:]+:(\d{8})T(\d{4})/g),
		];
		expect(spans.length).toBeGreaterThan(1);
		for (const [, from, starts, to, ends] of spans) {
			const day = `${from.slice(0, 4)}-${from.slice(4, 6)}-${from.slice(6)}`;
			expect([to, `${starts} ${ends}`]).toEqual([
				dayAfter(day).replaceAll("-", ""),
				expect.stringMatching(/^(2200 0030|2230 0015)$/),
			]);
		}
	});

	test("a private calendar shows exactly the class times, with other hours in Ramadan, a break and a holiday", async () => {
		const coach = await createCalendarForTest({ role: "coach", preferredLanguage: "ar" });
		const createdAt = "2026-11-18T09:00:00.000Z";
		const titleAr = "حصة الكاتا المسائية، للمبتدئين والمتقدمين؛ مع المدرب الأول في دوجو السالمية";
		const one = await createTrainingClassForTest({
			coachId: coach.id,
			createdAt,
			dayOfWeek: "tuesday",
			titleAr,
			otherHours: [ramadan, summer],
		});
		const paused = await createTrainingClassForTest({ coachId: coach.id, isActive: false });
		// The last day is a Tuesday, the weekday of the class.
		const holiday = await setHolidayForTest("2027-05-16", "2027-05-18");
		const holidays = await holidaysNow();
		// A coach who is also enrolled sees the class once.
		await call("POST", `/classes/${one.id}/enroll`, {
			cookie: await admin(),
			body: { userId: coach.id },
		});
		const { status, body, headers } = await feed(coach.key);
		expect([status, headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
		expect(headers.get("cache-control")).toBe("private, no-cache");
		const expected: string[] = [];
		for (let date = nextOn("tuesday", "2026-11-18"); date <= end; date = dayAfter(date, 7)) {
			const hours = hoursOn({ ...one, otherHours: [ramadan, summer] }, date, holidays);
			if (hours) expected.push(`${date}T${hours.startTime}:00 ${hours.endTime}`);
		}
		expect(expected.length).toBeGreaterThan(30);
		expect(expected.filter((time) => time.startsWith(holiday.to))).toEqual([]);
		expect(occurrences(body, `class-${one.id}`, end)).toEqual(expected);
		expect(body.match(/RRULE/g)).toHaveLength(1);
		expect(body).toMatch(
			/UID:holiday-2027-05-16@[\s\S]*DTEND;VALUE=DATE:20270519[\s\S]*SUMMARY:عيد الأضحى/,
		);
		expect(body).not.toContain(`class-${paused.id}@`);
		const [entry] = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents("vevent");
		expect(entry.getFirstPropertyValue("summary")).toBe(titleAr);
		for (const line of body.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
	});

	test("a private calendar contains a member's classes and events, and follows changes of both", async () => {
		const member = await createCalendarForTest();
		const [one, full, event] = await Promise.all([
			createTrainingClassForTest(),
			createTrainingClassForTest({ maxCapacity: 1, currentEnrollment: 1 }),
			createEventForTest(),
		]);
		const { cookie } = member;
		for (const { id } of [one, full])
			await call("POST", `/classes/${id}/enroll`, { cookie, body: {} });
		await call("POST", `/events/${event.id}/register`, { cookie });
		const uids = async () =>
			((await feed(member.key)).body as string).match(/(?<=UID:)(class|event)-\d+/g) ?? [];
		await eventually(async () => (await uids()).length === 2, "both entries");
		expect(await uids()).toEqual([`class-${one.id}`, `event-${event.id}`]);
		await call("DELETE", `/classes/${one.id}/enroll`, { cookie, body: {} });
		await call("DELETE", `/registrations/${event.id}-${member.id}`, { cookie });
		await eventually(async () => (await uids()).length === 0, "an empty calendar");
	});

	test("a guardian's calendar has the classes and events of the children by name, while the link is active", async () => {
		const family = await createFamilyForTest();
		const { guardian, child } = family;
		const sibling = await call("POST", "/me/dependents", {
			cookie: guardian.cookie,
			body: newChildForTest({ firstName: "Salem", firstNameAr: "سالم" }),
		});
		const [key, one, event] = await Promise.all([
			makeCalendarForTest(guardian),
			createTrainingClassForTest(),
			createEventForTest(),
		]);
		const cookie = await admin();
		for (const { id } of [child, sibling.body]) {
			const body = { userId: id };
			expect((await call("POST", `/classes/${one.id}/enroll`, { cookie, body })).status).toBe(201);
		}
		await call("POST", `/classes/${one.id}/enroll`, { cookie: guardian.cookie, body: {} });
		const { id: classId } = await createEventClassForTest(event.id);
		const entry = await call("POST", `/events/${event.id}/classes/${classId}/register`, {
			cookie,
			body: { userId: child.id },
		});
		expect(entry.status).toBe(201);
		const entries = async () =>
			new ICAL.Component(ICAL.parse((await feed(key)).body))
				.getAllSubcomponents("vevent")
				.map((entry) => ({
					uid: String(entry.getFirstPropertyValue("uid")).split("@")[0],
					summary: entry.getFirstPropertyValue("summary"),
				}))
				.filter(({ uid }) => !uid.startsWith("holiday"));
		const own = { uid: `class-${one.id}`, summary: one.title };
		await eventually(async () => (await entries()).length === 4, "four entries");
		expect(await entries()).toEqual([
			own,
			{ uid: `class-${one.id}-of-${child.id}`, summary: `Layan: ${one.title}` },
			{ uid: `class-${one.id}-of-${sibling.body.id}`, summary: `Salem: ${one.title}` },
			{ uid: `event-${event.id}-of-${child.id}`, summary: `Layan: ${event.titleEn}` },
		]);
		const second = { id: sibling.body.id };
		await Users.patch(second).set({ isDisabled: true }).go();
		const uids = (await entries()).map(({ uid }) => uid);
		expect(uids).not.toContain(`class-${one.id}-of-${second.id}`);
		await Users.patch(second).set({ isDisabled: false }).go();
		await change(family, guardian, { state: "frozen" });
		await eventually(async () => (await entries()).length === 2, "no entries of a frozen link");
	});

	test("a private calendar is sent again only when changed", async () => {
		const coach = await createCalendarForTest({ role: "coach" });
		const etag = (await feed(coach.key)).headers.get("etag") ?? "";
		const again = await feed(coach.key, { "if-none-match": `W/${etag}` });
		expect([again.status, again.body, again.headers.get("etag")]).toEqual([304, "", etag]);
		await createTrainingClassForTest({ coachId: coach.id });
		const changed = async () => (await feed(coach.key, { "if-none-match": etag })).status === 200;
		await eventually(changed, "a changed calendar");
	});

	test("a private calendar has one secret address: renewing or switching off invalidates it, and other keys are rejected", async () => {
		const person = await createCalendarForTest();
		const { cookie, key } = person;
		const headers = { "idempotency-key": `calendar-${person.id}` };
		const set = () => call("PUT", "/me/calendar", { cookie, headers });
		const first = await set();
		// The secret is stored nowhere, so a repeat cannot return it.
		expect((await set()).body).toEqual({ since: first.body.since, key: null });
		expectRefusal(await feed(key), "not_found");
		expect((await feed(first.body.key)).status).toBe(200);
		expect((await call("GET", "/me/calendar", { cookie })).body).toEqual({
			since: first.body.since,
		});
		expect((await mailTo(person.email)).subject).toBe("Your calendar has a new address");
		const other = await createPersonForTest();
		const [, secret] = first.body.key.split(/-(.*)/);
		for (const wrong of ["", "x", `${other.id}-${secret}`, `${person.id}-${secret.slice(1)}`]) {
			expectRefusal(await feed(wrong), "not_found");
		}
		for (let times = 0; times < 2; times++) {
			expect((await call("DELETE", "/me/calendar", { cookie })).status).toBe(204);
		}
		expectRefusal(await feed(first.body.key), "not_found");
		expect((await call("GET", "/me/calendar", { cookie })).body).toEqual({ since: null });
	});

	test("a private calendar's secret is the server's, whatever the call says", async () => {
		const { id, cookie } = await createPersonForTest();
		const secret = "A".repeat(43);
		await call("PUT", "/me/calendar", { cookie, body: { secret } });
		expectRefusal(await feed(`${id}-${secret}`), "not_found");
	});

	test.each([
		[
			"a password reset",
			async (person: { id: number; email: string }) => {
				const token = await createResetTokenForTest(person);
				return call("POST", "/auth/reset-password", {
					body: { token, newPassword: "Another-Horse-8" },
				});
			},
		],
		[
			"staff signing the person out",
			async ({ id }: { id: number }) =>
				call("DELETE", `/users/${id}/sessions`, { cookie: await superAdmin() }),
		],
	])("%s ends the address of the calendar", async (_, act) => {
		const person = await createSignInForTest();
		const key = await makeCalendarForTest(person);
		expect((await feed(key)).status).toBe(200);
		expect([200, 204]).toContain((await act(person)).status);
		expectRefusal(await feed(key), "not_found");
	});

	test("undoing a change of address ends the address of the calendar", async () => {
		const person = await createEmailUndoForTest();
		const key = await makeCalendarForTest({ cookie: cookieOf(await login(person.newEmail)) });
		await call("POST", "/auth/undo-email", { body: { token: person.undoToken } });
		expectRefusal(await feed(key), "not_found");
	});

	test("wrong calendar keys stop nobody in the same network from signing in", async () => {
		const person = await createSignInForTest();
		const address = ownAddress();
		const expiresAt = Math.floor(Date.now() / 1000) + 600;
		const [key, retryAt] = [hashOf(`calendar ${address}`), Date.now() + 600_000];
		await Attempts.put({ key, failures: 301, retryAt, expiresAt }).go();
		const wrong = await send("GET", "/calendar.ics?key=1-x", { address });
		expectRefusal(wrong, "too_many_attempts");
		expect((await login(person.email, person.password, address)).status).toBe(200);
	});
});

import { generateKeyPairSync } from "node:crypto";
import { registrationState } from "#shared/competition/events/events.rules.ts";
import { isGuest } from "#shared/core/access.ts";
import { isMinor } from "#shared/core/time/age.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";

process.env.TABLE_NAME = "none";
process.env.SITE_URL = "http://localhost:3000";
const { makeAttendance } = await import("./training/attendance.ts");
const { recordClaims } = await import("./claims.ts");
const { annualPlan } = await import("./content/annual-plan.ts");
const { contactMessages } = await import("./content/contact-messages.ts");
const { makeNews } = await import("./content/news.ts");
const { makeDay } = await import("./events/day.ts");
const { enterEventClasses } = await import("./events/event-class-entries.ts");
const { makeEvents } = await import("./events/events.ts");
const { makeGradings } = await import("./events/gradings.ts");
const { registerMembers } = await import("./events/registrations.ts");
const { holidayList } = await import("./holidays.ts");
const { makeNotifications } = await import("./notifications.ts");
const { makeBelts } = await import("./training/belts.ts");
const { consentRows } = await import("./people/consents.ts");
const { demoDocuments } = await import("./people/documents.ts");
const { makeGuardianships } = await import("./people/families.ts");
const { judgeAssignments, makeJudges } = await import("./events/judges.ts");
const { membershipPayments, withFees } = await import("./people/payments.ts");
const { makePeople } = await import("./people/people.ts");
const { signerOf } = await import("#functions/training/certificates/signing.ts");
const { linkRequests, studentRelations } = await import("./people/students.ts");
const { trainingClasses } = await import("./training/training-classes.ts");

const signer = signerOf(generateKeyPairSync("ed25519").privateKey, 1);

/** Records of the demo federation on the day of `now`. */
function recordsOn(now: number) {
	const payments = membershipPayments(makePeople(now), now);
	const everybody = withFees(makePeople(now), payments, now);
	const users = everybody.map(({ user }) => user);
	const relations = studentRelations(everybody, now);
	const registry = makeJudges(everybody, now);
	const entered = makeEvents(now).map((event) =>
		(event.classes.length > 0 ? enterEventClasses : registerMembers)(event, everybody, now),
	);
	const registrations = entered.flatMap((one) => one.registrations);
	const training = trainingClasses(everybody, now);
	const belts = makeBelts(everybody, now);
	const graded = makeGradings({ entered, everybody, relations, belts, signer, now });
	return {
		users,
		payments,
		relations,
		entered,
		registrations,
		training,
		claims: recordClaims(users, now),
		links: linkRequests(everybody, relations, now),
		guardianships: makeGuardianships(everybody, now),
		consents: consentRows(users),
		documents: demoDocuments(everybody, relations, now),
		...belts,
		...graded,
		day: makeDay(entered, everybody, now),
		judges: registry,
		assignments: judgeAssignments(registry, everybody, now),
		notifications: makeNotifications(registrations, everybody, now),
		attendance: makeAttendance(training, now),
		news: makeNews(now),
		plan: annualPlan(now),
		messages: contactMessages(now),
		holidays: holidayList(now).holidays,
	};
}

const happened =
	/^(createdAt|updatedAt|markedAt|registeredAt|assignedAt|uploadedAt|publishedAt|approvedAt|rejectedAt|enrolledAt|voidedAt|mailedAt|registrationDate|progressionDate|weighedAt|drawnAt|paymentDate|promotionDate)$/;

/** Timestamps of past events that are after `now`. */
function notYetHappened(value: unknown, now: number, name = ""): string[] {
	if (typeof value === "string" && happened.test(name)) {
		const isPast = value.length === 10 ? value <= kuwaitDate(now) : Date.parse(value) <= now;
		return isPast ? [] : [`${name} ${value}`];
	}
	if (value === null || typeof value !== "object") return [];
	return Object.entries(value).flatMap(([key, inner]) => notYetHappened(inner, now, key));
}

const repeated = <T>(values: readonly T[]) =>
	values.filter((value, place) => values.indexOf(value) < place);
const count = <T>(all: readonly T[], isOne: (one: T) => boolean) => all.filter(isOne).length;

describe.each([
	["the end of a month", "2027-01-31T09:00:00Z"],
	["28 February", "2027-02-28T09:00:00Z"],
	["the last day of Ramadan", "2027-03-08T09:00:00Z"],
	["Eid al-Fitr", "2027-03-09T09:00:00Z"],
	["a Friday", "2027-10-29T09:00:00Z"],
	["a Saturday", "2027-10-30T09:00:00Z"],
	["the last minute of a year in Kuwait", "2027-12-31T20:59:59Z"],
	["the first minute of a year in Kuwait", "2027-12-31T21:00:00Z"],
	["the first minute of a leap day in Kuwait", "2028-02-28T21:00:00Z"],
	["a leap day", "2028-02-29T09:00:00Z"],
])("the demo federation made on %s", (_, time) => {
	const now = Date.parse(time);
	const today = kuwaitDate(now);
	const records = recordsOn(now);
	const { users, payments, entered, registrations, training } = records;

	test("the demo data contains no past event with a future date", () => {
		expect(notYetHappened(records, now)).toEqual([]);
	});

	test("the demo data contains 225 people and two guests, with unique addresses, and only adults as staff", () => {
		expect(count(users, isGuest)).toBe(2);
		expect(users.length).toBe(227);
		expect(repeated(users.flatMap(({ email }) => email || []))).toEqual([]);
		const staff = users.filter(({ role }) => role !== "member" && role !== "guest");
		expect(staff.filter(({ dateOfBirth }) => isMinor(dateOfBirth, now))).toEqual([]);
		expect([records.claims.length, records.links.length, records.judges.length]).toEqual([
			2, 2, 20,
		]);
		expect(records.documents.filter(({ studentId }) => !studentId)).toEqual([]);
	});

	test("the demo data contains a mother of three minors", () => {
		expect(records.guardianships.map(({ endsOn }) => endsOn > today)).toEqual([true, true, true]);
	});

	test("the demo data contains fees of each status, and unique receipt numbers", () => {
		expect(new Set(users.map(({ membershipFeeStatus }) => membershipFeeStatus)).size).toBe(4);
		expect(repeated(payments.map(({ receiptNumber }) => receiptNumber))).toEqual([]);
		expect(
			payments.filter(
				({ paymentDate, validUntil }) => validUntil !== undefined && validUntil < paymentDate,
			),
		).toEqual([]);
	});

	test("the demo data contains pending promotions with a grading and without, one for each person", () => {
		const waiting = records.promotions.filter(({ status }) => status === "pending");
		expect(repeated(waiting.map(({ userId }) => userId))).toEqual([]);
		const eventOf = (title: string) =>
			entered.find(({ event }) => event.titleEn === title)?.event.id;
		expect(new Set(waiting.map(({ eventId }) => eventId))).toEqual(
			new Set([undefined, eventOf("Belt Grading"), eventOf("Salmiya Dojo Grading")]),
		);
	});

	test("the demo data contains a grading of today, and an applied one with each outcome", () => {
		const { gradings, candidates, certificates } = records;
		expect(gradings.map(({ state }) => state)).toEqual(["applied", "fixed"]);
		const [first, second] = gradings.map(({ eventId }) =>
			candidates.filter((one) => one.eventId === eventId),
		);
		const outcomes = first.map(({ decisions }) => decisions[0].outcome);
		expect(new Set(outcomes)).toEqual(new Set(["pass", "lower", "fail", "repeat", "absent"]));
		expect(certificates.length).toBe(count(outcomes, (one) => one === "pass" || one === "lower"));
		expect(second.length).toBeGreaterThan(3);
	});

	test("the demo data contains duties of today's tournament, whose holders do not fight, and its weigh-in", () => {
		const { duties, weighIn, checkIns } = records.day;
		const [{ eventId, closed }] = weighIn;
		const entrants = registrations.filter(
			(one) => one.eventId === eventId && one.classId && one.status === "approved",
		);
		expect(new Set(duties.map(({ scope }) => scope)).size).toBe(4);
		expect(entrants.filter(({ userId }) => duties.some((one) => one.userId === userId))).toEqual(
			[],
		);
		const weighed = new Set(checkIns.map(({ userId }) => userId));
		const missing = entrants.filter(({ userId }) => !weighed.has(userId));
		expect(missing).toHaveLength(2);
		expect(missing.filter(({ classId }) => closed.includes(classId))).toEqual([]);
	});

	test("the demo data contains events in each state, with counts that match the places", () => {
		const states = entered.map(({ event }) => {
			const {
				endDate = null,
				registrationOpensAt = null,
				registrationDeadline = null,
				cancelReason = null,
			} = event;
			const waitingList = event.waitingList ?? true;
			const dates = {
				endDate,
				registrationOpensAt,
				registrationDeadline,
				cancelReason,
				waitingList,
			};
			return registrationState({ ...event, ...dates }, now);
		});
		expect(new Set(states)).toEqual(
			new Set(["open", "waitlist", "notOpen", "closed", "cancelled"]),
		);
		for (const { event, classes, allotments } of entered) {
			const placesOf = (id: number) =>
				allotments
					.filter(({ classId }) => classId === id)
					.reduce((sum, { taken }) => sum + taken, 0);
			expect([event.titleEn, placesOf(0)]).toEqual([event.titleEn, event.registeredCount]);
			for (const { id, className, registeredCount, maxParticipants } of classes) {
				const waiting = count(
					registrations,
					(one) => one.classId === id && one.status === "waitlisted",
				);
				expect([className, placesOf(id)]).toEqual([className, registeredCount]);
				if (waiting > 0) expect([className, registeredCount]).toEqual([className, maxParticipants]);
			}
		}
	});

	test("the demo data contains no class with both free places and a waiting list", () => {
		for (const { id, title, maxCapacity } of training.classes) {
			const own = training.enrollments.filter(({ classId }) => classId === id);
			const active = count(own, ({ status }) => status === "active");
			expect(active).toBeLessThanOrEqual(maxCapacity);
			if (own.length > active) expect([title, active]).toEqual([title, maxCapacity]);
		}
	});

	test("the demo data contains a confirmed holiday in the future", () => {
		expect(records.holidays.map(({ from }) => from > today)).toEqual([true]);
	});
});

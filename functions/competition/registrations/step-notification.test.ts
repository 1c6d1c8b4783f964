import type { RegistrationRecord } from "./registration.entity.ts";
import type { RegistrationFacts } from "./registrations.notices.ts";

process.env.TABLE_NAME = "none";
process.env.SITE_URL = "http://localhost:3000";
const { notificationOfStep } = await import("./step-notification.ts");

const now = Date.parse("2026-12-03T09:00:00Z");
const at = new Date(now).toISOString();

/** A registration whose last step is `step`. */
const entry = (step: Partial<RegistrationRecord["trail"][number]>, wish: object = {}) =>
	({
		userId: 7,
		eventId: 3,
		status: step.to ?? "pending",
		registeredAt: at,
		order: "01KBHAAAAAABCDEFGHJKMNPQRS",
		event: { titleEn: "Cup", titleAr: "كأس", eventDate: "2027-01-10" },
		trail: [{ at, by: 7, to: "pending", ...step }],
		...wish,
	}) as RegistrationRecord;

const outcome = (step: Parameters<typeof entry>[0], wish?: object) =>
	(notificationOfStep(entry(step, wish), now)[0]?.params as RegistrationFacts | undefined)?.status;

describe("the notification of a registration step", () => {
	test.each([
		["pending", { to: "pending" }],
		["approved", { to: "approved", from: "pending", by: 5 }],
		["promoted", { to: "pending", from: "waitlisted", by: 0 }],
		["pending", { to: "pending", from: "waitlisted", by: 5 }],
		["offered", { to: "offered", from: "waitlisted", by: 0 }],
		["offerExpired", { to: "cancelled", from: "offered", by: 0, reason: "offer_expired" }],
		["notEligible", { to: "rejected", from: "waitlisted", by: 0, reason: "not_eligible" }],
		["eventCancelled", { to: "cancelled", from: "approved", by: 0, reason: "event_cancelled" }],
		["reopened", { to: "pending", from: "rejected", by: 5 }],
		["waitlisted", { to: "waitlisted", from: "rejected", by: 5 }],
		["guardianAwaited", { to: "pending", from: "pending", by: 0, reason: "consent_asked" }],
		["guardianAwaited", { to: "approved", from: "approved", by: 0, reason: "consent_asked" }],
		["waitlisted", { to: "waitlisted", from: "waitlisted", by: 0, reason: "consent_asked" }],
		["consentWithdrawn", { to: "pending", from: "approved", by: 5, reason: "consent_withdrawn" }],
		["moved", { to: "approved", from: "approved", by: 5, reason: "moved" }],
	] as const)("notifies of %s after the step %j", (expected, step) =>
		expect(outcome(step)).toBe(expected),
	);

	test.each([
		["an approval", { to: "approved", from: "pending", by: 5 }, true],
		["a move", { to: "approved", from: "approved", by: 5, reason: "moved" }, true],
		["a cancellation", { to: "cancelled", from: "approved", by: 7 }, false],
	] as const)("has the code for the weigh-in after %s: %j", (_, step, isExpected) => {
		const [{ params }] = notificationOfStep(entry(step, { classId: 4 }), now, { hasCode: true });
		expect((params as RegistrationFacts).code).toEqual(
			isExpected ? { eventId: 3, userId: 7, classId: 4 } : undefined,
		);
		const [without] = notificationOfStep(entry(step, { classId: 4 }), now, { hasCode: false });
		expect(without.params).not.toHaveProperty("code");
	});

	test("sends no notification for the old class of a move", () => {
		expect(outcome({ to: "cancelled", from: "approved", by: 5, reason: "moved" })).toBeUndefined();
	});

	test("says what becomes of the money that was paid, only when this step has made it credit", () => {
		const line = (kind: string, amount: number, when = at) => ({ kind, amount, at: when, by: 0 });
		const creditAfter = (to: "cancelled" | "approved", ...lines: object[]) =>
			(
				notificationOfStep(
					entry({ to, from: "pending", by: 7 }, { charge: { owed: 0, paid: 0, lines } }),
					now,
				)[0].params as RegistrationFacts
			).credit;
		const voided = [line("charged", 8_000), line("paid", 8_000), line("voided", -8_000)];
		expect(creditAfter("cancelled", ...voided, line("released", -8_000))).toBe(8_000);
		expect(creditAfter("cancelled", ...voided.slice(0, 1), ...voided.slice(2))).toBeUndefined();
		expect(
			creditAfter("cancelled", ...voided, line("released", -8_000, "2026-12-01T00:00:00.000Z")),
		).toBeUndefined();
		expect(creditAfter("approved", line("released", -2_000))).toBeUndefined();
	});

	test("sends no notification when a consent is given or no longer needed", () => {
		for (const reason of ["guardian_agreed", "consent_on_paper", "consent_not_needed"])
			expect(outcome({ to: "pending", from: "pending", by: 5, reason })).toBeUndefined();
	});

	test("asks the guardians in each notification as long as their consent is missing", () => {
		const idOf = (step: object, wish: object) =>
			(notificationOfStep(entry(step, wish), now)[0].params as RegistrationFacts).entryId;
		const waits = { awaitsGuardian: true, classId: 0 };
		expect(idOf({ to: "pending" }, waits)).toBe("3-7");
		expect(idOf({ to: "waitlisted" }, waits)).toBe("3-7");
		expect(idOf({ to: "pending", from: "waitlisted", by: 0 }, waits)).toBe("3-7");
		expect(idOf({ to: "pending" }, {})).toBeUndefined();
		expect(idOf({ to: "cancelled", from: "pending", by: 5 }, waits)).toBeUndefined();
	});

	test("includes a reason written by staff in the notification, but no system reason", () => {
		const reasonOf = (step: object) =>
			(notificationOfStep(entry(step), now)[0].params as RegistrationFacts).reason;
		expect(reasonOf({ to: "rejected", from: "pending", by: 5, reason: "No form" })).toBe("No form");
		expect(reasonOf({ to: "cancelled", from: "pending", by: 5, reason: "No form" })).toBe(
			"No form",
		);
		expect(
			reasonOf({ to: "rejected", from: "waitlisted", by: 0, reason: "not_eligible" }),
		).toBeUndefined();
		expect(
			reasonOf({ to: "cancelled", from: "offered", by: 5, reason: "offer_declined" }),
		).toBeUndefined();
		// A person who cancels their own registration needs no reason.
		expect(
			reasonOf({ to: "cancelled", from: "pending", by: 7, reason: "Injured" }),
		).toBeUndefined();
	});

	test("includes the class and the expiry of an offer in the notification", () => {
		const wish = {
			class: { id: 1, className: "Men", classNameAr: null },
			offerExpiresAt: "2026-12-04T09:00:00Z",
		};
		const [{ params }] = notificationOfStep(
			entry({ to: "offered", from: "waitlisted", by: 0 }, wish),
			now,
		);
		expect(params).toMatchObject({ classNameEn: "Men", offerExpiresAt: "2026-12-04T09:00:00Z" });
	});

	test("gives a notification a stable id in order of time, and an expiry in whole seconds", () => {
		const [first] = notificationOfStep(entry({}), now);
		expect(notificationOfStep(entry({}), now + 1_000)).toEqual([first]);
		expect(first.id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}-1$/);
		const [later] = notificationOfStep(entry({ at: new Date(now + 1).toISOString() }), now);
		expect(later.id > first.id).toBe(true);
		expect(Number.isInteger(first.expiresAt)).toBe(true);
	});
});

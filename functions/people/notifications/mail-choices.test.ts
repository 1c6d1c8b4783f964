import type { Facts } from "./notices.ts";
import type { NotificationRecord } from "./notification.entity.ts";

process.env.TABLE_NAME = "none";
process.env.SITE_URL = "http://localhost:3000";
const { isRefusable, isWanted } = await import("./mail-choices.ts");
const { outcomes } = await import("../../competition/registrations/registrations.notices.ts");

const notificationOf = (kind: NotificationRecord["kind"], params: object) => ({
	kind,
	params: params as Facts,
});

test("lets people opt out of registration emails only for statuses that decide nothing", () => {
	const refusable = outcomes.filter((status) =>
		isRefusable(notificationOf("registration", { status })),
	);
	expect(refusable.sort()).toEqual(["pending", "reopened", "waitlisted"]);
});

test.each<[NotificationRecord["kind"], string, boolean]>([
	["promotion", "promotionApproved", true],
	["application", "coachApproved", false],
	["judging", "asked", true],
	["judging", "calledOff", false],
	["membership", "unpaid", true],
	["membership", "voided", false],
	["class", "enrolled", true],
	["class", "paused", false],
	["broadcast", "any", true],
])("for a %s email with status %s, opting out is allowed: %s", (kind, status, expected) => {
	expect(isRefusable(notificationOf(kind, { status }))).toBe(expected);
});

test("sends decisions even to people who opted out or whose account is closed", () => {
	const [decided, received] = ["approved", "pending"].map((status) =>
		notificationOf("registration", { status }),
	);
	const [refusing, closed, willing] = [
		{ unmailed: ["registration"] },
		{ isDisabled: true },
		{ unmailed: ["broadcast"] },
	];
	for (const person of [refusing, closed]) {
		expect([isWanted(decided, person), isWanted(received, person)]).toEqual([true, false]);
	}
	expect(isWanted(received, willing)).toBe(true);
});

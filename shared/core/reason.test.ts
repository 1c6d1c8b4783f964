import { isSystemReason, Reason } from "./reason.ts";

/** What the system itself states as the reason for a step of a registration. */
const ofTheSystem =
	"not_eligible event_cancelled offer_expired offer_declined pending_expired unpaid moved person_removed merged guardian_agreed consent_on_paper consent_withdrawn consent_asked consent_not_needed".split(
		" ",
	);

test.each(ofTheSystem)("nobody can type the reason “%s” of the system", (reason) => {
	expect(isSystemReason(reason)).toBe(true);
	expect(Reason.parse({ reason })).toEqual({ reason: null });
	expect(Reason.parse({ reason: ` ${reason} ` })).toEqual({ reason: null });
});

test("accepts typed reasons of up to 500 characters", () => {
	const most = "x".repeat(500);
	expect(Reason.parse({ reason: most })).toEqual({ reason: most });
	expect(Reason.safeParse({ reason: `${most}x` }).success).toBe(false);
	expect([Reason.parse({}), Reason.parse({ reason: "" })]).toEqual([{}, { reason: null }]);
	expect(["ill", "", null, undefined].map(isSystemReason)).toEqual([false, false, false, false]);
});

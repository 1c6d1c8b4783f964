import { findEntities } from "#functions/domains.ts";

const where = (value: boolean): string[] => findEntities(({ backup }) => backup === value).sort();

/**
 * Entities that a restored backup must not make valid again, or that are created again by
 * themselves. All others would be lost with the table.
 */
const leftOut: Record<string, string> = {
	announcement: "was shown to the people who were online",
	attempts: "counts calls for an hour",
	calendarAddress: "is a secret address",
	dataExport: "is a file that is deleted after days",
	duty: "lets a person act for a day, and has a link that works once",
	emailLink: "is a link for an hour",
	emailUndo: "is a link for days",
	entryLink: "is a link for days",
	gatewayNote: "is written again every hour by the clock",
	knownDevice: "lets a browser sign in without a second factor",
	outbox: "was sent already",
	paymentHold: "holds a fee while somebody may be on the payment page",
	repeat: "remembers a call for a day",
	resetToken: "is a link for an hour",
	session: "is a sign-in that may have ended",
	signingKey: "signs for a short time",
	signInSecond: "is a sign-in half done",
	signUp: "is a link for a day",
	signUpLetters: "counts emails for a day",
	spentProof: "counts for an hour",
};

test("a backup leaves out temporary items only", () => {
	expect(where(false)).toEqual(Object.keys(leftOut).sort());
});

test("a backup includes money, places, decisions, consents and the audit log", () => {
	const backedUp = where(true);
	for (const entity of [
		"membershipPayment",
		"receiptBook",
		"ledgerLine",
		"ledgerHead",
		"registration",
		"allotment",
		"enrollment",
		"promotion",
		"progression",
		"consent",
		"guardianship",
		"auditLine",
		"auditSeal",
		"removal",
		"user",
	])
		expect(backedUp).toContain(entity);
});

/**
 * Ways in which a person may act for another. A guardian whose link staff have frozen keeps only
 * the rights that a child's safety needs.
 */
export const actingWays = ["self", "guardian", "frozenGuardian", "coach", "staff"] as const;
export type ActingWay = (typeof actingWays)[number];

const all = actingWays;
/** Excludes guardians whose link is frozen. */
const unfrozen = ["self", "guardian", "coach", "staff"] as const;

/** Permissions to act for a person, by way of acting. docs/families.md shows this table. */
export const mayAct = {
	seeEntries: all,
	enter: unfrozen,
	answerOffer: unfrozen,
	agreeToEntry: ["guardian"],
	recordPaperConsent: ["coach", "staff"],
	withdrawConsent: ["guardian", "frozenGuardian", "coach", "staff"],
	withdraw: all,
	seeClasses: all,
	/** In an address that opens without a sign-in. */
	seeInCalendar: ["self", "guardian"],
	enrol: unfrozen,
	leaveClass: all,
	seeAttendance: all,
	seeBelts: all,
	seeFees: ["self", "guardian", "staff"],
	/** The charges of one event, which a coach's squad pays together. */
	seeEventFees: unfrozen,
	payFees: ["self", "guardian"],
	seeDocuments: unfrozen,
	changeDocuments: unfrozen,
	seeStudent: ["coach", "staff"],
	changeStudent: ["coach", "staff"],
	seeChild: ["guardian", "frozenGuardian"],
	changeChild: ["guardian"],
	changeEmergencyContact: ["guardian", "frozenGuardian"],
	seeGuardians: ["coach", "staff"],
	seeConsents: ["self", "guardian", "frozenGuardian", "staff"],
	answerConsent: ["self", "guardian"],
	inviteGuardian: ["guardian", "coach", "staff"],
} as const satisfies Record<string, readonly ActingWay[]>;
export type Act = keyof typeof mayAct;

export const mayActFor = (act: Act, way: ActingWay): boolean =>
	(mayAct[act] as readonly ActingWay[]).includes(way);

/** In what way somebody may act for a person. A guardian's link that staff have frozen leaves what safety needs. */
export const actingWays = ["self", "guardian", "frozenGuardian", "coach", "staff"] as const;
export type ActingWay = (typeof actingWays)[number];

const all = actingWays;
/** Everybody but a guardian whose link is frozen. */
const unfrozen = ["self", "guardian", "coach", "staff"] as const;

/** Who may do what for a person. The table in docs/families.md is made from this one. */
export const mayAct = {
	seeEntries: all,
	enter: unfrozen,
	answerOffer: unfrozen,
	agreeToEntry: ["guardian"],
	withdraw: all,
	seeClasses: all,
	enrol: unfrozen,
	leaveClass: all,
	seeAttendance: all,
	seeBelts: all,
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

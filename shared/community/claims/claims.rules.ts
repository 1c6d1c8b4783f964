/** Number of wrong birth dates for a record; after that the federation decides on each claim. */
export const mostTries = 5;
/**
 * Days after a change of a record's email address in which a birth date alone does not suffice to
 * claim the record.
 */
export const freshAddressDays = 30;
/** Maximum number of pending claims of a person. */
export const mostWaiting = 5;

export const relations = ["self", "guardian"] as const;
/** Why the federation has to decide on a claim. */
export const claimReasons = [
	"minor",
	"guardian",
	"noBirthDate",
	"medical",
	"newAddress",
	"tries",
	"asked",
] as const;
export type ClaimReason = (typeof claimReasons)[number];
export const claimStates = ["pending", "approved", "declined"] as const;

const withoutLabel = (email: string) => email.toLowerCase().replace(/(?<=.)\+[^@]*(?=@)/, "");

/**
 * Whether two email addresses belong to one mailbox: the part behind a plus sign is ignored. A
 * plus sign at the beginning marks a phone number, not a label.
 */
export const isSameMailbox = (one: string, other: string) =>
	withoutLabel(one) === withoutLabel(other);

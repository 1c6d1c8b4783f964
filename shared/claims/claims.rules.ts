/** Wrong birth dates that a record bears; after that the federation decides. */
export const mostTries = 5;
/** Days after a change of its address in which a record is given to nobody by a birth date alone. */
export const freshAddressDays = 30;
/** Most claims of a person that wait at a time. */
export const mostWaiting = 5;

export const relations = ["self", "guardian"] as const;
/** Why a claim is the federation's to decide. */
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

const withoutLabel = (email: string) => email.toLowerCase().replace(/\+[^@]*(?=@)/, "");

/** Whether two addresses reach one mailbox, as far as an address tells: what stands behind the plus sign does not count. */
export const isSameMailbox = (one: string, other: string) =>
	withoutLabel(one) === withoutLabel(other);

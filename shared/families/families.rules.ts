/** What a guardian is to the child, as they say. The portal records it and does not decide who holds guardianship. */
export const guardianCapacities = [
	"father",
	"mother",
	"grandfather",
	"legalGuardian",
	"other",
] as const;
export type GuardianCapacity = (typeof guardianCapacities)[number];

/** What a link rests on: the guardian's word, or a document that staff have seen and not kept. */
export const guardianBases = ["declared", "documentSeen"] as const;

/** A link is never deleted: it says who could act when. */
export const guardianStates = ["active", "frozen", "ended"] as const;
export type GuardianState = (typeof guardianStates)[number];

/** As many children as one account may add by itself; the desk adds more. */
export const mostChildren = 12;
/** As many guardians as a child has at once. */
export const mostGuardians = 4;
/** As many of the latest acts of their guardians as a child is shown. */
export const actsShown = 50;

import type { Gender } from "../../core/people.ts";

/**
 * Relation of a guardian to a child, as the guardian states it. The portal records it and does not
 * decide who holds guardianship.
 */
export const guardianCapacities = [
	"father",
	"mother",
	"grandfather",
	"grandmother",
	"legalGuardian",
	"other",
] as const;
export type GuardianCapacity = (typeof guardianCapacities)[number];

const onlyFor: Partial<Record<GuardianCapacity, Gender>> = {
	father: "male",
	mother: "female",
	grandfather: "male",
	grandmother: "female",
};

/** The relations to offer to a person, by their gender if it is known. */
export const capacitiesFor = (gender: Gender | null) =>
	guardianCapacities.filter(
		(capacity) => !gender || !onlyFor[capacity] || onlyFor[capacity] === gender,
	);

/**
 * Evidence for a link: the guardian's statement, or a document that staff have seen but not stored.
 */
export const guardianBases = ["declared", "documentSeen"] as const;

/**
 * A link is never deleted: it records who could act, and when. One that a coach began is `waiting`
 * and gives no rights before staff have seen a document or another guardian invites the person:
 * guardians are a safeguard against coaches too.
 */
export const guardianStates = ["active", "frozen", "waiting", "ended"] as const;
export type GuardianState = (typeof guardianStates)[number];

/** Maximum number of children that an account can add by itself; staff can add more. */
export const mostChildren = 12;
/** Maximum number of guardians of a child at a time. */
export const mostGuardians = 4;
/** Number of their guardians' latest acts that a child is shown. */
export const actsAtOnce = 50;

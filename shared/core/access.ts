export const roles = ["member", "coach", "admin", "super-admin"] as const;
export type Role = (typeof roles)[number];

/**
 * Roles of stored people. A guest of another club at an event does not belong to the federation and
 * can never sign in, so `roles` leaves guests out.
 */
export const personRoles = [...roles, "guest"] as const;
export type PersonRole = (typeof personRoles)[number];

/** Access levels of routes. Each route names exactly one; `policies` decides on it. */
export type Access = "public" | "signedIn" | "coach" | "coachOrAdmin" | "admin" | "superAdmin";

export type Standing = { role: PersonRole; isApproved: boolean };

/** A guest of another club. */
export const isGuest = (who: Pick<Standing, "role">) => who.role === "guest";
/** An approved coach. A pending coach has only the rights of a member. */
export const isCoach = (who: Standing) => who.role === "coach" && who.isApproved === true;
const isAdmin = (who: Standing) => who.role === "admin" || who.role === "super-admin";

const policies: Record<Exclude<Access, "public">, (who: Standing) => boolean> = {
	signedIn: (who) => !isGuest(who),
	coach: isCoach,
	coachOrAdmin: (who) => isCoach(who) || isAdmin(who),
	admin: isAdmin,
	superAdmin: (who) => who.role === "super-admin",
};

export const isStaff = (who: Standing | null | undefined) => who != null && policies.admin(who);

export type Refusal = "unauthorized" | "forbidden";

export function checkAccess(access: Access, who: Standing | null): Refusal | null {
	if (access === "public") return null;
	if (!who) return "unauthorized";
	return policies[access](who) ? null : "forbidden";
}

export const roles = ["member", "coach", "admin", "super-admin"] as const;
export type Role = (typeof roles)[number];

/** Who may make a call. Each level names a policy below; a route states exactly one. */
export type Access = "public" | "signedIn" | "coach" | "coachOrAdmin" | "admin" | "superAdmin";

export type Standing = { role: Role; isApproved: boolean };

/** A coach who is approved; one who waits for it may do no more than a member. */
export const isCoach = (who: Standing) => who.role === "coach" && who.isApproved === true;
const isAdmin = (who: Standing) => who.role === "admin" || who.role === "super-admin";

const policies: Record<Exclude<Access, "public">, (who: Standing) => boolean> = {
	signedIn: () => true,
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

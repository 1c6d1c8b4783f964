export const roles = ["member", "coach", "admin", "super-admin"] as const;
export type Role = (typeof roles)[number];

/** Who may make a call. Each level names a policy below; a route states exactly one. */
export type Access = "public" | "signedIn" | "coach" | "admin" | "superAdmin";

export type Standing = { role: Role; isApproved: boolean };

const policies: Record<Exclude<Access, "public">, (who: Standing) => boolean> = {
	signedIn: () => true,
	coach: (who) => who.role === "coach" && who.isApproved === true,
	admin: (who) => who.role === "admin" || who.role === "super-admin",
	superAdmin: (who) => who.role === "super-admin",
};

export const isStaff = (who: Standing | null | undefined) => who != null && policies.admin(who);

export type Refusal = "unauthorized" | "forbidden";

export function refuse(access: Access, who: Standing | null): Refusal | null {
	if (access === "public") return null;
	if (!who) return "unauthorized";
	return policies[access](who) ? null : "forbidden";
}

import { isStaff } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import { isStudentOf } from "../coaches/students.service.ts";
import type { Caller, Session } from "../core/caller.ts";

export type SignedIn = Caller & { session: Session };

/** Whether the caller may enter, withdraw and accept for a person: themselves, a coach for their student, staff. */
export async function mayActFor({ session }: SignedIn, userId: UserId): Promise<boolean> {
	if (session.userId === userId || isStaff(session)) return true;
	return session.role === "coach" && session.isApproved && isStudentOf(userId, session.userId);
}

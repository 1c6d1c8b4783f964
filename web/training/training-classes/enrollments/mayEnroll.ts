import type { CurrentUser } from "#shared/people/users/users.schema.ts";

/** Whether a user can enrol in classes: coaches awaiting approval cannot. */
export const mayEnroll = (user: CurrentUser | null | undefined): user is CurrentUser =>
	Boolean(user) && (user?.role !== "coach" || user.isApproved !== false);

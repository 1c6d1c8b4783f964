import type { CurrentUser } from "#shared/users/users.schema.ts";

/** Whether somebody is asked for anew of whom nothing is known, or the part that a profile is made of is missing. */
export const isUserLoading = (
	user: Partial<CurrentUser> | null | undefined,
	isFetching: boolean,
) =>
	user
		? user.role === undefined || user.firstName === undefined || user.lastName === undefined
		: isFetching;

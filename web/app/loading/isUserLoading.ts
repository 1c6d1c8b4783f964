import type { CurrentUser } from "#shared/people/users/users.schema.ts";

/** Whether no user is known yet and one is being fetched, or the user lacks role or name. */
export const isUserLoading = (
	user: Partial<CurrentUser> | null | undefined,
	isFetching: boolean,
) =>
	user
		? user.role === undefined || user.firstName === undefined || user.lastName === undefined
		: isFetching;

import type { Write } from "../../core/table/database.ts";
import { type User, Users } from "./user.entity.ts";

/**
 * The write that stores for which kinds of notifications the person wants no email, unless the
 * choice was changed concurrently.
 */
export const setUnmailed = (
	{ id, unmailed: before }: Pick<User, "id" | "unmailed">,
	unmailed: string[],
): Write => ({
	update: Users.patch({ id })
		.set({ unmailed })
		.where((user, { eq, notExists }) =>
			before ? eq(user.unmailed, before) : notExists(user.unmailed),
		)
		.params(),
});

import type { Write } from "../core/table/database.ts";
import { type User, Users } from "./user.entity.ts";

/** The write that says of which kinds of notifications somebody wants no mail, unless they said so elsewhere meanwhile. */
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

import type { SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { childrenOf } from "./links.ts";

/**
 * Throws if staff would decide for themselves, or for a child that they look after, also while
 * their link to the child is frozen. A colleague decides instead.
 */
export async function refuseOwn(
	{ session, now }: SignedIn,
	people: readonly number[],
	code: "own_money" | "own_entry" = "own_money",
): Promise<void> {
	if (people.includes(session.userId)) throw new AppError(code);
	const children = await childrenOf(session.userId, now);
	if (children.some(({ childId }) => people.includes(childId))) throw new AppError(code);
}

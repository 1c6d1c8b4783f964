import type { User } from "../../community/users/user.entity.ts";
import { isConnected } from "../auth/connections.ts";

/**
 * Whether a record is unclaimed: a member's whose owner has never chosen a password or signed in.
 */
export async function isUnclaimed({
	id,
	role,
	isDisabled,
	passwordSetAt,
	secondFactorAt,
}: User): Promise<boolean> {
	if (
		role !== "member" ||
		isDisabled ||
		passwordSetAt !== undefined ||
		secondFactorAt !== undefined
	)
		return false;
	return !(await isConnected(id));
}

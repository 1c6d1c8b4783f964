import { isConnected } from "../auth/connections.ts";
import type { User } from "../users/user.entity.ts";

/** Whether a record is one in the books: a member's in whose name nobody has ever chosen a password or come in. */
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

import type { User } from "../../people/users/user.entity.ts";
import { isConnected } from "../auth/connections.ts";

/**
 * Whether the owner of an address may sign up with it although a record has it: the record is
 * unclaimed, or a coach application that nobody has confirmed.
 */
export const isAddressFree = async (record: User): Promise<boolean> =>
	record.mustConfirmEmail === true || isUnclaimed(record);

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

import { type Belt, rankOf } from "#shared/base/ranks/belts.rules.ts";
import type { SignedIn } from "../../core/caller.ts";
import { auditLine } from "../../core/table/audited-transaction.ts";
import type { OwnBelt } from "../../people/users/profile.service.ts";
import type { User } from "../../people/users/user.entity.ts";
import { pendingOf } from "./history.service.ts";
import { changeOf, newPromotion, requestWrites } from "./promotions.service.ts";
import { recordBelt } from "./record-belt.ts";

/**
 * People cannot promote themselves. In the profile a lower belt is stored immediately and added to
 * the history; a higher one becomes a promotion request, at most once, and the stored belt stays
 * unchanged.
 */
export async function ownBelt(
	caller: SignedIn,
	owner: Pick<User, "id" | "currentBelt">,
	belt: Belt,
): Promise<OwnBelt> {
	const { currentBelt } = owner;
	if (rankOf(belt) < rankOf(currentBelt)) {
		return { stored: belt, writes: await recordBelt(caller, owner, belt) };
	}
	if (belt === currentBelt || (await pendingOf(owner.id))?.toBelt === belt) {
		return { stored: currentBelt, writes: [] };
	}
	const request = await newPromotion(caller, owner, { toBelt: belt });
	return {
		stored: currentBelt,
		writes: [...requestWrites(caller, request), auditLine(caller, changeOf(request, "requested"))],
	};
}

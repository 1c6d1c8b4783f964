import type { Belt } from "#shared/belts/belts.rules.ts";
import type { PromotionId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/kuwait.ts";
import type { SignedIn } from "../core/caller.ts";
import { nextId, type Write } from "../core/table/database.ts";
import { Promotions } from "./promotion.entity.ts";

type Owner = { id: number; currentBelt: Belt };

/** The writes that keep a belt in the history of somebody to whom staff give it. */
export async function recordBelt(caller: SignedIn, owner: Owner, toBelt: Belt): Promise<Write[]> {
	const { userId } = caller.session;
	const at = new Date(caller.now).toISOString();
	const promotion = {
		...{ userId: owner.id, id: await nextId<PromotionId>("promotion"), fromBelt: owner.currentBelt, toBelt },
		...{ promotionDate: kuwaitDate(caller.now), approved: true, promotedBy: userId, createdAt: at },
		...{ approvedBy: userId, approvedAt: at },
	};
	return [{ put: Promotions.create(promotion).params() }];
}

import { ulid } from "ulid";
import { type Belt, rankOf } from "#shared/belts/belts.rules.ts";
import type { PromotionId, UserId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/kuwait.ts";
import type { Caller } from "../core/caller.ts";
import { auditLine } from "../core/table/audited-transaction.ts";
import { nextId, type Write } from "../core/table/database.ts";
import { newNotification, notificationWrite } from "../notifications/newNotification.ts";
import type { OwnBelt } from "../users/profile.service.ts";
import { promotionNotice } from "./belts.notices.ts";
import { type PromotionRecord, Promotions } from "./promotion.entity.ts";

type Owner = { id: number; currentBelt: Belt };

/**
 * Nobody promotes themselves: a lower belt is taken at once and kept in the history, a higher one becomes a request
 * for promotion, once, and the stored belt stays.
 */
export async function ownBelt(caller: Caller, owner: Owner, wanted: Belt): Promise<OwnBelt> {
	const { id, currentBelt } = owner;
	const raises = rankOf(wanted) > rankOf(currentBelt);
	if (wanted === currentBelt || (raises && (await isAsked(id as UserId, wanted)))) {
		return { stored: currentBelt, writes: [] };
	}
	const at = new Date(caller.now).toISOString();
	const promotion: PromotionRecord = {
		userId: id,
		id: await nextId<PromotionId>("promotion"),
		fromBelt: currentBelt,
		toBelt: wanted,
		promotionDate: kuwaitDate(caller.now),
		approved: !raises,
		promotedBy: id,
		createdAt: at,
		...(!raises && { approvedBy: id, approvedAt: at }),
	};
	const action = raises ? "requested" : "lowered";
	const details = { userId: id, fromBelt: currentBelt, toBelt: wanted };
	return {
		stored: raises ? currentBelt : wanted,
		writes: [
			{ put: Promotions.create(promotion).params() },
			auditLine(caller, { entityType: "promotion", entityId: promotion.id, action, details }),
			...(raises ? [notice(id, wanted, caller.now)] : []),
		],
	};
}

async function isAsked(userId: UserId, toBelt: Belt): Promise<boolean> {
	const { data } = await Promotions.query.forPerson({ userId }).go({ pages: "all", consistent: true });
	return data.some((promotion) => !promotion.approved && promotion.toBelt === toBelt);
}

/** Tells the person that the request was filed, by bell and by mail. */
const notice = (userId: number, toBelt: Belt, now: number): Write =>
	notificationWrite(
		newNotification(promotionNotice, {
			userId,
			id: ulid(now),
			at: now,
			facts: { status: "promotionRequested", toBelt },
		}),
	);

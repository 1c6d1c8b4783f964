import { isEarly, isForBoard, lacksClasses } from "#shared/base/ranks/belts.rules.ts";
import type { BeltPromotion } from "#shared/base/ranks/belts.schema.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { ApiError, isRefusal } from "../../../core/calls/client.ts";
import type { MissingRequirement } from "./EarlyNotice.tsx";

/** Why a pending promotion is not approved in the list; null if it may be. */
export function findMissingRequirement(promotion: BeltPromotion): MissingRequirement | null {
	const { eventId, eligibleDate, attended, requiredClasses } = promotion;
	if (eventId !== null) {
		const needsBoard = isForBoard(promotion) && promotion.agreedAt === null;
		return needsBoard ? { boardAt: eventId } : { gradingAt: eventId };
	}
	if (eligibleDate && isEarly({ promotionDate: kuwaitDate(Date.now()), eligibleDate }))
		return { eligibleDate };
	return attended !== null && requiredClasses !== null && lacksClasses(promotion)
		? { attended, requiredClasses }
		: null;
}

/** The short text of a missing requirement. */
export function missingText(lack: MissingRequirement) {
	if ("boardAt" in lack) return "promotions.forBoard";
	if ("gradingAt" in lack) return "promotions.atGrading";
	return "eligibleDate" in lack ? "promotions.early" : "promotions.few";
}

/** The missing requirement for which the server rejected the promotion, if that was the reason. */
export function readMissingRequirement(error: unknown): MissingRequirement | null {
	if (!(error instanceof ApiError)) return null;
	const { eligibleDate, attended, requiredClasses } = error.body.params ?? {};
	if (isRefusal(error, "promotion_early")) return { eligibleDate: String(eligibleDate) };
	const isFew = isRefusal(error, "promotion_few_classes");
	return isFew ? { attended: Number(attended), requiredClasses: Number(requiredClasses) } : null;
}

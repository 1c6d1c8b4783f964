import { isEarly, lacksClasses } from "#shared/base/ranks/belts.rules.ts";
import type { BeltPromotion } from "#shared/base/ranks/belts.schema.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { ApiError, isRefusal } from "../../../core/calls/client.ts";
import type { MissingRequirement } from "./EarlyNotice.tsx";

/** The missing requirement of a pending promotion as of today; null if there is none. */
export function findMissingRequirement(promotion: BeltPromotion): MissingRequirement | null {
	const { eligibleDate, attended, requiredClasses } = promotion;
	if (eligibleDate && isEarly({ promotionDate: kuwaitDate(Date.now()), eligibleDate }))
		return { eligibleDate };
	return attended !== null && requiredClasses !== null && lacksClasses(promotion)
		? { attended, requiredClasses }
		: null;
}

/** The missing requirement for which the server rejected the promotion, if that was the reason. */
export function readMissingRequirement(error: unknown): MissingRequirement | null {
	if (!(error instanceof ApiError)) return null;
	const { eligibleDate, attended, requiredClasses } = error.body.params ?? {};
	if (isRefusal(error, "promotion_early")) return { eligibleDate: String(eligibleDate) };
	const isFew = isRefusal(error, "promotion_few_classes");
	return isFew ? { attended: Number(attended), requiredClasses: Number(requiredClasses) } : null;
}

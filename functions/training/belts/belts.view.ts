import type { BeltPerson, BeltPromotion } from "#shared/base/ranks/belts.schema.ts";
import type { EventId, PromotionId, UserId } from "#shared/core/ids.ts";
import { findUsers, profileOf } from "../../people/users/users.service.ts";
import type { ProgressionRecord } from "./progression.entity.ts";
import type { PromotionRecord } from "./promotion.entity.ts";

export const promotionView = (record: PromotionRecord): BeltPromotion => ({
	...record,
	id: record.id as PromotionId,
	approved: record.status === "approved",
	notes: record.notes ?? null,
	eligibleDate: record.eligibleDate ?? null,
	attended: record.attended ?? null,
	requiredClasses: record.requiredClasses ?? null,
	promotedBy: record.promotedBy as UserId,
	reason: record.reason ?? null,
	isHeld: record.isHeld ?? false,
	eventId: (record.eventId as EventId | undefined) ?? null,
	agreedAt: record.agreedAt ?? null,
});

/** A line of the belt history in the form of a promotion. */
export const progressionView = (record: ProgressionRecord): BeltPromotion => ({
	...record,
	id: record.id as PromotionId,
	approved: true,
	status: "approved",
	promotionDate: record.progressionDate,
	notes: record.notes ?? null,
	eligibleDate: record.eligibleDate ?? null,
	attended: record.attended ?? null,
	requiredClasses: record.requiredClasses ?? null,
	promotedBy: record.promotedBy as UserId,
	reason: null,
	isHeld: false,
	eventId: null,
	agreedAt: null,
});

/** People by id; deleted people are missing. */
export async function beltPeople(
	ids: readonly (number | null)[],
): Promise<Map<number | null, BeltPerson>> {
	const users = await findUsers(ids.filter((id) => id !== null));
	return new Map(users.map((user) => [user.id, profileOf(user)]));
}

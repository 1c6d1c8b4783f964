import { Service } from "electrodb";
import type { PromotionId, UserId } from "#shared/core/ids.ts";
import type { MemberDashboard } from "#shared/dashboard/dashboard.schema.ts";
import { upcomingFirst } from "#shared/events/events.rules.ts";
import { Promotions } from "../belts/promotion.entity.ts";
import type { SignedIn } from "../core/caller.ts";
import { isShown } from "../registrations/isShown.ts";
import { Registrations } from "../registrations/registration.entity.ts";
import { myRegistration } from "../registrations/registration.view.ts";

// All that belongs to a person lies in one partition, so the whole dashboard is one Query.
const people = new Service({ registrations: Registrations, promotions: Promotions });

export async function forMember({ session, now }: SignedIn): Promise<MemberDashboard> {
	const userId: UserId = session.userId;
	const { data } = await people.collections.person({ userId }).go({ pages: "all" });
	const order = upcomingFirst(now);
	return {
		role: session.role,
		beltPromotions: data.promotions
			.map((promotion) => ({ ...promotion, id: promotion.id as PromotionId, notes: promotion.notes ?? null }))
			.sort((a, b) => b.promotionDate.localeCompare(a.promotionDate)),
		eventRegistrations: data.registrations
			.filter(isShown)
			.map(myRegistration)
			.sort((a, b) => order(a.event, b.event)),
	};
}

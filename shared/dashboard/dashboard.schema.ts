import * as z from "zod/mini";
import { BeltPromotion } from "../belts/belts.schema.ts";
import { roles } from "../core/access.ts";
import { MyRegistration } from "../registrations/registrations.schema.ts";

/** How many there are, exactly, however many a list shows. */
export const Totals = z.object({
	members: z.number(),
	coaches: z.number(),
	pendingCoaches: z.number(),
	pendingPromotions: z.number(),
	admins: z.number(),
	news: z.number(),
	draftNews: z.number(),
	events: z.number(),
	draftEvents: z.number(),
	overdueFees: z.number(),
});
export type Totals = z.infer<typeof Totals>;

export const MemberDashboard = z.object({
	role: z.enum(roles),
	beltPromotions: z.array(BeltPromotion),
	eventRegistrations: z.array(MyRegistration),
	/** For staff only. */
	totals: z.optional(Totals),
});
export type MemberDashboard = z.infer<typeof MemberDashboard>;

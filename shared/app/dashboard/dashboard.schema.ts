import * as z from "zod/mini";
import { BeltPromotion, PromotionRequest } from "../../base/ranks/belts.schema.ts";
import { CoachApplication } from "../../community/applications/applications.schema.ts";
import { PersonRecord } from "../../community/people/people.schema.ts";
import { Event } from "../../competition/events/events.schema.ts";
import { MyRegistration } from "../../competition/registrations/registrations.schema.ts";
import { NewsItem } from "../../content/news/news.schema.ts";
import { roles } from "../../core/access.ts";

/** Exact totals; the lists beside them show only their first rows. */
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

/**
 * Totals, and how many of today's members joined in each of the last twelve months ("2026-11"),
 * oldest first.
 */
export const Figures = z.object({
	totals: Totals,
	membersByMonth: z.array(z.object({ month: z.string(), members: z.number() })),
});
export type Figures = z.infer<typeof Figures>;

/** What staff work on: the first rows of each list. Complete lists have their own calls. */
const StaffDashboard = z.object({
	totals: Totals,
	allUsers: z.array(PersonRecord),
	unapprovedCoaches: z.array(CoachApplication),
	pendingPromotions: z.array(PromotionRequest),
	allNews: z.array(NewsItem),
	allEvents: z.array(Event),
});

export const MemberDashboard = z.extend(z.partial(StaffDashboard), {
	role: z.enum(roles),
	beltPromotions: z.array(BeltPromotion),
	eventRegistrations: z.array(MyRegistration),
});
export type MemberDashboard = z.infer<typeof MemberDashboard>;

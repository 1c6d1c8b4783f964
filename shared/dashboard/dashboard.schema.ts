import * as z from "zod/mini";
import { BeltPromotion } from "../belts/belts.schema.ts";
import { roles } from "../core/access.ts";
import { MyRegistration } from "../registrations/registrations.schema.ts";

export const MemberDashboard = z.object({
	role: z.enum(roles),
	beltPromotions: z.array(BeltPromotion),
	eventRegistrations: z.array(MyRegistration),
});
export type MemberDashboard = z.infer<typeof MemberDashboard>;

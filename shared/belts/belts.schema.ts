import * as z from "zod/mini";
import { id, type PromotionId } from "../core/ids.ts";
import { normalizeBelt } from "./belts.forms.ts";
import { ladder, type Belt as Rank } from "./belts.rules.ts";

export const Belt = z.enum(ladder);

/** A belt as people write it: any form of the specifications, read into the ladder. */
export const BeltInput = z.pipe(
	z.string().check(
		z.maxLength(40, "invalid"),
		z.refine((value) => normalizeBelt(value) !== null, "invalid"),
	),
	z.transform((value: string) => normalizeBelt(value) as Rank),
);

export const BeltPromotion = z.object({
	id: id<PromotionId>(),
	fromBelt: Belt,
	toBelt: Belt,
	promotionDate: z.string(),
	approved: z.boolean(),
	notes: z.nullable(z.string()),
});
export type BeltPromotion = z.infer<typeof BeltPromotion>;

import * as z from "zod/mini";
import { BeltPromotion } from "../belts/belts.schema.ts";
import { id, pathId, type UserId } from "../core/ids.ts";
import { paged } from "../core/page.ts";
import { CurrentUser, Person, seenOfPerson } from "../users/users.schema.ts";

/** A student as their coach sees them. */
export const Student = z.extend(Person, {
	...z.pick(CurrentUser, { phoneNumber: true, gender: true, profileImageUrl: true }).shape,
	/** A promotion that waits for a decision. */
	pendingPromotion: z.nullable(BeltPromotion),
});
export type Student = z.infer<typeof Student>;

/** An approved coach as visitors see them. How to reach them is not told: their mail is relayed. */
export const Coach = z.extend(
	z.object({ id: id<UserId>() }),
	z.pick(CurrentUser, {
		...seenOfPerson,
		specializations: true,
	}).shape,
);
export type Coach = z.infer<typeof Coach>;

export const CoachesQuery = z.object(paged);
export const CoachParams = z.object({ id: pathId<UserId>() });

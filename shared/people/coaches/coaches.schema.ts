import * as z from "zod/mini";
import { type Page, paged } from "../../core/http/page.ts";
import { id, pathId, type UserId } from "../../core/ids.ts";
import { CurrentUser, seenOfPerson } from "../users/users.schema.ts";

/** An approved coach as visitors see them. Contact details are left out: messages are relayed. */
export const Coach = z.extend(
	z.object({ id: id<UserId>() }),
	z.pick(CurrentUser, {
		...seenOfPerson,
		specializations: true,
		// Null unless linked to a dojo.
		dojoId: true,
		dojoLocation: true,
		dojoLocationAr: true,
	}).shape,
);
export type Coach = z.infer<typeof Coach>;

export const CoachesQuery = z.object(paged);
export const CoachParams = z.object({ id: pathId<UserId>() });

declare module "../../pages.ts" {
	interface PageDataKinds {
		coaches: {
			/** First page of the list. */
			coaches: Page<Coach>;
		};
	}
}

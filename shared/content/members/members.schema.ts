import * as z from "zod/mini";
import { text } from "../../core/fields/fields.ts";
import { type Page, paged } from "../../core/http/page.ts";
import type { Locale } from "../../core/locales.ts";
import { locales } from "../../core/locales.ts";
import { CurrentUser, seenOfPerson } from "../../people/users/users.schema.ts";

/** A member in the public directory, who consented to be listed. */
export const Member = z.extend(
	z.pick(CurrentUser, {
		id: true,
		...seenOfPerson,
	}),
	{ createdAt: z.string() },
);
export type Member = z.infer<typeof Member>;

/** By belt code and then first name, or by rank, highest first. */
export const memberOrders = ["belt", "rank"] as const;
export type MemberOrder = (typeof memberOrders)[number];

/** `search`: words of a name in either script. `lang`: language in which names are sorted. */
export const MembersQuery = z.object({
	search: z._default(text(100, 0), ""),
	sort: z._default(z.enum(memberOrders), "belt"),
	lang: z._default(z.enum(locales), "en"),
	...paged,
});
export type MembersQuery = z.output<typeof MembersQuery>;

export const MemberCount = z.object({ count: z.number() });

declare module "../../pages.ts" {
	interface PageDataKinds {
		members: {
			/** First page of the directory in each language, and the number of listed members. */
			members: { first: Record<Locale, Page<Member>>; count: number };
		};
	}
}

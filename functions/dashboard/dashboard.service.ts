import { Service } from "electrodb";
import { isStaff } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { MemberDashboard, Totals } from "#shared/dashboard/dashboard.schema.ts";
import { upcomingFirst } from "#shared/events/events.rules.ts";
import { progressionView, promotionView } from "../belts/belts.view.ts";
import { Progressions } from "../belts/progression.entity.ts";
import { Promotions } from "../belts/promotion.entity.ts";
import type { SignedIn } from "../core/caller.ts";
import { readTallies } from "../core/table/tally.ts";
import { isShown } from "../registrations/isShown.ts";
import { Registrations } from "../registrations/registration.entity.ts";
import { myRegistration } from "../registrations/registration.view.ts";
import { feeName } from "../users/users.counts.ts";
import { type CountedKind, countedKinds } from "./counted.ts";

// All that belongs to a person lies in one partition, so the whole dashboard is one Query.
const people = new Service({ registrations: Registrations, promotions: Promotions, progressions: Progressions });

/** What staff see counted, and as what it is kept. */
const tallies: Record<keyof Totals, [CountedKind, ...string[]]> = {
	members: ["user", "member"],
	coaches: ["user", "coach"],
	pendingCoaches: ["user", "pending coach"],
	pendingPromotions: ["promotion", "pending"],
	admins: ["user", "admin", "super-admin"],
	news: ["news", "all"],
	draftNews: ["news", "draft"],
	events: ["event", "all"],
	draftEvents: ["event", "draft"],
	overdueFees: ["user", feeName("overdue")],
};

async function totals(): Promise<Totals> {
	const counts = await readTallies(countedKinds);
	const sum = ([kind, ...names]: [CountedKind, ...string[]]) =>
		names.reduce((all, name) => all + (counts[kind][name] ?? 0), 0);
	return Object.fromEntries(Object.entries(tallies).map(([name, of]) => [name, sum(of)])) as Totals;
}

/** What a person's own dashboard shows, and for staff the numbers of theirs. */
export async function forPerson(caller: SignedIn): Promise<MemberDashboard> {
	const [own, staff] = await Promise.all([forMember(caller), isStaff(caller.session) ? totals() : undefined]);
	return { ...own, totals: staff };
}

async function forMember({ session, now }: SignedIn): Promise<MemberDashboard> {
	const userId: UserId = session.userId;
	const { data } = await people.collections.person({ userId }).go({ pages: "all" });
	const order = upcomingFirst(now);
	return {
		role: session.role,
		beltPromotions: [
			...data.promotions.filter(({ status }) => status === "pending").map(promotionView),
			...data.progressions.map(progressionView).sort((a, b) => b.promotionDate.localeCompare(a.promotionDate)),
		],
		eventRegistrations: data.registrations
			.filter(isShown)
			.map(myRegistration)
			.sort((a, b) => order(a.event, b.event)),
	};
}

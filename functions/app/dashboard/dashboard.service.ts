import { Service } from "electrodb";
import type { Figures, MemberDashboard } from "#shared/app/dashboard/dashboard.schema.ts";
import { upcomingFirst } from "#shared/competition/events/events.rules.ts";
import { isStaff } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import { monthAfter, monthAt } from "#shared/core/time/month.ts";
import { findPeople } from "../../community/people/people.service.ts";
import { personFor } from "../../community/people/person.view.ts";
import { listEvents } from "../../competition/events/events.service.ts";
import { viewOwnEntries } from "../../competition/registrations/read-duties.ts";
import { Registrations } from "../../competition/registrations/registration.entity.ts";
import { isVisible } from "../../competition/registrations/registration.kinds.ts";
import { listNews } from "../../content/news/news.service.ts";
import type { SignedIn } from "../../core/caller.ts";
import { readCounters } from "../../core/table/counters.ts";
import { pageOfCoaches } from "../../people/users/coaches.service.ts";
import { joinedIn } from "../../people/users/users.counts.ts";
import { profileOf } from "../../people/users/users.service.ts";
import { progressionView, promotionView } from "../../training/belts/belts.view.ts";
import { Progressions } from "../../training/belts/progression.entity.ts";
import { Promotions } from "../../training/belts/promotion.entity.ts";
import { listPromotions } from "../../training/belts/promotion-lists.service.ts";
import { countedKinds, totalsIn } from "./counted.ts";

// A person's items are in one partition, so the whole dashboard is one Query.
const people = new Service({
	registrations: Registrations,
	promotions: Promotions,
	progressions: Progressions,
});

const chartMonths = 12;

/** The last months as "2026-11", oldest first. */
const lastMonths = (now: number): string[] =>
	Array.from({ length: chartMonths }, (_, at) => monthAfter(monthAt(now), at + 1 - chartMonths));

/**
 * Figures read from counters alone.
 * @param now ms since 1970
 */
export async function readFigures(now: number): Promise<Figures> {
	const counts = await readCounters(countedKinds);
	const membersByMonth = lastMonths(now).map((month) => ({
		month,
		members: counts.user[joinedIn(month)] ?? 0,
	}));
	return { totals: totalsIn(counts), membersByMonth };
}

/** Rows of each staff list on the dashboard. */
const limit = 20;

/** The first rows of the staff lists. */
async function forStaff(caller: SignedIn) {
	const [{ totals }, allUsers, unapprovedCoaches, pendingPromotions, allNews, allEvents] =
		await Promise.all([
			readFigures(caller.now),
			findPeople({ search: "", sort: "name", limit }, caller.locale),
			pageOfCoaches(false, (coach) => ({ ...profileOf(coach), role: "coach" as const }), { limit }),
			listPromotions({ status: "pending", limit }),
			listNews({ limit }, { drafts: true }),
			listEvents({ limit }, { drafts: true, now: caller.now }),
		]);
	return {
		totals,
		allUsers: allUsers.rows.map((user) => {
			// No screen shows dates of birth from here.
			const { dateOfBirth: _, ...row } = personFor(caller, user);
			return row;
		}),
		unapprovedCoaches: unapprovedCoaches.rows,
		pendingPromotions: pendingPromotions.rows,
		allNews: allNews.rows,
		allEvents: allEvents.rows,
	};
}

/** A person's own dashboard, and the staff lists for staff. */
export async function readMemberDashboard(caller: SignedIn): Promise<MemberDashboard> {
	const [own, staff] = await Promise.all([
		forMember(caller),
		isStaff(caller.session) ? forStaff(caller) : undefined,
	]);
	return { ...own, ...staff };
}

async function forMember({ session, now }: SignedIn): Promise<MemberDashboard> {
	const userId: UserId = session.userId;
	const { data } = await people.collections.person({ userId }).go({ pages: "all" });
	const order = upcomingFirst(now);
	return {
		role: session.role,
		beltPromotions: [
			...data.promotions.filter(({ status }) => status === "pending").map(promotionView),
			...data.progressions
				.map(progressionView)
				.sort((a, b) => b.promotionDate.localeCompare(a.promotionDate)),
		],
		eventRegistrations: (
			await viewOwnEntries(userId, data.registrations.filter(isVisible), now)
		).sort((a, b) => order(a.event, b.event)),
	};
}

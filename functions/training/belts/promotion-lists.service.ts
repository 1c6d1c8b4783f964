import { createConversions } from "electrodb";
import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import type {
	BeltCount,
	BeltPromotion,
	PromotionRequest,
	PromotionStatus,
	PromotionsQuery,
} from "#shared/base/ranks/belts.schema.ts";
import { type Cursor, type Page, pageRead } from "#shared/core/http/page.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { Gender } from "#shared/core/people.ts";
import type { SignedIn } from "../../core/caller.ts";
import { readCounters } from "../../core/table/counters.ts";
import { readOn } from "../../core/table/readOn.ts";
import { beltPeople, promotionView } from "./belts.view.ts";
import { pending, pendingPromotions } from "./history.service.ts";
import { type PromotionRecord, Promotions } from "./promotion.entity.ts";

/** The caller's own promotions, latest first. */
export async function listOwnPromotions({
	session: { userId },
}: SignedIn): Promise<BeltPromotion[]> {
	const { data } = await Promotions.query
		.forPerson({ userId })
		.go({ pages: "all", consistent: true });
	return data.map(promotionView).sort((a, b) => b.id - a.id);
}

const { byAccessPattern } = createConversions(Promotions);

/** A promotion's position in the list. */
const placeOf = ({ createdAt, id, userId }: PromotionRecord) => `${createdAt} ${id} ${userId}`;

/** The position in a cursor; null for a cursor of another list. */
function placeAt({ after }: Cursor, status: PromotionStatus): string | null {
	const [, createdAt, id, userId] =
		/^(\d{4}-[\dT:.-]+Z) ([1-9]\d{0,14}) ([1-9]\d{0,14})$/.exec(after) ?? [];
	if (!userId) return null;
	const slot = status === "pending" ? pending : id;
	const place = { status, createdAt, id: Number(id), userId: Number(userId), slot };
	return byAccessPattern.byStatus.fromComposite.toCursor(place);
}

const mostAtOnce = 50;

const deciderOf = ({ approvedBy, rejectedBy }: PromotionRecord) => approvedBy ?? rejectedBy ?? null;

/**
 * A page of promotions with their people: pending ones oldest first, others latest first.
 * Promotions of deleted people are left out.
 */
export async function listPromotions({
	status,
	limit = mostAtOnce,
	cursor,
}: PromotionsQuery): Promise<Page<PromotionRequest>> {
	const query = Promotions.query.byStatus({ status });
	const order = status === "pending" ? "asc" : "desc";
	const most = Math.min(limit, mostAtOnce);
	const read = await readOn((count, at) => query.go({ order, limit: count, cursor: at }), {
		wanted: most + 1,
		from: cursor ? placeAt(cursor, status) : null,
	});
	const { rows, next } = pageRead(read, placeOf, most, cursor?.skip);
	const people = await beltPeople(
		rows.flatMap((row) => [row.userId, row.promotedBy, deciderOf(row)]),
	);
	return {
		rows: rows.flatMap((row) => {
			const user = people.get(row.userId);
			const promoter = people.get(row.promotedBy) ?? null;
			const decidedBy = people.get(deciderOf(row)) ?? null;
			const decidedAt = row.approvedAt ?? row.rejectedAt ?? null;
			const { createdAt } = row;
			return user
				? [{ ...promotionView(row), user, promoter, createdAt, decidedBy, decidedAt }]
				: [];
		}),
		next,
	};
}

/** Pending promotions of several people, by person. */
export async function pendingOfAll(ids: readonly UserId[]): Promise<Map<UserId, BeltPromotion>> {
	const all = await pendingPromotions(ids);
	return new Map([...all.values()].map((one) => [one.userId as UserId, promotionView(one)]));
}

/**
 * Number of people by belt, from the counters that each change of a person updates; always in the
 * same order, whichever counter was read first.
 */
export async function readBeltCounts(): Promise<BeltCount[]> {
	const { belt: numbers } = await readCounters(["belt"]);
	return Object.entries(numbers)
		.filter(([, count]) => count > 0)
		.sort(([one], [other]) => one.localeCompare(other))
		.map(([name, count]) => {
			const [role, gender, belt] = name.split(".") as [BeltCount["role"], Gender | "unknown", Belt];
			return { role, belt, count, gender: gender === "unknown" ? null : gender };
		});
}

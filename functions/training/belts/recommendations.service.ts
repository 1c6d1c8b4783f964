import { type Belt, isForBoard } from "#shared/base/ranks/belts.rules.ts";
import type { BeltPerson } from "#shared/base/ranks/belts.schema.ts";
import type { MonthsInGrade } from "#shared/base/settings/settings.rules.ts";
import { readSettings } from "../../base/settings/settings.service.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { inParallel } from "../../core/parallel.ts";
import type { Write } from "../../core/table/database.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findStaff, inBothScripts } from "../../people/users/users.service.ts";
import { beltPeople } from "./belts.view.ts";
import { beltSince, pending, pendingPromotions } from "./history.service.ts";
import { type PromotionRecord, Promotions } from "./promotion.entity.ts";
import { type ActedBy, promotionNotification } from "./promotions.service.ts";

/**
 * Notifications to the board, which is the super-admins, about a recommendation for a dan; none about
 * another rank. The person and the recommender get none, because they do not decide on it.
 */
export async function boardNotices(
	promotion: PromotionRecord,
	person: User,
	now: number,
): Promise<Write[]> {
	if (!isForBoard(promotion)) return [];
	const { userId, promotedBy, toBelt, eventId } = promotion;
	const facts = { status: "danReceived", toBelt, eventId, ...inBothScripts(person) } as const;
	return (await findStaff())
		.filter(({ id, role }) => role === "super-admin" && id !== userId && id !== promotedBy)
		.map(({ id }) => promotionNotification(id, facts, now));
}

/** Throws unless the promotion is a recommendation for this dan at the grading. */
function mustBeRecommended(
	waiting: PromotionRecord | null,
	{ id, toBelt, eventId }: { id: number; toBelt: Belt; eventId: number },
): asserts waiting is PromotionRecord {
	if (waiting?.id !== id) throw new AppError("promotion_decided");
	if (!isForBoard(waiting) || waiting.eventId !== eventId) throw new AppError("not_recommended");
	if (waiting.toBelt !== toBelt) throw new AppError("changed_meanwhile");
}

type Agreeing = {
	person: User;
	waiting: PromotionRecord | null;
	/** The promotion that the board saw. */
	seen: { id: number; toBelt: Belt; eventId: number };
};

/**
 * The recommended promotion with the board's agreement, and the writes, which notify the candidate and
 * the recommender. No writes if the board has agreed already.
 */
export function agreeToRecommendation(
	{ person, waiting, seen }: Agreeing,
	{ session: { userId: agreedBy }, now }: ActedBy,
): { after: PromotionRecord; writes: Write[] } {
	if (person.id === agreedBy) throw new AppError("own_promotion");
	mustBeRecommended(waiting, seen);
	if (waiting.promotedBy === agreedBy) throw new AppError("own_recommendation");
	if (waiting.fromBelt !== person.currentBelt) throw new AppError("belt_changed");
	if (waiting.agreedAt) return { after: waiting, writes: [] };
	const { userId, id, toBelt, promotedBy } = waiting;
	const agreedAt = new Date(now).toISOString();
	const update = Promotions.patch({ userId, slot: pending })
		.set({ agreedBy, agreedAt })
		.where((stored, { eq, notExists }) =>
			[eq(stored.id, id), eq(stored.toBelt, toBelt), notExists(stored.agreedAt)].join(" AND "),
		);
	const names = inBothScripts(person);
	return {
		after: { ...waiting, agreedBy, agreedAt },
		writes: [
			{ update: update.params(), onConditionFailed: "changed_meanwhile" },
			promotionNotification(userId, { status: "danAgreed", toBelt }, now),
			...(promotedBy === userId
				? []
				: [
						promotionNotification(
							promotedBy,
							{ status: "studentDanAgreed", toBelt, ...names },
							now,
						),
					]),
		],
	};
}

/** A recommendation for a dan, with what the board decides by. */
export type Recommendation = {
	promotion: PromotionRecord;
	person: BeltPerson;
	recommender: BeltPerson | null;
	agreedBy: BeltPerson | null;
	/** Day of the present rank; null if the history does not say. */
	since: string | null;
	requiredMonths: number;
};

/** Adds what the board decides by. Recommendations of deleted people are left out. */
async function completeRecommendations(
	promotions: readonly PromotionRecord[],
): Promise<Recommendation[]> {
	const [people, { monthsInGrade }] = await Promise.all([
		beltPeople(
			promotions.flatMap(({ userId, promotedBy, agreedBy = null }) => [
				userId,
				promotedBy,
				agreedBy,
			]),
		),
		readSettings(),
	]);
	const all = await inParallel(promotions, async (promotion) => {
		const person = people.get(promotion.userId);
		if (!person) return [];
		const { fromBelt, promotedBy, agreedBy = null } = promotion;
		return {
			promotion,
			person,
			recommender: people.get(promotedBy) ?? null,
			agreedBy: people.get(agreedBy) ?? null,
			since: (await beltSince({ id: person.id, currentBelt: fromBelt })) ?? null,
			requiredMonths: monthsInGrade[fromBelt as keyof MonthsInGrade] ?? 0,
		};
	});
	return all.flat();
}

export const completeRecommendation = async (promotion: PromotionRecord): Promise<Recommendation> =>
	requireFound((await completeRecommendations([promotion]))[0]);

/** The recommendations for a dan that wait for a grading, oldest first. */
export async function findRecommendations(eventId: number): Promise<Recommendation[]> {
	const { data } = await Promotions.query
		.byStatus({ status: "pending" })
		.where((stored, { eq }) => eq(stored.eventId, eventId))
		.go({ pages: "all" });
	// The index may not have the latest decision of the board yet.
	const current = await pendingPromotions(data.filter(isForBoard).map(({ userId }) => userId));
	return completeRecommendations(
		[...current.values()]
			.filter((one) => one.eventId === eventId && isForBoard(one))
			.sort((a, b) => a.createdAt.localeCompare(b.createdAt)),
	);
}

import type { Agreement, DanRecommendation } from "#shared/competition/gradings/gradings.schema.ts";
import type { EventId, PromotionId, UserId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../core/caller.ts";
import { requireFound } from "../../core/errors.ts";
import { refusedWith, retryIf } from "../../core/retry.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import type { Write } from "../../core/table/database.ts";
import { findUser } from "../../people/users/users.service.ts";
import { pendingOf } from "../../training/belts/history.service.ts";
import type { PromotionRecord } from "../../training/belts/promotion.entity.ts";
import { changeOf } from "../../training/belts/promotions.service.ts";
import {
	agreeToRecommendation,
	completeRecommendation,
	findRecommendations,
	type Recommendation,
} from "../../training/belts/recommendations.service.ts";
import {
	candidateWrite,
	decisionsAbout,
	findGradingEvent,
	readCandidate,
	readGrading,
} from "./gradings.records.ts";

const viewRecommendation = ({
	promotion,
	person,
	recommender,
	agreedBy,
	since,
	requiredMonths,
}: Recommendation): DanRecommendation => ({
	promotionId: promotion.id as PromotionId,
	person,
	toBelt: promotion.toBelt,
	since,
	requiredMonths,
	eligibleDate: promotion.eligibleDate ?? null,
	attended: promotion.attended ?? null,
	requiredClasses: promotion.requiredClasses ?? null,
	notes: promotion.notes ?? null,
	recommender,
	recommendedAt: promotion.createdAt,
	agreedAt: promotion.agreedAt ?? null,
	agreedBy,
});

/** The recommendations for a dan that wait for a grading. */
export async function listRecommendations(id: EventId): Promise<DanRecommendation[]> {
	await findGradingEvent(id);
	return (await findRecommendations(id)).map(viewRecommendation);
}

/**
 * The writes that make a candidate of a person on a fixed list who was left out because the board had
 * not agreed.
 */
async function admissionWrites(promotion: PromotionRecord, id: EventId, now: number) {
	const { userId, id: promotionId, fromBelt, toBelt } = promotion;
	const [{ state }, candidate] = await Promise.all([readGrading(id), readCandidate(id, userId)]);
	if (state !== "fixed" || candidate?.exception !== "dan") return [];
	const decisions = decisionsAbout(candidate, { fromBelt, toBelt });
	const row = { fromBelt, toBelt, promotionId, exception: undefined, decisions };
	return [candidateWrite(candidate, row, now).write] satisfies Write[];
}

/**
 * The board agrees that a recommended person tries a dan at a grading. Of two equal calls only the
 * first writes.
 */
export async function agreeToDan(
	caller: SignedIn,
	{ id, userId }: { id: EventId; userId: UserId },
	{ promotionId, toBelt }: Agreement,
): Promise<DanRecommendation> {
	await findGradingEvent(id);
	return retryIf(refusedWith("changed_meanwhile"), async () => {
		const [person, waiting] = await Promise.all([findUser(userId), pendingOf(userId)]);
		const { after, writes } = agreeToRecommendation(
			{ person: requireFound(person), waiting, seen: { id: promotionId, toBelt, eventId: id } },
			caller,
		);
		const answer = viewRecommendation(await completeRecommendation(after));
		if (writes.length === 0) return answer;
		await auditedTransaction(
			caller,
			changeOf(after, "agreed", { eventId: id }),
			[...writes, ...(await admissionWrites(after, id, caller.now))],
			answer,
		);
		return answer;
	});
}

import { type Belt, ladder, rankOf } from "#shared/base/ranks/belts.rules.ts";
import type { BeltProgression } from "#shared/base/ranks/belts.schema.ts";
import type { ClassesInGrade, MonthsInGrade } from "#shared/base/settings/settings.rules.ts";
import type { Charge } from "#shared/competition/fees/charges.rules.ts";
import type { PromotionId, UserId } from "#shared/core/ids.ts";
import { dayAfterMonths } from "#shared/core/time/month.ts";
import { readSettings } from "../../base/settings/settings.service.ts";
import { nextId, retryUnprocessed, type Write } from "../../core/table/database.ts";
import type { Acting } from "../../people/families/authorization.ts";
import type { User } from "../../people/users/user.entity.ts";
import { attendedSince } from "../attendance/attendance.service.ts";
import { beltPeople, progressionView, promotionView } from "./belts.view.ts";
import { type ProgressionRecord, Progressions } from "./progression.entity.ts";
import { type PromotionRecord, Promotions } from "./promotion.entity.ts";

/** Promotions and history lines share one id sequence. */
export const nextPromotionId = () => nextId<PromotionId>("promotion");

/** The slot of a pending promotion. */
export const pending = "pending";

/** A person's pending promotion; null when there is none. */
export const pendingOf = async (userId: number): Promise<PromotionRecord | null> =>
	(await Promotions.get({ userId, slot: pending }).go({ consistent: true })).data;

/** Pending promotions of people, by person. */
export async function pendingPromotions(
	ids: readonly number[],
): Promise<Map<number, PromotionRecord>> {
	if (ids.length === 0) return new Map();
	const slots = ids.map((userId) => ({ userId, slot: pending }));
	const { data } = await retryUnprocessed(() =>
		Promotions.get(slots).go({ concurrent: 4, consistent: true }),
	);
	return new Map(data.map((promotion) => [promotion.userId, promotion]));
}

/** Promotions of a person with a charge for their grading. */
export async function chargedPromotionsOf(userId: number) {
	const { data } = await Promotions.query
		.forPerson({ userId })
		.go({ pages: "all", consistent: true });
	return data.flatMap((promotion) =>
		promotion.charge ? { ...promotion, charge: promotion.charge } : [],
	);
}

/**
 * Whether a promotion that left its pending slot was withdrawn: it is neither decided, nor pending
 * again because its decision was taken back.
 */
export async function isWithdrawnPromotion({ userId, id }: PromotionRecord): Promise<boolean> {
	const { data } = await Promotions.query
		.forPerson({ userId })
		.go({ pages: "all", consistent: true });
	return data.every((promotion) => promotion.id !== id);
}

/** The write that changes only the charge of a promotion. */
export const writePromotionCharge = (
	{ userId, slot }: PromotionRecord,
	before: Charge,
	charge: Charge,
): Write => ({
	update: Promotions.patch({ userId, slot })
		.set({ charge })
		.where((promotion, { eq }) => eq(promotion.charge, before))
		.params(),
	onConditionFailed: "changed_meanwhile",
});

/** A person's belt history, latest first. Keys would put the ids of one day in the order of texts. */
async function linesOf(userId: number): Promise<ProgressionRecord[]> {
	const { data } = await Progressions.query
		.forPerson({ userId })
		.go({ pages: "all", consistent: true });
	return data.sort((a, b) => b.progressionDate.localeCompare(a.progressionDate) || b.id - a.id);
}

/** The ranks that a person was given, latest first. A lowered belt is none. */
export const ranksOf = async (userId: number): Promise<ProgressionRecord[]> =>
	(await linesOf(userId)).filter(({ fromBelt, toBelt }) => rankOf(toBelt) > rankOf(fromBelt));

/** A person's belt history and pending promotion, latest first. */
export async function historyOf({ person: userId }: Acting): Promise<BeltProgression[]> {
	const [progressions, waiting] = await Promise.all([linesOf(userId), pendingOf(userId)]);
	const lines = [
		...(waiting ? [promotionView(waiting)] : []),
		...progressions.map(progressionView),
	];
	const promoters = await beltPeople(lines.map(({ promotedBy }) => promotedBy));
	return lines.map((line) => ({ ...line, promoter: promoters.get(line.promotedBy) ?? null }));
}

/**
 * The history line of an approved promotion, if it is the latest change of the person's belt;
 * undefined otherwise.
 */
export async function latestLineOf({
	userId,
	id,
}: Pick<PromotionRecord, "userId" | "id">): Promise<ProgressionRecord | undefined> {
	const lines = await linesOf(userId);
	const line = lines.find((one) => one.id === id);
	return line && lines.every(({ createdAt }) => createdAt <= line.createdAt) ? line : undefined;
}

/** The date of a person's current belt; undefined when their history does not contain it. */
export async function beltSince({
	id: userId,
	currentBelt,
}: Pick<User, "id" | "currentBelt">): Promise<string | undefined> {
	const [latest] = await linesOf(userId);
	return latest?.toBelt === currentBelt ? latest.progressionDate : undefined;
}

/**
 * The date on which the required months at a rank are complete; undefined for the highest rank or
 * without a start date.
 */
export const completeOn = (
	belt: Belt,
	since: string | undefined,
	months: MonthsInGrade,
): string | undefined =>
	since && belt !== ladder.at(-1)
		? dayAfterMonths(since, months[belt as keyof MonthsInGrade])
		: undefined;

/** The number of classes that the settings require at a rank; undefined when they require none. */
export const classesRequiredAt = (belt: Belt, classes: ClassesInGrade): number | undefined =>
	classes[belt as keyof ClassesInGrade] || undefined;

type Terms = Pick<PromotionRecord, "eligibleDate" | "attended" | "requiredClasses">;

/**
 * The requirements for a person's next rank: the date on which the months are complete, and the
 * required and attended classes up to `today`. Without a known start of the rank these are
 * undefined.
 */
export async function termsOf(
	person: Pick<User, "id" | "currentBelt">,
	today: string,
): Promise<Terms> {
	const { id, currentBelt } = person;
	const [since, { monthsInGrade, classesInGrade }] = await Promise.all([
		beltSince(person),
		readSettings(),
	]);
	const eligibleDate = completeOn(currentBelt, since, monthsInGrade);
	const requiredClasses = classesRequiredAt(currentBelt, classesInGrade);
	if (!since || !requiredClasses) return { eligibleDate };
	return {
		eligibleDate,
		requiredClasses,
		attended: await attendedSince(id as UserId, since, today),
	};
}

/** The write that removes a line from the belt history, for the transaction that changes the belt. */
export const progressionRemoval = ({
	userId,
	progressionDate,
	id,
}: Pick<ProgressionRecord, "userId" | "progressionDate" | "id">): Write => ({
	delete: Progressions.delete({ userId, progressionDate, id })
		.where((line, { exists }) => exists(line.id))
		.params(),
	onConditionFailed: "promotion_settled",
});

/** The write that adds a line to the belt history, for the transaction that changes the belt. */
export const progressionWrite = (line: ProgressionRecord): Write => ({
	put: Progressions.create(line).params(),
});

import * as z from "zod/mini";
import type { FieldCode } from "../../core/fields/field-codes.ts";
import {
	atMost,
	optionalFlag,
	optionalLongText,
	optionalPastDay,
} from "../../core/fields/fields.ts";
import { asksAbout, confirmed, pastQuestion } from "../../core/fields/questions.ts";
import { personNames, textOrNull } from "../../core/fields/shapes.ts";
import { paged } from "../../core/http/page.ts";
import { type EventId, id, type PromotionId, pathId, type UserId } from "../../core/ids.ts";
import { genders } from "../../core/people.ts";
import { Reason } from "../../core/reason.ts";
import { normalizeBelt } from "./belts.forms.ts";
import { countedRoles, ladder, type Belt as Rank } from "./belts.rules.ts";

export const Belt = z.enum(ladder);

/**
 * Belt in any notation of the specifications, normalized to the ladder.
 * @param wrong error code for any other text
 */
export const beltInput = (wrong: FieldCode) =>
	z.pipe(
		z.string().check(
			atMost(40, wrong),
			z.refine((value) => normalizeBelt(value) !== null, wrong),
		),
		z.transform((value: string) => normalizeBelt(value) as Rank),
	);
export const BeltInput = beltInput("invalid");

export const promotionStatuses = ["pending", "approved", "rejected"] as const;
export type PromotionStatus = (typeof promotionStatuses)[number];

/** A change of a person's belt, or a request for it. */
export const BeltPromotion = z.object({
	id: id<PromotionId>(),
	fromBelt: Belt,
	toBelt: Belt,
	promotionDate: z.string(),
	approved: z.boolean(),
	status: z.enum(promotionStatuses),
	notes: textOrNull,
	/** Day on which the months at `fromBelt` are complete; null if unknown. */
	eligibleDate: textOrNull,
	/** Classes attended at `fromBelt`, and the number that the settings required; null if unknown. */
	attended: z.nullable(z.number()),
	requiredClasses: z.nullable(z.number()),
	/**
	 * Person who requested the promotion; the person themselves for a change in their own profile.
	 */
	promotedBy: z.nullable(id<UserId>()),
	/** Reason for the rejection. */
	reason: textOrNull,
	/**
	 * Whether the person had the rank before: a coach recorded it with a new student, and staff confirm
	 * it.
	 */
	isHeld: z.boolean(),
	/** The grading at which it is decided; null if staff decide without one. */
	eventId: z.nullable(id<EventId>()),
	/** When the board agreed that the person tries a dan at the grading; null if it has not. */
	agreedAt: textOrNull,
});
export type BeltPromotion = z.infer<typeof BeltPromotion>;

/** The part of a person that is shown with a belt. */
export const BeltPerson = z.object({
	id: id<UserId>(),
	...personNames,
	currentBelt: Belt,
	profileImageUrl: textOrNull,
});
export type BeltPerson = z.infer<typeof BeltPerson>;

const promoter = z.nullable(BeltPerson);

/** A line of a person's belt history. */
export const BeltProgression = z.extend(BeltPromotion, { promoter });
export type BeltProgression = z.infer<typeof BeltProgression>;

/** A promotion with the data that staff need to decide. */
export const PromotionRequest = z.extend(BeltPromotion, {
	user: BeltPerson,
	promoter,
	createdAt: z.string(),
	/** Staff member who approved or rejected it; null while it is pending, or if they were deleted. */
	decidedBy: z.nullable(BeltPerson),
	decidedAt: textOrNull,
});
export type PromotionRequest = z.infer<typeof PromotionRequest>;

/** Number of people who wear a belt, by role and gender. */
export const BeltCount = z.object({
	belt: Belt,
	role: z.enum(countedRoles),
	/** Null if unknown. */
	gender: z.nullable(z.enum(genders)),
	count: z.number(),
});
export type BeltCount = z.infer<typeof BeltCount>;

const currentRank = {
	/** Day of the promotion to the current rank; null if the history does not say. */
	since: textOrNull,
	/** Day on which the months at the rank are complete. */
	eligibleDate: textOrNull,
	/** Classes attended since then; null if the start is unknown. */
	attended: z.nullable(z.number()),
	/** Classes that the settings require; null if they require none. */
	requiredClasses: z.nullable(z.number()),
	/** Months at the rank that the settings require. */
	requiredMonths: z.number(),
};

/** How long a student has held their rank. */
export const NextGrading = z.object({ studentId: id<UserId>(), ...currentRank });
export type NextGrading = z.infer<typeof NextGrading>;

/** What a person still lacks for their next rank; `nextBelt` is null at the highest rank. */
export const NextRank = z.object({
	belt: Belt,
	nextBelt: z.nullable(Belt),
	...currentRank,
});
export type NextRank = z.infer<typeof NextRank>;

const notes = optionalLongText(1000);

/** Promotion that a coach requests for a student. */
export const StudentPromotion = z.object({ studentId: id<UserId>(), newBelt: BeltInput, notes });
export type StudentPromotion = z.output<typeof StudentPromotion>;

/** Promotes although the months in grade are incomplete or too few classes were attended. */
const override = optionalFlag;

/** Fields of a promotion that staff make. */
export const promotionFields = z.object({
	userId: id<UserId>(),
	toBelt: BeltInput,
	promotionDate: optionalPastDay,
	notes,
	override,
	confirmed,
});
export const asksAboutPromotion = asksAbout("promotionDate", pastQuestion);

/** Promotion that staff make; dated today by default. */
export const DirectPromotion = promotionFields.check(asksAboutPromotion);
export type DirectPromotion = z.output<typeof DirectPromotion>;

export const Approval = z.object({ override });
export const Rejection = Reason;

export const PromotionParams = z.object({ id: pathId<PromotionId>() });
export const StudentParams = z.object({ id: pathId<UserId>() });
export const ProgressionsQuery = z.object({ studentId: z.optional(pathId<UserId>()) });
export const PromotionsQuery = z.object({
	status: z._default(z.enum(promotionStatuses), "pending"),
	...paged,
});
export type PromotionsQuery = z.output<typeof PromotionsQuery>;

import * as z from "zod/mini";
import type { FieldCode } from "../core/fields/field-codes.ts";
import { optionalFlag, optionalLongText, optionalPastDay } from "../core/fields/fields.ts";
import { personNames, textOrNull } from "../core/fields/shapes.ts";
import { paged } from "../core/http/page.ts";
import { id, type PromotionId, pathId, type UserId } from "../core/ids.ts";
import { genders } from "../core/people.ts";
import { Reason } from "../core/reason.ts";
import { normalizeBelt } from "./belts.forms.ts";
import { countedRoles, ladder, type Belt as Rank } from "./belts.rules.ts";

export const Belt = z.enum(ladder);

/** A belt as people write it: any form of the specifications, read into the ladder. @param wrong the code of any other */
export const beltInput = (wrong: FieldCode) =>
	z.pipe(
		z.string().check(
			z.maxLength(40, wrong),
			z.refine((value) => normalizeBelt(value) !== null, wrong),
		),
		z.transform((value: string) => normalizeBelt(value) as Rank),
	);
export const BeltInput = beltInput("invalid");

export const promotionStatuses = ["pending", "approved", "rejected"] as const;
export type PromotionStatus = (typeof promotionStatuses)[number];

/** A change of a person's belt, or the request for one. */
export const BeltPromotion = z.object({
	id: id<PromotionId>(),
	fromBelt: Belt,
	toBelt: Belt,
	promotionDate: z.string(),
	approved: z.boolean(),
	status: z.enum(promotionStatuses),
	notes: textOrNull,
	/** From when on the months at the rank below are complete; null where nothing is known of them. */
	eligibleDate: textOrNull,
	/** Classes attended at the rank below, and how many the settings asked for; null where nothing is known of them. */
	attended: z.nullable(z.number()),
	requiredClasses: z.nullable(z.number()),
	/** Who asked for it; the person themselves, where they did so in their own profile. */
	promotedBy: z.nullable(id<UserId>()),
	/** Why it was rejected. */
	reason: textOrNull,
});
export type BeltPromotion = z.infer<typeof BeltPromotion>;

/** Somebody as a belt is told of them. */
export const BeltPerson = z.object({
	id: id<UserId>(),
	...personNames,
	currentBelt: Belt,
	profileImageUrl: textOrNull,
});
export type BeltPerson = z.infer<typeof BeltPerson>;

const promoter = z.nullable(BeltPerson);

/** A line of a person's history. */
export const BeltProgression = z.extend(BeltPromotion, { promoter });
export type BeltProgression = z.infer<typeof BeltProgression>;

/** A promotion as staff decide on it. */
export const PromotionRequest = z.extend(BeltPromotion, {
	user: BeltPerson,
	promoter,
	createdAt: z.string(),
});
export type PromotionRequest = z.infer<typeof PromotionRequest>;

/** How many wear a belt, by what they are. */
export const BeltCount = z.object({
	belt: Belt,
	role: z.enum(countedRoles),
	/** Null where it is not known. */
	gender: z.nullable(z.enum(genders)),
	count: z.number(),
});
export type BeltCount = z.infer<typeof BeltCount>;

/** How long a student has had their rank; null where the history does not tell. */
export const NextGrading = z.object({
	studentId: id<UserId>(),
	since: textOrNull,
	/** When the months at the rank are complete. */
	eligibleDate: textOrNull,
	/** Classes at which they were marked present since; null where it is not known since when. */
	attended: z.nullable(z.number()),
	/** How many the settings ask for; null where they ask for none. */
	requiredClasses: z.nullable(z.number()),
});
export type NextGrading = z.infer<typeof NextGrading>;

const notes = optionalLongText(1000);

/** What a coach asks for a student. */
export const StudentPromotion = z.object({ studentId: id<UserId>(), newBelt: BeltInput, notes });
export type StudentPromotion = z.output<typeof StudentPromotion>;

/** Goes on although the months at the present rank are not complete, or too few classes were attended. */
const override = optionalFlag;

/** A promotion that staff make; today, where no day is named. */
export const DirectPromotion = z.object({
	userId: id<UserId>(),
	toBelt: BeltInput,
	promotionDate: optionalPastDay,
	notes,
	override,
});
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

import * as z from "zod/mini";
import { Belt, BeltInput, BeltPerson } from "../../base/ranks/belts.schema.ts";
import { longText, optionalDay, optionalLongText } from "../../core/fields/fields.ts";
import { personNames, textOrNull } from "../../core/fields/shapes.ts";
import { xlsxType } from "../../core/http/content-types.ts";
import { type EventId, id, type PromotionId, pathId, type UserId } from "../../core/ids.ts";
import { locales } from "../../core/locales.ts";
import { gradingParts } from "../../training/syllabus/parts.ts";
import { Syllabus, SyllabusPart } from "../../training/syllabus/syllabus.schema.ts";
import { registrationStatuses } from "../registrations/registrations.rules.ts";
import {
	boardStates,
	candidatesAtOnce,
	decisionsAtOnce,
	exceptions,
	gradingStates,
	outcomes,
} from "./gradings.rules.ts";
import { marksAtOnce, mostGroups, mostInGroup } from "./marks.rules.ts";

const Part = z.enum(gradingParts);
const parts = z.array(Part).check(z.maxLength(gradingParts.length, "too_long"));
const version = z.number().check(z.int(), z.nonnegative());

const Named = z.object({ id: id<UserId>(), ...personNames, currentBelt: Belt });

/** Candidates who are examined together, who examines them, and in what. */
const groupFields = { parts: parts.check(z.minLength(1, "required")) };
export const GradingGroup = z.object({
	examiners: z.array(id<UserId>()),
	candidates: z.array(id<UserId>()),
	...groupFields,
});
export type GradingGroup = z.infer<typeof GradingGroup>;

/** The state of a grading and its panel. */
export const Grading = z.object({
	eventId: id<EventId>(),
	state: z.enum(gradingStates),
	chief: z.nullable(Named),
	/** The panel without its chief examiner. */
	examiners: z.array(Named),
	/** Progress of a run, and of how many. */
	done: z.number(),
	total: z.number(),
	appliedAt: textOrNull,
	version,
	/**
	 * The groups, for staff and the panel. Empty while staff have formed none: then everybody is in
	 * group 1. Groups that an examiner does not examine have no candidates for them.
	 */
	groups: z.array(GradingGroup),
	/** What the caller may do. */
	may: z.object({ manage: z.boolean(), decide: z.boolean() }),
	/** Numbers of the groups to which the caller gives marks. */
	marks: z.array(z.number()),
	/**
	 * How ranks are marked, by the syllabus with which the list was fixed; for staff and the panel.
	 * Others are marked in all parts, up to ten.
	 */
	scales: z.array(
		z.object({
			belt: Belt,
			parts: z.array(z.pick(SyllabusPart, { part: true, max: true, least: true })),
		}),
	),
});
export type Grading = z.infer<typeof Grading>;

export const Panel = z.object({
	chiefId: z.nullable(id<UserId>()),
	examiners: z.array(id<UserId>()).check(z.maxLength(12, "too_long")),
	version,
});
export type Panel = z.output<typeof Panel>;

export const GradingStep = z.object({
	to: z.enum(["open", "fixing", "fixed", "closed", "applying"]),
	/** Why marks are given again after they were closed. */
	reason: optionalLongText(500),
	version,
});
export type GradingStep = z.output<typeof GradingStep>;

const shownDecision = {
	outcome: z.enum(outcomes),
	/** The rank after the decision. */
	belt: Belt,
	repeatParts: z.array(Part),
	repeatBy: textOrNull,
	wordsEn: textOrNull,
	wordsAr: textOrNull,
	reason: textOrNull,
	at: z.string(),
};
export const ShownDecision = z.object(shownDecision);
export type ShownDecision = z.infer<typeof ShownDecision>;

/** A person of a grading's list. */
export const Candidate = z.object({
	userId: id<UserId>(),
	...personNames,
	fromBelt: Belt,
	/** Null while nobody has proposed a rank. */
	toBelt: z.nullable(Belt),
	/** Day on which the months at the present rank are complete; null if unknown. */
	eligibleDate: textOrNull,
	attended: z.nullable(z.number()),
	requiredClasses: z.nullable(z.number()),
	/** What is still to pay, in fils. */
	openFee: z.number(),
	/** Status of the registration, before the list is fixed. */
	registration: z.nullable(z.enum(registrationStatuses)),
	isWithdrawn: z.boolean(),
	exception: z.nullable(z.enum(exceptions)),
	/** What the board has decided about a dan; null for other ranks. */
	board: z.nullable(z.enum(boardStates)),
	/** The only parts that are examined; empty for all. */
	repeatParts: z.array(Part),
	/** The last decision, and how many came before it. */
	decision: z.nullable(ShownDecision),
	earlierDecisions: z.number(),
	appliedAt: textOrNull,
	certificateId: textOrNull,
	/** 0 before the list is fixed. */
	version,
});
export type Candidate = z.infer<typeof Candidate>;

const marksByPart = z.partialRecord(Part, z.number());

/** A candidate in the list of a grading. */
export const ListedCandidate = z.extend(Candidate, {
	/** Age in years on the day of the grading. */
	age: z.nullable(z.number()),
	/** Number of the group; null for none, or while staff have formed none. */
	group: z.nullable(z.number()),
	/** What the candidate shows. */
	parts: z.array(Part),
	/** How many examiners give marks to the candidate. */
	examiners: z.number(),
	/** The marks of each examiner, for staff and the chief examiner only; empty for others. */
	marks: z.array(z.object({ examinerId: id<UserId>(), marks: marksByPart })),
});
export type ListedCandidate = z.infer<typeof ListedCandidate>;

export const Groups = z.object({
	groups: z
		.array(
			z.object({
				examiners: z
					.array(id<UserId>())
					.check(z.minLength(1, "required"), z.maxLength(13, "too_long")),
				candidates: z
					.array(id<UserId>())
					.check(z.minLength(1, "required"), z.maxLength(mostInGroup, "too_long")),
				...groupFields,
			}),
		)
		.check(z.maxLength(mostGroups, "too_long")),
	version,
});
export type Groups = z.output<typeof Groups>;

/** A group as its examiner sees it, with the examiner's own marks. */
export const GroupMarks = z.object({
	eventId: id<EventId>(),
	titleEn: z.string(),
	titleAr: z.string(),
	group: z.number(),
	/** Whose marks these are. */
	by: id<UserId>(),
	state: z.enum(gradingStates),
	/** What the ranks of the group are examined in, by the syllabus with which the list was fixed. */
	syllabus: z.array(z.pick(Syllabus, { belt: true, parts: true })),
	candidates: z.array(
		z.object({
			userId: id<UserId>(),
			...personNames,
			age: z.nullable(z.number()),
			fromBelt: Belt,
			toBelt: Belt,
			parts: z.array(Part),
			marks: marksByPart,
		}),
	),
});
export type GroupMarks = z.infer<typeof GroupMarks>;

/** Tenths. A value out of the scale refuses this mark only; the others of the call are stored. */
const markValue = z.nullable(z.number());
export const MarksInput = z.object({
	/** Id of the person who gave the marks. Refused if a different person is signed in now. */
	by: id<UserId>(),
	marks: z
		.array(
			z.object({
				userId: id<UserId>(),
				part: Part,
				value: markValue,
				/** The mark that the examiner saw; null for none. */
				before: markValue,
			}),
		)
		.check(z.minLength(1, "required"), z.maxLength(marksAtOnce, "too_long")),
});
export type MarksInput = z.output<typeof MarksInput>;

/** What became of a mark. */
export const markOutcomes = [
	"marked",
	"conflict",
	"not_candidate",
	"not_examined",
	"examiner_rank",
	"out_of_scale",
] as const;

/** Result of giving a mark, and the mark that is stored now; null for none. */
export const GivenMark = z.object({
	userId: id<UserId>(),
	part: Part,
	outcome: z.enum(markOutcomes),
	value: markValue,
});
export type GivenMark = z.infer<typeof GivenMark>;

export const Proposals = z
	.array(z.object({ userId: id<UserId>(), toBelt: BeltInput, notes: optionalLongText(1000) }))
	.check(z.minLength(1, "required"), z.maxLength(candidatesAtOnce, "too_long"));
export type Proposals = z.output<typeof Proposals>;

export const ProposalResult = z.object({
	userId: id<UserId>(),
	status: z.nullable(z.enum(registrationStatuses)),
	/** The promotion that waits for the grading. */
	promotionId: z.nullable(z.number()),
	/** Code of the error for which it was refused. */
	error: textOrNull,
	/** What is wrong with the proposal, by field. */
	fields: z.optional(z.record(z.string(), z.string())),
});
export type ProposalResult = z.infer<typeof ProposalResult>;

const decisionFields = {
	outcome: z.enum(outcomes),
	belt: z.optional(z.nullable(BeltInput)),
	repeatParts: z.optional(parts),
	repeatBy: optionalDay,
	wordsEn: optionalLongText(500),
	wordsAr: optionalLongText(500),
};

export const DecisionInput = z.object({ userId: id<UserId>(), ...decisionFields, version });
export type DecisionInput = z.output<typeof DecisionInput>;
export const Decisions = z
	.array(DecisionInput)
	.check(z.minLength(1, "required"), z.maxLength(decisionsAtOnce, "too_long"));

export const DecisionOutcome = z.object({
	userId: id<UserId>(),
	candidate: z.nullable(Candidate),
	error: textOrNull,
	/** What is wrong with the decision, by field. */
	fields: z.optional(z.record(z.string(), z.string())),
});
export type DecisionOutcome = z.infer<typeof DecisionOutcome>;

export const Correction = z.object({ ...decisionFields, reason: longText(500), version });
export type Correction = z.output<typeof Correction>;

/** A recommendation for a dan, as the board reads it. */
export const DanRecommendation = z.object({
	promotionId: id<PromotionId>(),
	person: BeltPerson,
	toBelt: Belt,
	/** Day of the present rank; null if the history does not say. */
	since: textOrNull,
	/** Months at the present rank that the settings require. */
	requiredMonths: z.number(),
	/** Day on which they are complete; null if unknown. */
	eligibleDate: textOrNull,
	attended: z.nullable(z.number()),
	requiredClasses: z.nullable(z.number()),
	/** The words to the board. */
	notes: textOrNull,
	/** Null if the person was deleted. */
	recommender: z.nullable(BeltPerson),
	recommendedAt: z.string(),
	/** Null while the board has not agreed. */
	agreedAt: textOrNull,
	agreedBy: z.nullable(BeltPerson),
});
export type DanRecommendation = z.infer<typeof DanRecommendation>;

/** The recommendation that the board saw, so that it does not agree to another one. */
export const Agreement = z.object({ promotionId: id<PromotionId>(), toBelt: BeltInput });
export type Agreement = z.output<typeof Agreement>;

/** Either the rank that a candidate tries, or the number of their group. */
export const CandidateChange = z
	.object({
		toBelt: z.optional(BeltInput),
		group: z.optional(
			z
				.number("invalid")
				.check(z.int("invalid"), z.gte(1, "invalid"), z.lte(mostGroups, "invalid")),
		),
		version,
	})
	.check(
		z.refine(({ toBelt, group }) => (toBelt === undefined) !== (group === undefined), {
			error: "required",
			path: ["toBelt"],
		}),
	);
export type CandidateChange = z.output<typeof CandidateChange>;

/** A grading of a person, once its results are applied. */
export const GradingResult = z.object({
	eventId: id<EventId>(),
	titleEn: z.string(),
	titleAr: z.string(),
	date: z.string(),
	fromBelt: Belt,
	toBelt: Belt,
	...shownDecision,
	certificateId: textOrNull,
});
export type GradingResult = z.infer<typeof GradingResult>;

export const gradingExports = [
	"candidates.html",
	"marks.html",
	"certificates.html",
	"results.xlsx",
	"belts.xlsx",
] as const;
export type GradingExport = (typeof gradingExports)[number];
export const gradingFiles = ["text/html", xlsxType] as const;

export const CandidateParams = z.object({
	id: pathId<EventId>(),
	userId: pathId<UserId>(),
});
export const GroupParams = z.object({ id: pathId<EventId>(), group: pathId<number>() });
export const GradingExportParams = z.object({
	id: pathId<EventId>(),
	name: z.enum(gradingExports),
});
export const GradingExportQuery = z.object({ lang: z.optional(z.enum(locales)) });
export const GradedParams = z.object({ id: pathId<UserId>() });

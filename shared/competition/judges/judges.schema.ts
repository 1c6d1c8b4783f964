import * as z from "zod/mini";
import { optionalLongText } from "../../core/fields/fields.ts";
import { textOrNull } from "../../core/fields/shapes.ts";
import { paged } from "../../core/http/page.ts";
import {
	type DojoId,
	type EventId,
	id,
	type JudgeAssignmentId,
	type JudgeId,
	pathId,
	type UserId,
} from "../../core/ids.ts";
import { CurrentUser, seenOfPerson } from "../../people/users/users.schema.ts";
import { Event, EventSummary } from "../events/events.schema.ts";
import { judgeLevels, mostTatamis, officiatingRoles, specializations } from "./judges.rules.ts";

export const judgingStatuses = ["pending", "accepted", "declined"] as const;
/** Parties of an assignment: one requests it, the other answers. */
export const judgingParties = ["federation", "judge"] as const;

export const Judge = z.object({
	id: id<JudgeId>(),
	userId: id<UserId>(),
	isActive: z.boolean(),
	competitionLevel: z.enum(judgeLevels),
	competitionsOfficiated: z.number(),
	specializations: z.array(z.enum(specializations)),
	certificationDate: textOrNull,
	version: z.number(),
});
export type Judge = z.infer<typeof Judge>;

/** The person of a judge; the email address is for staff only. */
export const JudgePerson = z.extend(
	z.pick(CurrentUser, {
		...seenOfPerson,
		competitionReadiness: true,
	}),
	{ email: z.optional(z.string()) },
);
export type JudgePerson = z.infer<typeof JudgePerson>;

/** Without a limit, the answer is the whole list. */
export const JudgesQuery = z.object(paged);

/** A judge's record with its person. */
export const JudgeRow = z.object({ judges: Judge, users: JudgePerson });
export type JudgeRow = z.infer<typeof JudgeRow>;

/** An assignment of a judge to an event, requested by the federation or by the judge. */
export const JudgeAssignment = z.object({
	id: id<JudgeAssignmentId>(),
	judgeId: id<JudgeId>(),
	eventId: id<EventId>(),
	registrationDate: z.string(),
	status: z.enum(judgingStatuses),
	askedBy: z.enum(judgingParties),
	/** Null while unanswered. */
	answeredBy: z.nullable(z.enum(judgingParties)),
	/** Notes of the request. */
	notes: textOrNull,
	/** Notes of the judge's answer. */
	answerNotes: textOrNull,
	/** Null until staff decide what the judge does, and on which tatami. */
	role: z.nullable(z.enum(officiatingRoles)),
	tatami: z.nullable(z.number()),
});
export type JudgeAssignment = z.infer<typeof JudgeAssignment>;

export const conflictKinds = ["self", "family", "student", "dojo"] as const;
export type ConflictKind = (typeof conflictKinds)[number];

/**
 * A conflict of interest of a judge with entrants of an event. `people` are the first of them by
 * name.
 */
export const ConflictOfInterest = z.object({
	kind: z.enum(conflictKinds),
	count: z.number(),
	people: z.array(
		z.pick(JudgePerson, { firstName: true, lastName: true, firstNameAr: true, lastNameAr: true }),
	),
});
export type ConflictOfInterest = z.infer<typeof ConflictOfInterest>;

export const NewAssignment = z.extend(JudgeAssignment, { conflicts: z.array(ConflictOfInterest) });
export type NewAssignment = z.infer<typeof NewAssignment>;

/** An assignment as staff see it, with the judge's home dojo. */
export const EventJudge = z.extend(JudgeAssignment, {
	...JudgeRow.shape,
	dojoId: z.nullable(id<DojoId>()),
});
export type EventJudge = z.infer<typeof EventJudge>;

/** An assignment as its judge sees it. */
export const OwnAssignment = z.extend(JudgeAssignment, {
	event: z.extend(EventSummary, z.pick(Event, { published: true, cancelReason: true }).shape),
});
export type OwnAssignment = z.infer<typeof OwnAssignment>;

const notes = optionalLongText(500);

export const Assign = z.object({ judgeId: id<JudgeId>(), notes });
export const Notes = z.object({ notes });
export const AssignmentChange = z.object({
	status: z.optional(z.enum(judgingStatuses)),
	notes,
	role: z.optional(z.nullable(z.enum(officiatingRoles))),
	tatami: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(mostTatamis)))),
});
export type AssignmentChange = z.output<typeof AssignmentChange>;

export const JudgeParams = z.object({ id: pathId<JudgeId>() });
export const AssignmentParams = z.object({ id: pathId<JudgeAssignmentId>() });
export const EventJudgeParams = z.object({
	id: pathId<EventId>(),
	registrationId: pathId<JudgeAssignmentId>(),
});
export type EventJudgeParams = z.output<typeof EventJudgeParams>;
export const ConflictParams = z.object({ id: pathId<EventId>(), judgeId: pathId<JudgeId>() });

declare module "../../pages.ts" {
	interface PageDataKinds {
		judges: {
			/** All active judges. */
			judges: JudgeRow[];
		};
	}
}

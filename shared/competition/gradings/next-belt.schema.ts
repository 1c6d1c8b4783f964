import * as z from "zod/mini";
import { Belt, NextRank } from "../../base/ranks/belts.schema.ts";
import { bilingualShape, textOrNull } from "../../core/fields/shapes.ts";
import { type EventId, id, pathId, type UserId } from "../../core/ids.ts";
import { locales } from "../../core/locales.ts";
import { SyllabusPart } from "../../training/syllabus/syllabus.schema.ts";
import { registrationStatuses } from "../registrations/registrations.rules.ts";

/** What a person has, and what their next rank asks for; `planNextBelt` compares them. */
export const NextBelt = z.extend(NextRank, {
	/** What the rank is examined in, or only the parts to repeat; empty without a syllabus. */
	parts: z.array(SyllabusPart),
	/** The rank of which parts are to be repeated, free of charge, and the last day for it; or null. */
	repeat: z.nullable(z.object({ belt: Belt, until: z.string() })),
	/** The rank's grading fee, in fils; 0 for none. */
	fee: z.number(),
	/** What is still to pay of it; null while nobody has proposed the person. */
	openFee: z.nullable(z.number()),
	/** The grading for which the person is recommended for a dan; null without a recommendation. */
	recommendation: z.nullable(
		z.object({
			eventId: id<EventId>(),
			...bilingualShape("title", z.string()),
			date: z.string(),
			belt: Belt,
			/** Whether the board has agreed. */
			isAgreed: z.boolean(),
		}),
	),
	/** The membership; null for coaches, who do not see it. */
	membership: z.nullable(z.object({ isExempt: z.boolean(), until: textOrNull })),
	/** The next gradings that take place, soonest first, with the person's registration. */
	gradings: z.array(
		z.object({
			id: id<EventId>(),
			...bilingualShape("title", z.string()),
			date: z.string(),
			status: z.nullable(z.enum(registrationStatuses)),
		}),
	),
});
export type NextBelt = z.infer<typeof NextBelt>;

export const NextBeltParams = z.object({ id: pathId<UserId>() });
export const NextBeltPrintQuery = z.object({ lang: z.optional(z.enum(locales)) });

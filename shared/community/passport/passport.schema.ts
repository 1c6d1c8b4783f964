import * as z from "zod/mini";
import { Belt } from "../../base/ranks/belts.schema.ts";
import { eventTypes } from "../../competition/events/events.rules.ts";
import { bilingualShape, personNames, textOrNull } from "../../core/fields/shapes.ts";
import { type EventId, id, pathId, type UserId } from "../../core/ids.ts";
import { certificateStates, Examiner } from "../../training/certificates/certificates.schema.ts";

const title = bilingualShape("title", z.string());

/** A rank that the person was given. */
export const PassportRank = z.object({
	belt: Belt,
	date: z.string(),
	/** The grading, if it has a certificate. */
	grading: z.nullable(z.object({ id: id<EventId>(), ...title })),
	certificate: z.nullable(
		z.object({ id: z.string(), number: z.string(), state: z.enum(certificateStates) }),
	),
	/** As printed on the certificate, the chief examiner first. */
	examiners: z.array(Examiner),
});
export type PassportRank = z.infer<typeof PassportRank>;

/** A past event at which the person had a place. */
export const PassportEvent = z.object({
	id: id<EventId>(),
	type: z.enum(eventTypes),
	...title,
	date: z.string(),
	/** Published places in its event classes. */
	places: z.array(z.object({ place: z.number(), className: z.string(), classNameAr: textOrNull })),
});
export type PassportEvent = z.infer<typeof PassportEvent>;

/** A person's belts over the years, with what lay between them. Each list is latest first. */
export const Passport = z.object({
	person: z.object({
		id: id<UserId>(),
		...personNames,
		currentBelt: Belt,
		profileImageUrl: textOrNull,
	}),
	ranks: z.array(PassportRank),
	events: z.array(PassportEvent),
	/** Id of the latest valid certificate, of which there is a card; null without any. */
	card: textOrNull,
	/** Training sessions that the person attended, by year. */
	sessions: z.array(z.object({ year: z.string(), count: z.number() })),
});
export type Passport = z.infer<typeof Passport>;

export const PassportParams = z.object({ id: pathId<UserId>() });

import { roles } from "../../core/access.ts";
import { isBlank } from "../../core/fields/cleaning.ts";
import type { FieldCode } from "../../core/fields/field-codes.ts";

/**
 * Audience of a broadcast. `role`: everyone with a role, or everyone. `students`: of a coach.
 * `class`: people in a training class. `entrants`: people registered for an event or event class.
 * `owing`: people who owe a fee, by status. `people`: selected people.
 */
export const audienceKinds = ["role", "students", "class", "entrants", "owing", "people"] as const;
export type AudienceKind = (typeof audienceKinds)[number];

/** Audiences that staff choose in the form; people are selected in their list. */
export const chosenAudienceKinds = audienceKinds.filter((kind) => kind !== "people");

/** Coaches means approved coaches; pending coaches are in no audience. */
export const audienceRoles = ["everybody", ...roles] as const;
export type AudienceRole = (typeof audienceRoles)[number];

const broadcastTexts = ["titleEn", "messageEn", "titleAr", "messageAr"] as const;
type BroadcastTexts = Record<(typeof broadcastTexts)[number], string>;

/**
 * The required texts that a broadcast lacks.
 * @param needsBoth whether it needs both languages, as those of staff do; otherwise one is enough
 */
export function lackingTexts(texts: BroadcastTexts, needsBoth: boolean) {
	// Values of other types are refused by the schema.
	const isMissing = (text: unknown) => text == null || (typeof text === "string" && isBlank(text));
	const blank = broadcastTexts.filter((key) => isMissing(texts[key]));
	if (needsBoth || blank.length === broadcastTexts.length) return blank;
	// A language with a title or a message needs both.
	const isBegun = (key: string) =>
		broadcastTexts.some((other) => other.slice(-2) === key.slice(-2) && !isMissing(texts[other]));
	return blank.filter(isBegun);
}

/** Maximum length of title and message, in characters. Every recipient stores a copy. */
export const longestTitle = 120;
export const longestMessage = 1_000;
/** Audiences to which a coach can write: their own students, and a class of their own. */
export const coachAudienceKinds = ["students", "class"] as const satisfies readonly AudienceKind[];
/** Maximum number of broadcasts of a coach within a day. */
export const coachMessagesADay = 5;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Whether one more broadcast of a coach would make too many within a day.
 * @param moments when the others go out, in ms since 1970
 * @param at when the new one goes out
 */
export function isDayFull(moments: readonly number[], at: number): boolean {
	const all = [...moments, at].sort((a, b) => a - b);
	return all.some((first, place) => all[place + coachMessagesADay] <= first + dayMs);
}

/** Maximum number of days ahead for which a broadcast is planned. */
export const mostDaysAhead = 60;

/** What is wrong with the moment at which a broadcast is to go out; both in ms since 1970. */
export function sendAtFault(at: number, now: number): FieldCode | undefined {
	if (at <= now) return "moment_past";
	return at > now + mostDaysAhead * dayMs ? "moment_far_ahead" : undefined;
}

/**
 * States of a broadcast that was planned for later. `refused`: it was not sent, because its author
 * could no longer write to its audience when it was due.
 */
export const plannedStates = ["waiting", "begun", "cancelled", "refused"] as const;

/** Number of broadcasts on a page. */
export const broadcastsAtOnce = 20;

import { roles } from "../core/access.ts";

/**
 * Whom a message to many is for. `role`: all of a role, or everybody. `class`: of a training class. `entrants`: of an
 * event, or of one of its classes. `owing`: whose fee has a status that is owed.
 */
export const audienceKinds = ["role", "students", "class", "entrants", "owing"] as const;
export type AudienceKind = (typeof audienceKinds)[number];

/** Coaches are those who are approved; who waits to be one is nobody's audience. */
export const audienceRoles = ["everybody", ...roles] as const;
export type AudienceRole = (typeof audienceRoles)[number];

/** Longest title and message, in characters: everybody who gets a message keeps a copy of it. */
export const longestTitle = 120;
export const longestMessage = 1_000;
/** To whom a coach may write: their own students, and a class of their own. */
export const coachAudienceKinds = ["students", "class"] as const satisfies readonly AudienceKind[];
/** Most messages of a coach within a day. */
export const coachMessagesADay = 5;

/** Messages to a page of the list. */
export const broadcastsAtOnce = 20;

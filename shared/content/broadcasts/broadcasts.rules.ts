import { roles } from "../../core/access.ts";

/**
 * Audience of a broadcast. `role`: everyone with a role, or everyone. `students`: of a coach.
 * `class`: people in a training class. `entrants`: people registered for an event or event class.
 * `owing`: people who owe a fee, by status.
 */
export const audienceKinds = ["role", "students", "class", "entrants", "owing"] as const;
export type AudienceKind = (typeof audienceKinds)[number];

/** Coaches means approved coaches; pending coaches are in no audience. */
export const audienceRoles = ["everybody", ...roles] as const;
export type AudienceRole = (typeof audienceRoles)[number];

/** Maximum length of title and message, in characters. Every recipient stores a copy. */
export const longestTitle = 120;
export const longestMessage = 1_000;
/** Audiences to which a coach can write: their own students, and a class of their own. */
export const coachAudienceKinds = ["students", "class"] as const satisfies readonly AudienceKind[];
/** Maximum number of broadcasts of a coach within a day. */
export const coachMessagesADay = 5;

/** Number of broadcasts on a page. */
export const broadcastsAtOnce = 20;

import { roles } from "../core/access.ts";

/** Whom a message to many is for. `role`: all of a role, or everybody. `owing`: whose fee has a status that is owed. */
export const audienceKinds = ["role", "students", "entrants", "owing"] as const;
export type AudienceKind = (typeof audienceKinds)[number];

/** Coaches are those who are approved; who waits to be one is nobody's audience. */
export const audienceRoles = ["everybody", ...roles] as const;
export type AudienceRole = (typeof audienceRoles)[number];

/** Longest title and message, in characters: everybody who gets a message keeps a copy of it. */
export const longestTitle = 120;
export const longestMessage = 1_000;
/** Messages to a page of the list. */
export const broadcastsAtOnce = 20;

import type { Role } from "../access.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Maximum session length in ms, without use and in total. Shorter for staff, who read data of
 * minors.
 */
const sessionLimits: Record<Role, { idle: number; longest: number }> = {
	member: { idle: 14 * day, longest: 30 * day },
	coach: { idle: 7 * day, longest: 30 * day },
	admin: { idle: day, longest: 7 * day },
	"super-admin": { idle: day, longest: 7 * day },
};

export const longestSession = (role: Role) => sessionLimits[role].longest;

/** Minimum time between two writes of a session's last use, in ms. */
export const lastSeenEvery = hour;

type Lasting = { role: Role; startedAt: number; lastSeenAt: number };

/** When a session ends unless it is used before, in ms since 1970. */
export const sessionEnd = ({ role, startedAt, lastSeenAt }: Lasting) =>
	Math.min(
		startedAt + sessionLimits[role].longest,
		lastSeenAt + sessionLimits[role].idle + lastSeenEvery,
	);

/** Response header with the end of the session that made the call, in ms since 1970. */
export const sessionEndHeader = "x-session-end";

const offlineFor = day;

/**
 * Until when a browser may show the response to a session without asking again, in ms since 1970:
 * a day, but not after the session's end. 0 for a response to no session.
 */
export const offlineUntil = (headers: Headers, now: number) =>
	Math.min(Number(headers.get(sessionEndHeader)), now + offlineFor);

/** Time after a password was entered in which sensitive changes do not require it again, in ms. */
const freshFor = 10 * minute;

export const isFresh = (confirmedAt: number, now: number) => now - confirmedAt < freshFor;

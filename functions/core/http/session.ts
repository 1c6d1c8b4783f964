import { createHash, randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createConversions } from "electrodb";
import { isStaff, type Standing } from "#shared/core/access.ts";
import { deviceOf } from "#shared/core/http/device.ts";
import * as names from "#shared/core/http/forwarded.ts";
import {
	isFresh,
	lastSeenEvery,
	longestSession,
	sessionEnd,
} from "#shared/core/http/session.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { Session, SignedIn } from "../caller.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { ignoreConditionFailure, type Write } from "../table/database.ts";
import { getTogether } from "../table/getTogether.ts";
import { type SessionRecord, Sessions } from "./session.entity.ts";

const secure = () => env().SITE_URL.startsWith("https:");
/** The cookie's name on this site: without `hostPrefix` on plain http. */
const here = (name: string) => (secure() ? name : name.replace(names.hostPrefix, ""));
export const sessionCookie = () => here(names.sessionCookie);
export const signInCookie = () => here(names.signInCookie);
export const deviceCookie = () => here(names.deviceCookie);

const attributes = () => `Path=/; HttpOnly; SameSite=Lax${secure() ? "; Secure" : ""}`;

export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

/** The `Set-Cookie` value of a cookie. `maxAge` is in seconds. */
export const setCookie = (name: string, value: string, maxAge: number) =>
	`${name}=${value}; Max-Age=${maxAge}; ${attributes()}`;

export const endCookie = () => setCookie(sessionCookie(), "", 0);

export function readCookies(lines: readonly string[]): Map<string, string> {
	const pairs = lines.flatMap((line) => line.split(";")).map((pair) => pair.trim().split("="));
	return new Map(pairs.map(([name, ...value]) => [name, value.join("=")]));
}

/** The person whom a session belongs to, with their current role and state. */
export type SessionOwner = Pick<SessionRecord, "role" | "isApproved" | "mustChangePassword"> & {
	id: number;
};

export type HowStarted = {
	/** The `User-Agent` header of the sign-in. */
	agent?: string;
	secondFactor?: boolean;
	managed?: boolean;
	/** When the person entered the password, in ms since 1970; now by default. */
	confirmedAt?: number;
};

/** Creates a session: the write that stores it and its `Set-Cookie` value. */
export function newSession(
	owner: SessionOwner,
	now: number,
	how: HowStarted,
): { write: Write; cookie: string } {
	const { agent = "", secondFactor = false, managed = false, confirmedAt = now } = how;
	const secret = randomBytes(32).toString("base64url");
	const lifetimeSeconds = longestSession(owner.role) / 1000;
	const { browser, system } = deviceOf(agent);
	const session = Sessions.create({
		hash: hashOf(secret),
		userId: owner.id,
		role: owner.role,
		isApproved: owner.isApproved,
		mustChangePassword: owner.mustChangePassword,
		secondFactor,
		managed,
		startedAt: now,
		lastSeenAt: now,
		confirmedAt,
		browser: browser ?? undefined,
		system: system ?? undefined,
		expiresAt: Math.floor(now / 1000) + lifetimeSeconds,
	});
	return {
		write: { put: session.params() },
		cookie: setCookie(sessionCookie(), `${owner.id}.${secret}`, lifetimeSeconds),
	};
}

const keyOf = ({ userId, hash }: Pick<Session, "userId" | "hash">) => ({ userId, hash });

const runs = (session: SessionRecord, now: number) =>
	Math.min(sessionEnd(session), session.expiresAt * 1000) > now;

/** The table's key of a session: a fraction of the time of ElectroDB's `get`. */
const { toKeys: toKey } = createConversions(Sessions).byAccessPattern.ofUser.fromComposite;

/** The session of a cookie; null when there is none or it has ended. */
export async function readSession(
	cookie: string | undefined,
	now: number,
): Promise<Session | null> {
	const [, userId, secret] = /^([1-9]\d{0,14})\.([\w-]{43})$/.exec(cookie ?? "") ?? [];
	if (!secret) return null;
	// A strongly consistent read, so that an ended session stops working at once.
	const Item = await getTogether(toKey({ userId: Number(userId), hash: hashOf(secret) }));
	const { data } = Sessions.parse(Item ? { Item } : {});
	return data && runs(data, now) ? (data as Session) : null;
}

/** Updates when the session was last used. It never recreates a session that has ended. */
export async function touchSession(session: Session, now: number): Promise<void> {
	if (now - session.lastSeenAt < lastSeenEvery) return;
	await changeSession(session, { lastSeenAt: now });
}

/** Updates a session; does nothing when it has ended in the meantime. */
export async function changeSession(
	session: Pick<Session, "userId" | "hash">,
	changes: Partial<Pick<Session, "lastSeenAt" | "confirmedAt" | "secondFactor" | "isApproved">>,
): Promise<void> {
	await Sessions.patch(keyOf(session)).set(changes).go().catch(ignoreConditionFailure);
}

/**
 * Marks all current sessions of a coach as approved; later sessions are approved from the start.
 */
export async function approveSessions(userId: UserId): Promise<void> {
	const { data } = await Sessions.query.ofUser({ userId }).go({ pages: "all", consistent: true });
	await Promise.all(data.map(({ hash }) => changeSession({ userId, hash }, { isApproved: true })));
}

/** Sessions of a person that have not ended, most recently used first. */
export async function sessionsOf(userId: UserId, now: number): Promise<SessionRecord[]> {
	const { data } = await Sessions.query.ofUser({ userId }).go({ pages: "all", consistent: true });
	return data.filter((session) => runs(session, now)).sort((a, b) => b.lastSeenAt - a.lastSeenAt);
}

export const endSession = (session: Pick<Session, "userId" | "hash">) =>
	Sessions.delete(keyOf(session)).go();

/** The write that ends a session within a transaction. */
export const endingSession = (session: Pick<Session, "userId" | "hash">): Write => ({
	delete: Sessions.delete(keyOf(session)).params(),
});

/**
 * Throws unless the password was entered recently. The browser then asks for it and repeats the
 * call.
 */
export function requireFreshSignIn({ session, now }: Pick<SignedIn, "session" | "now">): void {
	if (!isFresh(session.confirmedAt, now)) throw new AppError("fresh_sign_in_required");
}

/** Whether this stage requires a second factor of this person. */
export const needsSecondFactor = (person: Standing) =>
	env().REQUIRE_SECOND_FACTOR === "true" && isStaff(person);

/** The step that the person must complete before anything else; null when there is none. */
export function restrictionOf({
	mustChangePassword,
	role,
	isApproved,
	secondFactor,
}: Standing & Pick<SessionOwner, "mustChangePassword"> & { secondFactor: boolean }) {
	if (mustChangePassword) return "password_change_required";
	return needsSecondFactor({ role, isApproved }) && !secondFactor ? "second_factor_required" : null;
}

const tries = 5;

/**
 * Ends all sessions of a person, after a change of password or role, when an account is disabled or
 * deleted. A sign-in in progress either has stored its session, which is ended here, or fails
 * because the user record has changed.
 * @param exceptHash hash of a session that is not ended
 */
export async function endSessions(userId: UserId, exceptHash?: string): Promise<void> {
	for (let attempt = 0; attempt < tries; attempt++) {
		await pause(attempt * 50);
		const { data } = await Sessions.query.ofUser({ userId }).go({ pages: "all", consistent: true });
		const running = data
			.filter(({ hash }) => hash !== exceptHash)
			.map(({ hash }) => ({ userId, hash }));
		if (running.length === 0) return;
		const { unprocessed } = await Sessions.delete(running).go();
		if (unprocessed.length === 0) return;
	}
	throw new AppError("busy", { retryAfter: 1 });
}

import { createHash, randomBytes } from "node:crypto";
import type { Role } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { Session } from "./caller.ts";
import { env } from "./env.ts";
import { Sessions } from "./session.entity.ts";

const lifetimeSeconds = 30 * 24 * 60 * 60;

const secure = () => env().SITE_URL.startsWith("https:");
/** `__Host-` binds the cookie to this host over https; browsers refuse it on plain http. */
export const sessionCookie = () => (secure() ? "__Host-session" : "session");

const attributes = () => `Path=/; HttpOnly; SameSite=Lax${secure() ? "; Secure" : ""}`;

export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

/** A short-lived or session cookie, for `Set-Cookie`. */
export const setCookie = (name: string, value: string, maxAge: number) =>
	`${name}=${value}; Max-Age=${maxAge}; ${attributes()}`;

export const endCookie = () => setCookie(sessionCookie(), "", 0);

export function readCookies(lines: readonly string[]): Map<string, string> {
	const pairs = lines.flatMap((line) => line.split(";")).map((pair) => pair.trim().split("="));
	return new Map(pairs.map(([name, ...value]) => [name, value.join("=")]));
}

type Person = { id: UserId; role: Role; isApproved: boolean; mustChangePassword: boolean };

/** Starts a session and returns its `Set-Cookie` line. */
export async function startSession(person: Person, now: number): Promise<string> {
	const secret = randomBytes(32).toString("base64url");
	await Sessions.create({
		hash: hashOf(secret),
		userId: person.id,
		role: person.role,
		isApproved: person.isApproved,
		mustChangePassword: person.mustChangePassword,
		expiresAt: Math.floor(now / 1000) + lifetimeSeconds,
	}).go();
	return setCookie(sessionCookie(), secret, lifetimeSeconds);
}

/** The running session of a cookie; null when there is none or it has ended. */
export async function readSession(secret: string | undefined, now: number): Promise<Session | null> {
	if (!secret || secret.length > 100) return null;
	// Consistent, so that a session that was just ended is gone at once.
	const { data } = await Sessions.get({ hash: hashOf(secret) }).go({ consistent: true });
	return data && data.expiresAt * 1000 > now ? (data as Session) : null;
}

export const endSession = (session: Session) => Sessions.delete({ hash: session.hash }).go();

/** Ends all sessions of a person: on password change, role change, disabling and deletion. */
export async function endSessions(userId: UserId): Promise<void> {
	const { data } = await Sessions.query.forUser({ userId }).go({ pages: "all" });
	if (data.length > 0) await Sessions.delete(data.map(({ hash }) => ({ hash }))).go();
}

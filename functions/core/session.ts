import { createHash, randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createWriteTransaction } from "electrodb";
import type { Role } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import { Users } from "../users/user.entity.ts";
import type { Session } from "./caller.ts";
import { transact, type Write } from "./database.ts";
import { env } from "./env.ts";
import { AppError } from "./errors.ts";
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

type Person = {
	id: number;
	role: Role;
	isApproved: boolean;
	mustChangePassword: boolean;
	passwordSetAt?: number;
};

/** Holds while a person is what a session of theirs would say, and has the password that they had. */
function unchanged({ id, role, isApproved, mustChangePassword, passwordSetAt }: Person): Write {
	// ElectroDB's types know a condition only inside of its own transactions.
	const condition = createWriteTransaction({ Users }, (entities) => [
		entities.Users.check({ id })
			.where((user, { eq, notExists }) =>
				[
					eq(user.role, role),
					eq(user.isApproved, isApproved),
					eq(user.mustChangePassword, mustChangePassword),
					passwordSetAt === undefined ? notExists(user.passwordSetAt) : eq(user.passwordSetAt, passwordSetAt),
				].join(" AND "),
			)
			.commit(),
	]);
	const [{ ConditionCheck: check }] = condition.params().TransactItems as { ConditionCheck: object }[];
	return { check, otherwise: "busy" };
}

/**
 * Starts a session and returns its `Set-Cookie` line.
 * @param person as they were read before their password was checked; `busy` where they have changed since
 */
export async function startSession(person: Person, now: number): Promise<string> {
	const secret = randomBytes(32).toString("base64url");
	const session = Sessions.create({
		hash: hashOf(secret),
		userId: person.id,
		role: person.role,
		isApproved: person.isApproved,
		mustChangePassword: person.mustChangePassword,
		expiresAt: Math.floor(now / 1000) + lifetimeSeconds,
	});
	await transact([{ put: session.params() }, unchanged(person)]);
	return setCookie(sessionCookie(), `${person.id}.${secret}`, lifetimeSeconds);
}

/** The running session of a cookie; null when there is none or it has ended. */
export async function readSession(cookie: string | undefined, now: number): Promise<Session | null> {
	const [, userId, secret] = /^([1-9]\d{0,14})\.([\w-]{43})$/.exec(cookie ?? "") ?? [];
	if (!secret) return null;
	// Consistent, so that a session that was just ended is gone at once.
	const { data } = await Sessions.get({ userId: Number(userId), hash: hashOf(secret) }).go({ consistent: true });
	return data && data.expiresAt * 1000 > now ? (data as Session) : null;
}

export const endSession = ({ userId, hash }: Pick<Session, "userId" | "hash">) =>
	Sessions.delete({ userId, hash }).go();

const tries = 5;

/**
 * Ends all sessions of a person: after a change of password or role, disabling and deletion. What was being started
 * meanwhile is found here, or is not started because the person has changed.
 * @param kept hash of one that goes on
 */
export async function endSessions(userId: UserId, kept?: string): Promise<void> {
	for (let attempt = 0; attempt < tries; attempt++) {
		await pause(attempt * 50);
		const { data } = await Sessions.query.ofUser({ userId }).go({ pages: "all", consistent: true });
		const running = data.filter(({ hash }) => hash !== kept).map(({ hash }) => ({ userId, hash }));
		if (running.length === 0) return;
		const { unprocessed } = await Sessions.delete(running).go();
		if (unprocessed.length === 0) return;
	}
	throw new AppError("busy", { retryAfter: 1 });
}

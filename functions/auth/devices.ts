import { randomBytes } from "node:crypto";
import type { UserId } from "#shared/core/ids.ts";
import { deviceCookie, hashOf, setCookie } from "../core/http/session.ts";
import { KnownDevices } from "./auth.entity.ts";

const lifetimeSeconds = 365 * 24 * 60 * 60;

/** The hash of a browser's cookie when this person has signed in with it before; null otherwise. */
export async function knownDevice(
	userId: UserId,
	cookie: string | undefined,
	now: number,
): Promise<string | null> {
	if (!cookie) return null;
	const hash = hashOf(cookie);
	const { data } = await KnownDevices.get({ userId, hash }).go({ consistent: true });
	return data && data.expiresAt * 1000 > now ? hash : null;
}

/** Remembers the browser that somebody signs in with. Returns its `Set-Cookie` line. */
export async function rememberDevice(
	userId: UserId,
	cookie: string | undefined,
	now: number,
): Promise<string> {
	// One browser may be several people's: a family's, or that of a dojo.
	const secret = /^[\w-]{43}$/.test(cookie ?? "")
		? (cookie as string)
		: randomBytes(32).toString("base64url");
	const expiresAt = Math.floor(now / 1000) + lifetimeSeconds;
	await KnownDevices.put({ userId, hash: hashOf(secret), expiresAt }).go();
	return setCookie(deviceCookie(), secret, lifetimeSeconds);
}

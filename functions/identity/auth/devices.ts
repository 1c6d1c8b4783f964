import { randomBytes } from "node:crypto";
import type { UserId } from "#shared/core/ids.ts";
import { deviceCookie, hashOf, setCookie } from "../../core/http/session.ts";
import { KnownDevices } from "./auth.entity.ts";

const lifetimeSeconds = 365 * 24 * 60 * 60;

/** The hash of a browser's cookie if this person has signed in with it before; null otherwise. */
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

/** Stores the browser of a sign-in. Returns its `Set-Cookie` value. */
export async function rememberDevice(
	userId: UserId,
	cookie: string | undefined,
	now: number,
): Promise<string> {
	// Several people may share a browser, in a family or a dojo, so an existing cookie is kept.
	const secret = /^[\w-]{43}$/.test(cookie ?? "")
		? (cookie as string)
		: randomBytes(32).toString("base64url");
	const expiresAt = Math.floor(now / 1000) + lifetimeSeconds;
	await KnownDevices.put({ userId, hash: hashOf(secret), expiresAt }).go();
	return setCookie(deviceCookie(), secret, lifetimeSeconds);
}

import { createHash, randomBytes } from "node:crypto";
import { env } from "../core/env.ts";
import { AppError } from "../core/errors.ts";
import { identity } from "../core/identity.ts";
import { setCookie, startSession } from "../core/session.ts";
import { findUserByEmail } from "../users/users.service.ts";

/** Keeps state, nonce and PKCE verifier with the browser that started the sign-in. */
const proofCookie = "sign-in";
const proofSeconds = 10 * 60;

const random = () => randomBytes(32).toString("base64url");
const redirectUri = () => `${env().SITE_URL}/api/auth/callback`;

/** Where to send the browser, and the cookie that proves its return. Without a provider: our own page. */
export function startSignIn(): { location: string; cookies: string[] } {
	const { managedLogin } = identity.get();
	if (!managedLogin) return { location: "/login", cookies: [] };
	const [state, nonce, verifier] = [random(), random(), random()];
	const challenge = createHash("sha256").update(verifier).digest("base64url");
	return {
		location: managedLogin.signInUrl({ state, nonce, challenge, redirectUri: redirectUri() }),
		cookies: [setCookie(proofCookie, [state, nonce, verifier].join("."), proofSeconds)],
	};
}

/** Checks the return and starts a session; any doubt leads back to the sign-in page. */
export async function finishSignIn(
	query: { code?: string; state?: string },
	cookies: Map<string, string>,
	now: number,
): Promise<{ location: string; cookies: string[] }> {
	const forget = setCookie(proofCookie, "", 0);
	const [state, nonce, verifier] = (cookies.get(proofCookie) ?? "").split(".");
	const { managedLogin } = identity.get();
	const refused = { location: "/login?error=sign-in", cookies: [forget] };
	if (!managedLogin || !query.code || !verifier || query.state !== state) return refused;
	try {
		const email = await managedLogin.redeem(query.code, { verifier, nonce, redirectUri: redirectUri() });
		const user = await findUserByEmail(email);
		if (!user) return refused;
		const cookie = await startSession(user, now);
		return { location: "/", cookies: [forget, cookie] };
	} catch (error) {
		if (error instanceof AppError) return refused;
		throw error;
	}
}

import { createHash, randomBytes } from "node:crypto";
import { isFresh } from "#shared/core/http/session.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import type { Caller, Session, SignedIn } from "../../core/caller.ts";
import { env } from "../../core/env.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { requireFreshSignIn, setCookie, signInCookie } from "../../core/http/session.ts";
import { type Claims, identity } from "../../core/outside/identity.ts";
import { queueLetter } from "../../core/outside/mail/outbox.ts";
import { auditedTransaction, auditLine } from "../../core/table/audited-transaction.ts";
import { nextId, runTransaction, type Write } from "../../core/table/database.ts";
import type { User } from "../../people/users/user.entity.ts";
import { createPerson } from "../../people/users/user.writes.ts";
import { findUser, findUserByEmail } from "../../people/users/users.service.ts";
import { Connections } from "./auth.entity.ts";
import { accountLetter } from "./auth.letters.ts";
import { levelSignIn } from "./level-sign-ins.ts";
import { securityEvent, securityEventOfAddress } from "./security-log.ts";
import { startSession } from "./start-session.ts";

const proofSeconds = 10 * 60;

const random = () => randomBytes(32).toString("base64url");
const redirectUri = () => `${env().SITE_URL}/api/auth/callback`;

function orBusy(error: unknown): true {
	if (error instanceof AppError && error.code === "sign_in_busy") return true;
	throw error;
}

type Way = { location: string; cookies: string[] };

/**
 * The URL of the provider's sign-in page, and a cookie with state, nonce, PKCE verifier and
 * purpose, which is checked on return. Without a managed login: our own page.
 * @param connect whether to connect an external account to the signed-in person
 */
export async function startSignIn(caller: Caller, connect: boolean): Promise<Way> {
	const { managedLogin } = identity.get();
	const provider = env().IDENTITY_PROVIDER;
	if (!managedLogin || (connect && !provider)) return { location: "/login", cookies: [] };
	if (connect) {
		if (!caller.session) return { location: "/login", cookies: [] };
		// The account page asks for the password first.
		if (!isFresh(caller.session.confirmedAt, caller.now))
			return { location: "/account", cookies: [] };
	}
	const isBusy = await levelSignIn(caller.now).then(() => false, orBusy);
	if (isBusy) return { location: refusals.busy, cookies: [] };
	const [state, nonce, verifier] = [random(), random(), random()];
	const challenge = createHash("sha256").update(verifier).digest("base64url");
	const request = {
		state,
		nonce,
		challenge,
		redirectUri: redirectUri(),
		provider: connect ? provider : undefined,
	};
	const proof = [state, nonce, verifier, connect ? String(caller.session?.userId) : ""].join(".");
	return {
		location: managedLogin.signInUrl(request),
		cookies: [setCookie(signInCookie(), proof, proofSeconds)],
	};
}

const refusals = {
	busy: "/login?error=busy",
	failed: "/login?error=sign-in",
	known: "/login?error=known-address",
	connect: "/account?error=connect",
};

/** Starts a session if the person has proved who they are recently enough; null otherwise. */
async function startProvedSession(
	user: User,
	claims: Claims,
	{ now, agent, session: replaced }: Caller,
): Promise<string | null> {
	// The provider may have an old session in this browser: an old authentication does not count.
	const { provedAt = now } = claims;
	if (now - provedAt > proofSeconds * 1000 || provedAt < (user.passwordSetAt ?? 0)) return null;
	const isOwnPool = claims.provider === null;
	return startSession(user, now, {
		agent,
		managed: true,
		// Cognito has checked the code itself for accounts of our own pool.
		secondFactor: isOwnPool && provedAt > (user.secondFactorAt ?? Number.POSITIVE_INFINITY),
		// An external provider checks neither our password nor our code, so sensitive changes still ask
		// for them.
		confirmedAt: isOwnPool ? now : 0,
		replaced,
	});
}

/**
 * Handles the return from the provider and starts a session. Any failed check redirects to the
 * sign-in page, which displays the reason.
 */
export async function finishSignIn(
	query: { code?: string; state?: string },
	cookies: Map<string, string>,
	caller: Caller,
): Promise<Way> {
	const forget = setCookie(signInCookie(), "", 0);
	const [state, nonce, verifier, connectTo] = (cookies.get(signInCookie()) ?? "").split(".");
	const { managedLogin } = identity.get();
	const refused = (location: string) => ({ location, cookies: [forget] });
	if (!managedLogin || !query.code || !verifier || query.state !== state)
		return refused(refusals.failed);
	try {
		const claims = await managedLogin.redeem(query.code, {
			verifier,
			nonce,
			redirectUri: redirectUri(),
		});
		if (connectTo) return refused(await connect(caller, claims, Number(connectTo)));
		const user = await personOf(caller, claims);
		if (!user) {
			await securityEventOfAddress("provider_refused", caller, claims.email);
			return refused(refusals.known);
		}
		const cookie = await startProvedSession(user, claims, caller);
		if (!cookie) return refused(refusals.failed);
		securityEvent("sign_in", caller, { userId: user.id });
		return { location: "/", cookies: [forget, cookie] };
	} catch (error) {
		if (error instanceof AppError) return refused(connectTo ? refusals.connect : refusals.failed);
		throw error;
	}
}

/**
 * The URL after signing out. A session from the provider's page also ends the provider's session,
 * or the next person at this browser would be let in.
 */
export const afterSignOut = (session: Session | null) =>
	(session?.managed && identity.get().managedLogin?.signOutUrl(env().SITE_URL)) || "/";

/** The write that connects a provider's account to a person; fails when it is connected already. */
const binding = ({ issuer, subject, provider }: Claims, userId: number, now: number): Write => ({
	put: Connections.create({
		issuer,
		subject,
		userId,
		provider: provider ?? undefined,
		createdAt: new Date(now).toISOString(),
	}).params(),
	onConditionFailed: "changed_meanwhile",
});

/**
 * The person for a provider's account. An existing connection counts, not the account's address,
 * which may have changed. Null when an external account has the address of a person here: that
 * person must sign in and connect it.
 */
async function personOf(caller: Caller, claims: Claims): Promise<User | null> {
	const { issuer, subject, email, provider } = claims;
	const { data: bound } = await Connections.get({ issuer, subject }).go({ consistent: true });
	if (bound) return findUser(bound.userId as UserId);
	const owner = await findUserByEmail(email);
	if (owner && provider !== null) return null;
	if (owner) {
		// Accounts and addresses of our own pool are created only by us, so the address can be trusted.
		await runTransaction([binding(claims, owner.id, caller.now)]);
		return owner;
	}
	return createMember(caller, claims);
}

/**
 * Names from the claims, or a provisional name from the address, which the person corrects in their
 * profile.
 */
function namesFrom({ email, givenName, familyName }: Claims) {
	const words = email.split("@")[0].match(/\p{L}{2,}/gu) ?? [];
	const [first = "Member", last = "Member"] = words.map(
		(word) => word[0].toUpperCase() + word.slice(1),
	);
	return { firstName: givenName || first, lastName: familyName || last };
}

/**
 * Creates a member for an unknown account of an external provider or of the provider's own sign-up.
 */
async function createMember(caller: Caller, claims: Claims): Promise<User> {
	const id = await nextId<UserId>("user");
	const createdAt = new Date(caller.now).toISOString();
	const person = {
		...namesFrom(claims),
		id,
		email: claims.email,
		role: "member" as const,
		isApproved: true,
		mustChangePassword: false,
		emailConfirmedAt: caller.now,
		currentBelt: "white" as const,
		competitionReadiness: "Local" as const,
		preferredLanguage: caller.locale,
		createdAt,
		updatedAt: createdAt,
	};
	await runTransaction([
		...createPerson(person),
		binding(claims, id, caller.now),
		auditLine(caller, {
			entityType: "user",
			entityId: id,
			action: "created",
			details: { provider: claims.provider },
		}),
	]);
	return person;
}

/** Connects an external account to the person who started this. Returns the path to redirect to. */
async function connect(caller: Caller, claims: Claims, userId: number): Promise<string> {
	if (caller.session?.userId !== userId || claims.provider === null)
		throw new AppError("wrong_credentials");
	await runTransaction([
		binding(claims, userId, caller.now),
		await letterOf("connected", userId as UserId, caller.now),
		auditLine(caller, {
			entityType: "user",
			entityId: userId,
			action: "provider_connected",
			details: { provider: claims.provider },
		}),
	]);
	securityEvent("provider_connected", caller, { userId });
	return "/account";
}

/** The external accounts that are connected to a person. */
export async function connectionsOf(userId: UserId) {
	const { data } = await Connections.query.ofUser({ userId }).go({ pages: "all" });
	return data.flatMap(({ provider, createdAt: connectedAt }) =>
		provider ? [{ provider, connectedAt }] : [],
	);
}

/** The writes that disconnect all external accounts of a person. */
export async function writeUnlinks(userId: UserId): Promise<Write[]> {
	const { data } = await Connections.query.ofUser({ userId }).go({ pages: "all" });
	const bound = data.filter(({ provider }) => provider);
	return bound.map(({ issuer, subject }) => ({
		delete: Connections.delete({ issuer, subject }).params(),
	}));
}

async function letterOf(
	what: "connected" | "disconnected",
	userId: UserId,
	now: number,
): Promise<Write> {
	const user = requireFound(await findUser(userId));
	const locale = user.preferredLanguage;
	const letter = accountLetter(what, locale, nameIn(locale, user).first);
	return queueLetter({ to: user.email, locale }, letter, now);
}

export async function disconnectAccount(caller: SignedIn): Promise<void> {
	requireFreshSignIn(caller);
	const { userId } = caller.session;
	const change = { entityType: "user", entityId: userId, action: "provider_disconnected" };
	await auditedTransaction(caller, change, [
		...(await writeUnlinks(userId)),
		await letterOf("disconnected", userId, caller.now),
	]);
	securityEvent("provider_disconnected", caller, { userId });
}

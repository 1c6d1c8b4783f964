import { Secret, TOTP } from "otpauth";
import { hashOf } from "#functions/core/http/session.ts";
import { cognitoIdentity } from "#functions/core/outside/cognito/identity.cognito.ts";
import { EmailLinks, EmailUndos, ResetTokens } from "#functions/identity/auth/auth.entity.ts";
import { embeddedIdentity } from "#local/stand-ins/identity.ts";
import { call } from "./api.ts";
import { createPersonForTest, type Wish } from "./people.ts";
import { uniqueName } from "./unique.ts";
import { ownAddress } from "./wire.ts";

export const testPassword = "Correct-Horse-7";

/** The identity store of the site under test. */
const identityOfSite = async () =>
	process.env.USER_POOL_ID ? cognitoIdentity() : embeddedIdentity();

/** A person who can sign in with `testPassword` and has a session. */
export async function createSignInForTest(wish: Wish = {}) {
	const [person, identity] = await Promise.all([createPersonForTest(wish), identityOfSite()]);
	await identity.setPassword(person.email, testPassword);
	return { ...person, password: testPassword };
}

/** A reset token as the email would contain it. @param minutes how long it is still valid */
export async function createResetTokenForTest(
	{ id: userId, email }: { id: number; email: string },
	minutes = 60,
): Promise<string> {
	const token = `token-${uniqueName()}`;
	const expiresAt = Math.floor(Date.now() / 1000) + minutes * 60;
	await ResetTokens.create({
		hash: hashOf(token),
		userId,
		email,
		createdAt: Date.now(),
		expiresAt,
	}).go();
	return token;
}

/** A person who requested another email address, with the token of the confirmation email. */
export async function createEmailChangeForTest(wish: Wish = {}, minutes = 60) {
	const person = await createSignInForTest(wish);
	const [token, newEmail] = [`token-${uniqueName()}`, `new-${person.email}`];
	const link = {
		hash: hashOf(token),
		userId: person.id,
		from: person.email,
		to: newEmail,
		createdAt: Date.now(),
	};
	await EmailLinks.create({
		...link,
		expiresAt: Math.floor(Date.now() / 1000) + minutes * 60,
	}).go();
	return { ...person, token, newEmail };
}

/** A person whose email address was changed, with the token of the email to the former address. */
export async function createEmailUndoForTest(wish: Wish = {}, days = 7) {
	const person = await createEmailChangeForTest(wish);
	const { token, newEmail: to, email: from } = person;
	const changed = await call("POST", "/auth/verify-email", { body: { token } });
	if (changed.status !== 200) throw new Error(`Changing an address answered ${changed.status}`);
	const undoToken = `undo-${token}`;
	const link = { hash: hashOf(undoToken), userId: person.id, from, to, changedAt: Date.now() };
	await EmailUndos.create({
		...link,
		expiresAt: Math.floor(Date.now() / 1000) + days * 86_400,
	}).go();
	return { ...person, undoToken };
}

/**
 * The code of an authenticator app. @param later in steps of 30 seconds, since a code counts once
 */
export const codeOf = (secret: string, later = 0) =>
	new TOTP({ secret: Secret.fromBase32(secret) }).generate({
		timestamp: Date.now() + later * 30_000,
	});

export async function startSecondFactorForTest(
	email: string,
	password = testPassword,
): Promise<string> {
	return (await (await identityOfSite()).startSecondFactor(email, password)) ?? "";
}

/**
 * A person with a second factor, and the session that turned it on. The code of the next 30 seconds
 * is unused.
 */
export async function createSecondFactorForTest(wish: Wish = {}) {
	const person = await createSignInForTest(wish);
	const secret = await startSecondFactorForTest(person.email);
	const body = { currentPassword: person.password, code: codeOf(secret) };
	const answer = await call("POST", "/auth/second-factor/confirm", { cookie: person.cookie, body });
	if (answer.status !== 200)
		throw new Error(`Turning it on answered ${answer.status}: ${JSON.stringify(answer.body)}`);
	return { ...person, secret, recoveryCodes: answer.body.recoveryCodes as string[] };
}

/** Signs in as a browser does, each time from another IP address. */
export const login = (email: string, password = testPassword, address = ownAddress()) =>
	call("POST", "/auth/login", { body: { email, password }, address });

type Given = { email: string; password?: string; code?: string };

/** Signs in with a second factor's code or with other headers. */
export const loginWith = (given: Given, headers: Record<string, string> = {}) =>
	call("POST", "/auth/login", {
		body: { password: testPassword, ...given },
		address: ownAddress(),
		headers,
	});

/** The session cookie of a response, as it is sent back. */
export const cookieOf = ({ cookies }: { cookies: string[] }) => cookies[0]?.split(";")[0] ?? "";

/** The status of a request for the current user: 200 while the session lasts. */
export const statusOf = async (cookie: string) =>
	(await call("GET", "/auth/user", { cookie })).status;

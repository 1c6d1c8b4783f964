import { EmailLinks, ResetTokens } from "#functions/auth/auth.entity.ts";
import { cognitoIdentity } from "#functions/core/identity.cognito.ts";
import { hashOf } from "#functions/core/session.ts";
import { embeddedIdentity } from "#local/identity.ts";
import { call } from "./api.ts";
import { createPersonForTest, type Wish } from "./people.ts";
import { ownAddress } from "./wire.ts";

export const testPassword = "Correct-Horse-7";

/** Where the site under test keeps its passwords. */
const identityOfSite = async () => (process.env.USER_POOL_ID ? cognitoIdentity() : embeddedIdentity());

/** Somebody who can sign in with `testPassword`, and already has a session. */
export async function createSignInForTest(wish: Wish = {}) {
	const [person, identity] = await Promise.all([createPersonForTest(wish), identityOfSite()]);
	await identity.setPassword(person.email, testPassword);
	return { ...person, password: testPassword };
}

/** A reset token as the mail would bring it. @param minutes how long it is still good */
export async function createResetTokenForTest(userId: number, minutes = 60): Promise<string> {
	const token = `token-${userId}-${Math.random()}`;
	const expiresAt = Math.floor(Date.now() / 1000) + minutes * 60;
	await ResetTokens.create({ hash: hashOf(token), userId, createdAt: Date.now(), expiresAt }).go();
	return token;
}

/** Somebody who has asked for another address, with the token that the mail to it would bring. */
export async function createEmailChangeForTest(wish: Wish = {}, minutes = 60) {
	const person = await createSignInForTest(wish);
	const [token, newEmail] = [`token-${person.id}-${Math.random()}`, `new-${person.email}`];
	const link = { hash: hashOf(token), userId: person.id, from: person.email, to: newEmail, createdAt: Date.now() };
	await EmailLinks.create({ ...link, expiresAt: Math.floor(Date.now() / 1000) + minutes * 60 }).go();
	return { ...person, token, newEmail };
}

/** Signs in as a browser does, each time from an address of its own. */
export const login = (email: string, password = testPassword, address = ownAddress()) =>
	call("POST", "/auth/login", { body: { email, password }, address });

/** The session that an answer starts, as it is sent back. */
export const cookieOf = ({ cookies }: { cookies: string[] }) => cookies[0]?.split(";")[0] ?? "";

/** The status of asking who one is: 200 while the session runs. */
export const statusOf = async (cookie: string) => (await call("GET", "/auth/user", { cookie })).status;

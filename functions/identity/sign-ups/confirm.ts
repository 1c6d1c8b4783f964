import type { UserId } from "#shared/core/ids.ts";
import type { SignUpConfirmation } from "#shared/identity/sign-ups/sign-ups.schema.ts";
import type { Caller } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { hashOf } from "../../core/http/session.ts";
import { countAttempt } from "../../core/http/throttle.ts";
import { isPassword } from "../../core/password-hash.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import { nextId } from "../../core/table/database.ts";
import { recordSignUpAnswers } from "../../people/consents/sign-up-answers.ts";
import type { User } from "../../people/users/user.entity.ts";
import { createPerson } from "../../people/users/user.writes.ts";
import { currentUser } from "../../people/users/users.service.ts";
import { rememberDevice } from "../auth/devices.ts";
import { confirmApplication, findApplicationLink } from "../auth/links/confirm-application.ts";
import { withNewSignIn } from "../auth/new-sign-in.ts";
import { securityEvent } from "../auth/security-log.ts";
import { startSession } from "../auth/start-session.ts";
import { freeAddress } from "./free-address.ts";
import { SignUps } from "./sign-up.entity.ts";

async function findSignUp(token: string, now: number) {
	const hash = hashOf(token);
	const { data } = await SignUps.get({ hash }).go({ consistent: true });
	if (!data || data.expiresAt * 1000 <= now) throw new AppError("sign_up_link_invalid");
	return data;
}

/**
 * Creates the account after the link in the email was opened, and signs the person in. Asks for the
 * password again: otherwise a stranger could sign up with somebody's address and know the password
 * of the account that its owner confirmed.
 */
export async function confirmSignUp(
	caller: Caller,
	{ token, password }: SignUpConfirmation,
	device?: string,
) {
	const { now, agent, session: replaced } = caller;
	const application = await findApplicationLink(token, now);
	if (application) return confirmApplication(caller, application, password, device);
	const { hash, email, told: signUp } = await findSignUp(token, now);
	const { passwordHash, consents = [], ...profile } = signUp;
	await countAttempt("account", `sign-up ${hash}`, now);
	if (!(await isPassword(password, passwordHash))) {
		throw new AppError("invalid", { fields: { password: "password_other" } });
	}
	await freeAddress(caller, email);
	const id = await nextId<UserId>("user");
	const createdAt = new Date(now).toISOString();
	const created: User = {
		...profile,
		id,
		email,
		role: "member",
		isApproved: true,
		mustChangePassword: false,
		currentBelt: "white",
		competitionReadiness: "Local",
		createdAt,
		updatedAt: createdAt,
		passwordSetAt: now,
		emailConfirmedAt: now,
	};
	const { person, writes: answers } = recordSignUpAnswers(caller, created, consents);
	const user = currentUser(person, { secondFactor: false });
	const used = SignUps.delete({ hash }).where((link, { exists }) => exists(link.email));
	await withNewSignIn(person, password, async () => {
		await auditedTransaction(
			caller,
			{
				entityType: "user",
				entityId: id,
				action: "signed_up",
				details: {
					agreement: profile.agreement.version,
					...(consents.length > 0 && { consents: consents.map(({ purpose }) => purpose) }),
				},
			},
			[
				{ delete: used.params(), onConditionFailed: "sign_up_link_invalid" },
				...createPerson(person),
				...answers,
			],
			user,
		).catch(asVoid);
		return true;
	});
	const cookie = await startSession(person, now, { agent, replaced });
	securityEvent("sign_up_confirmed", caller, { userId: id });
	return { user, cookies: [cookie, await rememberDevice(id, device, now)] };
}

/**
 * An address that was taken meanwhile, or reserved for its former owner, makes the link invalid.
 * The error does not reveal that it is taken.
 */
function asVoid(error: unknown): never {
	throw error instanceof AppError && error.code === "email_taken"
		? new AppError("sign_up_link_invalid")
		: error;
}

import { setTimeout as pause } from "node:timers/promises";
import type { Application } from "#shared/community/applications/applications.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { findPasswordFault } from "#shared/identity/auth/auth.rules.ts";
import type { Caller } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import type { Picture } from "../../core/http/request.ts";
import { countAttempt } from "../../core/http/throttle.ts";
import { queueEmailLink, queueLetter } from "../../core/outside/mail/outbox.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import { nextId } from "../../core/table/database.ts";
import { commonPasswords } from "../../identity/auth/commonPasswords.ts";
import { withNewSignIn } from "../../identity/auth/new-sign-in.ts";
import { savePortrait } from "../../people/users/portraits/portraits.ts";
import { removePortrait } from "../../people/users/portraits/remove-portrait.ts";
import type { User } from "../../people/users/user.entity.ts";
import { createPerson } from "../../people/users/user.writes.ts";
import { findUserByEmail } from "../../people/users/users.service.ts";
import { knownAddressLetter } from "./applications.letters.ts";

const answer = {
	message:
		"Your application was received. Open the link in the email that we have sent you: only then can you sign in.",
};

/**
 * Minimum time of a response in ms, so that its time does not reveal whether the address is known.
 */
const shortestAnswerMs = 1_500;

type Applicant = Omit<Application, "password" | "confirmPassword">;

/**
 * Files an application; nobody can sign in with it before the link in the email is followed. If the
 * address is known, nothing is filed and its owner gets an email.
 */
export async function applyAsCoach(
	caller: Caller,
	{ password, confirmPassword, ...applicant }: Application,
	picture?: Picture,
) {
	const fault = findPasswordFault(password, commonPasswords, applicant);
	if (fault) throw new AppError("invalid", { fields: { password: fault } });
	await countAttempt("apply", caller.address, caller.now);
	await countAttempt("apply", applicant.email, caller.now);
	await Promise.all([file(caller, applicant, password, picture), pause(shortestAnswerMs)]);
	return answer;
}

/** Makes the same number of calls to the identity provider for known and unknown addresses. */
async function file(
	caller: Caller,
	applicant: Applicant,
	password: string,
	picture?: Picture,
): Promise<void> {
	const id = await nextId<UserId>("user");
	const portrait = picture && (await savePortrait(id, picture));
	let isFiled = false;
	try {
		await withNewSignIn({ id, email: applicant.email }, password, async () => {
			isFiled = await fileUnlessKnown(caller, personOf(caller, id, applicant, portrait));
			return isFiled;
		});
	} finally {
		if (!isFiled) await removePortrait(portrait);
	}
}

function personOf(
	{ now, locale }: Caller,
	id: UserId,
	applicant: Applicant,
	portrait: string | undefined,
): User {
	const { teachingPhilosophy, certifications, ...profile } = applicant;
	const createdAt = new Date(now).toISOString();
	return {
		...profile,
		teachingPhilosophy: teachingPhilosophy ?? undefined,
		certifications: certifications ?? undefined,
		id,
		role: "coach",
		isApproved: false,
		mustConfirmEmail: true,
		mustChangePassword: false,
		passwordSetAt: now,
		competitionReadiness: "Local",
		preferredLanguage: locale,
		profileImageUrl: portrait,
		createdAt,
		updatedAt: createdAt,
	};
}

/**
 * Returns whether the application was filed: not if the address belongs to an account, or did until
 * recently.
 */
async function fileUnlessKnown(caller: Caller, person: User): Promise<boolean> {
	const { id, email } = person;
	const owner = await findUserByEmail(email);
	if (!owner && (await tryToFile(caller, person))) return true;
	const locale = owner?.preferredLanguage ?? caller.locale;
	await auditedTransaction(
		caller,
		{ entityType: "user", entityId: owner?.id ?? id, action: "application_with_known_address" },
		[queueLetter({ to: email, locale }, knownAddressLetter[locale], caller.now)],
		answer,
	);
	return false;
}

async function tryToFile(caller: Caller, person: User): Promise<boolean> {
	const { id, email, preferredLanguage: locale } = person;
	try {
		await auditedTransaction(
			caller,
			{ entityType: "user", entityId: id, action: "applied" },
			[...createPerson(person), queueEmailLink({ to: email, locale }, id, caller.now)],
			answer,
		);
		return true;
	} catch (error) {
		if (error instanceof AppError && error.code === "email_taken") return false;
		throw error;
	}
}

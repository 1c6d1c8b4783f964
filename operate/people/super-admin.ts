import { randomInt } from "node:crypto";
import { AppError } from "#functions/core/errors.ts";
import { identity } from "#functions/core/outside/identity.ts";
import { auditLine } from "#functions/core/table/audited-transaction.ts";
import { nextId, runTransaction } from "#functions/core/table/database.ts";
import { createPerson } from "#functions/people/users/user.writes.ts";
import { findUserByEmail } from "#functions/people/users/users.service.ts";
import { email as Email, newPassword } from "#shared/core/fields/fields.ts";

type NewPerson = { email: string; firstName: string; lastName: string };

/** Leaves out characters that are easily confused when read aloud. */
const letters = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** About 116 bits of entropy, and valid by the password rule. */
function temporaryPassword(): string {
	for (;;) {
		const password = Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join("");
		if (newPassword.safeParse(password).success) return password;
	}
}

/** Caller for the audit log: the operator at the command line. */
const operator = (now: number) => ({
	session: null,
	requestId: "create-super-admin",
	method: "",
	path: "",
	address: "",
	agent: "create-super-admin",
	locale: "en" as const,
	now,
});

/** Creates a super-admin with unique email address, sign-in and audit line. */
export async function createSuperAdmin(
	input: NewPerson,
	now: number,
): Promise<{ id: number; password: string }> {
	const parsed = Email.safeParse(input.email);
	if (!parsed.success)
		throw new Error(`"${input.email}" is no e-mail address; give one with --email`);
	const email = parsed.data;
	if (await findUserByEmail(email)) throw taken(email);
	const [id, createdAt] = [await nextId<number>("user"), new Date(now).toISOString()];
	const person = {
		...input,
		id,
		email,
		role: "super-admin" as const,
		isApproved: true,
		currentBelt: "white" as const,
		competitionReadiness: "Local" as const,
		preferredLanguage: "en" as const,
		mustChangePassword: true,
		// The operator vouches for the address, so it needs no confirmation.
		emailConfirmedAt: now,
		createdAt,
		updatedAt: createdAt,
	};
	await runTransaction([
		...createPerson(person),
		auditLine(operator(now), {
			entityType: "user",
			entityId: id,
			action: "created",
			details: { role: person.role },
		}),
	]).catch((error) => {
		throw error instanceof AppError && error.code === "email_taken" ? taken(email) : error;
	});
	const password = temporaryPassword();
	await identity
		.get()
		.setPassword(email, password)
		.catch((cause) => {
			const advice = "Choose a password with “Forgot your password?” on the site";
			throw new Error(`The person was made, but not the sign-in. ${advice}`, { cause });
		});
	return { id, password };
}

const taken = (email: string) => new Error(`There is somebody with the address ${email} already`);

import type { Registration } from "#shared/competition/registrations/registrations.schema.ts";
import { isMinor } from "#shared/core/time/age.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { requireFound } from "../../core/errors.ts";
import type { Acting } from "../../people/families/authorization.ts";
import { guardianWay, isUnderGuardians } from "../../people/families/links.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUser } from "../../people/users/users.service.ts";
import type { RegistrationRecord } from "./registration.entity.ts";

/** Steps of a trail that give a guardian's consent or take it back. */
const given = ["guardian_agreed", "consent_on_paper"];
const withdrawn = "consent_withdrawn";

/** The guardian's consent to a registration, read from its trail; null without one. */
export function consentOf({ trail }: Pick<RegistrationRecord, "trail">): Registration["consent"] {
	const step = trail.findLast(({ reason = "" }) => given.includes(reason) || reason === withdrawn);
	if (!step || step.reason === withdrawn) return null;
	return { on: step.signedOn ?? kuwaitDate(Date.parse(step.at)), name: step.signedBy ?? null };
}

/**
 * Whether a guardian has to agree to what a person takes part in: for everybody who is under 18
 * today, with or without a linked guardian, and as long as a guardianship is in force.
 */
export const needsConsent = async (
	person: Pick<User, "id" | "hasGuardians" | "dateOfBirth">,
	now: number,
): Promise<boolean> => isMinor(person.dateOfBirth, now) || isUnderGuardians(person, now);

/** Whether the caller is a guardian of the person, also one who acts as coach or staff. */
const isByGuardian = async ({ way, person, session, now }: Acting): Promise<boolean> =>
	way === "guardian" || (await guardianWay(person, session.userId, now)) === "guardian";

/**
 * What a new registration says of consent, if its event asks for it: that it waits for one, or that
 * the guardian who makes it agrees.
 */
export async function askConsent(
	{ guardianConsent }: { guardianConsent?: boolean },
	caller: Acting,
): Promise<{ awaitsGuardian?: true; reason?: "guardian_agreed" }> {
	if (!guardianConsent) return {};
	if (!(await needsConsent(requireFound(await findUser(caller.person)), caller.now))) return {};
	return (await isByGuardian(caller)) ? { reason: "guardian_agreed" } : { awaitsGuardian: true };
}

/** Whether a stored registration waits for a consent; undefined if not. */
export async function awaitsConsent(
	{ guardianConsent }: { guardianConsent?: boolean },
	entry: Pick<RegistrationRecord, "trail" | "userId">,
	now: number,
	subject?: User | null,
): Promise<true | undefined> {
	if (!guardianConsent || consentOf(entry)) return undefined;
	const person = subject ?? (await findUser(entry.userId));
	return (person !== null && (await needsConsent(person, now))) || undefined;
}

import { isCoach, isStaff } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { ActingWay } from "#shared/people/families/acting.ts";
import type { Invitation } from "#shared/people/families/families.schema.ts";
import { AppError } from "../../core/errors.ts";
import type { Write } from "../../core/table/database.ts";
import { isStudentOf } from "../coaches/students.service.ts";
import type { ConfirmedAddress } from "../users/confirmed-address.ts";
import { requireUnchanged } from "../users/user.writes.ts";
import { findUser, namedPerson, peopleById } from "../users/users.service.ts";
import { Guardianships } from "./guardianship.entity.ts";
import { type GuardianInvitation, GuardianInvitations } from "./invitation.entity.ts";
import { isLinkActive, writeStillActive } from "./links.ts";

/**
 * Finds in which capacity the sender of an invitation may still invite guardians. `writes` are the
 * conditions under which the transaction may rely on it. Throws `not_found` if the sender may no
 * longer invite: accepting must not give rights that the sender has lost.
 */
export async function requireInviter(
	{ childId, invitedBy }: GuardianInvitation,
	now: number,
): Promise<{ way: ActingWay; writes: Write[] }> {
	const [{ data: link }, person, isStudent] = await Promise.all([
		Guardianships.get({ childId, guardianId: invitedBy }).go({ consistent: true }),
		findUser(invitedBy as UserId),
		isStudentOf(childId as UserId, invitedBy as UserId),
	]);
	if (!person || person.isDisabled) throw new AppError("not_found");
	if (link?.state === "active" && isLinkActive(link, now))
		return { way: "guardian", writes: writeStillActive(link, "not_found") };
	if (isStaff(person)) return { way: "staff", writes: [requireUnchanged(person)] };
	if (isCoach(person) && isStudent) return { way: "coach", writes: [requireUnchanged(person)] };
	throw new AppError("not_found");
}

/** The writes that withdraw all invitations that a person has sent for a child. */
export async function withdrawInvitations(childId: number, invitedBy: number): Promise<Write[]> {
	const { data } = await GuardianInvitations.query
		.ofChild({ childId })
		.go({ pages: "all", consistent: true });
	return data
		.filter((one) => one.invitedBy === invitedBy)
		.map(({ email }) => ({ delete: GuardianInvitations.delete({ childId, email }).params() }));
}

/** When an invitation made now expires, in seconds since 1970. */
const invitationEnd = (now: number) => Math.floor(now / 1000) + 30 * 24 * 60 * 60;

/** The write that invites an address for 30 days; inviting again renews the invitation. */
export const writeInvitation = (
	invitation: Pick<GuardianInvitation, "childId" | "email" | "invitedBy">,
	now: number,
): Write => ({
	put: GuardianInvitations.put({
		...invitation,
		createdAt: new Date(now).toISOString(),
		expiresAt: invitationEnd(now),
	}).params(),
});

export const isOpen = ({ expiresAt }: GuardianInvitation, now: number) => expiresAt * 1000 > now;

/** Open guardian invitations to an address; none for a person without a confirmed address. */
export async function invitationsTo(
	email: ConfirmedAddress | null,
	now: number,
): Promise<Invitation[]> {
	if (!email) return [];
	const { data } = await GuardianInvitations.query.ofEmail({ email }).go({ pages: "all" });
	const open = data.filter((one) => isOpen(one, now));
	const people = await peopleById(open.flatMap(({ childId, invitedBy }) => [childId, invitedBy]));
	return open.flatMap(({ childId, invitedBy, createdAt }) => {
		const [child, by] = [people.get(childId), people.get(invitedBy)];
		return child
			? [{ child: namedPerson(child), invitedBy: by ? namedPerson(by) : null, createdAt }]
			: [];
	});
}

import type { Invitation } from "#shared/community/families/families.schema.ts";
import type { ConfirmedAddress } from "../users/confirmed-address.ts";
import { namedPerson, peopleById } from "../users/users.service.ts";
import { type GuardianInvitation, GuardianInvitations } from "./invitation.entity.ts";

/** When an invitation made now expires, in seconds since 1970. */
export const invitationEnd = (now: number) => Math.floor(now / 1000) + 30 * 24 * 60 * 60;

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

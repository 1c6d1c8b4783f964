import type { Invitation } from "#shared/families/families.schema.ts";
import { namedPerson, peopleById } from "../users/users.service.ts";
import { type GuardianInvitation, GuardianInvitations } from "./invitation.entity.ts";

/** Seconds since 1970 at which an invitation that is made now ends. */
export const invitationEnd = (now: number) => Math.floor(now / 1000) + 30 * 24 * 60 * 60;

export const isOpen = ({ expiresAt }: GuardianInvitation, now: number) => expiresAt * 1000 > now;

/** What an address is asked. Who has no address is asked nothing. */
export async function invitationsTo(email: string, now: number): Promise<Invitation[]> {
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

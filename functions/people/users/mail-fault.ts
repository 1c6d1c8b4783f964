import type { MailFault } from "#shared/people/users/users.schema.ts";
import type { StoredMailFault, User } from "./user.entity.ts";

type Addressed = Pick<User, "email" | "emailConfirmedAt" | "mailFault">;

/** When the person last showed that their mail arrives, or staff had it sent again; ms since 1970. */
export const settledAt = ({ emailConfirmedAt = 0, mailFault }: Addressed) =>
	Math.max(emailConfirmedAt, Date.parse(mailFault?.retriedAt ?? "1970-01-01"));

/** The stored fault if it is about the person's present address and newer than what settled it. */
export const currentFault = (person: Addressed): StoredMailFault | undefined => {
	const { email, mailFault } = person;
	const isCurrent =
		mailFault?.address === email && Date.parse(mailFault.latest) > settledAt(person);
	return isCurrent ? mailFault : undefined;
};

/** Why emails to a person do not arrive; undefined while they do. */
export function mailFaultOf(person: Addressed): MailFault | undefined {
	const fault = currentFault(person);
	return fault && { kind: fault.kind, since: fault.since };
}

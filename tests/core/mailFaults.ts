import { Users } from "#functions/people/users/user.entity.ts";
import type { MailFault } from "#shared/people/users/users.schema.ts";

/** Stores that emails to a person come back. */
export async function failMailForTest(id: number, kind: MailFault["kind"] = "bounce") {
	const { data: person } = await Users.get({ id }).go();
	if (!person) throw new Error(`There is no person ${id}`);
	const since = new Date().toISOString();
	const mailFault = { address: person.email, kind, since, latest: since };
	await Users.patch({ id }).set({ mailFault }).go();
	return mailFault;
}

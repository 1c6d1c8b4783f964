import type { PersonRecord } from "#shared/community/people/people.schema.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { people } from "../../people/users/people.client.ts";
import { staffPeopleQuery } from "./people.queries.ts";
import { personFormMessages } from "./personForm.messages.ts";

/** Emails a person a link to choose a password. */
export function useInvite({ id, email }: Pick<PersonRecord, "id" | "email">, done?: () => void) {
	const text = useText(personFormMessages);
	return useWrite({
		call: (_: void, key) => people.invite({ params: { id }, key }),
		toast: () => ({ title: text("personForm.invited", { email }) }),
		changed: [staffPeopleQuery],
		done,
	});
}

import type { PersonRecord } from "#shared/community/people/people.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { managePeopleMessages } from "../managePeople.messages.ts";
import { roleMessages } from "./roles.messages.ts";

/** A person's role; staff roles are emphasized. */
export function RoleBadge({
	person: { role, isApproved },
}: {
	person: Pick<PersonRecord, "role" | "isApproved">;
}) {
	const text = useText(managePeopleMessages);
	const roleText = useText(roleMessages);
	const isPending = role === "coach" && !isApproved;
	return (
		<>
			<span className="badge">{roleText(`managePeople.role.${role}`)}</span>
			{isPending && <span className="badge draft">{text("managePeople.pending")}</span>}
		</>
	);
}

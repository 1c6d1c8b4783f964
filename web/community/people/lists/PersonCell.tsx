import type { PersonRecord } from "#shared/community/people/people.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { PersonLink } from "../../../people/users/PersonLink.tsx";
import { Portrait } from "../../../people/users/Portrait.tsx";
import { managePeopleMessages } from "../managePeople.messages.ts";
import "./people-list.css";

/** A person in a staff list, linked to their page. `compact`: in one line, without the email. */
export function PersonCell({ person, compact }: { person: PersonRecord; compact?: boolean }) {
	const text = useText(managePeopleMessages);
	return (
		<span className="person-cell">
			<Portrait person={person} size={compact ? 28 : 40} />
			<span>
				<PersonLink person={person} />
				{!compact && (
					<span className="small soft block" dir="ltr">
						{person.email}
					</span>
				)}{" "}
				{person.isDisabled && <span className="badge draft">{text("managePeople.closed")}</span>}
			</span>
		</span>
	);
}

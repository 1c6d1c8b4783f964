import { Link } from "react-router-dom";
import type { PersonRecord } from "#shared/people/people.schema.ts";
import { useText } from "../core/messages.ts";
import { paths } from "../core/paths.ts";
import { languageOf, useNames } from "../users/names.ts";
import { Portrait } from "../users/Portrait.tsx";
import { managePeopleMessages } from "./managePeople.messages.ts";
import "./people-desk.css";

/** Somebody in a list of staff: the way to their page. */
export function PersonCell({ person }: { person: PersonRecord }) {
	const text = useText(managePeopleMessages);
	const name = useNames()(person).full;
	return (
		<span className="person-cell">
			<Portrait person={person} size={40} />
			<span>
				<Link to={paths.person(person.id)}>
					<bdi lang={languageOf(name)}>{name}</bdi>
				</Link>
				<span className="small soft block" dir="ltr">
					{person.email}
				</span>
				{person.isDisabled && <span className="badge draft">{text("managePeople.closed")}</span>}
			</span>
		</span>
	);
}

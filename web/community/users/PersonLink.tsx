import { Link } from "react-router-dom";
import type { UserId } from "#shared/core/ids.ts";
import { paths } from "../../core/address/paths.ts";
import { PersonName } from "./PersonName.tsx";

type Props = { person: Parameters<typeof PersonName>[0]["person"] & { id: UserId } };

/** A person's name in a staff list, linked to their page. */
export const PersonLink = ({ person }: Props) => (
	<Link to={paths.person(person.id)}>
		<PersonName person={person} />
	</Link>
);

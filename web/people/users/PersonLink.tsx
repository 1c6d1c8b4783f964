import { Link, useLocation } from "react-router-dom";
import type { UserId } from "#shared/core/ids.ts";
import { paths } from "../../core/address/paths.ts";
import { PersonName } from "./PersonName.tsx";

type Props = { person: Parameters<typeof PersonName>[0]["person"] & { id: UserId } };

type LinkState = { list?: unknown } | null;

/** Address, with filters, of the list whose link opened a person's page. */
export function listAddressOf(state: unknown): string | undefined {
	const list = (state as LinkState)?.list;
	return typeof list === "string" ? list : undefined;
}

/** A person's name in a staff list, linked to their page. The page has a link back to the list. */
export function PersonLink({ person }: Props) {
	const { pathname, search } = useLocation();
	return (
		<Link to={paths.person(person.id)} state={{ list: pathname + search }}>
			<PersonName person={person} />
		</Link>
	);
}

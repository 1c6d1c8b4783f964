import type { ReactNode } from "react";
import type { BeltPerson } from "#shared/base/ranks/belts.schema.ts";
import { PersonLink } from "../../../people/users/PersonLink.tsx";
import { Portrait } from "../../../people/users/Portrait.tsx";

/** A person's picture and name, linked to their page, with a line below. */
export function PersonWithPortrait({
	person,
	children,
}: {
	person: BeltPerson;
	children?: ReactNode;
}) {
	return (
		<span className="person-with-portrait">
			<Portrait person={person} size={40} />
			<span>
				<PersonLink person={person} />
				{children}
			</span>
		</span>
	);
}
